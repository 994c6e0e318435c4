/** Submarines: how they move, what they see, how they fight. */
import { askOf, awaited, type Event } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Given, GivenSide } from '../game-testing.js';
import { name } from '../map.js';
import type { Side } from '../state.js';
import { atPhase, type FlatTop, kindsOf, least, order, own, refused, rowsOf, ruleWith, say } from './12-testing.js';
import { submarinesOf } from './optional-submarines.js';

const rule = ruleWith({ test, expect });

/** Open sea all around. */
const sea = 'DD31';

const game = (allied: GivenSide, japan: GivenSide, more: Partial<Given> = {}): Given => ({
  options: { submarines: true },
  scenario: { special: {} },
  allied: { bases: [], ...allied },
  japan: { bases: [], ...japan },
  ...more,
});
const submarines = (...hexes: string[]): GivenSide => ({ submarines: hexes.map((hex) => ({ hex })) });
const hexesOf = (now: FlatTop, side: Side): string[] => submarinesOf(own(now, side)).map(({ hex }) => name(hex));

/** The Task Force Movement Phase, to the question about submarines. */
const moving = (allied: GivenSide, japan: GivenSide = {}, more: Partial<Given> = {}): FlatTop =>
  atPhase(4, game(allied, japan, more));

describe('OPT-SUB.2, OPT-SUB.4 how they move', () => {
  rule(
    'OPT-SUB.2',
    'up to six submarines move one hex each, sealed, when the task forces have sailed',
    () => {
      const now = moving(submarines(sea, 'DD33'));
      order(now, 'allied', { 'SS 1': ['DD30'] });
      return hexesOf(now, 'allied');
    },
    ['DD30', 'DD33'],
  );

  test('OPT-SUB.2 a seventh is refused', () => {
    const now = moving(submarines(...Array.from({ length: 7 }, () => sea)));
    const answer = ['DD30', 'DD30', 'DD30', 'DD30', 'DD32', 'DD32', 'DD32'].map((hex) => [hex]);
    expect(refused(now, 'allied', answer)).toBe('OPT-SUB.2');
  });

  test('OPT-SUB.2 not on the turn after combat', () => {
    const now = moving({
      submarines: [
        { hex: sea, fought: 1 },
        { hex: sea, fought: 0 },
      ],
    });
    expect(Object.keys(rowsOf(now, 'allied'))).toEqual(['SS 2 in DD31 moves to']);
  });

  rule(
    'OPT-SUB.4',
    'at most six of a side are in one hex; those that leave make room',
    () => {
      const now = moving(submarines('DD30', ...Array.from({ length: 6 }, () => sea)));
      const stay: string[][] = Array.from({ length: 5 }, () => []);
      const first = refused(now, 'allied', [[sea], [], ...stay]);
      return [first, refused(now, 'allied', [[sea], ['DD32'], ...stay])];
    },
    ['OPT-SUB.4', undefined],
  );
});

/** Everybody answers the least but in the Submarine Combat Step. */
function fight(
  given: Given,
  faces: number[],
  choose: (side: Side, now: FlatTop) => ReturnType<typeof least> | undefined,
) {
  const now = atPhase(7, given, faces);
  const events: Event[] = [];
  for (let i = 0; i < 60 && now.state.public.phase === 7; i++) {
    const [side] = awaited(now) as Side[];
    if (side === undefined) break;
    events.push(...say(now, side, choose(side, now) ?? least(now, side)));
  }
  return { now, events };
}

const attack = (side: Side, now: FlatTop, plan: { [rule: string]: ReturnType<typeof least> }) => {
  const asked = askOf(now, side);
  return asked === undefined ? undefined : plan[asked.rule];
};

const convoy: GivenSide = { tfs: [{ hex: sea, ships: ['Lexington', '2 DD'], onMap: true }] };

describe('OPT-SUB.9 submarines and ships', () => {
  test('OPT-SUB.9 ships attack first, then the submarines that are left', () => {
    const { now, events } = fight(game(convoy, submarines(sea)), [1, 4], (side, at) =>
      attack(side, at, { 'OPT-SUB.9': [['japan SS 1'], []], 'OPT-SUB.9b': [['Lexington']] }),
    );
    expect(kindsOf(events, 'surface-attack')).toMatchObject([
      { by: 'allied', target: 'SS 1', factors: 2, table: 2 },
      { by: 'japan', target: 'Lexington', factors: 4, table: 10 },
    ]);
    expect(submarinesOf(own(now, 'japan'))[0]).toMatchObject({ fought: 2, sunk: false });
  });
});
