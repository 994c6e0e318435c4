/** Expanded Ship Functions 7: ammunition reloads. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { doing, kindsOf, own, ruleWith, sailed, shipOf } from './12-testing.js';
import { repairPhase } from './23-repair.js';
import { fireInPort } from './optional-ammunition-reloads.js';

const rule = ruleWith({ test, expect });
const options = { ammunitionReloads: true };
const empty = { ammunition: 0, torpedoes: 0 };

/** A cruiser and a destroyer at Rabaul (Y3) with nothing left, at the end of this turn. */
const inPort = (turn: number, given: Given = {}, hulls = {}, hex = 'Y3') =>
  doing(
    {
      turn,
      options,
      japan: { tfs: [{ hex, ships: ['Aoba', '1 DD'] }], ships: { Aoba: empty, 'DD 1': empty }, hulls },
      ...given,
    },
    (table) => repairPhase(table),
  );

const magazines = ({ game }: ReturnType<typeof inPort>) =>
  ['Aoba', 'DD 1'].map((name) => {
    const ship = shipOf(game, 'japan', name);
    return [ship?.ammunition, ship?.torpedoes];
  });

describe('OPT-ESF.7 ammunition reloads', () => {
  rule(
    'OPT-ESF.7',
    'six whole turns at Rabaul fill guns and torpedo tubes',
    () => {
      const [aoba, destroyer] = magazines(inPort(5));
      return { guns: (aoba?.[0] ?? 0) > 1, tubes: (aoba?.[1] ?? 0) > 0, destroyer };
    },
    { guns: true, tubes: true, destroyer: [1, 1] },
  );

  test('OPT-ESF.7 its owner alone hears of it, and the six turns begin again', () => {
    const { game, events } = inPort(5);
    const [told] = events.filter(({ kind }) => kind === 'magazines-filled');
    expect(told).toMatchObject({ to: ['japan'], data: { ships: ['Aoba', 'japan DD 1'] } });
    expect(own(game, 'japan').hulls.Aoba?.portSince).toBe(6);
  });

  test('OPT-ESF.7 five turns do not, nor does another hex, nor the option switched off', () => {
    const nothing = [
      [0, 0],
      [0, 0],
    ];
    expect(magazines(inPort(4))).toEqual(nothing);
    expect(magazines(inPort(9, {}, {}, 'X4'))).toEqual(nothing);
    expect(magazines(inPort(9, { options: {} }))).toEqual(nothing);
  });

  test('OPT-ESF.7 the turn of arrival is not a whole one', () => {
    const arrival = sailed(
      { turn: 3, options, japan: { tfs: [{ hex: 'Y4', ships: ['Aoba'] }] } },
      { 'TF 1': { path: 'Y3' } },
      'japan',
    );
    const { portSince } = own(arrival.game, 'japan').hulls.Aoba ?? {};
    expect(portSince).toBe(4);
    const hulls = { Aoba: { portSince: 4 } };
    expect(magazines(inPort(8, {}, hulls))[0]).toEqual([0, 0]);
    expect(magazines(inPort(9, {}, hulls))[0]).not.toEqual([0, 0]);
  });

  test('OPT-ESF.7 an enemy base has nothing for her (R182)', () => {
    const { game } = inPort(9, {
      allied: { tfs: [{ hex: 'Y3', ships: ['Chicago'] }], ships: { Chicago: empty } },
    });
    expect(shipOf(game, 'allied', 'Chicago')).toMatchObject(empty);
    expect(own(game, 'allied').hulls.Chicago?.portSince).toBe(10);
  });

  test('OPT-ESF.7 whoever fires there begins again (R380)', () => {
    const { game } = doing(
      {
        turn: 7,
        options,
        japan: { tfs: [{ hex: 'Y3', ships: ['Aoba', '1 DD'] }], ships: { Aoba: { ammunition: 3 } } },
      },
      (_, here) => {
        const part = own(here, 'japan');
        fireInPort(
          part,
          part.ships.map((ship) => ({ ...ship, ammunition: ship.name === 'Aoba' ? 6 : ship.ammunition })),
          7,
        );
      },
    );
    expect(own(game, 'japan').hulls).toMatchObject({ Aoba: { portSince: 8 } });
    expect(own(game, 'japan').hulls['japan DD 1']).toBeUndefined();
  });

  test('OPT-ESF.7 a ship with full magazines hears nothing', () => {
    const { events } = doing({ turn: 9, options, japan: { tfs: [{ hex: 'Y3', ships: ['Aoba'] }] } }, (table) =>
      repairPhase(table),
    );
    expect(kindsOf(events, 'magazines-filled')).toEqual([]);
  });
});
