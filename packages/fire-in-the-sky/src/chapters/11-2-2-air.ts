/** 11.2.2 The air battle: air-to-air combat, anti-aircraft fire, air strikes. */
import type { Answer, Ask, Out, SplitAnswer } from '@ironbottom/umpire';
import {
  type AirPiece,
  airIn,
  type Battle,
  cargoLeft,
  crowds,
  type Force,
  soundShips,
  strengthOf,
  type Volley,
} from '../battle.js';
import { combatTable } from '../charts/combat.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../pieces.js';
import { unitOf } from '../units.js';
import { landPlanes } from './11-2-2-decks.js';
import type { Chapter, Progress } from './chapter.js';
import { fromProgrammeTurn, fromRadarTurn, kamikazesMayFly, surpriseOf } from './facts.js';
import { afloat, allotment, allotted, only } from './targets.js';
import { sumOf, volleyOf } from './volleys.js';

const stages = { kamikaze: 0, airToAir: 1, missions: 2, antiAircraft: 3, targets: 4, end: 5 } as const;

export const air: Chapter = {
  next(battle, out): Progress {
    switch (battle.stage++) {
      case stages.kamikaze:
        if (!kamikazesMayFly(battle) || !canStrike(battle, 'japan') || !cite('16.2.4')) return 'again';
        return { rule: '16.2.4', of: ['japan'] };
      case stages.airToAir:
        for (const side of sides) airToAir(battle, side);
        return 'again';
      case stages.missions: {
        settleSupremacy(battle, out);
        const of = sides.filter((side) => canStrike(battle, side) && canSupport(battle, side));
        for (const side of sides) if (!of.includes(side)) sendOut(battle, side, canStrike(battle, side) ? 999 : 0);
        return of.length === 0 ? 'again' : { rule: 'R7', of };
      }
      case stages.antiAircraft:
        for (const side of sides) antiAircraft(battle, side);
        return 'again';
      case stages.targets: {
        const striking = sides.filter((side) => airIn(battle.sides[side], 'strike').length > 0);
        const of = striking.filter((side) => only(afloat(battle.sides[enemyOf(side)])) === undefined);
        for (const side of striking) {
          const sole = only(afloat(battle.sides[enemyOf(side)]));
          if (sole !== undefined)
            strike(
              battle,
              side,
              wavesOf(battle, side).map((wave) => ({ [sole.id]: wave.points.length })),
            );
        }
        return of.length === 0 ? 'again' : { rule: '11.2.2.4b', of };
      }
      default:
        comeHome(battle, out);
        return 'done';
    }
  },

  ask(battle, side): Ask {
    switch (battle.stage - 1) {
      case stages.kamikaze:
        return askKamikazes(battle);
      case stages.missions:
        return askMissions(battle, side);
      default:
        return askTargets(battle, side);
    }
  },

  decide(battle, answers, out) {
    for (const side of sides) {
      const answer: Answer | undefined = answers[side];
      if (answer === undefined) continue;
      if (battle.stage - 1 === stages.kamikaze) declare(battle, answer as number, out);
      else if (battle.stage - 1 === stages.missions) sendOut(battle, side, answer as number);
      else strike(battle, side, allotted(answer));
    }
  },
};

const canStrike = (battle: Battle, side: Side): boolean =>
  airIn(battle.sides[side], 'ready').length > 0 &&
  (soundShips(battle.sides[enemyOf(side)]).length > 0 || cargoLeft(battle.sides[enemyOf(side)]).length > 0);

/** Somebody will be fought on the ground in this battle. */
const canSupport = (battle: Battle, side: Side): boolean =>
  battle.steps.includes('land') &&
  airIn(battle.sides[side], 'ready').some(({ kamikaze }) => !kamikaze) &&
  troopsOf(battle.sides[enemyOf(side)]) > 0;

/** On the ground, and those that are going to land. */
const troopsOf = (force: Force): number =>
  cargoLeft(force).reduce((sum, { kind, strength }) => sum + (kind === 'land' ? strength : 0), strengthOf(force));

/** 16.2.4 Said before the fight: how many Air Points dive on the ships. */
function askKamikazes(battle: Battle): Ask {
  const to = airIn(battle.sides.japan, 'ready').length;
  return {
    ...{ ask: 'say', rule: '16.2.4', from: 0, to },
    prompt: `How many Air Points fly as kamikazes? Each strikes with two dice, and is lost.`,
  };
}

function declare(battle: Battle, points: number, out: Out): void {
  const ready = airIn(battle.sides.japan, 'ready').sort((a, b) => Number(a.elite) - Number(b.elite));
  for (const point of ready.slice(0, points)) point.kamikaze = true;
  if (out.on) out.say('16.2.4', 'kamikazes', { points });
}

/** 11.2.2.2 Every Air Point in the hex fires once, all at the same time; kamikazes do not (R5). */
function airToAir(battle: Battle, side: Side): void {
  const enemies = airIn(battle.sides[enemyOf(side)], 'ready');
  const fighters = airIn(battle.sides[side], 'ready').filter(({ kamikaze }) => !kamikaze);
  if (enemies.length === 0 || fighters.length === 0 || !cite('11.2.2.2') || !cite('R5')) return;
  const { japanOnTurn1, alliesFromTurn10, elite: eliteBonus, atKamikaze } = combatTable.values.airToAir;
  const everybody = sumOf([
    [side === 'japan' && surpriseOf(battle) && cite('11.2.2.2'), japanOnTurn1],
    [side === 'allies' && fromRadarTurn(battle) && cite('16.1.7'), alliesFromTurn10],
  ]);
  const kamikazes = enemies.filter(({ kamikaze }) => kamikaze).length;
  const others = enemies.length - kamikazes;
  for (const elite of [true, false]) {
    const dice = fighters.filter((point) => isElite(battle, point) === elite).length;
    const plus = everybody + (elite ? eliteBonus : 0);
    // R5 One die for each kamikaze first; only Japan flies any, so that elite crews never fire at them.
    const atThem = others === 0 ? dice : Math.min(dice, kamikazes);
    if (kamikazes > 0 && atThem > 0)
      battle.volleys.push(volleyOf('11.2.2.2', side, atThem, plus + bonusAt(atKamikaze), crowds.kamikaze));
    const rest = kamikazes > 0 ? dice - atThem : dice;
    if (rest > 0) battle.volleys.push(volleyOf('11.2.2.2', side, rest, plus, crowds.air));
  }
}

const isElite = (battle: Battle, { elite, nation }: AirPiece): boolean =>
  elite && nation === 'japan' && battle.options.elitePilots && cite('16.2.3');
const bonusAt = (plus: number): number => (cite('16.2.4') ? plus : 0);

/** R5 Air Supremacy: Air Points left, and the enemy has none. */
function settleSupremacy(battle: Battle, out: Out): void {
  const left = sides.filter((side) => airIn(battle.sides[side], 'ready').length > 0);
  battle.supremacy = left.length === 1 && cite('R5') ? (left[0] ?? null) : null;
  if (out.on && battle.supremacy !== null) out.say('R5', 'supremacy', { side: battle.supremacy });
}

/** R7 Where there are ships to strike and troops to support, the player says how many do which. */
function askMissions(battle: Battle, side: Side): Ask {
  const to = airIn(battle.sides[side], 'ready').length;
  const from = airIn(battle.sides[side], 'ready').filter(({ kamikaze }) => kamikaze).length;
  const prompt = 'How many Air Points strike at the ships? The others support the troops on the ground.';
  return { ask: 'say', rule: 'R7', prompt, from, to, now: to };
}

function sendOut(battle: Battle, side: Side, striking: number): void {
  const order = ({ kamikaze, elite }: AirPiece): number => (kamikaze ? 2 : elite ? 1 : 0);
  const ready = airIn(battle.sides[side], 'ready').sort((a, b) => order(b) - order(a));
  const support = canSupport(battle, side);
  ready.forEach((point, nth) => {
    if (nth < striking) point.state = 'strike';
    else if (support && !point.kamikaze) point.state = 'support';
  });
}

/** 11.2.2.4a The force that is attacked fires its Anti-Air ratings together, at most one die for each Air Point (R9). */
function antiAircraft(battle: Battle, side: Side): void {
  const attackers = airIn(battle.sides[enemyOf(side)], 'strike');
  if (attackers.length === 0 || !cite('11.2.2.4a') || !cite('R9')) return;
  const dice = Math.min(attackers.length, antiAirOf(battle, side));
  const { alliesFromTurn10, atKamikaze } = combatTable.values.antiAircraft;
  const plus = sumOf([[side === 'allies' && fromRadarTurn(battle) && cite('16.1.7'), alliesFromTurn10]]);
  const atThem = Math.min(dice, attackers.filter(({ kamikaze }) => kamikaze).length);
  if (atThem > 0) battle.volleys.push(volleyOf('11.2.2.4a', side, atThem, plus + bonusAt(atKamikaze), crowds.kamikaze));
  if (dice > atThem) battle.volleys.push(volleyOf('11.2.2.4a', side, dice - atThem, plus, crowds.strike));
}

/** 16.2.6 From turn 10 every Japanese ship with anti-aircraft guns has one die more. */
function antiAirOf(battle: Battle, side: Side): number {
  const more = side === 'japan' && fromProgrammeTurn(battle) && cite('16.2.6') ? 1 : 0;
  let dice = 0;
  for (const { id } of soundShips(battle.sides[side])) {
    const { antiAir } = unitOf(id);
    if (antiAir > 0) dice += antiAir + more;
  }
  return dice;
}

type Wave = { name: string; points: AirPiece[]; kind: 'kamikaze' | 'elite' | 'air' };

/** Air Points that strike alike. */
function wavesOf(battle: Battle, side: Side): Wave[] {
  const striking = airIn(battle.sides[side], 'strike');
  const kindOf = (point: AirPiece): Wave['kind'] =>
    point.kamikaze ? 'kamikaze' : isElite(battle, point) ? 'elite' : 'air';
  const names = { kamikaze: 'Kamikazes', elite: 'Elite Air Points', air: 'Air Points' };
  return (['kamikaze', 'elite', 'air'] as const)
    .map((kind) => ({ kind, name: names[kind], points: striking.filter((point) => kindOf(point) === kind) }))
    .filter(({ points }) => points.length > 0);
}

function askTargets(battle: Battle, side: Side): Ask {
  const targets = afloat(battle.sides[enemyOf(side)]);
  return allotment(
    '11.2.2.4b',
    'Which ships are struck? One die for each Air Point, two for a kamikaze.',
    wavesOf(battle, side).map(({ name, points }) => ({ name, total: points.length, targets })),
  );
}

/** 11.2.2.4b A die for each Air Point; a kamikaze, which does not come back, has two (16.2.4). */
function strike(battle: Battle, side: Side, allotments: readonly SplitAnswer[]): void {
  if (!cite('11.2.2.4b')) return;
  const enemy = battle.sides[enemyOf(side)];
  const waves = wavesOf(battle, side);
  const { elite } = combatTable.values.airStrike;
  for (const { id } of afloat(enemy)) {
    waves.forEach(({ kind }, nth) => {
      const points = allotments[nth]?.[id] ?? 0;
      if (points === 0) return;
      const dice = kind === 'kamikaze' && cite('16.2.4') ? 2 * points : points;
      const plus = strikeModifier(battle, side, enemy, id) + (kind === 'elite' ? elite : 0);
      battle.volleys.push(volleyOf('11.2.2.4b', side, dice, plus, id));
    });
  }
}

function strikeModifier(battle: Battle, side: Side, enemy: Force, id: string): number {
  const values = combatTable.values.airStrike;
  const ship = enemy.ships.find((each) => each.id === id);
  const british = ship !== undefined && unitOf(id).nation === 'britain' && unitOf(id).type === 'CV';
  return sumOf([
    [battle.supremacy === side && cite('11.2.2.4b'), values.supremacy],
    [ship?.anchored === true && cite('11.2.2.4b'), values.atAnchor],
    [ship === undefined && cite('11.2.2.4b'), values.cargo],
    [side === 'japan' && surpriseOf(battle) && cite('11.2.2.4b'), values.japanOnTurn1],
    [british && battle.options.britishCarriers && cite('16.1.2'), values.britishCarrier],
  ]);
}

/** Whether hits of this volley are those of one air strike. */
export const isStrike = ({ rule }: Volley): boolean => rule === '11.2.2.4b';

function comeHome(battle: Battle, out: Out): void {
  for (const side of sides) {
    for (const point of battle.sides[side].air) {
      if (point.state !== 'strike') continue;
      point.state = point.kamikaze && cite('16.2.4') ? 'lost' : 'used';
    }
    landPlanes(battle, side, out);
  }
}
