import { flatTopGame, type GameLaw, type GameView, mapboard } from '@ironbottom/flat-top';
import { begin, chance, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { blank, type Memory } from './memory.js';
import { carryOn, distanceBetween, type Fleet, type Guess, noParticles, type Particles } from './particles.js';

const { distance, named, within } = mapboard;
type Report = GameView['knows']['sightings'][number]['report'];

/** Japan looks for Lexington; what she is told is made up, turn by turn. */
function looking(): { view: GameView; law: GameLaw } {
  const begun = begin(
    flatTopGame,
    { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom('particles'), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join());
  return { view: viewOf(begun.game.state, 'japan'), law: begun.game.law };
}
const { view, law } = looking();

const report: Report = {
  turn: 1,
  condition: 1,
  units: null,
  total: null,
  classes: null,
  each: null,
  high: false,
  planesOnDeck: false,
};

type Told = { readonly mark?: number; readonly sunk?: string };
const told = (turn: number, { mark, sunk }: Told, sightings: GameView['knows']['sightings']): GameView => ({
  ...view,
  public: { ...view.public, turn, phase: 1 },
  knows: {
    ...view.knows,
    marks: mark === undefined ? [] : [{ hex: mark, kind: 'TF', condition: 1, able: true, report: null }],
    sightings,
    ships: sunk === undefined ? {} : { [sunk]: { hits: 1, sunk: true } },
  },
});

const fleet = (hex: number, ships = ['Lexington']): Fleet => ({
  hex,
  course: 0,
  ships,
  carriers: true,
  anchored: false,
});

const sea = named('GG20') ?? 0;
/** She may be anywhere within so many hexes of there. */
function anywhere(far: number): () => Guess {
  const below = chance(5);
  const hexes = within(sea, far);
  return () => ({ fleets: [fleet(hexes[below(hexes.length)] ?? sea)], weight: 1 });
}

/** Turn after turn: what is told when it begins, and where somebody looked and found nothing while the one before it lasted. */
function followed(turns: readonly (Told & { readonly looked?: readonly number[] })[]): Particles {
  const particles = noParticles();
  const memory: Memory = blank();
  const below = chance(11);
  const fresh = anywhere(12);
  const sightings: GameView['knows']['sightings'] = [];
  for (const [turn, { looked, ...news }] of turns.entries()) {
    if (looked !== undefined) memory.looked.set(turn - 1, new Set(looked));
    carryOn(particles, told(turn, news, sightings), law, memory, fresh, below);
    if (news.mark !== undefined) sightings.push({ hex: news.mark, kind: 'TF', turn, report });
  }
  return particles;
}
const hexes = ({ all }: Particles): number[] => all.flatMap((each) => each.map(({ hex }) => hex));
const share = (of: readonly number[], fits: (hex: number) => boolean): number => of.filter(fits).length / of.length;

describe('particles', () => {
  test('begin as what may be there', () => {
    expect(share(hexes(followed([{}])), (hex) => distance(hex, sea) > 5)).toBeGreaterThan(0.6);
  });

  test('two turns after a contact most of them lie within reach of it, and none where somebody has looked since', () => {
    const north = within(sea, 4).filter((hex) => mapboard.rowOf(hex) < mapboard.rowOf(sea));
    const found = hexes(followed([{}, { mark: sea }, {}, { looked: north }]));
    expect(share(found, (hex) => distance(hex, sea) <= 4)).toBeGreaterThan(0.75);
    expect(found.filter((hex) => north.includes(hex) && distance(hex, sea) <= 4)).toEqual([]);
    // But for the search, many would be there.
    expect(share(hexes(followed([{}, { mark: sea }, {}, {}])), (hex) => north.includes(hex))).toBeGreaterThan(0.15);
  });

  test('that were found twice go on as they were going', () => {
    const east = named('II20') ?? 0;
    const found = hexes(followed([{}, { mark: sea }, { mark: east }, {}, {}]));
    expect(share(found, (hex) => mapboard.columnOf(hex) > mapboard.columnOf(east))).toBeGreaterThan(0.6);
  });

  test('are gone with the ships that were sunk', () => {
    const particles = followed([{}, { mark: sea }, { sunk: 'Lexington' }]);
    expect(share(hexes(particles), () => true)).toBeGreaterThan(0);
    expect(particles.all.filter((each) => each.length === 0).length / particles.all.length).toBeGreaterThan(0.75);
  });

  test('begin again where nothing they say can be true', () => {
    const found = hexes(followed([{}, { mark: sea }, { looked: within(sea, 3) }]));
    expect(found.length).toBeGreaterThan(50);
    expect(share(found, (hex) => distance(hex, sea) > 3)).toBeGreaterThan(0.5);
  });

  test('are as far from a picture as its task forces are, and carriers are not taken for others', () => {
    expect(distanceBetween([fleet(sea)], [fleet(sea)])).toBe(0);
    expect(distanceBetween([fleet(sea)], [fleet(named('II20') ?? 0)])).toBe(2);
    expect(distanceBetween([fleet(sea)], [{ ...fleet(sea), carriers: false }])).toBeGreaterThan(5);
    expect(distanceBetween([fleet(sea)], [])).toBeGreaterThan(20);
  });
});
