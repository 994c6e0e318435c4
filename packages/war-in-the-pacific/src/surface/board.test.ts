import { type Event, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { surfaceBoard } from './board.js';
import { surfaceBriefing } from './briefing.js';
import { surfaceOdds } from './odds.js';
import type { SurfaceState } from './rulebook.js';
import { seenBy } from './seen.js';
import { type Surface, shipOf } from './state.js';
import { asked, inTheMiddle, type Middle, play } from './testing.js';
import { surfaceWords } from './words.js';

const night = { japan: { Chokai: 'C1', Fubuki: 'C2' }, allies: { Vincennes: 'E1', Quincy: 'E5' }, night: true };

function viewFor({ battle }: Surface, side: 'japan' | 'allies') {
  const state: SurfaceState = {
    public: seenBy(battle, null),
    seats: { japan: { own: seenBy(battle, 'japan'), knows: {} }, allies: { own: seenBy(battle, 'allies'), knows: {} } },
    umpire: {
      secret: { battle },
      agenda: [],
      window: null,
      clock: { turn: 1, phase: 'battle' },
      rolls: {},
      over: null,
    },
  };
  return viewOf(state, side);
}

describe('the board', () => {
  it('has 35 hexes, each with its number', () => {
    const map = surfaceBoard.map(inTheMiddle(night).law);
    expect(map?.middles.length).toBe(35);
    expect(map?.labels.filter(({ text }) => /^[1-6]$/.test(text)).length).toBe(35);
    expect(map?.middles[0]).toEqual([0, 0]);
  });
  it('19.10.1 shows a seat its own ships, and of the enemy what it has spotted', () => {
    const record = inTheMiddle(night);
    shipOf(record.battle, 'Quincy').seen = true;
    const { pieces, panels } = surfaceBoard.scene(viewFor(record, 'japan'), record.law);
    expect(pieces.map(({ label, symbol }) => `${symbol} ${label}`)).toEqual([
      'surface Chokai',
      'destroyer Fubuki',
      'surface Quincy',
      'unknown-ships A1',
    ]);
    expect(JSON.stringify(panels)).not.toContain('Vincennes');
    expect(
      JSON.stringify(surfaceBoard.watched(record.battle && seenBy(record.battle, null), record.law)),
    ).not.toContain('Chokai');
  });
  it('says of a ship what her counter says, each thing once', () => {
    const record = inTheMiddle(night);
    Object.assign(shipOf(record.battle, 'Chokai'), { fired: true, damage: 1 });
    const { pieces } = surfaceBoard.scene(viewFor(record, 'japan'), record.law);
    const { title = '', badges = [] } = pieces.find(({ label }) => label === 'Chokai') ?? {};
    expect(badges).toEqual(['D1', 'fired', 'unseen by the enemy']);
    expect(title.split(', ').slice(-3)).toEqual(badges);
  });
  it('19.8.4 says for as long as it lasts that a force breaks off', () => {
    const record = inTheMiddle(night);
    record.battle.command.allies.brokenOff = true;
    expect(surfaceBoard.scene(viewFor(record, 'japan'), record.law).clock).toBe(
      'Sequence 1, number 1: Japan, fire; the Allies break off',
    );
  });
  it('R37 says what has been done so far, and what a level on each ship is worth', () => {
    const record = inTheMiddle({ ...night, damaged: {} });
    Object.assign(shipOf(record.battle, 'Quincy'), { seen: true, damage: 2 });
    const { score, panels } = surfaceBoard.scene(viewFor(record, 'japan'), record.law);
    const worth = panels[1]?.rows.find(([ship]) => ship === 'CA Quincy')?.[6];
    expect(score).toBe(`Japan ${2 * Number(worth)}, the Allies 0: Japan leads by ${2 * Number(worth)}`);
    expect(Number(worth)).toBeGreaterThan(0);
  });
  it('marks the hexes whose number is active', () => {
    const record = inTheMiddle({ ...night, active: 4 });
    const { overlays, clock } = surfaceBoard.scene(viewFor(record, 'japan'), record.law);
    expect(overlays).toMatchObject([{ kind: 'active', places: expect.arrayContaining([12, 15]) }]);
    expect(clock).toBe('Sequence 1, number 4: Japan, fire');
  });
});

describe('before fire is held', () => {
  const day = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } };
  const warned = (given: Middle, answer: string[]) => {
    const record = inTheMiddle(given);
    asked(record, 'japan');
    return surfaceBoard.warnings?.(viewFor(record, 'japan'), record.law, answer);
  };
  it('19.4 whoever could fire is named, with those whom she reaches', () => {
    expect(warned(day, [])).toEqual([
      'Chokai can fire at Vincennes, and will not be asked again while number 1 is active.',
    ]);
    expect(warned(day, ['Vincennes'])).toEqual([]);
  });
  it('19.10.3 nobody is warned of what is not in sight, or out of reach', () => {
    expect(warned({ ...day, night: true }, [])).toEqual([]);
    expect(warned({ ...day, allies: { Vincennes: 'E6' } }, [])).toEqual([]);
  });
});

describe('19.10.1 masked ships in the log', () => {
  const said = (kind: string, data: Event['data']) => surfaceWords({ rule: '19.10.1', kind, to: 'all', data });
  it('are called so, and what a mark is is said where they first lie', () => {
    const ships = ['J1', 'J2'].map((ship) => ({ ship, hex: 0 }));
    expect(said('deployed', { side: 'japan', ships })).toBe(
      'Japan has deployed 2 masked ships: J1, J2 in A1. A mark such as J1 is one ship, whatever she is, until she is seen.',
    );
    expect(said('spotted', { side: 'allies', mark: 'A3', ship: 'Blue', hex: 0 })).toBe('Blue is seen in A1 (mask A3).');
    expect(said('moves', { side: 'japan', ships: [{ ship: 'J2', from: 0, to: 1 }] })).toBe(
      'Japan: the masked ship J2 from A1 to A2.',
    );
    expect(said('withdrawn', { ship: 'J2' })).toBe('The masked ship J2 has withdrawn.');
  });
  it('by day ships have their names', () => {
    const ships = [{ ship: 'Aoba', hex: 0 }];
    expect(said('deployed', { side: 'japan', ships })).toBe('Japan has deployed: Aoba in A1.');
    expect(said('withdrawn', { ship: 'Aoba' })).toBe('Aoba has withdrawn.');
  });
});

it('the briefing says what both have, and who begins with points', () => {
  const [situation, way, win] = surfaceBriefing(inTheMiddle(night).law, 'japan');
  expect(situation?.lines[1]).toContain('CA Chokai, DD Fubuki');
  expect(win?.lines[1]).toBe('Both begin with nothing.');
  expect(win?.lines[2]).toContain('more points at the end wins');
  expect(way?.lines.some((line) => line.startsWith('Admirals bring chits.'))).toBe(true);
});

it('19.10.5 the briefing of a night says what each advantage of its year does, that of a day nothing', () => {
  const linesOf = (given: Middle) => surfaceBriefing(inTheMiddle(given).law, 'allies')[0]?.lines.slice(4);
  const lookouts =
    'Better lookouts: in the first sequence Allied ships two hexes from a Japanese one are spotted, Japanese CL and DD reach two hexes, no Japanese CL or DD is spotted by her fire; torpedo markers may be spent, to reach two hexes or for the next column of the damage table.';
  const torpedoes =
    'Torpedoes ready: in the first sequence no Japanese CL or DD is spotted by her fire; torpedo markers may be spent, to reach two hexes or for the next column of the damage table.';
  expect(linesOf(night)).toEqual([
    'Surprise: in the first sequence Allied ships do not move, Allied ships two hexes from a Japanese one are spotted, Japanese CL and DD reach two hexes; in the first 2 sequences no Japanese ship is spotted by her fire; torpedo markers may be spent, to reach two hexes or for the next column of the damage table.',
    lookouts,
    torpedoes,
    expect.stringContaining('may go through much of a battle, or all of it, without a question'),
  ]);
  expect(linesOf({ ...night, date: '1/1/43' })).toEqual([lookouts, torpedoes]);
  expect(linesOf({ ...night, night: false })).toEqual([]);
});

it('19.4.7 the odds of a fire that is being declared are those of its two dice', () => {
  const record = inTheMiddle({ ...night, night: false });
  play(record, ['Vincennes']);
  const ask = asked(record, 'japan');
  const odds = surfaceOdds(viewFor(record, 'japan'), record.law, ask, [['Chokai']]);
  expect(odds?.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  // 14 is in the column 11 to 15; only the 4:1 of a six on the first die sinks, with another six.
  expect(odds?.rows.find(({ text }) => text === 'sunk at once')?.chance).toBeCloseTo(1 / 36);
  expect(odds?.brief).toMatch(/^hurt \d+ %, sunk 3 %; \d+\.\d points on average$/);
  expect(surfaceOdds(viewFor(record, 'allies'), record.law, ask, [['Chokai']])).toBeNull();
});
