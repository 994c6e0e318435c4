import { describe, expect, it } from 'vitest';
import { namedShip } from '../charts/ships.js';
import { lightForce } from '../pieces.js';
import {
  mayHideAtStart,
  meeting,
  mustShowForTask,
  portionsShown,
  seenUnderMarker,
  shownWhenPlaced,
  theatreStrength,
  transfer,
} from './20-164-concealment.js';

describe('20.164 what a marker hides', () => {
  it('20.164A ships are hidden, troops they carry are not', () => {
    const marines = { id: 'm', name: '1st Marines', kind: 'ground', factors: 2, on: 'DD' } as const;
    const seen = seenUnderMarker([lightForce('us', { DD: 12, carrying: { DD: 2, TR: 0 }, cargo: [marines] })]);
    expect(seen).toEqual({ ships: 'hidden', cargo: [marines] });
  });
  it('20.164B markers may hide the first placement, while there are any', () => {
    expect([mayHideAtStart(3), mayHideAtStart(0)]).toEqual([true, false]);
  });
  it('20.164C ships that change task forces are announced elsewhere than in port, and named unless newly covered', () => {
    const usual = { together: false, atSea: false, underNewMarker: false, formingCombatGroups: false };
    expect(transfer(usual)).toEqual({ allowed: true, announced: true, identified: true });
    expect(transfer({ ...usual, underNewMarker: true }).identified).toBe(false);
    expect(transfer({ ...usual, together: true })).toEqual({ allowed: true, announced: false, identified: false });
    expect(transfer({ ...usual, atSea: true }).allowed).toBe(false);
    expect(transfer({ ...usual, atSea: true, formingCombatGroups: true }).allowed).toBe(true);
  });
  it('20.164D part of a task force that intercepts is shown, unless both parts can be task forces', () => {
    expect(portionsShown({ anotherMarker: false, bothLegal: true })).toBe(1);
    expect(portionsShown({ anotherMarker: true, bothLegal: false })).toBe(1);
    expect(portionsShown({ anotherMarker: true, bothLegal: true })).toBe(0);
  });
  it('20.164E a task force under way joins nobody; two small forces that make ten must combine', () => {
    const can = { sameFaction: true, sameActivity: true, legalTogether: true };
    const small = (factors: number) => ({ taskForce: false, factors });
    expect(meeting({ taskForce: true, factors: 12 }, small(5), can)).toBe('may not merge');
    expect(meeting(small(5), small(5), can)).toBe('must combine');
    expect(meeting(small(5), small(4), can)).toBe('apart');
    expect(meeting(small(5), small(5), { ...can, legalTogether: false })).toBe('apart');
  });
  it('20.164F new ships are shown before a marker hides them', () => {
    expect([shownWhenPlaced(true), shownWhenPlaced(false)]).toEqual([true, false]);
  });
});

it('20.165 a task of its own in a warfare box shows a force that does not break off as a task force', () => {
  expect(mustShowForTask({ specificTask: true, separateTaskForces: false })).toBe(true);
  expect(mustShowForTask({ specificTask: true, separateTaskForces: true })).toBe(false);
});

it('20.167 the Western Allies tell numbers and types by theatre; Japan does not', () => {
  const ships = [namedShip('Enterprise'), namedShip('Saratoga'), namedShip('Nevada')];
  const light = [lightForce('us', { DD: 30, CA: 8, CAdamaged: 2, TR: 10 })];
  expect(theatreStrength('us', ships, light)).toEqual({ CV: 2, BB: 1, CA: 10, DD: 30, TR: 10 });
  expect(theatreStrength('japan', [], [])).toBeUndefined();
});
