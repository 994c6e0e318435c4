/** Expanded Ship Functions 6 in whole games: torpedo reloads. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import type { Side } from '../state.js';
import { doing, kindsOf, own, ruleWith, shipOf, strike } from './12-testing.js';
import { repairPhase } from './23-repair.js';
import { hearCombat } from './optional-torpedo-reloads.js';

const rule = ruleWith({ test, expect });
const options = { torpedoReloads: true };
const scenario = { special: {} };
const spent = { torpedoes: 0 };

function evening(given: Given = {}, side: Side = 'japan', engaged?: string[]) {
  const fleet = { tfs: [{ hex: 'CC12', ships: ['2 DD'] }], ships: { 'DD 1': spent, 'DD 2': spent } };
  return doing({ options, scenario, [side]: fleet, ...given }, (table, game) => {
    if (engaged !== undefined) own(game, side).engaged = engaged;
    repairPhase(table);
  });
}

const tubes = ({ game }: ReturnType<typeof evening>, side: Side = 'japan') =>
  ['DD 1', 'DD 2'].map((ship) => shipOf(game, side, ship)?.torpedoes);

describe('OPT-ESF.6 torpedo reloads in a whole game', () => {
  rule('OPT-ESF.6', 'at the end of a turn without combat the tubes are full again', () => tubes(evening()), [1, 1]);

  test('OPT-ESF.6 whoever was in combat waits for the next turn', () => {
    const fought = evening({}, 'japan', ['DD 2']);
    expect(tubes(fought)).toEqual([1, 0]);
    expect(own(fought.game, 'japan')).not.toHaveProperty('engaged');
    expect(kindsOf(fought.events, 'torpedoes-reloaded')).toEqual([{ ships: ['DD 1'] }]);
  });

  test('OPT-ESF.6 no Allied destroyer does, and nobody without the option', () => {
    expect(tubes(evening({}, 'allied'), 'allied')).toEqual([0, 0]);
    expect(tubes(evening({ options: {} }))).toEqual([0, 0]);
  });

  test('OPT-ESF.6 a task force that is attacked from the air is in combat (R386)', () => {
    const { game } = strike(
      {
        options,
        scenario,
        allied: { bases: [], flights: [{ hex: 'DD31', planes: ['12 Dauntless* AP high'], onMap: true }] },
        japan: {
          tfs: [
            { hex: 'DD31', ships: ['1 AP', '1 DD'], onMap: true },
            { hex: 'DD31', ships: ['1 DD'], onMap: true },
          ],
          ships: { 'DD 1': spent, 'DD 2': spent },
        },
      },
      'allied',
      'japan AP 1:dive',
      [1, 6],
    );
    expect(['DD 1', 'DD 2'].map((ship) => shipOf(game, 'japan', ship)?.torpedoes)).toEqual([0, 1]);
  });

  test('OPT-ESF.6 in a surface battle those in front, and the Screen once it is broken through', () => {
    const heard = (kind: string, data: Parameters<typeof hearCombat>[2]) =>
      doing({ options, scenario, japan: { tfs: [{ hex: 'CC12', ships: ['3 DD'] }] } }, (table, game) => {
        const part = own(game, 'japan');
        part.battle = { air: [], ships: part.ships, base: null, formations: [] };
        game.state.public.battle = { why: 'combat', hex: 0 } as unknown as typeof game.state.public.battle;
        hearCombat(table, kind, data);
      }).game;
    const engaged = (kind: string, data: Parameters<typeof hearCombat>[2]) => own(heard(kind, data), 'japan').engaged;
    const arranged = { side: 'japan', gunnery: ['DD 1'], torpedo: ['DD 2'], screen: ['DD 3'] };
    expect(engaged('arrangement', arranged)).toEqual(['DD 1', 'DD 2']);
    expect(engaged('arrangement', { ...arranged, side: 'allied' })).toBeUndefined();
    expect(engaged('breakthrough', { side: 'allied', ships: ['Chicago'] })).toEqual(['DD 1', 'DD 2', 'DD 3']);
    expect(engaged('breakthrough', { side: 'japan', ships: ['DD 1'] })).toEqual(['DD 1']);
    expect(engaged('base-fire-declared', { side: 'allied', at: [{ name: 'DD 3', factors: 2 }] })).toEqual(['DD 3']);
  });
});
