import { askOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { battle, formed } from './testing.js';

/** Japan: Kongo (3, fast), Shokaku (3), Zuikaku (3), Fuso (3, slow); 4 cruiser factors, 10 destroyers. */
const small = {
  rounds: 2,
  japan: { ships: ['Kongo', 'Shokaku', 'Zuikaku', 'Fuso'], damaged: ['Fuso'], CA: 4, DD: 10, CVE: 0 },
  allies: { ships: ['Enterprise', 'Washington'], damaged: [], CA: 4, DD: 20, CVE: 2 },
};
const own = () => battle('carrier-duel', [], small).both(['own'], ['own']);
const nobody = [[], [], {}, {}, {}];

describe('forming task forces', () => {
  test('20.162A more than 25 factors in one task force are refused', () => {
    const everything = [['A1'], ['A1'], { A1: 2 }, { A1: 16 }, {}];
    expect(own().refused('allies', everything)).toMatchObject({ rule: '20.162A' });
    expect(own().refused('allies', [['A1'], ['A1'], { A1: 2 }, { A1: 14 }, {}])).toBeUndefined();
  });

  test('20.162F every carrier factor needs a factor of fast fleet beside it', () => {
    const bare = [[], ['J1'], ['J1'], [], { J1: 1 }, { J1: 3 }, {}];
    expect(own().refused('japan', bare)).toMatchObject({ rule: '20.162F' });
    expect(own().refused('japan', [[], ['J1'], ['J1'], [], { J1: 1 }, { J1: 4 }, {}])).toBeUndefined();
  });

  test('20.162B a damaged ship goes into no task force', () => {
    expect(own().refused('japan', [[], [], [], ['J1'], {}, {}, {}])).toMatchObject({ rule: '20.162B' });
  });

  test('20.162A, R20 a force of less than ten factors has no marker, and all see what is in it', () => {
    const weak = own().both([['J1'], [], [], [], { J1: 1 }, { J1: 4 }, {}], nobody);
    expect(weak.force('J1')).toMatchObject({ marker: false, name: 'Squadron J1' });
    expect(weak.force('J1').shown?.ships.map(({ name }) => name)).toEqual(['Kongo']);
    const strong = own().both([['J1'], [], [], [], { J1: 1 }, { J1: 5 }, {}], nobody);
    expect(strong.force('J1')).toMatchObject({ marker: true, shown: null });
  });

  test('ships in no task force sail in the open, the light ones with them', () => {
    const { force } = own().both([['J1'], [], [], [], { J1: 1 }, { J1: 5 }, {}], nobody);
    expect(force('J0').shown?.ships.map(({ name }) => name)).toEqual(['Shokaku', 'Zuikaku', 'Fuso']);
    expect(force('J0').shown?.light).toMatchObject({ CA: 2, DD: 5 });
  });

  test('20.164A, 20.164B what is under a marker is in nobody else’s view, and what is told of it names no ship', () => {
    const game = formed('carrier-duel');
    expect(game.view('japan').own.hidden.J1?.ships.map(({ name }) => name)).toContain('Shokaku');
    expect(JSON.stringify([game.view('allies').public, game.heard('allies', 'formed')])).not.toContain('Shokaku');
    expect(game.heard('allies', 'formed')[0]).toMatchObject({
      side: 'japan',
      forces: [{ ships: null }, { ships: null }, { ships: null }],
    });
  });

  test('20.167 Japan is told what the Allies have, and where is not told', () => {
    const game = battle('carrier-duel').both(['proposed'], ['proposed']);
    expect(game.heard('japan', 'strength')).toMatchObject([{ ships: expect.stringContaining('Hornet') }]);
    expect(game.heard('allies', 'strength')).toEqual([]);
  });

  test('20.162A, 20.162F the strike force against Pearl Harbor keeps to neither', () => {
    const { force, view } = formed('pearl-harbor');
    expect(force('J1')).toMatchObject({ marker: true, shown: null });
    const ships = view('japan').own.hidden.J1?.ships ?? [];
    expect(ships.filter(({ kind }) => kind === 'CV').length).toBe(6);
  });

  test('20.162 the proposal is legal in every set-up, and leaves nobody in the open', () => {
    for (const scenario of ['carrier-duel', 'convoy-fight', 'pearl-harbor']) {
      const { game } = formed(scenario);
      const formedHere = game.state.public.forces.filter(({ id }) => /^[JA]\d$/.test(id));
      expect(
        formedHere.every(({ marker }) => marker),
        scenario,
      ).toBe(true);
    }
  });

  test('who goes as proposed is asked for nothing more, and who does not is asked at the same time', () => {
    const { game, asked } = battle('carrier-duel').both(['proposed'], ['own']);
    expect(asked()).toEqual(['japan', 'allies']);
    expect(askOf(game, 'japan')).toMatchObject({ rows: [] });
  });
});
