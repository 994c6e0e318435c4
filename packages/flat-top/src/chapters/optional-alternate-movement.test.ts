/** Alternate Plane Movement Sequence: one formation of each side in turn. */
import { type Answer, askOf, awaited, sample, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { flatTopGame } from '../game.js';
import { type Given, hexNamed } from '../game-testing.js';
import type { Side } from '../state.js';
import { without } from '../testing.js';
import { warnings } from './14-point-of-no-return.js';
import { af, asked, choices, type FlatTop, fly, kinds, own, planesMove, refusalOf, say } from './14-testing.js';

const options = { alternatePlaneMovement: true };

/** Two formations of each side far from each other; Japan has the initiative. */
const apart = (given: Given = {}): Given => ({
  options,
  ...given,
  allied: {
    flights: [
      { hex: 'H20', planes: ['4 Wildcat*'], onMap: true },
      { hex: 'H22', planes: ['3 Dauntless*'] },
    ],
    ...given.allied,
  },
  japan: {
    flights: [
      { hex: 'DD30', planes: ['4 Zero'], onMap: true },
      { hex: 'DD33', planes: ['3 Nell'] },
    ],
    ...given.japan,
  },
});

const turnOf = (game: FlatTop): Side | undefined => game.state.public.segment?.side;

describe('OPT-APM one by one', () => {
  test('OPT-APM the side with the initiative moves one formation, then the other moves one (R184)', () => {
    const game = planesMove(apart());
    expect([turnOf(game), awaited(game)]).toEqual(['japan', ['japan']]);
    expect(asked(game, 'japan').rule).toBe('OPT-APM');
    say(game, 'japan', ['map AF 1']);
    const events = fly(game, 'japan', 'DD31');
    expect(kinds(events, 'plane-moved')).toEqual([{ side: 'japan', how: 'map' }]);
    expect([turnOf(game), awaited(game)]).toEqual(['allied', ['allied']]);
    say(game, 'allied', ['log AF 2']);
    fly(game, 'allied', 'H23');
    expect(turnOf(game)).toBe('japan');
  });

  test('OPT-APM without the rule one side moves everything first (14.1)', () => {
    const kind = (game: FlatTop) => [asked(game, 'japan').rule, game.state.public.segment?.step];
    expect(kind(planesMove(apart()))).toEqual(['OPT-APM', 'turn']);
    expect(kind(without('OPT-APM', () => planesMove(apart())))).toEqual(['14.2.1', 'land']);
    expect(kind(planesMove({ ...apart(), options: {} }))).toEqual(['14.2.1', 'land']);
  });

  test('OPT-APM one formation at a time, and none twice', () => {
    const game = planesMove(apart());
    expect(refusalOf(game, 'japan', ['map AF 1', 'log AF 2'])).toBeDefined();
    say(game, 'japan', ['map AF 1']);
    fly(game, 'japan', '');
    say(game, 'allied', []);
    expect(Object.keys(choices(game, 'japan')).filter((id) => id.includes('AF 1'))).toEqual([]);
    expect(choices(game, 'japan')).toMatchObject({ 'log AF 2': 'yes', 'appear AF 2': 'yes' });
  });

  test('OPT-APM when one side is done the other moves all the rest', () => {
    const game = planesMove(apart());
    const events = say(game, 'japan', []);
    expect(kinds(events, 'planes-done')).toEqual([{ side: 'japan' }]);
    expect(own(game, 'japan').flights.every(({ moved }) => moved)).toBe(true);
    for (const id of ['log AF 2', 'map AF 1']) {
      expect(turnOf(game)).toBe('allied');
      say(game, 'allied', [id]);
      fly(game, 'allied', '');
    }
    expect(kinds(say(game, 'allied', []), 'planes-done')).toEqual([{ side: 'allied' }]);
    expect([game.state.public.segment, game.state.public.phase]).toEqual([null, 7]);
  });

  test('OPT-APM a side with nothing left is asked and says that it is done (R362)', () => {
    const game = planesMove(apart({ japan: { flights: [] } }));
    expect(awaited(game)).toEqual(['japan']);
    expect(choices(game, 'japan')).toEqual({});
    say(game, 'japan', []);
    expect(awaited(game)).toEqual(['allied']);
  });

  test('OPT-APM who is still on deck when its side is done takes off and circles (14.6)', () => {
    const game = planesMove({
      options,
      japan: {
        flights: [{ hex: 'Y3', planes: ['5 Zero'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 5 }] }],
      },
    });
    expect(choices(game, 'japan')).toMatchObject({ 'log AF 1': 'yes', 'appear AF 1': 'yes' });
    say(game, 'japan', []);
    expect(af(game, 'japan')).toMatchObject({ onDeck: null, hex: hexNamed('Y3'), moved: true });
  });
});

describe('OPT-APM what the enemy hears', () => {
  /** Everything that reaches the Allies in a turn of Japan's. */
  function heard(given: Given, ...answers: (string | Answer)[]): unknown[] {
    const game = planesMove(given);
    const events = answers.flatMap((answer) =>
      typeof answer === 'string' ? fly(game, 'japan', answer) : say(game, 'japan', answer),
    );
    return events
      .filter(({ to }) => to === 'all' || (to as readonly string[]).includes('allied'))
      .map(({ kind, data }) => [kind, data]);
  }

  const dark = apart({
    japan: {
      tfs: [{ hex: 'DD33', ships: ['Shokaku'] }],
      flights: [
        { hex: 'DD34', planes: ['1 Zero*'] },
        { hex: 'DD33', planes: ['2 Zero*'], onDeck: 'Shokaku', launches: [{ place: 'Shokaku', factors: 2 }] },
      ],
    },
  });

  test('OPT-APM a landing in the dark, a hidden take-off and a hidden flight sound the same (R363)', () => {
    const flight = heard(dark, ['log AF 1'], 'DD35');
    expect(flight).toContainEqual(['plane-moved', { side: 'japan', how: 'log' }]);
    expect(heard(dark, ['log AF 2'], '')).toEqual(flight);
    expect(heard(dark, ['land AF 1 to DD33'], [{ Shokaku: 1 }])).toEqual(flight);
  });

  test('OPT-APM a counter that goes on the log leaves the map at once (14.2.5, R40)', () => {
    const game = planesMove(apart());
    say(game, 'japan', ['log AF 1']);
    const events = fly(game, 'japan', '');
    expect(kinds(events, 'plane-moved')).toEqual([{ side: 'japan', how: 'log' }]);
    expect(af(game, 'japan')?.onMap).toBe(false);
  });

  test('OPT-APM a formation that comes out is moved on the map', () => {
    const game = planesMove(apart());
    say(game, 'japan', ['appear AF 2']);
    expect(kinds(fly(game, 'japan', 'DD34'), 'plane-moved')).toEqual([{ side: 'japan', how: 'map' }]);
    expect(af(game, 'japan', 'AF 2')?.onMap).toBe(true);
  });
});

describe('OPT-APM with other rules', () => {
  /** Wildcats over Lexington, Zeros next door: each side may fly into the other's hex. */
  const near: Given = {
    options,
    allied: {
      tfs: [{ hex: 'DD30', ships: ['Lexington'], onMap: true }],
      flights: [{ hex: 'DD30', planes: ['6 Wildcat*'], onMap: true }],
    },
    japan: {
      flights: [
        { hex: 'DD31', planes: ['6 Zero'], onMap: true },
        { hex: 'DD32', planes: ['6 Nell GP'], onMap: true },
      ],
    },
  };

  test('OPT-APM interception works both ways in turn (14.13.2)', () => {
    const game = planesMove(near, [3]);
    say(game, 'japan', ['map AF 2']);
    fly(game, 'japan', 'DD31 DD30');
    expect(awaited(game)).toEqual(['allied']);
    say(game, 'allied', []);
    // Its turn is over; now a Wildcat flies into the hex of the Zeros.
    expect(turnOf(game)).toBe('allied');
    say(game, 'allied', ['map AF 1']);
    fly(game, 'allied', 'DD31');
    expect([awaited(game), asked(game, 'japan').rule]).toEqual([['japan'], '14.13.2']);
    const events = say(game, 'japan', ['low']);
    expect(kinds(events, 'interception')).toMatchObject([{ side: 'japan', success: true }]);
  });

  test('OPT-APM planes that land first leave room on deck to those after them, in any order (14.2 dropped)', () => {
    const game = planesMove({
      options,
      japan: {
        flights: [
          { hex: 'Y3', planes: ['5 Zero'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 5 }] },
          { hex: 'Y4', planes: ['4 Zero'] },
        ],
      },
    });
    say(game, 'japan', ['log AF 1']);
    fly(game, 'japan', '');
    say(game, 'allied', []);
    say(game, 'japan', ['land AF 2 to Y3']);
    say(game, 'japan', [{ Rabaul: 4 }]);
    expect(own(game, 'japan').flights.map(({ id }) => id)).toEqual(['AF 1']);
  });

  test('OPT-APM reorganizing comes before the move and is no turn (R364)', () => {
    const game = planesMove({ options, japan: { flights: [{ hex: 'Y3', planes: ['4 Zero', '2 Nell'] }] } });
    say(game, 'japan', ['reorganize Y3']);
    expect(asked(game, 'japan').rule).toBe('8.11');
    say(game, 'japan', [{ 'AF 1': 4 }, { 'AF 2': 2 }]);
    expect(turnOf(game)).toBe('japan');
    expect(choices(game, 'japan')).toMatchObject({ 'log AF 1': 'yes', 'log AF 2': 'yes' });
  });

  test('OPT-APM who has moved as a shadower may still land where it is, once (R77, R364)', () => {
    const game = planesMove({ options, japan: { flights: [{ hex: 'Y3', planes: ['4 Zero'], moved: true }] } });
    expect(choices(game, 'japan')['land AF 1']).toBeUndefined();
    const shadowed = () => {
      const now = planesMove({ options, japan: { flights: [{ hex: 'Y3', planes: ['4 Zero'], moved: true }] } });
      now.state.public.shadows = [{ side: 'japan', from: 0, hex: 0, nth: 1, success: true }];
      own(now, 'japan').shadows = ['AF 1'];
      return now;
    };
    const first = shadowed();
    expect(choices(first, 'japan')['land AF 1']).toBe('yes');
    say(first, 'japan', ['land AF 1']);
    fly(first, 'japan', '');
    say(first, 'japan', [{}]);
    say(first, 'allied', []);
    expect(choices(first, 'japan')['land AF 1']).toBeUndefined();
  });

  test('OPT-APM who would be done with planes that must land now is warned (25.4)', () => {
    const game = planesMove({ options, turn: 9, japan: { flights: [{ hex: 'Y4', planes: ['4 Zero'] }] } });
    for (const lot of own(game, 'japan').flights[0]?.lots ?? []) lot.deadline = 9;
    const view = viewOf(game.state, 'japan');
    expect(warnings(view, game.law, []).map(({ rule }) => rule)).toEqual(['25.4']);
    expect(warnings(view, game.law, ['land AF 1 to Y3'])).toEqual([]);
  });

  test('OPT-APM at random the phase always ends', () => {
    for (let seed = 1; seed <= 12; seed++) {
      let state = seed;
      const below = (n: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const game = planesMove(
        { ...near, allied: { ...near.allied, parked: { Lexington: { ready: ['3 Dauntless'] } } } },
        Array.from({ length: 400 }, () => 1 + below(6)),
      );
      let asks = 0;
      for (; asks < 400 && game.state.public.phase === 6; asks++) {
        const [seat = ''] = awaited(game);
        const ask = askOf(game, seat);
        const answer = ask && sample(viewOf(game.state, seat), ask, below, flatTopGame.ways?.(game.law));
        if (answer === undefined) throw new Error(`no answer to ${ask?.prompt}`);
        submit(game, seat, answer);
      }
      expect(asks).toBeLessThan(400);
    }
  });
});
