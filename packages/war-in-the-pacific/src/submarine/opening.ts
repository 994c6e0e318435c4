/** A hunt before anything is settled, and the question with which it begins. */
import type { Answer, Out, Pick, RowAnswer, Sheet } from '@ironbottom/umpire';
import { markerRows } from '../chapters/13-6-markers.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';
import { dummy, type SubmarineLaw, squadronsOf, unitOf } from './law.js';
import type { Hunt, Squadron, SubmarineBattle } from './state.js';
import { decision, type Step } from './step.js';

export function openHunt(law: SubmarineLaw): SubmarineBattle {
  const ships = law.forces.flatMap(({ ships: ids, damaged = {} }) =>
    ids.map((id) => ({ id, type: unitOf(law, id).type, damage: damaged[id] ?? 0, sunk: false, hit: false })),
  );
  const { values } = law.charts.searchCups;
  const cups = cite('13.5.1') ? values : { 1: values[3], 2: values[3], 3: values[3] };
  return {
    phase: 'assign',
    turn: 1,
    naval: -1,
    mover: 0,
    forces: law.markers.map(({ marker, hex }) => ({
      marker,
      hex,
      force: '',
      lane: '',
      gone: 0,
      moved: 0,
      state: 'at sea',
      met: false,
      known: false,
      reports: [],
      chits: [],
      bands: [],
    })),
    ships,
    shown: Object.fromEntries(ships.map(({ id, damage }) => [id, damage])),
    rolled: [],
    subrons: law.stations.map(({ marker, hex }) => ({ marker, hex, holds: '', met: false, sunk: 0 })),
    squadrons: law.subrons.flatMap((subron) => squadronsFrom(law, subron.name)),
    cups: { 1: { ...cups[1] }, 2: { ...cups[2] }, 3: { ...cups[3] } },
    searches: [],
    lost: {},
    queue: [],
    contact: null,
    faces: [],
    criticals: [],
    sunk: 0,
    points: { japan: 0, allies: 0 },
    single: false,
  };
}

export function squadronsFrom(law: SubmarineLaw, name: string): Squadron[] {
  const subron = law.subrons.find((each) => each.name === name);
  if (subron === undefined) return [];
  return squadronsOf(law, subron).map((points, i) => ({
    id: `${name} ${i + 1}`,
    of: name,
    boats: subron.boats,
    points,
    home: 0,
    searched: [],
  }));
}

function assignAsk(_: SubmarineBattle, side: Side, law: SubmarineLaw): Sheet {
  if (side === law.hunter) {
    const { rows, limits } = markerRows(
      law.stations,
      law.subrons.map(({ name }) => name),
      '22.1.2',
    );
    return {
      ask: 'sheet',
      rule: '22.1.2',
      prompt: 'Which squadron marker is which? The enemy is not told.',
      rows,
      limits,
    };
  }
  const { rows, limits } = markerRows(
    law.markers,
    law.forces.map(({ name }) => name),
    '13.6.1',
  );
  const lanes = law.markers.map(
    ({ marker }): Pick => ({
      ask: 'pick',
      rule: '13.6.1',
      prompt: `${marker} goes by`,
      of: Object.keys(law.lanes).map((lane) => ({ id: lane, text: `the ${lane} lane` })),
      min: 1,
      max: 1,
    }),
  );
  return {
    ask: 'sheet',
    rule: '13.6.1',
    prompt: 'Which task force is which, and what way does each go? The enemy is not told.',
    rows: [...rows, ...lanes],
    limits,
  };
}

const nameOf = (id: string): string => (id.startsWith(dummy) ? dummy : id);

export const openingSteps = {
  assign: {
    next: () => decision('22.1.2', 'japan', 'allies'),
    ask: assignAsk,
    decide({ law, battle }: Hunt, answer: Answer, side: Side, out: Out) {
      const rows = (answer as RowAnswer[]).map((row) => (row as string[])[0] ?? '');
      if (side === law.hunter) for (const [i, subron] of battle.subrons.entries()) subron.holds = nameOf(rows[i] ?? '');
      else
        for (const [i, force] of battle.forces.entries()) {
          force.force = nameOf(rows[i] ?? '');
          force.lane = rows[law.markers.length + i] ?? '';
        }
      if (battle.forces.some(({ force }) => force === '') || battle.subrons.some(({ holds }) => holds === '')) return;
      if (out.on) out.tell('all', '22.1.2', 'at-sea', { forces: battle.forces.length, subrons: battle.subrons.length });
      battle.phase = law.airBases.length > 0 && cite('13.3.1') ? 'air phase' : 'naval';
    },
  },
} satisfies { [phase: string]: Step };
