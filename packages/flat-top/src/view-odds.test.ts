import { type Ask, askOf, begin, oddsOf, spreadOf, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { battle } from './battle.js';
import { atPhase, type FlatTop, passUntil, say } from './chapters/12-testing.js';
import { measuresFor } from './desk/measures.js';
import { gameOdds } from './game-odds.js';
import { straightforward } from './policy.js';
import { flatTop } from './rulebook.js';
import { battleOf } from './view.js';
import { battleOdds, type ViewOdds } from './view-odds.js';

describe('odds from what one side knows', () => {
  test('before the bombers choose, and better when they choose the carrier', () => {
    const set = { allied: { planes: ['10 Dauntless AP high'] }, japan: { ships: ['Shokaku', '4 DD'] } };
    const source = { from: 'seed' as const, seed: '5'.repeat(64), entropy: {} };
    const begun = begin(flatTop, { scenario: 'battle', options: {}, charts: {}, set }, source);
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    for (let asked = askOf(game, 'allied'); asked?.rule !== '17.2'; asked = askOf(game, 'allied')) {
      if (asked === undefined) throw new Error('the bombers were never asked');
      submit(game, 'allied', straightforward(asked, 'allied'));
    }
    const ask = askOf(game, 'allied');
    if (ask?.ask !== 'sheet') throw new Error('targets are a sheet');
    const view = viewOf(game.state, 'allied');
    const sinks = (answer: { [id: string]: number }[]): number =>
      battleOdds(view, game.law, ask, answer)?.rows.find(({ text }) => text === 'hits on Shokaku: 1 or more')?.chance ??
      0;
    const carrier = sinks([{ 'Shokaku:dive': 10 }]);
    expect(carrier).toBeGreaterThan(0.5);
    expect(carrier).toBeLessThanOrEqual(1 + 1e-9);
    expect(sinks([{ 'Shokaku:dive': 2 }])).toBeLessThan(carrier);
  });
});

describe('over pictures of what may be there', () => {
  const upTo = (rule: string, target: string) => {
    const set = { allied: { planes: ['10 Dauntless AP high'] }, japan: { ships: [target, '4 DD'] } };
    const source = { from: 'seed' as const, seed: '5'.repeat(64), entropy: {} };
    const begun = begin(flatTop, { scenario: 'battle', options: {}, charts: {}, set }, source);
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    for (let asked = askOf(game, 'allied'); asked?.rule !== rule; asked = askOf(game, 'allied')) {
      if (asked === undefined) throw new Error(`${rule} was never asked`);
      submit(game, 'allied', straightforward(asked, 'allied'));
    }
    const ask = askOf(game, 'allied');
    if (ask === undefined) throw new Error('nothing is asked');
    return { game, ask, view: viewOf(game.state, 'allied') };
  };

  test('where all that matters is known the odds are the exact ones, and all pictures come to the same', () => {
    const { game, ask, view } = upTo('17.2', 'Yubari');
    const answer = [{ 'Yubari:dive': 10 }];
    const odds = battleOdds(view, game.law, ask, answer, { most: 8 });
    const start = battleOf(game.state, game.law);
    const exact = oddsOf(
      battle,
      start,
      (asked, seat) => (asked.rule === '17.2' ? answer : straightforward(asked, seat)),
      measuresFor(start, []),
      { below: () => 0 },
    );
    expect(exact.exact).toBe(true);
    const hits = spreadOf(exact, 'hits on Yubari').values.filter(({ value }) => value >= 4);
    expect(odds?.rows.find(({ text }) => text === 'hits on Yubari: 4 or more')?.chance).toBeCloseTo(
      hits.reduce((sum, { chance }) => sum + chance, 0),
      12,
    );
    expect(odds?.rows.filter(({ range }) => range !== undefined)).toEqual([]);
    expect(odds?.pictures).toBe(8);
    expect(odds?.note).toContain('All pictures come to the same.');
  });

  test('before the ships are disclosed they are counted by what they may be; more pictures only while there is time', () => {
    const { game, ask, view } = upTo('17.1', 'Shokaku');
    const odds = battleOdds(view, game.law, ask, ['attack'], { most: 10 });
    const texts = odds?.rows.map(({ text }) => text) ?? [];
    expect(texts).toContain('hits on ships: 1 or more');
    expect(texts.join()).not.toContain('Shokaku');
    expect(odds?.pictures).toBe(10);
    expect(odds?.note).toContain('They differ most in');
    expect(battleOdds(view, game.law, ask, ['attack'], { most: 40, isLate: () => true })?.pictures).toBe(4);
  });
});

describe('odds of bombs on an enemy field', () => {
  /** Dauntless over Rabaul, where planes stand Ready or not: asked whether they attack. */
  const overRabaul = (ready: string[]): FlatTop => {
    const game = atPhase(7, {
      scenario: { special: {} },
      allied: { bases: [], flights: [{ hex: 'Y3', planes: ['4 Dauntless* GP high'], onMap: true }] },
      japan: { parked: { Rabaul: { ready } } },
    });
    passUntil(game, (now) => askOf(now, 'allied')?.rule === '17.1');
    return game;
  };
  const odds = (game: FlatTop): ViewOdds => {
    const ask = askOf(game, 'allied');
    const told = ask && gameOdds(viewOf(game.state, 'allied'), game.law, ask, ask.ask === 'pick' ? ['attack'] : null);
    if (told === null || told === undefined) throw new Error('there are no odds');
    return told;
  };
  const hits = ({ rows }: ViewOdds, least: number): number =>
    rows.find(({ text }) => text === `hits on Rabaul: ${least} or more`)?.chance ?? 0;
  const attacking = (game: FlatTop): FlatTop => {
    say(game, 'allied', ['attack']);
    return game;
  };

  test('which plane is lost to a hit that was scored is asked without odds', () => {
    const game = overRabaul(['3 Zero', '3 Mavis']);
    const ask: Ask = {
      ask: 'pick',
      rule: '21.7.1',
      prompt: 'Which?',
      of: [{ id: 'Zero', text: 'Zero' }],
      min: 1,
      max: 1,
    };
    expect(odds(game).rows.length).toBeGreaterThan(0);
    expect(gameOdds(viewOf(game.state, 'allied'), game.law, ask, ['Zero'])).toBeNull();
  });

  test('21.6 before the attack planes on the field are in some of the pictures; once they are shown (7.15) hits are doubled and the title says so', () => {
    const before = odds(overRabaul(['3 Zero']));
    const planes = odds(attacking(overRabaul(['3 Zero'])));
    const none = odds(attacking(overRabaul([])));
    expect(hits(planes, 2)).toBeCloseTo(hits(none, 1));
    expect(hits(planes, 4)).toBeCloseTo(hits(none, 2));
    expect(hits(none, 2)).toBeLessThan(hits(planes, 2));
    const some = Number(/and (\d+) pictures? ha/.exec(before.note)?.[1]);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(before.pictures);
    const share = some / before.pictures;
    expect(hits(before, 2)).toBeCloseTo(share * hits(planes, 2) + (1 - share) * hits(none, 2));
    expect(planes.title).toBe('How this battle may end; bombs on Rabaul count double (21.6)');
    expect([before.title, none.title]).toEqual(['How this battle may end', 'How this battle may end']);
    expect(planes.note).toContain('Planes stand on the field at Rabaul');
    expect(none.note).toContain('No planes stand on the field at Rabaul');
  });

  test('7.15.1 before the attack is announced the odds are the same whatever stands on the field', () => {
    expect(odds(overRabaul(['3 Zero']))).toEqual(odds(overRabaul([])));
  });

  test('7.14 who saw the field this turn reckons with what he saw', () => {
    const [planes, none] = [overRabaul(['3 Zero']), overRabaul([])];
    for (const [game, saw] of [
      [planes, true],
      [none, false],
    ] as const) {
      const { knows } = viewOf(game.state, 'allied');
      knows.fields = { Rabaul: { turn: game.state.public.turn, planes: saw } };
      const [before, after] = [odds(game), odds(attacking(game))];
      expect([1, 2, 4].map((n) => hits(before, n))).toEqual([1, 2, 4].map((n) => expect.closeTo(hits(after, n))));
      expect(before.title).toBe(after.title);
    }
    const stale = overRabaul(['3 Zero']);
    viewOf(stale.state, 'allied').knows.fields = { Rabaul: { turn: stale.state.public.turn - 1, planes: true } };
    expect(odds(stale).note).toMatch(/\d pictures have them/);
  });
});
