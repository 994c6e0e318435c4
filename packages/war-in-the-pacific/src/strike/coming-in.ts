/** 7.7, 7.9, 10.1 Waves enter the display and come under fire. */
import type { Item, Out, Row } from '@ironbottom/umpire';
import { airResult, strengthInAir } from '../chapters/6-3-results.js';
import { ringOf, targetArc } from '../chapters/7-2-display.js';
import { isCombined, mayVeer, suppressingStrength } from '../chapters/7-6-waves.js';
import { leading, mayHelp } from '../chapters/8-carrier-admirals.js';
import {
  aaDRM,
  aaResult,
  aaShift,
  aaStrength,
  approachesOf,
  componentsOf,
  inComponent,
} from '../chapters/10-1-anti-aircraft.js';
import { type Ring, rings } from '../charts/anti-air.js';
import { cite } from '../cite.js';
import { differential, sumOf } from '../dice.js';
import { round } from '../rounding.js';
import { goneDown, turnedBack } from './fighting.js';
import { navalOf, type StrikeLaw, strikerOf } from './law.js';
import { type Flight, freshWave, pointsOf, type Ship, type StrikeBattle, type Wave } from './state.js';
import { decision, die, flightsText, inOrder, merged, type Step } from './step.js';

/** The flights of the wave on the display. */
export const inWave = ({ flights, wave }: Pick<StrikeBattle, 'flights' | 'wave'>): Flight[] =>
  flights.filter((flight) => flight.wave === wave?.number && flight.points > 0);

/** 7.7.4 Of the target ring the ships on the path alone. */
export const targetsOf = (battle: Pick<StrikeBattle, 'ships'>, wave: Pick<Wave, 'arc'>, ring: Ring): Ship[] =>
  battle.ships.filter(
    ({ arc, sunk }) =>
      !sunk && arc !== null && (cite('7.7.4') ? arc === targetArc(wave.arc, ring) : ringOf(arc) === ring),
  );

export const comingInSteps = {
  entry: {
    next({ battle }) {
      beginWave(battle, (battle.wave?.number ?? 0) + 1);
      battle.phase = 'veer';
      return undefined;
    },
  },
  veer: {
    next({ law, battle }) {
      const { wave } = battle;
      if (wave === null) return undefined;
      if (wave.arc === 0) return die('7.7.1', strikerOf(law, battle));
      if (!wave.veered && mayVeer(law, battle, inWave(battle))) return decision('7.7.1', strikerOf(law, battle));
      battle.phase = 'target ring';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { wave } = battle;
      if (wave === null) return;
      wave.arc = face;
      for (const flight of inWave(battle)) flight.met = true;
      battle.flights = merged(battle.flights);
      wave.combined = isCombined(law, inWave(battle));
      wave.came = approachesOf(inWave(battle));
      wave.size = pointsOf(inWave(battle));
      if (out.on)
        out.tell('all', '7.7.1', 'wave', {
          striker: strikerOf(law, battle),
          number: wave.number,
          arc: face,
          planes: flightsText(inWave(battle)),
          combined: wave.combined,
        });
    },
    ask(seen) {
      const arc = seen.wave?.arc ?? 1;
      const beside = [arc, (arc % 6) + 1, ((arc + 4) % 6) + 1];
      return {
        ask: 'pick',
        rule: '7.7.1',
        prompt: 'By which arc does the wave enter? Most of its crews are elite.',
        of: beside.map((each) => ({ id: String(each), text: `outer ${each}` })),
        min: 1,
        max: 1,
      };
    },
    decide({ battle }, answer, _side, out) {
      const { wave } = battle;
      if (wave === null) return;
      wave.arc = Number(Array.isArray(answer) ? answer[0] : wave.arc);
      wave.veered = true;
      if (out.on) out.say('7.7.1', 'veered', { arc: wave.arc });
    },
  },
  'target ring': {
    next({ law, battle }, out) {
      const { wave } = battle;
      if (wave === null) return undefined;
      const open = openRings(battle, wave);
      if (open.length === 0) {
        if (out.on) out.say('7.3.1', 'no target', { number: wave.number });
        battle.phase = 'next wave';
        return undefined;
      }
      // Always: whether an admiral can help hangs on how many waves there are, which the enemy does not know.
      return decision('7.7', strikerOf(law, battle));
    },
    ask(seen, _side, law) {
      const { wave } = seen;
      const open = wave === null ? [] : openRings(seen, wave);
      const rows: Row[] = [
        {
          ask: 'pick',
          rule: '10.1.1',
          prompt: `Which ring does wave ${wave?.number ?? 1} attack?`,
          of: open.map((ring) => ({
            id: ring,
            text: `the ${ring === 'core' ? 'core' : `${ring} ring`}: ${shipsText(seen, wave, ring)}`,
          })),
          min: 1,
          max: 1,
        },
      ];
      const help = helpFor(law, seen);
      if (help.length > 0)
        rows.push({
          ask: 'pick',
          rule: '8.1.5',
          prompt: 'Does an admiral help this wave?',
          of: help,
          min: 0,
          max: help.length,
        });
      return { ask: 'sheet', rule: '7.7', prompt: 'What does the wave attack?', rows, limits: oneOfficer(help) };
    },
    decide({ law, battle }, answer, _side, out) {
      const { wave } = battle;
      if (wave === null) return;
      const [ring, help = []] = (Array.isArray(answer) ? answer : []) as string[][];
      takeRing(battle, wave, (ring?.[0] ?? 'core') as Ring, help, law, out);
    },
  },
  suppression: {
    next({ law, battle }) {
      const guns = inWave(battle).filter(({ posture }) => posture === 'suppress');
      if (guns.length > 0 && cite('7.9.1')) return die('7.9.1', strikerOf(law, battle));
      battle.phase = 'few';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { wave } = battle;
      battle.faces.push(face);
      if (battle.faces.length < 2 || wave === null) return;
      const guns = inWave(battle).filter(({ posture }) => posture === 'suppress');
      const strength = suppressingStrength(strengthInAir(law, guns), wave.ring ?? 'core');
      const { aborted, eliminated } = airResult(law, strength, pointsOf(guns), sumOf(battle.faces));
      wave.suppressed = { low: aborted, high: eliminated };
      if (out.on)
        out.say('7.9.1', 'suppressed', { roll: sumOf(battle.faces), strength, low: aborted, high: eliminated });
      battle.faces = [];
      battle.phase = 'few';
    },
  },
  few: {
    next({ law, battle }) {
      const { wave } = battle;
      if (wave !== null && wave.number === 1 && wave.size <= 2 && cite('10.1.1'))
        return die('10.1.1', strikerOf(law, battle));
      toFire(battle);
      return undefined;
    },
    die({ battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2 || battle.wave === null) return;
      battle.wave.few = round(differential(battle.faces) / 2, 'down');
      if (out.on) out.say('10.1.1', 'few', { drm: -battle.wave.few });
      battle.faces = [];
      toFire(battle);
    },
  },
  aa: {
    next({ law, battle }, out) {
      const { wave } = battle;
      const [component] = wave?.components ?? [];
      if (wave === null || component === undefined) {
        battle.phase = battle.single === 'aa' ? 'over' : 'assign';
        return undefined;
      }
      const { strength } = aaStrength(law, battle.ships, wave, wave.ring ?? 'core', component);
      if (strength > 0 && inComponent(inWave(battle), component).length > 0 && cite('10.1'))
        return die('10.1', navalOf(law, battle));
      wave.components.shift();
      if (out.on) out.tell('all', '10.1', 'no aa', { component });
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { wave } = battle;
      battle.faces.push(face);
      const [component] = wave?.components ?? [];
      if (battle.faces.length < 2 || wave === null || component === undefined) return;
      const flights = inWave(battle);
      const { strength, high } = aaStrength(law, battle.ships, wave, wave.ring ?? 'core', component);
      const shift = aaShift(law, battle, flights, component);
      const drm = aaDRM(law, battle, flights, component, high);
      wave.losses = aaResult(law, strength, shift, sumOf(battle.faces) + drm);
      if (out.on)
        out.tell('all', '10.1', 'aa', { component, strength, shift, roll: sumOf(battle.faces), drm, ...wave.losses });
      battle.faces = [];
      battle.phase = 'aa losses';
    },
  },
  'aa losses': {
    next({ law, battle }, out) {
      const { wave } = battle;
      const [component] = wave?.components ?? [];
      const open = component === undefined ? [] : inComponent(inWave(battle), component);
      if (wave === null || open.length === 0 || wave.losses.lost + wave.losses.aborted === 0) {
        wave?.components.shift();
        if (wave !== null) wave.losses = { lost: 0, aborted: 0 };
        battle.phase = 'aa';
        return undefined;
      }
      if (open.length > 1) return die('10.1', navalOf(law, battle), pointsOf(open));
      const [only] = open;
      if (only !== undefined) shotAt(law, battle, wave, only, out);
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { wave } = battle;
      const [component] = wave?.components ?? [];
      if (wave === null || component === undefined) return;
      let at = face;
      for (const flight of inOrder(inComponent(inWave(battle), component))) {
        at -= flight.points;
        if (at > 0) continue;
        shotAt(law, battle, wave, flight, out);
        return;
      }
    },
  },
} satisfies { [phase: string]: Step };

/** One Air Point, drawn by chance: first those shot down, then those driven off. */
function shotAt(law: StrikeLaw, battle: StrikeBattle, wave: Wave, flight: Flight, out: Out): void {
  const down = wave.losses.lost > 0;
  flight.points -= 1;
  if (down) {
    wave.losses.lost -= 1;
    goneDown(law, battle, flight, false, 1);
  } else {
    wave.losses.aborted -= 1;
    turnedBack(law, battle, flight, 1);
  }
  if (out.on) out.say('10.1', down ? 'shot down' : 'driven off', { type: flight.type, from: flight.from });
}

function toFire(battle: StrikeBattle): void {
  if (battle.wave !== null) battle.wave.components = componentsOf(inWave(battle));
  battle.phase = 'aa';
}

function beginWave(battle: StrikeBattle, number: number): void {
  battle.turn += 1;
  const before = battle.wave?.arc ?? 0;
  battle.wave = freshWave(number);
  // 7.7.2 Every wave has a die of its own.
  if (!cite('7.7.2')) battle.wave.arc = before;
}

/** 7.3.1, 10.1.1 The core alone with a specific priority; else every ring where the path has ships. */
function openRings(battle: StrikeBattle, wave: Wave): Ring[] {
  return rings.filter(
    (ring) =>
      (ring === 'core' || battle.priority === 'general') && (targetsOf(battle, wave, ring).length > 0 || !cite('R79')),
  );
}

function shipsText(battle: StrikeBattle, wave: Wave | null, ring: Ring): string {
  if (wave === null) return '';
  return targetsOf(battle, wave, ring)
    .map(({ id, mark, seen }) => (seen ? id : mark))
    .join(', ');
}

/** 8.1.5 What admirals may still give to this wave. */
function helpFor(law: StrikeLaw, battle: StrikeBattle): Item[] {
  const number = battle.wave?.number ?? 1;
  return mayHelp(leading(battle, strikerOf(law, battle)), number, battle.led).flatMap(
    ({ name, ratings, shift, drm }) => {
      const found: Item[] = [];
      if ((ratings?.C ?? 0) > 0 && shift === 0)
        found.push({ id: `${name} C`, text: `${name}: ${ratings?.C} column to the right` });
      if ((ratings?.D ?? 0) > 0 && drm === 0)
        found.push({ id: `${name} D`, text: `${name}: +${ratings?.D} on the damage die` });
      return found;
    },
  );
}

/** 8.2.1 Two admirals never help one wave. */
function oneOfficer(
  help: readonly Item[],
): { rule: string; why: string; most: number; of: { row: number; id: string }[] }[] {
  const officers = [...new Set(help.map(({ id }) => id.slice(0, -2)))];
  if (officers.length < 2) return [];
  return help.flatMap((one, i) =>
    help
      .slice(i + 1)
      .filter((other) => other.id.slice(0, -2) !== one.id.slice(0, -2))
      .map((other) => ({
        rule: '8.2.1',
        why: 'one admiral helps a wave',
        most: 1,
        of: [
          { row: 1, id: one.id },
          { row: 1, id: other.id },
        ],
      })),
  );
}

function takeRing(
  battle: StrikeBattle,
  wave: Wave,
  ring: Ring,
  help: readonly string[],
  law: StrikeLaw,
  out: Out,
): void {
  wave.ring = ring;
  const officers = leading(battle, strikerOf(law, battle));
  for (const officer of officers) {
    if (help.includes(`${officer.name} C`) && cite('8.1.5')) {
      wave.shift += officer.ratings?.C ?? 0;
      officer.shift = wave.number;
    }
    if (help.includes(`${officer.name} D`) && cite('8.1.5')) {
      wave.drm += officer.ratings?.D ?? 0;
      officer.drm = wave.number;
    }
  }
  // 8.1.5 What an admiral spoils he spoils for the largest wave.
  const [head] = officers;
  if ((head?.ratings?.D ?? 0) < 0 && wave.number === battle.led[0] && cite('8.1.5')) wave.drm += head?.ratings?.D ?? 0;
  if (out.on)
    out.tell('all', '10.1.1', 'ring', { number: wave.number, ring, arc: wave.arc, shift: wave.shift, drm: wave.drm });
  battle.phase = 'suppression';
}
