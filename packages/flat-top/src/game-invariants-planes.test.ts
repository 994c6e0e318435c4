import { expect, test } from 'vitest';
import { planesInvariants } from './game-invariants-planes.js';
import type { GameOwn, GamePublic } from './game-kit.js';
import { type Given, hexNamed, law, stateWith } from './game-testing.js';
import { additional } from './scenarios/additional-planes.js';

/** Which of them Japan breaks when her part is changed so. */
function broken(given: Given, change: (own: GameOwn) => void): string[] {
  const state = stateWith({ turn: 4, allied: { bases: [] }, ...given, japan: { bases: ['Rabaul'], ...given.japan } });
  const own = state.seats.japan?.own;
  if (own !== undefined) change(own);
  const rules = law(given);
  return planesInvariants.flatMap(({ name, broken: why }) => {
    const told = why(state, rules);
    return told === undefined ? [] : [`${name.split(' ')[0]} ${told}`];
  });
}

const called = (turn: number, come: boolean) => (own: GameOwn) => {
  own.additional = { called: turn, come };
};

test('OPT-AP nobody is called up without option or list, or has come before being called', () => {
  const options = { additionalPlanes: true };
  const scenario = { figures: 'SC2', special: { additional: additional.SC2 } } as const;
  expect(broken({ options, scenario }, called(3, true))).toEqual([]);
  expect(broken({ options, scenario }, called(4, true))).toEqual(['OPT-AP japan: called in turn 4 and come']);
  expect(broken({ options }, called(3, true))).toEqual(['OPT-AP japan: there is no list of them']);
  expect(broken({ scenario }, called(3, true))).toEqual(['OPT-AP japan: without the option']);
});

test('OPT-EPF.7 no base takes more than it would unharmed', () => {
  const landed = (maximum: number) => (own: GameOwn) => {
    own.beyond = { Rabaul: { minimum: 0, normal: 0, maximum } };
  };
  expect(broken({ options: { landOnDamagedBases: true } }, landed(24))).toEqual([]);
  expect(broken({ options: { landOnDamagedBases: true } }, landed(25))).toEqual([
    'OPT-EPF.7 japan: 25 landed at Rabaul',
  ]);
  expect(broken({}, landed(1))).toEqual(['OPT-EPF.7 japan: without the option']);
});

test('OPT-EPF.11 hexes beyond the edge are within the distances there are', () => {
  const flying = (hexes: number): Given => ({
    options: { offBoardFlight: true },
    japan: { flights: [{ hex: 'S1', planes: ['2 Zero'], away: { base: 'Truk', turns: 0, inbound: true, hexes } }] },
  });
  const nothing = (own: GameOwn): void => expect(own.flights[0]?.hex).toBe(hexNamed('S1'));
  expect(broken(flying(36), nothing)).toEqual([]);
  expect(broken(flying(80), nothing)).toEqual(['OPT-EPF.11 japan: AF 1 has 80 hexes and 0 turns to go']);
  expect(broken({ ...flying(36), options: {} }, nothing)).toEqual(['OPT-EPF.11 japan: AF 1 without the option']);
});

test('OPT-APM turns need the option, and nobody is done before all have moved', () => {
  const options = { alternatePlaneMovement: true };
  const one: Given = { japan: { flights: [{ hex: 'S1', planes: ['2 Zero'] }] } };
  const told = (given: Given, segment: GamePublic['segment'], moved = false): (string | undefined)[] => {
    const state = stateWith(given);
    state.public.segment = segment;
    for (const flight of state.seats.japan?.own.flights ?? []) flight.moved = moved;
    const invariant = planesInvariants.find(({ name }) => name.startsWith('OPT-APM'));
    return [invariant?.broken(state, law(given))];
  };
  const done = { side: 'allied', step: 'turn', done: 'japan' } as const;
  expect(told({ ...one, options }, done, true)).toEqual([undefined]);
  expect(told({ ...one, options }, done)).toEqual(['japan: AF 1 has not moved']);
  expect(told({ ...one, options }, { ...done, side: 'japan' }, true)).toEqual(['japan: done, and yet it is its turn']);
  expect(told({ ...one, options }, { side: 'allied', step: 'land' })).toEqual(['allied: step land']);
  expect(told(one, done, true)).toEqual(['allied: without the option']);
});
