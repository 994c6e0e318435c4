import { type RulebookModule, workspace } from '@ironbottom/shelf';
import { chance } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { fold, openMatch } from '../match/fold.js';
import { answerOf, doIt, type Played } from '../match/testing.js';
import { compareReplays, isAlike } from './compare.js';
import { readModules } from './modules.js';
import { logOf, sitDown, type ToyVersion, toyVersion } from './testing.js';

async function version(name: ToyVersion): Promise<RulebookModule> {
  const built = await toyVersion(name);
  return (await readModules({ query: async () => [] }, [built])).load(built.hash);
}

/** A match of the first version, played by chance until it is enough, at most to its end. */
async function played(enough: (played: Played) => boolean): Promise<Played> {
  const match = sitDown(await version('first'), 'first', 'crossing');
  const below = chance(4);
  while (!enough(match)) {
    const deed = answerOf(match.match, below);
    if (deed === undefined) throw new Error('the match is over before it was enough');
    doIt(match, deed);
  }
  return match;
}

const answers = ({ deeds }: Played): number => deeds.filter(({ deed }) => deed.do === 'answer').length;

/** The hash of the state after every answer, as long as none is refused. */
function statesOf({ match, deeds }: Played, module: RulebookModule): string[] {
  const again = openMatch(match.row, module);
  const hashes: string[] = [];
  for (const [i, { at, deed }] of deeds.entries()) {
    if (deed.do === 'answer' && again.game !== null && module.refuse(again.game, deed.seat, deed.answer)) break;
    fold(again, { n: i + 1, at, deed });
    if (deed.do === 'answer') hashes.push(module.hashOf(again.game?.state));
  }
  return hashes;
}

async function compared(match: Played, fresh: RulebookModule) {
  return compareReplays(await version('first'), fresh, match.match.row, logOf(match));
}

describe('a match of the first version', () => {
  test('is the same with itself, with the sources it was built from, and with other words', async () => {
    const match = await played((each) => answers(each) === 120);
    for (const fresh of [await version('first'), workspace, await version('worded')])
      expect(await compared(match, fresh)).toEqual({ verdict: 'same', answers: 120 });
  });

  test('differs where an answer of it would be refused now, and the rule says why', async () => {
    const match = await played((each) => answers(each) === 60);
    const walks = match.deeds.flatMap(({ deed }) => (deed.do === 'answer' ? [deed.answer] : []));
    const far = walks.findIndex((walk) => (walk as { path?: unknown[] }).path?.length === 2);
    const found = await compared(match, await version('slower'));
    expect(found).toMatchObject({ verdict: 'differs', answers: 60, at: far + 1 });
    expect('why' in found ? found.why : '').toMatch(/^refused because .+ \(6\.1\)$/);
  });

  test('differs where the same answers come to another state', async () => {
    const match = await played((each) => answers(each) === 120);
    const deadlier = await version('deadlier');
    const [was, is] = [statesOf(match, await version('first')), statesOf(match, deadlier)];
    const parted = was.findIndex((hash, i) => hash !== is[i]) + 1;
    expect(parted).toBeGreaterThan(1);
    const why = 'another state';
    expect(await compared(match, deadlier)).toEqual({ verdict: 'differs', answers: 120, at: parted, why });
  });

  test('differs where the state is the same but something else was told', async () => {
    const match = await played((each) => answers(each) === 20);
    const found = await compared(match, await version('retold'));
    expect(found).toMatchObject({ verdict: 'differs', why: 'something else is told' });
    expect('at' in found ? found.at : 0).toBeGreaterThan(0);
  });

  test('differs where its answers lead into a fault, or its scenario is gone', async () => {
    const match = await played((each) => answers(each) === 20);
    const faulty: RulebookModule = {
      ...workspace,
      submit: () => {
        throw new Error('a chapter is torn');
      },
    };
    expect(await compared(match, faulty)).toEqual({ verdict: 'differs', answers: 20, at: 1, why: 'a chapter is torn' });
    const gone = await compared(match, { ...workspace, games: [] });
    expect(gone).toMatchObject({ verdict: 'differs', at: 0 });
  });

  test('is broken where not even its own module plays it', async () => {
    const match = await played((each) => answers(each) === 60);
    const first = await version('first');
    const found = compareReplays(await version('slower'), first, match.match.row, logOf(match));
    expect(found).toMatchObject({ verdict: 'broken' });
  });

  test('what was taken back is compared too', async () => {
    const match = await played((each) => answers(each) === 30);
    const below = chance(9);
    let undone = 0;
    for (let i = 0; i < 40; i++) {
      const deed = answerOf(match.match, below);
      if (deed?.do !== 'answer') break;
      doIt(match, deed);
      if (match.match.game?.log.at(-1)?.told === false && i % 3 === 0) {
        doIt(match, { do: 'undo', seat: deed.seat, by: 'ann' });
        undone += 1;
      }
    }
    expect(undone).toBeGreaterThan(2);
    expect(await compared(match, await version('worded'))).toMatchObject({ verdict: 'same' });
  });
});

test('plain data are alike whatever the order of their names, and by nothing less', () => {
  expect(isAlike({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true);
  expect(isAlike({ a: 0 }, { a: -0 })).toBe(true);
  for (const [a, b] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: 1, b: null }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [null, {}],
    ['1', 1],
  ])
    expect(isAlike(a, b)).toBe(false);
});
