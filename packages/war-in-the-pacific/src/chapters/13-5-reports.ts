/** 13.5 Search effectiveness chits: what the owner of a force that was found may say of it, and what he must. */
import type { Answer, Limit, Pick, Row, RowAnswer, Say, Sheet, Split } from '@ironbottom/umpire';
import { type Chit, type Cup, type CupContents, chits } from '../charts/search-cups.js';
import { cite } from '../cite.js';
import { carriers, isCapitalShip, isCarrier, type NavalType } from '../pieces.js';
import { round } from '../rounding.js';

/** Units by type. For the purposes of search a counter is a ship (13.5.8). */
export type Composition = { readonly [type in NavalType]?: number };
export type Report = { readonly dummy: boolean; readonly total: number; readonly types: Composition };

export const numberIn = (ships: Composition): number => Object.values(ships).reduce((sum, n) => sum + n, 0);
const typesIn = (ships: Composition): NavalType[] =>
  (Object.keys(ships) as NavalType[]).filter((type) => (ships[type] ?? 0) > 0);
const some = (ships: Composition, is: (unit: { type: NavalType }) => boolean): number =>
  typesIn(ships).reduce((sum, type) => sum + (is({ type }) && cite('13.5.8') ? (ships[type] ?? 0) : 0), 0);

/** How far the chit lets a report be off: 0 for True, 3 at most; a False chit knows no measure. */
export const levelOf = (chit: Chit): number => Number(/\d/.exec(chit)?.[0] ?? 0);

export const leftIn = (cup: CupContents): number => chits.reduce((sum, chit) => sum + cup[chit], 0);

/** 13.5.3 Blindly: the chit under the finger, `face` of all that are left. */
export function chitUnder(cup: CupContents, face: number): Chit {
  let before = 0;
  for (const chit of chits) {
    before += cup[chit];
    if (face <= before) return chit;
  }
  throw new Error('the cup is empty');
}

/** 13.5.4–13.5.6 Which cup a search draws from. */
export function cupFor(search: { intensive: boolean; badWeather: boolean }, leftInSecond: number): Cup {
  if (search.intensive && cite('13.5.4')) return 1;
  if ((search.badWeather || leftInSecond === 0) && cite('13.5.6')) return 3;
  return cite('13.5.5') ? 2 : 1;
}

/** What a False report may name. */
const inventable: readonly NavalType[] = ['CV', 'CVL', 'CVE', 'BB', 'BC', 'CA', 'CL', 'DD', 'AO', 'APA', 'MSU'];
/** R88 Nobody claims more of a type than this. */
const mostClaimed = 12;

type Part =
  | { is: 'only dummy' | 'round' | 'total' | 'added' | 'left out' | 'called' }
  | { is: 'count'; type: NavalType };
type Form = { parts: Part[]; rows: Row[]; limits: Limit[] };

const say = (prompt: string, from: number, to: number, now: number): Say => ({
  ask: 'say',
  rule: '13.5.7',
  prompt,
  from,
  to,
  now: Math.min(Math.max(now, from), to),
});
const split = (prompt: string, total: number, over: Split['over']): Split => ({
  ask: 'split',
  rule: '13.5.7',
  prompt,
  total,
  over,
  all: false,
});

/** Everything that may be said, as a form: `actual` empty for a dummy. */
function formFor(actual: Composition, chit: Chit): Form {
  const form: Form = { parts: [], rows: [], limits: [] };
  const add = (part: Part, row: Row): number => form.rows.push(row) + 0 * form.parts.push(part) - 1;
  const total = numberIn(actual);
  if (chit === 'false' && cite('13.5.7')) return falseForm(form, add, actual);
  if (total === 0 && cite('13.6.2')) {
    add({ is: 'only dummy' }, onlyDummy);
    return form;
  }
  const level = levelOf(chit);
  if (level === 0) {
    add({ is: 'round' }, roundRow(total));
    return form;
  }
  add({ is: 'total' }, say('Ships in all', Math.max(1, total - 5 * level), total + 5 * level, total));
  const freely = chit.startsWith('error') && some(actual, isCapitalShip) > 0 && cite('13.5.7');
  for (const type of typesIn(actual)) {
    if (freely && isCarrier({ type })) continue;
    const n = actual[type] ?? 0;
    const least = freely && isCapitalShip({ type }) ? 0 : 1;
    add({ is: 'count', type }, say(type, Math.max(least, n - level), n + level, n));
  }
  if (freely) addCarriers(form, add, actual, level);
  return form;
}

const onlyDummy: Pick = {
  ask: 'pick',
  rule: '13.6.2',
  prompt: 'The chit lets you say one thing',
  of: [{ id: 'dummy', text: 'it is a dummy' }],
  min: 1,
  max: 1,
  now: ['dummy'],
};

const roundRow = (total: number): Pick => ({
  ask: 'pick',
  rule: '13.5.7',
  prompt: `A true report of ${total} ships`,
  of: [
    { id: 'exact', text: `${total} in all` },
    { id: 'rounded', text: `${5 * round(total / 5, 'up')} in all, rounded up to fives` },
  ],
  min: 1,
  max: 1,
  now: ['exact'],
});

type Add = (part: Part, row: Row) => number;

/** Report False: whatever one likes, from the truth on; of a dummy no more than two of a type, and ten in all. */
function falseForm(form: Form, add: Add, actual: Composition): Form {
  const dummy = numberIn(actual) === 0;
  const most = dummy ? 2 : cite('R88') ? mostClaimed : 99;
  for (const type of inventable) add({ is: 'count', type }, say(type, 0, most, actual[type] ?? 0));
  if (dummy)
    form.limits.push({
      rule: '13.5.7',
      why: 'no more than ten ships may be invented',
      most: 10,
      of: form.rows.map((_, row) => ({ row })),
    });
  return form;
}

const ladder: readonly NavalType[] = ['CVE', 'CVL', 'CV'];

/** Report Error with capital ships present: carriers may be invented, left out, called by another type, or called capital ships. */
function addCarriers(form: Form, add: Add, actual: Composition, level: number): void {
  const present = typesIn(actual).filter((type) => isCarrier({ type }));
  const most = present.length > 0 ? level : Math.min(level, some(actual, isCapitalShip));
  const added = add(
    { is: 'added' },
    split(
      'Carriers that are not there',
      most,
      ladder.map((type) => ({ id: type, text: type, cap: most })),
    ),
  );
  if (present.length === 0) return;
  const outs = present.map((type) => ({ id: type, text: type, cap: Math.min(level, actual[type] ?? 0) }));
  const out = add({ is: 'left out' }, split('Carriers left out', level, outs));
  const capitals = typesIn(actual).filter((type) => isCapitalShip({ type }));
  const swaps = present.flatMap((from) => {
    const at = ladder.indexOf(from);
    const to = [ladder[at - 1], ladder[at + 1]].filter((type) => at >= 0 && type !== undefined);
    return [...to, ...capitals].map((type) => ({
      id: `${from}>${type}`,
      text: `${from} as ${type}`,
      cap: Math.min(level, actual[from] ?? 0),
    }));
  });
  const called = add({ is: 'called' }, split('Carriers called something else', level, swaps));
  form.limits.push({
    rule: '13.5.7',
    why: `numbers may be off by ${level}`,
    most: level,
    of: [{ row: added }, { row: out }],
  });
  // Other types instead of other numbers, unless the level is two or more.
  if (level < 2)
    form.limits.push({
      rule: '13.5.7',
      why: 'either the numbers are wrong or the types',
      most: level,
      of: [{ row: added }, { row: out }, { row: called }],
    });
  for (const type of present)
    form.limits.push({
      rule: '13.5.7',
      why: `there are ${actual[type]} ${type}`,
      most: actual[type] ?? 0,
      of: [
        { row: out, id: type },
        ...swaps.filter(({ id }) => id.startsWith(`${type}>`)).map(({ id }) => ({ row: called, id })),
      ],
    });
}

/** What was drawn is told to the owner alone; he is asked whatever it is, for a pause would tell. */
export function reportAsk(actual: Composition, chit: Chit, marker: string): Sheet {
  const { rows, limits } = formFor(actual, chit);
  return {
    ask: 'sheet',
    rule: '13.5.7',
    prompt: `${marker} has been found, and you drew Report ${chitText(chit)}. What do you report? ${howFreely(actual, chit)}`,
    rows,
    limits,
  };
}

/** How the form begins, and what the chit allows. */
const howFreely = (actual: Composition, chit: Chit): string =>
  chit === 'true'
    ? 'It has to be true.'
    : chit === 'false'
      ? `Say what you like. The form begins with ${inventable.some((type) => actual[type] !== undefined) ? 'the truth, as far as it has the types; all at 0 would say that it is a dummy' : 'all at 0, which says that it is a dummy'}.`
      : 'The form begins with the truth; as far as it lets you, say otherwise.';

export const chitText = (chit: Chit): string =>
  chit === 'true'
    ? 'True'
    : chit === 'false'
      ? 'False'
      : `${chit.startsWith('approx') ? 'Approx' : 'Error'} ±${levelOf(chit)}`;

/** The report that an answer to that question makes. */
export function reportFrom(actual: Composition, chit: Chit, answer: Answer): Report {
  const { parts } = formFor(actual, chit);
  const answers = answer as RowAnswer[];
  const types: { [type in NavalType]?: number } = { ...actual };
  let total = numberIn(actual);
  const change = (type: string, by: number): void => {
    types[type as NavalType] = (types[type as NavalType] ?? 0) + by;
  };
  if (chit === 'false') for (const type of typesIn(actual)) types[type] = 0;
  for (const [i, part] of parts.entries()) {
    const given = answers[i];
    if (part.is === 'count') types[part.type] = Number(given);
    else if (part.is === 'total') total = Number(given);
    else if (part.is === 'round' && (given as string[])[0] === 'rounded') total = 5 * round(total / 5, 'up');
    else if (part.is === 'added') for (const [type, n] of Object.entries(given as object)) change(type, Number(n));
    else if (part.is === 'left out') for (const [type, n] of Object.entries(given as object)) change(type, -Number(n));
    else if (part.is === 'called')
      for (const [pair, n] of Object.entries(given as object)) {
        const [from = '', to = ''] = pair.split('>');
        change(from, -Number(n));
        change(to, Number(n));
      }
  }
  const said: { [type in NavalType]?: number } = {};
  for (const type of inOrder(typesIn(types))) said[type] = types[type] ?? 0;
  if (chit === 'false') total = numberIn(said);
  return numberIn(said) === 0 && (total === 0 || chit === 'false' || numberIn(actual) === 0)
    ? { dummy: true, total: 0, types: {} }
    : { dummy: false, total, types: said };
}

const order: readonly NavalType[] = [
  ...carriers,
  'BB',
  'BC',
  'CA',
  'CL',
  'CLAA',
  'DD',
  'DE',
  'APD',
  'DET',
  'CVS',
  'CVB',
  'AV',
  'AO',
  'APA',
  'APB',
  'MSU',
  'CD',
];
export const inOrder = (types: readonly NavalType[]): NavalType[] =>
  [...types].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Total and types apart: they are reported each for itself, and need not agree. */
export const reportText = ({ dummy, total, types }: Report): string =>
  dummy
    ? 'a dummy'
    : `${total} ship${total === 1 ? '' : 's'} in all (types: ${
        inOrder(typesIn(types))
          .map((type) => `${types[type]} ${type}`)
          .join(', ') || 'none known'
      })`;

/** 13.5.7 What a report is worth, for whoever reads one. */
export const aboutReports: readonly string[] = [
  'A report gives a total and the types, each for itself, so that they need not agree.',
  'Its owner drew one of these chits in secret. True: everything is right, but the total may be rounded up to fives. Approx ±1 or ±2: the total is up to 5 off for each level, every type up to 1 for each level; all types named are there, and none is left out. Error ±1 to ±3: as Approx, but where there are battleships or heavy cruisers these may be left out, and carriers left out, invented or called by another type. False: anything at all, ships for a dummy or a dummy for ships.',
];

/** Whether this report can come of that force with that chit; a little wider than the form, for those who guess. */
export function couldReport(actual: Composition, chit: Chit, report: Report): boolean {
  const types = [...new Set([...typesIn(actual), ...typesIn(report.types)])];
  const off = Math.max(0, ...types.map((type) => Math.abs((actual[type] ?? 0) - (report.types[type] ?? 0))));
  const total = numberIn(actual);
  if (chit === 'false') return total > 0 || (numberIn(report.types) <= 10 && off <= 2);
  if (total === 0) return report.dummy;
  if (report.dummy) return false;
  const level = levelOf(chit);
  if (level === 0) return off === 0;
  const freely = chit.startsWith('error') && some(actual, isCapitalShip) > 0;
  const same = types.every((type) => (actual[type] ?? 0) > 0 && (report.types[type] ?? 0) > 0);
  return Math.abs(report.total - total) <= 5 * level && off <= (freely ? 2 * level : level) && (freely || same);
}
