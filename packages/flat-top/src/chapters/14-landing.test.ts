import { describe, expect, test } from 'vitest';
import { base, battleOf, fight, fleet, grounded } from '../testing.js';
import { landingStep } from './14-landing.js';
import { atBase } from './21-damage.js';
import { words } from './words.js';

const deck = { allied: fleet('allied', { 'TF 1': 'Lexington, Wasp' }) };
const ontoDeck = (planes: string, given: Parameters<typeof battleOf>[1] = {}, how = {}) =>
  battleOf(landingStep('allied', 0, how === wasp ? 1 : 0, how), { allied: [`AF 1: ${planes}`], ships: deck, ...given });
const wasp = { waspGroup: true };
const boxes = ({ battle }: ReturnType<typeof fight>, ship = 0) => battle.ships.allied[ship]?.grounded;

describe('landing in difficulty', () => {
  test('14.10 each Air Factor that lands at night rolls: 5 or 6 on a ship', () => {
    const fought = fight(ontoDeck('4 Wildcat', { night: true }), [4, 5, 6, 1]);
    expect(boxes(fought)).toEqual(grounded({ justLanded: '2 Wildcat' }));
    expect(fought.battle.points.japan).toBe(4);
    expect(fought.battle.air.allied[0]?.lots[0]?.factors).toBe(0);
  });

  test('14.10 at a base 4 is enough, and by day nobody rolls', () => {
    const ashore = (night: boolean) =>
      battleOf(landingStep('allied', 0, atBase), { allied: ['AF 1: 4 Wildcat'], base: base('allied'), night });
    expect(fight(ashore(true), [3, 4, 5, 6]).battle.base?.grounded.justLanded).toMatchObject([
      { plane: 'Wildcat', factors: 3 },
    ]);
    expect(fight(ashore(false)).battle.base?.grounded.justLanded).toMatchObject([{ factors: 4 }]);
  });

  test('14.10 what happened is for the owner alone', () => {
    const fought = fight(ontoDeck('1 Wildcat', { night: true }), [5]);
    expect(fought.events.map(({ to }) => to)).toEqual([['allied'], ['allied']]);
  });

  test('14.14 planes that land with their bombs roll too, one worse at night; they come down without bombs', () => {
    expect(boxes(fight(ontoDeck('2 Dauntless AP'), [4, 5]))).toEqual(grounded({ justLanded: '1 Dauntless' }));
    expect(boxes(fight(ontoDeck('2 Dauntless AP', { night: true }), [5, 6]))).toEqual(
      grounded({ justLanded: '1 Dauntless' }),
    );
  });

  test('14.10, 14.14 a roll says what it needs, and why (R23)', () => {
    const lines = (planes: string, given: Parameters<typeof battleOf>[1], dice: number[], how = {}) =>
      fight(ontoDeck(planes, given, how), dice).events.map(words);
    expect(lines('1 Dauntless AP', { night: true }, [5])).toEqual([
      'A Dauntless factor comes in, rolled 5, needs 6 (at night on a ship 5, with bombs aboard one worse, R22): lost.',
      'Dauntless: none landed, 1 lost.',
    ]);
    expect(lines('1 Wildcat', { night: true }, [5])).toEqual([
      'A Wildcat factor comes in, rolled 5, needs 5 (at night on a ship): down safely.',
      'Wildcat: 1 landed, none lost; it stands in the Just Landed box.',
    ]);
    expect(lines('1 Wildcat', { night: true }, [6], { storm: true })[0]).toContain(
      'needs 6 (at night on a ship 5, in a storm one worse, R22)',
    );
    expect(lines('1 Dauntless AP', { night: true }, [6], { storm: true })[0]).toContain(
      'needs 7 (at night on a ship 5, with bombs aboard one worse, in a storm one worse, R23): lost',
    );
    expect(lines('1 Dauntless', { night: true }, [3], wasp)[0]).toContain(
      'needs 3 (at night on a ship 5, trained for it 2 better)',
    );
  });

  test('6.6 landing in a storm is one trouble more', () => {
    expect(boxes(fight(ontoDeck('2 Wildcat', {}, { storm: true }), [4, 5]))).toEqual(
      grounded({ justLanded: '1 Wildcat' }),
    );
  });

  test('OPT-EPF.6d planes that come down armed stand armed in the Ready box', () => {
    const options = { armedLandingKeepsArms: true };
    expect(boxes(fight(ontoDeck('2 Dauntless AP', { options }), [5, 5]))).toEqual(
      grounded({ ready: '2 Dauntless AP' }),
    );
  });

  test('SC3.5a the trained group of the Wasp comes down on 3 or more', () => {
    expect(boxes(fight(ontoDeck('2 Dauntless', { night: true }, wasp), [2, 3]), 1)).toEqual(
      grounded({ justLanded: '1 Dauntless' }),
    );
    expect(boxes(fight(ontoDeck('2 Wildcat', { night: true }, wasp), [4, 5]), 1)).toEqual(
      grounded({ justLanded: '1 Wildcat' }),
    );
  });
});
