/** Air operations as boxes, who is left over, and what must not be overlooked beside the map. */
import { judge, type RowAnswer, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { board } from './board.js';
import { atPhase, least } from './chapters/12-testing.js';
import { asked, planesMove, say, upTo } from './chapters/14-testing.js';

const parked = { Lexington: { ready: ['9 Dauntless* GP'], readying: ['6 Wildcat*'], justLanded: ['4 Devastator*'] } };

function airOperations() {
  const game = atPhase(1, { turn: 2, allied: { tfs: [{ hex: 'DD30', ships: ['Lexington'] }], parked } });
  const view = viewOf(game.state, 'allied');
  const ask = asked(game, 'allied');
  if (ask.ask !== 'sheet') throw new Error('air operations are a sheet');
  return { game, view, ask, boxes: board.boxes?.(view, game.law, ask) };
}

describe('air operations as boxes', () => {
  test('8.10 every row lies in its box, and what it is carried for leads to a box of the same ship', () => {
    const { ask, boxes } = airOperations();
    const placed = boxes?.rows ?? [];
    expect(placed).toHaveLength(ask.rows.length);
    const lexington = boxes?.lines.findIndex(({ title }) => title === 'Lexington');
    const here = placed.flatMap((row, i) => (row?.line === lexington ? [{ row, ask: ask.rows[i] }] : []));
    expect(here.map(({ row }) => `${row?.text} ${row?.box}`)).toEqual([
      '9 Dauntless with GP bombs ready',
      '4 Devastator justLanded',
      '6 Wildcat readying',
    ]);
    for (const { row, ask: split } of here) {
      expect(split?.prompt).toContain(row?.text);
      if (split?.ask !== 'split') throw new Error('planes are split');
      for (const { id } of split.over) expect(['justLanded', 'readying', 'ready']).toContain(row?.to[id]);
    }
  });

  test('8.6 planes that could still go on are told, as long as hands are free', () => {
    const { game, view, ask } = airOperations();
    const idle = (rows: RowAnswer[]) => board.unassigned?.(view, game.law, ask, rows).map(({ text }) => text);
    const rowOf = (text: string): number => ask.rows.findIndex(({ prompt }) => prompt.includes(text));
    const nothing = least(game, 'allied') as RowAnswer[];
    expect(idle(nothing)).toEqual([
      '4 Devastator could go on from Just Landed at Lexington',
      '6 Wildcat could go on from Readying at Lexington',
    ]);
    const some = nothing.map((row, i) => (i === rowOf('6 Wildcat') ? { 'ready none': 6 } : row));
    expect(judge(view, ask, some)).toBeUndefined();
    expect(idle(some)).toEqual(['2 Devastator could go on from Just Landed at Lexington']);
    const all = some.map((row, i) => (i === rowOf('4 Devastator') ? { readying: 2 } : row));
    expect(judge(view, ask, all)).toBeUndefined();
    expect(idle(all)).toEqual([]);
  });

  test('8.10.2 from Ready into a formation of that ship; armed planes that stay on deck are told', () => {
    const { game } = airOperations();
    for (const side of ['allied', 'japan'] as const) say(game, side, least(game, side));
    const view = viewOf(game.state, 'allied');
    const ask = asked(game, 'allied');
    if (ask.ask !== 'sheet') throw new Error('formations are formed on a sheet');
    const boxes = board.boxes?.(view, game.law, ask);
    const line = boxes?.lines.find(({ title }) => title === 'Lexington');
    expect(line?.boxes.map(({ title }) => title).slice(0, 2)).toEqual(['Ready', 'AF 1']);
    const idle = (rows: RowAnswer[]) => board.unassigned?.(view, game.law, ask, rows);
    const rows = ask.rows.map(({ prompt }): RowAnswer => (prompt.startsWith('Lexington: 9') ? { 'AF 1': 7 } : {}));
    expect(idle(rows)).toContainEqual({
      text: '2 Dauntless with GP bombs stay on deck at Lexington',
      at: expect.any(Number),
    });
  });
});

describe('what must not be overlooked', () => {
  const game = planesMove({ turn: 2, japan: { flights: [{ hex: 'Y13', planes: ['3 Zero'] }] } });
  upTo(game, 'japan', 'land');
  const idle = (chosen: string[]) =>
    board.unassigned?.(viewOf(game.state, 'japan'), game.law, asked(game, 'japan'), chosen);

  test('a formation that is asked again in a later step is not yet idle', () => {
    expect(asked(game, 'japan')).toMatchObject({ rule: '14.2.1' });
    expect(idle([])).toEqual([]);
    upTo(game, 'japan', 'log');
    expect(idle([])).toEqual([]);
  });

  test('a formation that is not chosen at last stays where it is, and is told with its place', () => {
    upTo(game, 'japan', 'appear');
    const view = viewOf(game.state, 'japan');
    expect(idle([])).toEqual([{ text: 'AF 1 stays where it is', at: view.own.flights[0]?.hex }]);
    expect(idle(['AF 1'])).toEqual([]);
  });

  test('25.4 the turns left to land stand in the air record, the last of them marked', () => {
    const view = viewOf(game.state, 'japan');
    const record = () => board.scene(view, game.law).panels.find(({ id }) => id === 'air-record');
    expect(record()?.rows[0]?.[3]).toMatch(/^\d{4} \(\d+ turns left\)$/);
    expect(record()?.tones).toEqual([]);
    for (const flight of view.own.flights)
      flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: view.public.turn }));
    expect(record()?.rows[0]?.[3]).toMatch(/^\d{4} \(this turn\)$/);
    expect(record()?.tones).toEqual([{ row: 0, column: 3, tone: 'alarm' }]);
  });

  test('6.11 the time track marks the hours in the dark, and the present one', () => {
    const view = viewOf(game.state, 'japan');
    const track = board.scene(view, game.law).panels.find(({ id }) => id === 'points')?.track;
    expect(track?.steps).toHaveLength(game.law.scenario.turns);
    expect(track?.steps.filter(({ when }) => when === 'now')).toHaveLength(1);
    expect(track?.steps.filter(({ when }) => when === 'past')).toHaveLength(view.public.turn);
    for (const { text, dark } of track?.steps ?? []) expect(dark).toBe(text >= '1900' || text <= '0500');
  });
});
