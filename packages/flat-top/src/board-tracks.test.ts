/** Wakes on the map, and rings around a unit: from what its side has heard and has. */
import { type Event, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { board } from './board.js';
import { asked, hexes, planesMove, say, upTo } from './chapters/14-testing.js';
import type { GameView } from './game-kit.js';
import type { Given } from './game-testing.js';
import { name } from './map.js';

const hexNamed = (hex: string): number => hexes(hex)[0] ?? -1;
const event = (kind: string, data: Event['data']): Event => ({ rule: '1', kind, to: 'all', data });
const turn = (of: number): Event => event('phase', { turn: of, hour: 6, phase: 'Weather' });

function at(given: Given): GameView {
  return viewOf(planesMove({ turn: 2, ...given }).state, 'allied');
}

/** 'TF 1, this turn: K1 K2' */
function told(view: GameView, heard: readonly Event[]): string[] {
  const game = planesMove({ turn: 2 });
  return (board.tracks?.(heard, view, game.law) ?? []).map(
    ({ text, places }) => `${text}: ${places.map(name).join(' ')}`,
  );
}

describe('tracks', () => {
  test('12.2 a task force sailed as it was plotted, up to where it is', () => {
    const view = at({ allied: { tfs: [{ hex: 'DD29', ships: ['Lexington'] }] } });
    const plotted = (of: string, path: string): Event =>
      event('plotted', { tf: 'TF 1', from: hexNamed(of), path: hexes(path) });
    expect(told(view, [turn(1), plotted('DD32', 'DD31'), turn(2), plotted('DD31', 'DD30 DD29 DD28')])).toEqual([
      'TF 1, last turn: DD32 DD31',
      'TF 1, this turn: DD31 DD30 DD29',
    ]);
    expect(told(view, [turn(0), plotted('DD32', 'DD31'), turn(1), turn(2)])).toEqual([]);
  });

  test('14.5 a formation flew hex by hex, this turn from where it was the last', () => {
    const flies = (hex: string): Event => event('flies', { af: 'AF 1', hex: hexNamed(hex) });
    const heard = [turn(1), flies('DD25'), flies('DD24'), turn(2), flies('DD23')];
    expect(told(at({}), heard)).toEqual(['AF 1, last turn: DD25 DD24', 'AF 1, this turn: DD24 DD23']);
  });

  test('7.8, 7.16 a counter that moved in full view leaves a wake, one that went out of sight its last hex', () => {
    const moved = (from: string, to: string): Event =>
      event('moved', { kind: 'TF', from: hexNamed(from), to: hexNamed(to), stays: false });
    const gone = (kind: string, hex: string): Event =>
      event('counter', { kind, hex: hexNamed(hex), there: false, able: false, condition: 0 });
    expect(told(at({}), [turn(1), moved('Y10', 'Y11'), turn(2), moved('Y11', 'Y12'), gone('AF', 'K5')])).toEqual([
      'Enemy planes, this turn, lost out of sight in K5: K5',
      'Enemy ships, this turn: Y10 Y11 Y12',
    ]);
    expect(told(at({}), [turn(2), moved('Y10', 'Y11'), gone('TF', 'Y11')])).toEqual([
      'Enemy ships, this turn, lost out of sight in Y11: Y10 Y11',
    ]);
  });
});

describe('rings', () => {
  test('7.11, 25.4 around the end of a walk: what is seen from there, and how far it goes and still comes home', () => {
    const game = planesMove({
      turn: 2,
      initiative: 'allied',
      allied: { tfs: [{ hex: 'DD30', ships: ['Lexington'] }], flights: [{ hex: 'DD25', planes: ['3 Wildcat*'] }] },
    });
    upTo(game, 'allied', 'log');
    say(game, 'allied', ['AF 1']);
    const view = viewOf(game.state, 'allied');
    const { rings = [] } =
      board.advice?.(view, game.law, asked(game, 'allied'), { path: hexes('DD24 DD23'), halt: [] }) ?? {};
    const [search, range] = rings;
    expect(search).toMatchObject({ at: hexNamed('DD23'), reach: 2, kind: 'search' });
    expect(range).toMatchObject({ at: hexNamed('DD23'), home: hexNamed('DD30'), kind: 'range' });
    const [flight] = view.own.flights;
    const turnsLeft = Math.min(...(flight?.lots.map(({ deadline }) => deadline) ?? [])) - 2;
    expect(range?.reach).toBe(turnsLeft * game.law.charts.planes.values.Wildcat.movement);
  });

  test('10.1 a plotted course is on its counter until it is sailed', () => {
    const view = at({ allied: { tfs: [{ hex: 'DD30', ships: ['Lexington'] }] } });
    const [tf] = view.own.tfs;
    if (tf === undefined) throw new Error('there is no task force');
    tf.plot = {
      path: hexes('DD29 DD28'),
      show: 'never',
      anchor: [],
      weigh: [],
      unload: [],
      scuttle: [],
      join: [],
      leave: false,
      wind: null,
    };
    const { law } = planesMove({ turn: 2 });
    const course = (phase: number): string[] | undefined =>
      board
        .scene({ ...view, public: { ...view.public, phase } }, law)
        .pieces.find(({ id }) => id === 'TF 1')
        ?.course?.map(name);
    expect(course(2)).toEqual(['DD30', 'DD29', 'DD28']);
    expect(course(6)).toBeUndefined();
  });
});
