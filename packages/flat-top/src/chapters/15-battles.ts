/** 15 The Combat Phase: battles one after the other, each fought by chapters 16 to 21. */
import type { Answer, Ask, FrameKind, Item, Pick, Refusal } from '@ironbottom/umpire';
import { questionOf } from '../battle.js';
import { cite } from '../cite.js';
import { type FlatTopGame, type GameLaw, type GameState, type GameTable, type GameView, ownOf } from '../game-kit.js';
import { basesOnBoard } from '../held-bases.js';
import { hexOf, name } from '../map.js';
import { refused } from '../shapes.js';
import { type Altitude, enemyOf, type Side, sides } from '../state.js';
import { sideOf } from '../view.js';
import { weatherAt } from './6-weather.js';
import { observe, showUnits } from './7-observation.js';
import { attempt, flightsOnMap, hasTried } from './14-13-attempts.js';
import { mayBeZone, zoneFor } from './14-zone.js';
import { clearNextTurn, decideFight, disband, fightOn, muster, seenInFight } from './15-muster.js';
import { endAtOnce } from './25-victory.js';
import { anywhere } from './optional-chance-combat.js';
import { fightSubmarines } from './optional-submarines-orders.js';

/** 7.1, R45 Hidden units may show themselves where enemies stand; then the battles, hex by hex (R102a). */
export type CombatFrame = { kind: 'combat'; rule: '15.4'; shown: boolean; done: number };
export type BattleFrame = { kind: 'battle'; rule: '15.1' };

export type Interception = {
  readonly why: 'interception';
  readonly altitude: Altitude;
  readonly attacker: Side;
  /** Who is in it, by id: the interceptors' formations and those they caught. */
  readonly formations: Readonly<Record<Side, readonly string[]>>;
};

export type Everybody = { readonly why: 'combat' };
/** OPT-SUB.7 Of one side's submarines with whoever of the enemy is there. */
export type OfSubmarines = { readonly why: 'submarines'; readonly side: Side };

export function combatPhase(table: GameTable): void {
  clearNextTurn(table);
  observe(table, sides);
  if (table.law.options.submarines) fightSubmarines(table);
  table.push({ kind: 'combat', rule: '15.4', shown: false, done: -1 });
}

/** Fight in this hex: everybody on the map there, or the formations of one interception. */
export function beginBattle(table: GameTable, hex: number, how: Interception | Everybody | OfSubmarines): void {
  table.say('15.1', 'battle-begins', { hex, why: how.why });
  muster(table, hex, how);
  table.push({ kind: 'battle', rule: '15.1' });
}

export const combat: FrameKind<FlatTopGame, CombatFrame> = {
  run(table, frame) {
    if (!frame.shown) {
      frame.shown = true;
      if (table.law.options.showForCombat && cite('7.1')) table.owe(sides);
      return;
    }
    const hex = battleHexes(table.state).find((each) => each > frame.done);
    if (hex === undefined) {
      table.pop();
      return;
    }
    frame.done = hex;
    // 6.9 Nobody fights in a storm.
    if (weatherAt(table.state.public, hex) === 'storm' && cite('6.9')) return;
    beginBattle(table, hex, { why: 'combat' });
  },

  ask: showAsk,

  take(table, _, answers) {
    for (const side of sides) showUnits(table, side, idsOf(answers[side]));
    observe(table, sides);
  },
};

const idsOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? (answer as string[]) : []);

/** R45 Hidden task forces and formations in hexes where an enemy counter or base stands. */
function showAsk({ own, knows, seat, public: pub }: GameView, law: GameLaw): Pick {
  const bases = basesOnBoard(law, pub, enemyOf(sideOf(seat)));
  const enemyAt = (hex: number): boolean =>
    knows.marks.some((mark) => mark.hex === hex) || bases.some((base) => hexOf(base) === hex);
  const of: Item[] = [];
  for (const { id, hex, onMap } of own.tfs)
    if (!onMap && enemyAt(hex)) of.push({ id, text: `${id} in ${name(hex)}`, at: hex });
  for (const { id, hex, onMap, away, onDeck } of own.flights)
    if (!onMap && away === null && onDeck === null && enemyAt(hex))
      of.push({ id, text: `${id} in ${name(hex)}`, at: hex });
  const prompt =
    of.length === 0
      ? 'You have no hidden units beside the enemy: go on.'
      : 'Show hidden units beside the enemy, to fight?';
  return { ask: 'pick', rule: '7.1', prompt, of, min: 0, max: of.length };
}

/** 15.1 Where both sides have something on the map; a base always is. */
export function battleHexes(state: GameState): number[] {
  const [allied, japan] = [standing(state, 'allied'), standing(state, 'japan')];
  return [...allied].filter((hex) => japan.has(hex)).sort((a, b) => a - b);
}

/** The hexes where a side has a unit on the map or a base. */
function standing(state: GameState, side: Side): Set<number> {
  const own = ownOf(state, side);
  const hexes = new Set<number>();
  // 12.8 Task forces that nobody has seen lie beside the enemy in peace.
  for (const { hex, onMap } of own.tfs) if (onMap || !cite('12.8')) hexes.add(hex);
  for (const { hex, onMap } of own.flights) if (onMap) hexes.add(hex);
  for (const { name: base, offBoard } of own.bases) if (!offBoard) hexes.add(hexOf(base));
  return hexes;
}

export const battle: FrameKind<FlatTopGame, BattleFrame> = {
  run(table) {
    if (!fightOn(table)) finish(table);
  },

  ask(view, law) {
    const steps = view.knows.battle?.steps;
    if (steps === undefined) throw new Error('no battle is being fought');
    return whichFight(view, whereAllowed(view, law, questionOf(seenInFight(view, law), steps)));
  },

  take(table, _, answers) {
    if (!decideFight(table, attempted(table, answers))) finish(table);
  },
};

function finish(table: GameTable): void {
  disband(table);
  table.pop();
  observe(table, sides);
  endAtOnce(table);
}

/** 14.13, 16 Planes may fight twice in a turn over one hex: which of the two it is stands before the question. */
function whichFight({ public: { battle: fight } }: GameView, ask: Ask): Ask {
  if (fight === null || !(ask.rule.startsWith('16.') || ask.rule === '15.6.1')) return ask;
  const which =
    fight.why === 'interception'
      ? `Special interception over ${name(fight.hex)} (14.13)`
      : `Combat Phase over ${name(fight.hex)}, air-to-air combat (16)`;
  return asking(ask, `${which}. ${ask.prompt}`);
}

/** The same question in other words. Written out: whoever reads questions would stumble over the shape of a spread copy. */
function asking(ask: Ask, prompt: string): Ask {
  const { rule } = ask;
  if (ask.ask === 'pick') return { ask: 'pick', rule, prompt, of: ask.of, min: ask.min, max: ask.max };
  if (ask.ask === 'sheet') return { ask: 'sheet', rule, prompt, rows: ask.rows, limits: ask.limits };
  return { ...ask, prompt };
}

// 15.2 Where air-to-air combat can be started

const startsAirCombat = ({ rule }: Ask): boolean => rule === '16.1';

/**
 * 15.2, R82 Not where the side itself knows of no deck or field near enough, and of no ship; OPT-EPF.10 unless the option lets
 * it try, once at each altitude (14.13.5).
 */
function whereAllowed(view: GameView, law: GameLaw, ask: Ask): Ask {
  const hex = view.public.battle?.hex;
  if (ask.ask !== 'pick' || !startsAirCombat(ask) || hex === undefined || mayBeZone(view, law, hex)) return ask;
  const chance = anywhere(law);
  const why = `${name(hex)} is neither over ships nor within two hexes of a deck or a field`;
  const not = (altitude: string): Refusal | undefined => {
    if (!chance) return { rule: '15.2', why };
    if (!hasTried(view.public, sideOf(view.seat), hex, altitude as Altitude)) return undefined;
    return { rule: '14.13.5', why: `you have tried at ${altitude} altitude in ${name(hex)} this turn` };
  };
  const of = ask.of.map((item) => {
    const refusal = item.not === undefined ? not(item.id) : undefined;
    return refusal === undefined ? item : refused(item, refusal);
  });
  const far =
    ' No ship, deck or field is near: unless the enemy wants it too it takes a die on the Interception Table.';
  const { rule, min, max } = ask;
  return { ask: 'pick', rule, prompt: chance ? ask.prompt + far : ask.prompt, of, min, max };
}

/** R82 Near an enemy task force that may or may not carry planes it is an attempt: whether it was possible is the answer. */
function attempted(table: GameTable, answers: { [seat: string]: Answer }): { [seat: string]: Answer } {
  const { state, law } = table;
  const hex = state.public.battle?.hex;
  const step = state.umpire.secret.steps.at(-1);
  if (hex === undefined || step?.rule !== '16' || step.stage !== 'initiate') return answers;
  const allowed = { ...answers };
  for (const side of sides) {
    const wished = idsOf(answers[side]) as Altitude[];
    if (wished.length === 0) continue;
    const possible = zoneFor(state, law, side, hex);
    if (!possible && anywhere(law)) {
      table.tell('all', 'OPT-EPF.10', 'air-combat-tried', { side, hex, possible: true, chance: true });
      const agreed = idsOf(answers[enemyOf(side)]);
      allowed[side] = wished.filter((altitude) => agreed.includes(altitude) || isFound(table, side, hex, altitude));
      continue;
    }
    table.tell('all', '15.2', 'air-combat-tried', { side, hex, possible });
    if (!possible) allowed[side] = [];
  }
  return allowed;
}

/** OPT-EPF.10, R174 Far from everything whoever wants to fight alone has to find the enemy; 14.13.5 once a turn. */
function isFound(table: GameTable, side: Side, hex: number, altitude: Altitude): boolean {
  const { state } = table;
  if (hasTried(state.public, side, hex, altitude)) {
    table.tell('all', '14.13.5', 'tried-before', { side, hex, altitude });
    return false;
  }
  return attempt(table, side, hex, altitude, flightsOnMap(state, enemyOf(side), hex));
}
