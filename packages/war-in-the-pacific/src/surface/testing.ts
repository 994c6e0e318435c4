/** Surface battles for tests, set up in a line. */
import type { Answer, Ask, Event, Out } from '@ironbottom/umpire';
import { surfaceCharts } from '../charts/surface.js';
import { type Side, sides } from '../sides.js';
import { placeNamed } from './display.js';
import { lawFor, type SurfaceLaw } from './law.js';
import { harm } from './matters.js';
import { openingOf } from './opening.js';
import { surface } from './procedure.js';
import type { ForceInput, SurfaceScenario } from './scenarios.js';
import { type Surface, shipOf } from './state.js';

export const hexCalled = placeNamed;

export type Placed = { readonly [ship: string]: string };
export type Middle = {
  readonly japan: Placed;
  readonly allies: Placed;
  readonly night?: boolean;
  readonly date?: string;
  readonly sequences?: number;
  readonly reacted?: Side;
  readonly port?: Side;
  readonly battleLine?: boolean;
  readonly active?: number;
  readonly phasing?: Side;
  readonly initiative?: Side;
  readonly damaged?: { readonly [ship: string]: number };
  readonly loaded?: readonly string[];
  readonly admirals?: { readonly [side in Side]?: ForceInput['admirals'] };
};

export function lawOf(given: Middle): SurfaceLaw {
  const { night = false, date = '1/9/42', sequences = 6, loaded = [], admirals = {}, reacted = null } = given;
  const force = (side: Side): ForceInput => {
    const ships = Object.keys(given[side]);
    const officers = admirals[side] ?? [];
    return {
      ships,
      loaded: loaded.filter((id) => ships.includes(id)),
      admirals: officers,
      leaderless: 'nobody available',
      ...(side === 'allies' && given.battleLine ? { battleLine: true as const } : {}),
    };
  };
  const scenario: SurfaceScenario = {
    id: 'test',
    title: 'a test',
    about: '',
    date,
    night,
    sequences,
    reacted,
    port: given.port ?? null,
    japan: force('japan'),
    allies: force('allies'),
  };
  const read = lawFor(scenario, surfaceCharts);
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  return read.law;
}

/** A battle under way: ships where they are said to be, by day all in sight, in the Fire Segment. */
export function inTheMiddle(given: Middle): Surface {
  const law = lawOf(given);
  const battle = openingOf(law);
  const { active = 1, phasing = 'japan', initiative = phasing, damaged = {} } = given;
  Object.assign(battle, { phase: 'fire', sequence: 1, active, phasing, initiative });
  for (const side of sides)
    for (const [id, hex] of Object.entries(given[side])) {
      const ship = shipOf(battle, id);
      Object.assign(ship, { hex: hexCalled(hex), state: 'afloat', seen: !law.night, damage: damaged[id] ?? 0 });
      if (law.night) ship.mark = `${side === 'japan' ? 'J' : 'A'}${Object.keys(given[side]).indexOf(id) + 1}`;
    }
  for (const side of sides)
    for (const officer of battle.command[side].officers) officer.ratings = { S: 0, I: 0, B: 0, N: 0 };
  return { law, battle };
}

export type Heard = Event[] & { of(kind: string): Event['data'][] };

/** Dice are numbers, answers are what the asked side says; both at once: an object by seat. Stops when they run out. */
export function play(record: Surface, ...given: readonly (number | Answer | { [side in Side]: Answer })[]): Heard {
  const events: Event[] = [];
  const out: Out = {
    on: true,
    say: (rule, kind, data, to = 'all') => void events.push({ rule, kind, to, data }),
    tell: (to, rule, kind, data) => void events.push({ rule, kind, to, data, tells: true }),
  };
  for (const each of given) {
    const need = surface.next(record, out);
    if (need === undefined) throw new Error('the battle is over, and there are answers left');
    if (need.need === 'die') {
      if (typeof each !== 'number') throw new Error(`a die is wanted for ${need.rule}, not an answer`);
      surface.die(record, each, out);
    } else {
      if (typeof each === 'number')
        throw new Error(`an answer is wanted for ${need.rule} of ${need.of.join()}, not a die`);
      const isBySeat = need.of.length > 1;
      const [only = 'japan'] = need.of;
      surface.decide(record, isBySeat ? (each as { [side in Side]: Answer }) : { [only]: each as Answer }, out);
    }
  }
  surface.next(record, out);
  return Object.assign(events, {
    of: (kind: string) => events.filter((each) => each.kind === kind).map(({ data }) => data),
  });
}

/** What the present side is asked. */
export function asked(record: Surface, side: Side): Ask {
  surface.next(record, { on: false, say: () => undefined, tell: () => undefined });
  return surface.ask(record, side);
}

/** The items that may be picked, of a pick or of a row of a sheet. */
export function openItems(ask: Ask, row = 0): string[] {
  const pick = ask.ask === 'sheet' ? ask.rows[row] : ask;
  return pick?.ask === 'pick' ? pick.of.filter(({ not }) => not === undefined).map(({ id }) => id) : [];
}

export function refusalOf(ask: Ask, id: string, row = 0): string | undefined {
  const pick = ask.ask === 'sheet' ? ask.rows[row] : ask;
  const item = pick?.ask === 'pick' ? pick.of.find((each) => each.id === id) : undefined;
  return item?.not?.rule;
}

/** She goes down, with all that follows. */
export function sinkForTest(record: Surface, id: string): void {
  harm(record, shipOf(record.battle, id), 5, { on: false, say: () => undefined, tell: () => undefined });
}
