/** What must hold between judge, sample, count, every, toText and fromText, for asks of every shape. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Ask, Item, Limit, Pick, Row, RowAnswer, Say, Sheet, Split, Walk, Ways } from './asks.js';
import {
  askText,
  contains,
  count,
  every,
  filledIn,
  fromText,
  judge,
  leastAnswer,
  sample,
  soleAnswer,
  toText,
} from './index.js';

const sly = [
  'none',
  'halt',
  'stay',
  'a b',
  'a,b',
  'x/y',
  ' / ',
  ';',
  '"',
  '\\',
  '',
  'Kate',
  'kate',
  '8',
  '-1',
  'constructor',
  'all',
  'all 1',
  'yes',
  'n',
  '1',
  '2',
];
const names = fc.oneof(fc.constantFrom('zero', 'kate', 'shokaku', ...sly), fc.string({ maxLength: 6 }));
const id = names.filter((name) => name !== '__proto__');
const refusal = fc.record({ rule: fc.constantFrom('1.1', '2.2'), why: fc.string({ maxLength: 8 }) });
const item: fc.Arbitrary<Item> = fc
  .tuple(id, names, fc.option(refusal, { nil: undefined, freq: 3 }))
  .map(([id, text, not]) => (not === undefined ? { id, text } : { id, text, not }));
const items = (maxLength: number) => fc.uniqueArray(item, { selector: (i) => i.id, maxLength });
const question = { rule: fc.constantFrom('3.1', '3.2'), prompt: fc.string({ maxLength: 8 }) };
const small = fc.integer({ min: 0, max: 4 });

const pick: fc.Arbitrary<Pick> = fc
  .record({ ...question, of: items(5), min: fc.integer({ min: 0, max: 2 }), max: small })
  .map((p) => ({ ask: 'pick', ...p }));
const split: fc.Arbitrary<Split> = fc
  .record({
    ...question,
    total: fc.integer({ min: -1, max: 6 }),
    over: items(4),
    caps: fc.array(small, { minLength: 4, maxLength: 4 }),
    all: fc.boolean(),
  })
  .map(({ over, caps, ...s }) => ({
    ask: 'split',
    ...s,
    over: over.map((share, i) => ({ ...share, cap: caps[i] ?? 0 })),
  }));
const say: fc.Arbitrary<Say> = fc
  .record({ ...question, from: fc.integer({ min: -3, max: 3 }), to: fc.integer({ min: -2, max: 5 }) })
  .map((s) => ({ ask: 'say', ...s }));
const row: fc.Arbitrary<Row> = fc.oneof(pick, split, say);

function limitOver(rows: readonly Row[]): fc.Arbitrary<Limit> {
  const ids = rows.flatMap((r) => (r.ask === 'pick' ? r.of : r.ask === 'split' ? r.over : [])).map((i) => i.id);
  const term = fc.record(
    {
      row: fc.integer({ min: 0, max: rows.length }),
      id: fc.constantFrom('nobody', ...ids),
      each: fc.constantFrom(-1, 0.5, 1, 2),
    },
    { requiredKeys: ['row'] },
  );
  return fc.record({
    rule: fc.constant('4.1'),
    why: fc.constant('too much'),
    most: fc.integer({ min: -1, max: 6 }),
    of: fc.array(term, { maxLength: 3 }),
  });
}
const sheet: fc.Arbitrary<Sheet> = fc
  .array(row, { maxLength: 3 })
  .chain((rows) =>
    fc.record({ ...question, rows: fc.constant(rows), limits: fc.array(limitOver(rows), { maxLength: 2 }) }),
  )
  .map((s) => ({ ask: 'sheet', ...s }));

const places = ['A1', 'A 2', 'halt', 'stay', '5'];
const place = fc.integer({ min: 0, max: places.length - 1 });
const way = fc.record({
  from: place,
  to: place,
  cost: fc.constantFrom(0, 1, 1, 2, 3),
  not: fc.option(refusal, { nil: undefined, freq: 4 }),
});
const map: fc.Arbitrary<Ways<null>> = fc.array(way, { maxLength: 9 }).map((roads) => ({
  ways: (_view, _unit, at) =>
    roads
      .filter((r) => r.from === at)
      .map(({ to, cost, not }) => (not === undefined ? { to, cost } : { to, cost, not })),
  placeName: (p) => {
    const name = places[p];
    if (name === undefined) throw new Error(`no place ${p}`);
    return name;
  },
  placeNamed: (name) => (places.includes(name) ? places.indexOf(name) : undefined),
}));
const walk: fc.Arbitrary<Walk> = fc
  .record({ ...question, unit: id, from: place, budget: fc.integer({ min: 0, max: 4 }), halts: items(3) })
  .map((w) => ({ ask: 'walk', ...w }));

const anyAsk: fc.Arbitrary<Ask> = fc.oneof(pick, split, say, walk, sheet);
const rolls = fc.infiniteStream(fc.nat());
const rngOf = (stream: fc.Stream<number>) => (n: number) => {
  if (!(n >= 1)) throw new Error(`a die of ${n} sides`);
  return (stream.next().value ?? 0) % n;
};
/** The same for answers that differ only in the order of names. */
function key(answer: unknown): string {
  if (Array.isArray(answer)) {
    const parts = answer.map(key);
    return `[${(answer.every((a) => typeof a === 'string') ? parts.sort() : parts).join()}]`;
  }
  if (Object.is(answer, -0)) return '-0';
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer) ?? 'undefined';
  const entries = Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${key(v)}`).join()}}`;
}

/** Answers of about the right shape: most are wrong in one place. */
function attemptAt(ask: Ask): fc.Arbitrary<unknown> {
  const amount = fc.oneof(
    fc.integer({ min: -1, max: 5 }),
    fc.constantFrom(-0, 0.5, Number.NaN, Infinity, '1', null, 2 ** 53),
  );
  const known = (of: readonly Item[]) => fc.constantFrom('nobody', '__proto__', ...of.map((i) => i.id));
  switch (ask.ask) {
    case 'pick':
      return fc.array(known(ask.of), { maxLength: 4 });
    case 'split':
      return fc.dictionary(known(ask.over), amount, { maxKeys: 4, noNullPrototype: true });
    case 'say':
      return amount;
    case 'walk':
      return fc.record({
        path: fc.array(fc.oneof(place, amount), { maxLength: 4 }),
        halt: fc.array(known(ask.halts), { maxLength: 3 }),
      });
    case 'sheet':
      return fc.tuple(...ask.rows.map(attemptAt));
  }
}
const ofRightShape = (ask: Ask) => fc.tuple(fc.constant(ask), fc.oneof(attemptAt(ask), fc.jsonValue(), fc.anything()));

describe('asks of every shape', () => {
  it('every() lists exactly count() answers, all different and all accepted', () => {
    fc.assert(
      fc.property(anyAsk, map, (ask, ways) => {
        const n = count(null, ask, ways);
        fc.pre(n <= 3000);
        const seen = new Set<string>();
        for (const answer of every(null, ask, ways)) {
          expect(judge(null, ask, answer, ways)).toBeUndefined();
          seen.add(key(answer));
        }
        expect(seen.size).toBe(n);
        expect([...every(null, ask, ways)].length).toBe(n);
      }),
      { numRuns: 1000 },
    );
  });

  it('judge accepts nothing that every() does not list, and never throws', () => {
    fc.assert(
      fc.property(anyAsk.chain(ofRightShape), map, ([ask, answer], ways) => {
        const accepted = contains(null, ask, answer, ways);
        fc.pre(count(null, ask, ways) <= 3000);
        const listed = [...every(null, ask, ways)].some((legal) => key(legal) === key(answer));
        expect(accepted).toBe(listed);
      }),
      { numRuns: 3000 },
    );
  });

  it('a refusal names a rule and says something', () => {
    fc.assert(
      fc.property(anyAsk.chain(ofRightShape), map, ([ask, answer], ways) => {
        const refused = judge(null, ask, answer, ways);
        fc.pre(refused !== undefined);
        expect(refused?.rule).toMatch(/^[1-4]\.[12]$/);
        expect(refused?.why).toBeTypeOf('string');
      }),
    );
  });

  it('sample is accepted, and finds no answer only where there is none', () => {
    fc.assert(
      fc.property(anyAsk, map, rolls, (ask, ways, stream) => {
        const rng = rngOf(stream);
        for (let i = 0; i < 10; i += 1) {
          const answer = sample(null, ask, rng, ways);
          if (answer === undefined) expect(count(null, ask, ways)).toBe(0);
          else expect(judge(null, ask, answer, ways)).toBeUndefined();
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('the least answer is the first that every() lists', () => {
    fc.assert(
      fc.property(anyAsk, map, (ask, ways) => {
        const first: Answer | undefined = every(null, ask, ways).next().value;
        expect(leastAnswer(ask)).toEqual(first);
      }),
      { numRuns: 1000 },
    );
  });

  it('a line read back is the answer it was written from', () => {
    fc.assert(
      fc.property(anyAsk, fc.option(map, { nil: undefined }), rolls, (ask, ways, stream) => {
        const answer = sample(null, ask, rngOf(stream), ways);
        fc.pre(answer !== undefined);
        if (answer === undefined) return;
        const line = toText(ask, answer, ways);
        expect(line).not.toMatch(/[\n\r]/);
        expect(fromText(null, ask, line, ways)).toEqual({ answer });
      }),
      { numRuns: 2000 },
    );
  });

  it('the numbers of the printed list mean what stands beside them, unless they name something themselves', () => {
    fc.assert(
      fc.property(pick, rolls, (ask, stream) => {
        const answer = sample(null, ask, rngOf(stream));
        fc.pre(Array.isArray(answer) && answer.length > 0);
        const free = ask.of.filter((each) => each.not === undefined);
        fc.pre(!ask.of.some((each) => /^\d+$/.test(each.id) || /^\d+$/.test(each.text)));
        const chosen = answer as string[];
        const line = chosen.map((id) => free.findIndex((each) => each.id === id) + 1).join(', ');
        expect(fromText(null, ask, line)).toEqual({ answer });
        for (const [i, { id }] of free.entries()) expect(askText(ask).join('\n')).toContain(`${i + 1}  ${id}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('a part of a name means one item or is refused with those it may be', () => {
    fc.assert(
      fc.property(pick, fc.nat(), fc.nat(), (ask, which, length) => {
        const free = ask.of.filter((each) => each.not === undefined);
        const item = free[which % Math.max(1, free.length)];
        fc.pre(item !== undefined && /^[a-z]{3,}$/.test(item.id));
        const part = item?.id.slice(0, 2 + (length % (item.id.length - 1))) ?? '';
        // Words that are answers of their own.
        fc.pre(!['none', 'all', 'yes', 'no'].includes(part));
        // The whole name of something closed is refused as that is.
        fc.pre(!ask.of.some(({ id, text, not }) => not && [id, text].some((name) => name.toLowerCase() === part)));
        const read = fromText(null, { ...ask, min: 0, max: 5 }, part);
        if ('answer' in read) expect(read.answer).toHaveLength(1);
        else expect(read.refusal.why).toMatch(/may be .* or /);
      }),
      { numRuns: 1000 },
    );
  });

  it('a question with a sole answer has no other', () => {
    fc.assert(
      fc.property(anyAsk, map, (ask, ways) => {
        const sole = soleAnswer(null, ask, ways);
        fc.pre(sole !== undefined);
        expect([...every(null, ask, ways)]).toEqual([sole]);
      }),
    );
  });

  it('a sheet whose first rows are filled in legally keeps exactly the answers that begin so', () => {
    fc.assert(
      fc.property(sheet, fc.nat(), rolls, (ask, n, stream) => {
        const answer = sample(null, ask, rngOf(stream));
        fc.pre(answer !== undefined && count(null, ask) <= 2000);
        const first = (answer as RowAnswer[]).slice(0, n % (ask.rows.length + 1));
        const alike = [...every(null, ask)].filter(
          (each) => key((each as RowAnswer[]).slice(0, first.length)) === key(first),
        );
        expect(count(null, filledIn(ask, first))).toBe(alike.length);
      }),
    );
  });

  it('any line typed gives a legal answer or a refusal', () => {
    const scrap = fc.constantFrom(
      ' ',
      ',',
      ' / ',
      ';',
      '"',
      '\\',
      'none',
      'halt',
      'stay',
      'zero',
      'kate',
      'A1',
      '2',
      '-',
      '0',
      'all',
      'yes',
      'k',
    );
    const line = fc.oneof(
      fc.string(),
      fc.array(scrap, { maxLength: 9 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyAsk, map, line, (ask, ways, text) => {
        const read = fromText(null, ask, text, ways);
        if ('answer' in read) expect(judge(null, ask, read.answer, ways)).toBeUndefined();
        else expect(read.refusal.rule).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('the question as text names every choice and every reason against one', () => {
    fc.assert(
      fc.property(fc.oneof(pick, split), (ask) => {
        const text = askText(ask).join('\n');
        for (const { id, not } of ask.ask === 'pick' ? ask.of : ask.over) {
          expect(text).toContain(id);
          if (not) expect(text).toContain(not.why);
        }
      }),
    );
  });
});
