import { viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoBoard } from './board.js';
import { chinese, type Match, matchOf, unit } from './game-testing.js';
import { map } from './map/map.js';
import { scenarios } from './scenarios/index.js';
import { words } from './words.js';

const sceneOf = ({ game }: Match) => aptoBoard.scene(viewOf(game.state, 'japan'), game.law);
const hexesIn = (match: Match, kind: string): (string | undefined)[] =>
  sceneOf(match)
    .overlays.find((overlay) => overlay.kind === kind)
    ?.places.map((place) => map.hexes[place]?.id) ?? [];

const quiet = { seasons: false, chits: [] };
const hsuchow = matchOf({
  ...quiet,
  units: [unit('5th', 'W4519'), chinese('1st', 'W4419')],
  control: { W4519: 'japan' },
});

describe('the board', () => {
  it('frames what is fought for where that is a hex or two, and says who holds it', () => {
    expect(hexesIn(hsuchow, 'objective')).toEqual(['W4419']);
    expect(sceneOf(hsuchow).score).toBe('Hsuchow (W4419), which decides it, is held by the Allies');
    const many = scenarios.find(({ id }) => id === 'china-1937');
    const cities = matchOf({
      ...quiet,
      aim: many?.aim ?? hsuchow.game.law.scenario.aim,
      units: [unit('5th', 'W5022')],
    });
    expect(hexesIn(cities, 'objective')).toEqual([]);
    expect(sceneOf(cities).score).toMatch(/^Japan holds 0 of the 30 hexes that count; 17 or more win$/);
  });

  it('5.12 draws the fronts as lines against each other, and 5.13 zones as hatching', () => {
    const { overlays } = sceneOf(hsuchow);
    const [own, enemy, zone] = ['own front', 'enemy front', 'zone'].map((kind) =>
      overlays.find((o) => o.kind === kind),
    );
    expect(own?.facing).toEqual(enemy?.places);
    expect(enemy?.facing).toEqual(own?.places);
    expect(zone).toMatchObject({ pattern: 'lines', text: 'Enemy Zones of Control' });
    expect(hexesIn(hsuchow, 'own front')).toContain('W4519');
  });

  it('7.7 dots what neither a line nor a chit reaches, and a chit takes the dots away', () => {
    const control = { W4221: 'japan' } as const;
    const landed = { ...quiet, units: [unit('3rd', 'W4221'), chinese('1st', 'W4419')], control };
    expect(hexesIn(matchOf(landed), 'out of supply')).toContain('W4221');
    const chits = [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: [] }];
    expect(hexesIn(matchOf({ ...landed, chits }), 'out of supply')).not.toContain('W4221');
  });

  it('marks a counter whose line is cut before the Supply Step does, and gives it the way it would need', () => {
    const cut = matchOf({
      ...quiet,
      units: [unit('3rd', 'W4221'), chinese('1st', 'W4419')],
      control: { W4221: 'japan' },
    });
    const [counter] = sceneOf(cut).pieces.filter(({ id }) => id === '3rd');
    expect(counter?.badges).toContain('no line of supply');
    expect(counter?.lines?.[0]?.places[0]).toBe(map.hex('W4221')?.index);
    expect(sceneOf(cut).pieces.find(({ id }) => id === '1st')?.lines).toBeUndefined();
  });

  it('a stack is called by its place', () => {
    const data = { nation: 'ccp', by: 'stack', of: 'W4919:ccp', impromptu: true };
    expect(words({ kind: 'offensive', rule: '5.0', to: 'all', data })).toBe(
      'The Chinese Communists: an Impromptu Offensive by the stack at Peiping (W4919).',
    );
  });
});
