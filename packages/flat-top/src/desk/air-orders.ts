/** 16.4, 15.6.1, 16.5.4 What the input says of each lot in air-to-air combat, as answers to the sheets of a combat. */
import {
  type Answer,
  judge,
  OrderRefused,
  type Row,
  type RowAnswer,
  type Sheet,
  type SplitAnswer,
} from '@ironbottom/umpire';
import { isBomber, roleOf } from '../roles.js';
import type { AirFormation, Altitude } from '../state.js';
import { type Reading, wrong } from './law.js';
import { type Mission, said } from './lots.js';

/** Sheets whose rows are lots ('AF 5: 4 Zero') or, for fire, all planes of a name ('4 Zero'). */
export function airOrder(ask: Sheet, flights: readonly Mission[], otherwise: () => Answer): Answer | undefined {
  const altitude: Altitude = / low altitude/.test(ask.prompt) ? 'low' : 'high';
  const here = flights.filter(({ lot }) => lot.altitude === altitude);
  const told = here.some(({ against, fireAt, saveRange }) =>
    ask.rule === '16.4' ? against : ask.rule === '16.5.4' ? fireAt : saveRange !== undefined,
  );
  if (!told) return undefined;
  const given = otherwise();
  const policy: RowAnswer[] = Array.isArray(given) ? (given as RowAnswer[]) : [];
  const free = [...here];
  const answer = ask.rows.map((row, i): RowAnswer => {
    const unsaid = policy[i] ?? (row.ask === 'split' ? {} : []);
    if (ask.rule === '16.5.4') return fireOf(row, here) ?? unsaid;
    const flight = flightOf(row, free, ask.rule === '16.4');
    if (flight === undefined) return unsaid;
    return (ask.rule === '16.4' ? toldOff(row, flight) : spending(row, flight)) ?? unsaid;
  });
  const refusal = judge(undefined, ask, answer);
  if (refusal === undefined) return answer;
  const [first] = here;
  const field = here.find(({ against, fireAt }) => against ?? fireAt)?.field ?? first?.field ?? '';
  throw new OrderRefused({ field, rule: refusal.rule, why: refusal.why });
}

const wordsOf = (prompt: string): { formation: string; factors: number; plane: string } => {
  const [, formation = '', factors = '0', plane = ''] = /^(?:(.*): )?(\d+) (\S+)/.exec(prompt) ?? [];
  return { formation, factors: Number(factors), plane };
};

/** The lot a row speaks of: of several alike, the one with as many factors left as it began with, or the next larger. */
function flightOf(row: Row, flights: Mission[], once: boolean): Mission | undefined {
  const { formation, factors, plane } = wordsOf(row.prompt);
  const [found] = flights
    .filter((flight) => flight.formation === formation && flight.lot.plane === plane && flight.lot.factors >= factors)
    .sort((a, b) => a.lot.factors - b.lot.factors);
  if (found !== undefined && once) flights.splice(flights.indexOf(found), 1);
  return found;
}

/** 16.4 As written while nobody is lost; later in the same proportion. */
function toldOff(row: Row, { against }: Mission): SplitAnswer | undefined {
  if (against === undefined || row.ask !== 'split') return undefined;
  const wanted: { [id: string]: number } = {};
  for (const { id } of row.over) {
    const factors = id === 'escorts' ? against.escorts : against.bombers;
    if (factors !== undefined && factors > 0) wanted[id] = factors;
  }
  return Object.keys(wanted).length === 0 ? undefined : shared(wanted, row.total, row.all);
}

/** 15.6.1 */
function spending(row: Row, { saveRange }: Mission): string[] | undefined {
  if (saveRange === undefined || row.ask !== 'pick') return undefined;
  return saveRange ? [] : row.of.filter((item) => item.not === undefined).map((item) => item.id);
}

/** 16.5.4 A name fires together, whatever its formations: the orders of one lot where they fit, else of all of them. */
function fireOf(row: Row, flights: readonly Mission[]): SplitAnswer | undefined {
  if (row.ask !== 'split') return undefined;
  const { plane } = wordsOf(row.prompt);
  const orders = flights.filter((flight) => flight.lot.plane === plane).map(({ fireAt = {} }) => fireAt);
  const all: { [id: string]: number } = {};
  for (const { id } of row.over) {
    const factors = orders.reduce((sum, fireAt) => sum + (Object.hasOwn(fireAt, id) ? (fireAt[id] ?? 0) : 0), 0);
    if (factors > 0) all[id] = factors;
  }
  return Object.keys(all).length === 0 ? undefined : shared(all, row.total, true);
}

/** `wanted` cut down to `total` in proportion, or raised to it where everything has to be given; the largest takes what is over. */
function shared(wanted: { readonly [id: string]: number }, total: number, all: boolean): SplitAnswer {
  const entries = Object.entries(wanted);
  const sum = entries.reduce((n, [, factors]) => n + factors, 0);
  if (sum === total || (sum < total && !all)) return { ...wanted };
  const answer: SplitAnswer = {};
  let left = total;
  for (const [id, factors] of entries) {
    const part = Math.floor((factors * total) / sum);
    if (part > 0) answer[id] = part;
    left -= part;
  }
  const [most] = [...entries].sort(([, a], [, b]) => b - a);
  if (most !== undefined && left > 0) answer[most[0]] = (answer[most[0]] ?? 0) + left;
  return answer;
}

/** Before the first die: more factors than there are, or nobody there to be met. */
export function checkFlights(reading: Reading, flights: readonly Mission[], enemies: readonly AirFormation[]): void {
  for (const { against, fireAt, lot, field } of flights) {
    const there = enemies.flatMap(({ lots }) =>
      lots
        .filter(({ altitude }) => altitude === lot.altitude)
        .map((each) => ({ plane: each.plane, bombs: isBomber(roleOf(reading.rules, lots, each)) })),
    );
    const sum = (against?.escorts ?? 0) + (against?.bombers ?? 0);
    const name = `${lot.factors} ${lot.plane}`;
    if (sum > lot.factors) wrong(reading, `${field}.against`, '16.4', `${sum} factors told off, but they are ${name}`);
    for (const [whom, bombs] of [
      ['escorts', false],
      ['bombers', true],
    ] as const) {
      if ((against?.[whom] ?? 0) > 0 && !there.some((each) => each.bombs === bombs))
        wrong(reading, `${field}.against.${whom}`, '16.4', `there are no ${whom} at ${lot.altitude} altitude`);
    }
    const shots = Object.values(fireAt ?? {}).reduce((n, factors) => n + factors, 0);
    if (shots > 2 * lot.factors)
      wrong(reading, `${field}.fireAt`, '16.5.4', `${shots} factors fire, but they are ${name}`);
    for (const plane of Object.keys(fireAt ?? {})) {
      if (!there.some((each) => each.plane === plane))
        wrong(reading, `${field}.fireAt`, '16.5.4', `there is no enemy ${said(plane)} at ${lot.altitude} altitude`);
    }
  }
}
