import { expect, it } from 'vitest';
import { backToBox, canAct, damagedIn, toPort } from '../src/chapters/20-66-damaged-transports.js';

const spring = 1;
const summer = 2;

it('20.66 four transports damaged in Spring 1941 are mended in port for nothing', () => {
  const { lot, cost } = toPort(damagedIn(spring, 4));
  expect(lot).toMatchObject({ count: 4, place: 'port', inverted: true });
  expect(cost).toEqual({ brps: 0, shipbuilding: 0 });
  expect(canAct(lot, spring)).toBe(false);
});

it('20.66 they go back in the redeployment of the Spring turn and are used in Summer', () => {
  const back = backToBox(toPort(damagedIn(spring, 4)).lot, spring);
  expect(back?.place).toBe('box');
  if (back === undefined) throw new Error('they went back');
  expect(canAct(back, spring)).toBe(false);
  expect(canAct(back, summer)).toBe(true);
});
