/** 7.8 Attacks on ships; then 16.7 critical hits and 6.3.3 the way home. */
import type { Out, Row, Share } from '@ironbottom/umpire';
import { afterCap } from '../chapters/5-3-patrols.js';
import { isDoubled, whoRolls } from '../chapters/6-3-results.js';
import {
  attackAltitude,
  attackStrength,
  damagePoints,
  levelsOf,
  navalResult,
  oddsOf,
  speedAgainst,
  torpedoLoss,
} from '../chapters/7-8-attack.js';
import { isCritical, isShown, rollsForCriticals } from '../chapters/16-7-critical-hits.js';
import { damagedBy, defenceOf, sinksAt, speedOf } from '../chapters/16-8-damage.js';
import { airTypes } from '../charts/air-points.js';
import { cite } from '../cite.js';
import { nominated } from '../dice.js';
import { inWave, targetsOf } from './coming-in.js';
import { targets } from './deploying.js';
import { endangered, isFlagship } from './fates.js';
import { isFarFromHome, kindOf } from './fighting.js';
import { navalOf, type StrikeLaw, strikeOf, strikerOf, unitOf } from './law.js';
import { type Flight, pointsOf, type Sent, type Ship, type StrikeBattle, shipOf } from './state.js';
import { decision, die, flightsText, flightText, inOrder, merged, type Step } from './step.js';

const attackers = (battle: StrikeBattle) => inWave(battle).filter(({ role }) => role !== 'F');

export const strikingSteps = {
  assign: {
    next({ law, battle }, out) {
      const { wave } = battle;
      if (wave === null) return undefined;
      const ships = targetsOf(battle, wave, wave.ring ?? 'core');
      if (attackers(battle).length === 0 || ships.length === 0) {
        if (out.on) out.say('10.1', 'beaten off', { number: wave.number });
        battle.phase = 'next wave';
        return undefined;
      }
      // 7.8.1 The striker is told how fast each is now.
      if (ships.some(({ pace }) => pace === null)) {
        for (const ship of ships) ship.pace = speedOf(law, ship);
        if (out.on)
          out.tell('all', '7.8.1', 'paces', {
            ships: ships.map(({ id, mark, seen, pace }) => ({ ship: seen ? id : mark, pace })),
          });
      }
      return decision('7.8.1', strikerOf(law, battle));
    },
    ask(seen) {
      const { wave } = seen;
      const ships = wave === null ? [] : targetsOf(seen, wave, wave.ring ?? 'core');
      const over = (cap: number): Share[] =>
        ships.map(({ id, mark, seen: up, pace, damage }) => ({
          id: up ? id : mark,
          text: `${up ? id : mark}, speed class ${pace ?? 3}${damage >= 2 ? ', D2 or worse' : ''}`,
          cap,
        }));
      return {
        ask: 'sheet',
        rule: '7.8.1',
        prompt: 'Which ships are attacked? All attacks are named before the first is rolled; everybody must attack.',
        rows: attackers(seen).map(
          (flight): Row => ({
            ask: 'split',
            rule: '7.8.4',
            prompt: `${flightText(flight)}: on which ships?`,
            total: flight.points,
            over: over(flight.points),
            all: cite('7.8.4'),
          }),
        ),
        limits: [],
      };
    },
    decide({ law, battle }, answer, _side, out) {
      const { wave } = battle;
      if (wave === null) return;
      const rows = (Array.isArray(answer) ? answer : []) as { [target: string]: number }[];
      const flights = attackers(battle);
      for (const ship of targetsOf(battle, wave, wave.ring ?? 'core')) {
        const called = ship.seen ? ship.id : ship.mark;
        const sent: Sent[] = flights.flatMap((flight, i) => {
          const points = rows[i]?.[called] ?? 0;
          return points > 0 ? [{ flight: { ...flight }, points }] : [];
        });
        if (sent.length === 0) continue;
        ship.seen = true;
        battle.shown[ship.id] = ship.damage;
        // 7.8.3 One attack on each ship, with all who were sent.
        for (const together of cite('7.8.3') ? [sent] : sent.map((each) => [each]))
          wave.attacks.push({ target: ship.id, sent: together, torpedoLoss: 0, points: 0 });
        if (out.on)
          out.tell('all', '7.8.1', 'target', {
            was: called,
            ship: ship.id,
            damage: ship.damage,
            planes: flightsText(sent.map(({ flight, points }) => ({ ...flight, points }))),
          });
      }
      if (wave.number === 1 && wave.ring !== 'outer') battle.reached = true;
      for (const ship of targets(law, battle)) ship.pace = null;
      battle.phase = 'torpedo';
    },
  },
  torpedo: {
    next({ law, battle }) {
      const [attack] = battle.wave?.attacks ?? [];
      if (attack === undefined) {
        battle.phase = 'next wave';
        return undefined;
      }
      const torpedoes = attack.sent.some(({ flight }) => flight.role === 'T');
      if (torpedoes && unitOf(law, attack.target).antiTorpedo > 1 && cite('7.8.1'))
        return die('7.8.1', strikerOf(law, battle));
      battle.phase = 'damage';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const [attack] = battle.wave?.attacks ?? [];
      battle.faces.push(face);
      if (attack === undefined || battle.faces.length < 2) return;
      const { first, second } = nominated(battle.faces);
      attack.torpedoLoss = torpedoLoss(unitOf(law, attack.target), first, second);
      if (out.on) out.say('7.8.1', 'protection', { ship: attack.target, first, second, less: attack.torpedoLoss });
      battle.faces = [];
      battle.phase = 'damage';
    },
  },
  damage: {
    next: ({ law, battle }) => die('7.8.1', strikerOf(law, battle)),
    die(strike, face, out) {
      const { law, battle } = strike;
      const [attack] = battle.wave?.attacks ?? [];
      if (attack === undefined || battle.wave === null) return;
      const ship = shipOf(battle, attack.target);
      const strength = attackStrength(law, attack.sent, attack.torpedoLoss);
      const altitude = attackAltitude(law, attack.sent);
      const { surprise } = strikeOf(law, battle);
      const speed = speedAgainst(speedOf(law, ship), battle.wave, battle.capAttacked, surprise);
      attack.points = damagePoints(law, strength, speed, altitude, battle.wave.shift, face + battle.wave.drm);
      if (out.on)
        out.say('7.8.1', 'damage', {
          ship: ship.id,
          strength,
          speed,
          altitude,
          face,
          shift: battle.wave.shift,
          drm: battle.wave.drm,
          points: attack.points,
        });
      battle.phase = 'result';
    },
  },
  result: {
    next: ({ law, battle }) => die('7.8.1', strikerOf(law, battle)),
    die(strike, face, out) {
      const { law, battle } = strike;
      const attack = battle.wave?.attacks.shift();
      if (attack === undefined) return;
      const ship = shipOf(battle, attack.target);
      const defence = defenceOf(law, ship);
      const odds = oddsOf(attack.points, defence);
      const result = navalResult(law, odds, face);
      if (out.on) out.say('7.8.1', 'result', { ship: ship.id, points: attack.points, defence, odds, face, result });
      battle.phase = battle.single === 'attack' ? 'over' : 'torpedo';
      // 7.8.3 off: she may have sunk under the first of several attacks.
      if (ship.sunk) return;
      harm(law, battle, ship, levelsOf(result), true, out);
      if (ship.sunk && battle.single === 'none') endangered(battle, ship, 'torpedo');
    },
  },
  'next wave': {
    next({ law, battle }, out) {
      const number = battle.wave?.number ?? 0;
      const more = battle.flights.some(({ wave }) => wave > number);
      // 7.8.6 Who has attacked goes home.
      if (more && !cite('7.8.6')) for (const flight of battle.flights) if (flight.wave === number) flight.wave += 1;
      if (out.on) out.tell('all', '7.1', more ? 'another wave' : 'last wave', { striker: strikerOf(law, battle) });
      // Nobody left on the display: those who come find nothing.
      const afloat = targets(law, battle).length > 0;
      battle.phase = !more || !afloat ? 'criticals' : cite('7.8.5') ? 'deploy' : 'entry';
      if (battle.phase === 'criticals') toCriticals(law, battle);
      return undefined;
    },
  },
  criticals: {
    next({ law, battle }) {
      if (battle.queue.length > 0) return die('16.7', navalOf(law, battle));
      toHome(law, battle);
      return undefined;
    },
    die({ law, battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const ship = shipOf(battle, battle.queue[0] ?? '');
      const critical = isCritical(law, ship, battle.faces);
      // R112 What befalls a flagship is known.
      const flag = isFlagship(battle, ship) && cite('R112');
      const shown = critical && (isShown(battle.faces) || flag);
      if (!flag && !battle.rolled.includes(ship.id)) battle.rolled.push(ship.id);
      battle.faces = [];
      if (out.on) out.say('16.7', 'critical', { ship: ship.id, critical }, flag ? 'all' : [ship.side]);
      if (!critical) battle.queue.shift();
      else {
        if (shown && out.on) out.tell('all', '16.7', 'critical seen', { ship: ship.id });
        harm(law, battle, ship, 1, shown, out);
        if (ship.sunk) battle.queue.shift();
        endangered(battle, ship, 'criticals');
      }
    },
  },
  home: {
    next({ law, battle }) {
      const [type] = battle.queue;
      if (type !== undefined) return die('6.3.3', strikerOf(law, battle), 10);
      endStrike(law, battle);
      return undefined;
    },
    die({ law, battle }, face, out) {
      const kind = battle.queue.shift() ?? '';
      const planes = airTypes.find((each) => each === kind.split(' ')[0]);
      if (planes === undefined) return;
      const doubled = isDoubled(law, planes, face, kind.includes('elite'));
      if (out.on) out.say('6.3.3', 'way home', { type: planes, face, doubled, lost: battle.lost[kind] ?? 0 });
      if (doubled) loseMore(law, battle, kind);
    },
  },
} satisfies { [phase: string]: Step };

/** 19.7.3 Levels add up; `open`: the striker sees it. */
export function harm(law: StrikeLaw, battle: StrikeBattle, ship: Ship, levels: number, open: boolean, out: Out): void {
  if (levels === 0) return;
  ship.damage = Math.min(sinksAt(unitOf(law, ship.id)), damagedBy(ship.damage, levels));
  ship.hit = true;
  if (open) battle.shown[ship.id] = ship.damage;
  if (ship.damage < sinksAt(unitOf(law, ship.id))) return;
  ship.sunk = true;
  ship.arc = null;
  battle.shown[ship.id] = ship.damage;
  ship.seen = true;
  if (out.on) out.tell('all', '7.8.1', 'sunk', { ship: ship.id });
}

/** 16.7 Once for every ship that was damaged, when she leaves the display. */
function toCriticals(law: StrikeLaw, battle: StrikeBattle): void {
  battle.queue = targets(law, battle)
    .filter((ship) => ship.hit && rollsForCriticals(law, ship) && cite('16.7'))
    .map(({ id }) => id);
}

function toHome(law: StrikeLaw, battle: StrikeBattle): void {
  // Off the display nobody is face down any more; what the enemy knows of each is what he has seen.
  for (const ship of battle.ships)
    if (ship.side === navalOf(law, battle)) Object.assign(ship, { arc: null, mark: '', hit: false, pace: null });
  for (const ship of battle.ships) ship.seen = ship.sunk;
  battle.queue = whoRolls(battle.lost, comingHome(law, battle));
  battle.faces = [];
  battle.phase = 'home';
}

/** 6.3.3 By kind, those who can still be lost on the way. */
function comingHome(law: StrikeLaw, battle: StrikeBattle): { [kind: string]: number } {
  const coming = { ...battle.homeward };
  for (const flight of battle.flights)
    if (isFarFromHome(law, battle, flight)) coming[kindOf(flight)] = (coming[kindOf(flight)] ?? 0) + flight.points;
  return coming;
}

/** As many again, of those who were coming home, whether they had attacked, escorted or turned back. */
function loseMore(law: StrikeLaw, battle: StrikeBattle, kind: string): void {
  let more = battle.lost[kind] ?? 0;
  for (const flight of inOrder(battle.flights))
    while (kindOf(flight) === kind && isFarFromHome(law, battle, flight) && flight.points > 0 && more > 0) {
      flight.points -= 1;
      more -= 1;
      battle.down[strikerOf(law, battle)] += 1;
    }
  const others = Math.min(more, battle.homeward[kind] ?? 0);
  battle.home -= others;
  battle.down[strikerOf(law, battle)] += others;
}

const resting = (flight: Flight): Flight => ({ ...flight, role: null, altitude: null, met: false });

function endStrike(law: StrikeLaw, battle: StrikeBattle): void {
  const naval = navalOf(law, battle);
  battle.home += pointsOf(battle.flights);
  battle.flights = [];
  battle.pools[naval] = merged([...battle.pools[naval].map(resting), ...afterCap(battle.cap)]);
  battle.cap = [];
  battle.wave = null;
  if (cite('7.3.3')) battle.priority = null;
  battle.led = [];
  battle.strike += 1;
  battle.phase = 'begin';
}
