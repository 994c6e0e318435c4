/** The desk's exchange of counters: broken down as wanted, or put together again. */
import type { DeskProcedure, Line, Plain, Problem } from '@ironbottom/umpire';
import { type Counter, exchangeFaults, recombined } from '../chapters/20-9-partial-counters.js';
import { failed, readLight, readShip } from './forces-text.js';
import { list } from './lines.js';
import { type Reckoning, reckoner } from './reckoning.js';
import { Counters, type CountersInput } from './shapes.js';

function read(texts: readonly string[], field: string, problems: Problem[]): Counter[] {
  return texts.flatMap((text, at): Counter[] => {
    const light = readLight(text);
    if (light !== undefined) return [{ power: light.power ?? 'us', kind: light.kind, factors: light.count }];
    const ship = readShip(text);
    if (!failed(ship)) return [{ power: ship.power, kind: ship.kind, factors: ship.factors }];
    problems.push({ field: `${field}[${at}]`, rule: '20.91', why: `"${text}" is no counter: write "10 DD"` });
    return [];
  });
}

const shown = (counters: readonly Counter[]): string =>
  counters.map(({ factors, kind }) => `${factors} ${kind}`).join(', ');

function reckon(input: CountersInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const problems: Problem[] = [];
  const from = read(input.from, 'from', problems);
  const [first] = from;
  if (problems.length === 0 && first === undefined)
    problems.push({ field: 'from', rule: '20.91', why: 'name the counters there are' });
  const wanted = input.to === undefined ? undefined : read(input.to, 'to', problems);
  if (problems.length > 0 || first === undefined) return { problems };
  const sum = from.reduce((all, { factors }) => all + factors, 0);
  const together = recombined(first.kind, sum).map((factors): Counter => ({ ...first, factors }));
  const to = wanted ?? together;
  const faults = exchangeFaults(from, to);
  const legal = faults.length === 0;
  const rule = wanted === undefined ? '20.93' : '20.91';
  const said = legal
    ? [{ rule, text: `${shown(from)} become ${shown(to)}; it may be done at any time, in the other side's turn too.` }]
    : [
        { rule: '20.91', text: `${shown(from)} may not become ${shown(to)}.` },
        ...faults.map((fault) => ({ rule: fault.rule, text: `Because ${fault.why}.` })),
      ];
  const table = (title: string, counters: readonly Counter[]) => ({
    title,
    head: ['kind', 'factors'],
    rows: counters.map(({ kind, factors }): (string | number)[] => [kind, factors]),
  });
  const outcome: { [key: string]: Plain } = {
    legal,
    counters: legal ? to.map(({ kind, factors }) => ({ kind, factors })) : [],
    faults: faults.map((fault) => ({ rule: fault.rule, why: fault.why })),
  };
  return {
    said,
    before: [table('Counters', from)],
    after: legal ? [table('Counters', to)] : [],
    outcome,
    figures: { legal: Number(legal), counters: to.length },
  };
}

/** '10 DD -> 6, 3, 1': a number alone is of the kind before the arrow. */
const line: Line = {
  form: '10 DD -> 6, 3, 1',
  parts: [
    { ask: 'Counters there are, such as 10 DD or 6 DD, 3 DD', before: '', needed: true },
    { ask: 'Counters wanted, such as 6, 3, 1 (Enter: as few as can be)', before: ' -> ', needed: false },
  ],
  read(text) {
    const [before = '', after, ...more] = text.split(/\s*(?:->|→)\s*/);
    if (more.length > 0) return { problems: [{ field: '', rule: '', why: 'wants one arrow' }] };
    const from = list(before);
    const kind = from.map(readLight).find((light) => light !== undefined)?.kind;
    const whole = (each: string): string => (/^\d+$/.test(each) && kind !== undefined ? `${each} ${kind}` : each);
    return {
      input: { from: from.map(whole), ...(after === undefined || after === '' ? {} : { to: list(after).map(whole) }) },
    };
  },
};

export const countersDesk: DeskProcedure<Reckoning> = reckoner<CountersInput>({
  id: 'counters',
  title: 'Partial counters',
  about: 'Counters broken down or put together again: whether the exchange is allowed, or the fewest that do (20.9).',
  schema: Counters,
  example: { from: ['10 DD'], to: ['6 DD', '3 DD', '1 DD'] },
  line,
  charts: [],
  reckon,
});
