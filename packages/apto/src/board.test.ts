import { viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoBoard } from './board.js';
import {
  answer,
  chinese,
  type Match,
  matchOf,
  passUntil,
  question,
  tableOf,
  toOffensives,
  unit,
} from './game-testing.js';
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

/** Hsuchow is stormed until its last defender is gone and somebody is asked who advances. */
function stormed(): Match {
  for (let seed = 0; seed < 40; seed += 1) {
    const units = [...Array.from({ length: 4 }, (_, n) => unit(`${n}`, 'W4519')), chinese('1st', 'W4419', { left: 1 })];
    const match = toOffensives(matchOf({ ...quiet, units, control: { W4519: 'japan' } }, `storm ${seed}`));
    answer(match, 'japan', ['stack:W4519:japan']);
    answer(match, 'japan', [['0', '1', '2', '3'], [], []]);
    passUntil(match, (_pub, ask) => ask.rule === '5.15');
    answer(match, 'japan', ['W4419']);
    answer(match, 'japan', ['0', '1', '2', '3']);
    passUntil(match, ({ offensive }, ask) => ask.rule === '5.19' || offensive === null);
    if (tableOf(match).attack?.stage === 'advance') return match;
  }
  throw new Error('it never falls');
}

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

  it('says of every kind of figures on its counters what they are', () => {
    const shapeOf = ({ label }: { label: string }): string => label.replace(/\d+/g, '1');
    const explained = aptoBoard.map(hsuchow.game.law)?.figures?.map(shapeOf);
    for (const scenario of scenarios)
      for (const piece of sceneOf(matchOf(scenario)).pieces) expect(explained).toContain(shapeOf(piece));
  });

  it('has months by day alone, and tells of Seasonal Turns where there are some', () => {
    const months = (match: Match) => sceneOf(match).panels.find(({ id }) => id === 'months');
    const seasonal = matchOf({ seasons: true, chits: [], units: [unit('5th', 'W5022')] });
    expect(months(seasonal)?.note).toMatch(/Seasonal Turn/);
    expect(months(seasonal)?.track?.steps.some(({ dark }) => dark)).toBe(false);
    expect(months(hsuchow)?.note).toBeUndefined();
  });

  it('8.7 frames what lies in ruins, and says on the card of its hex what it is', () => {
    const works = { W4819: { port: false, airbase: false }, W4919: { airbase: false, fortification: true } };
    const match = matchOf({ ...quiet, units: [unit('5th', 'W5022')], works });
    expect([hexesIn(match, 'ruined port'), hexesIn(match, 'ruined airbase')]).toEqual([['W4819'], ['W4819', 'W4919']]);
    expect(sceneOf(match).overlays.find(({ kind }) => kind === 'ruined port')?.text).toBe('the port lies in ruins');
    expect(sceneOf(hsuchow).overlays.flatMap(({ kind, places }) => (kind.startsWith('ruined') ? places : []))).toEqual(
      [],
    );
  });

  it('8.6 frames fortifications that stand and those that are begun', () => {
    const match = matchOf({ ...quiet, units: [unit('5th', 'W5022')], works: { W4919: { fortification: true } } });
    tableOf(match).notes['fort W4819'] = 1;
    expect([hexesIn(match, 'fortification'), hexesIn(match, 'fortification begun')]).toEqual([['W4919'], ['W4819']]);
    expect(hexesIn(match, 'ruined fortification')).toEqual([]);
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
    expect(sceneOf(cut).pieces.find(({ id }) => id === '1st')?.lines?.[0]?.bars).toEqual([]);
  });

  it('5.19 nobody going into the hex that decides the game is a warning; who was lost there is off the map', () => {
    const match = stormed();
    const view = viewOf(match.game.state, 'japan');
    const ask = question(match, 'japan');
    expect(ask.prompt).toContain('Who advances into Hsuchow?');
    expect(JSON.stringify(ask)).toContain('0 (strength 3, 2 steps)');
    expect(aptoBoard.warnings?.(view, match.game.law, [[]])).toEqual([
      'Nobody advances into Hsuchow, the hex that decides the game: it is empty, and stays the enemy’s.',
    ]);
    expect(aptoBoard.warnings?.(view, match.game.law, [['1']])).toEqual([]);
    expect(tableOf(match).units['1st']?.hex).toBe('W4419');
    expect(sceneOf(match).pieces.map(({ id }) => id)).not.toContain('1st');
  });

  it('8.6 what can be built stands first in a pool with its price, and months under what is due', () => {
    const off = (id: string, where: 'pool' | 'track', due = 0) => unit(id, '', { hex: null, off: where, due });
    const match = matchOf({
      ...quiet,
      units: [unit('5th', 'W4819'), off('18th', 'track', 4), off('10th', 'pool'), chinese('1st', 'W4419')],
    });
    const pool = sceneOf(match).panels.find(({ id }) => id === 'pool japan');
    expect(pool?.columns.slice(3)).toEqual(['Price', 'Due']);
    expect(pool?.rows.map(([name, , , price]) => [name, price])).toEqual([
      ['10th', '4 EP (2 with one step)'],
      ['18th', ''],
    ]);
    expect(pool?.rows[1]?.[4]).toMatch(/ 1938$/);
  });

  it('pieces are called what their counters say, and one of anything is one', () => {
    const say = (kind: string, data: Parameters<typeof words>[0]['data']): string =>
      words({ kind, rule: '5.0', to: 'all', data });
    expect(say('activated', { pieces: ['china-general-li-tsung-jen'] })).toBe('Activated: Li Tsung-jen.');
    expect(say('planes', { side: 'japan', points: 1, hex: 'W4419' })).toContain('sends 1 point of planes');
    expect(say('pilots', { nation: 'japan', points: 1 })).toContain('brings 1 point of ground support');
    expect(say('partisans', { nation: 'china', die: 6, points: 0, come: 1 })).toContain('the die shows 6, 1 rises.');
  });

  it('a stack is called by its place', () => {
    const data = { nation: 'ccp', by: 'stack', of: 'W4919:ccp', impromptu: true };
    expect(words({ kind: 'offensive', rule: '5.0', to: 'all', data })).toBe(
      'The Chinese Communists: an Impromptu Offensive by the stack at Peiping (W4919).',
    );
  });
});
