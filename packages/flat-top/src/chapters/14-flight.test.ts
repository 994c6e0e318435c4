/** 14.3 to 14.8, 14.14 to 14.16, 14.19 One formation flies. */
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import { af, asked, budget, choices, fly, hexes, kinds, own, planesMove, refusalOf, say, upTo } from './14-testing.js';

type Planes = NonNullable<NonNullable<Given['japan']>['flights']>[number];

/** One Japanese formation, picked for the log (or for the map if it is on it). */
function picked(flight: Planes, more: Given = {}, faces: number[] = []) {
  const game = planesMove({ ...more, japan: { ...more.japan, flights: [flight] } }, faces);
  upTo(game, 'japan', flight.onMap === true ? 'map' : 'log');
  say(game, 'japan', ['AF 1']);
  return game;
}

const fromRabaul = (planes: string[], factors: number): Planes => ({
  hex: 'Y3',
  planes,
  onDeck: 'Rabaul',
  launches: [{ place: 'Rabaul', factors }],
});

const altitudes = (game: ReturnType<typeof picked>) => af(game, 'japan')?.lots.map(({ altitude }) => altitude);

describe('14.3 to 14.5 movement', () => {
  test('14.3 a hex a point: what has been flown is gone, also after a halt', () => {
    const game = picked({ hex: 'DD30', planes: ['2 Nell'] });
    expect(budget(game, 'japan')).toBe(8);
    fly(game, 'japan', 'DD31', 'climb');
    expect(budget(game, 'japan')).toBe(7);
    expect(
      refusalOf(game, 'japan', { path: hexes('DD32 DD33 DD34 DD35 DD36 DD37 DD38 DD39'), halt: [] }),
    ).toBeDefined();
    fly(game, 'japan', 'DD32 DD33 DD34 DD35 DD36 DD37 DD38');
    expect(af(game, 'japan')).toMatchObject({ flown: 8, moved: true, hex: hexNamed('DD38') });
  });

  test('14.4 the slowest sets the pace', () => {
    expect(budget(picked({ hex: 'DD30', planes: ['2 Zero'] }), 'japan')).toBe(10);
    expect(budget(picked({ hex: 'DD30', planes: ['2 Zero', '1 Kate'] }), 'japan')).toBe(7);
  });

  test('14.5 from hex to hex in any direction, none skipped', () => {
    const game = picked({ hex: 'DD30', planes: ['2 Nell'] });
    expect(refusalOf(game, 'japan', { path: hexes('DD32'), halt: [] })).toBeDefined();
    const events = fly(game, 'japan', 'DD31 EE31 DD30 CC30');
    expect(kinds(events, 'flies').map(({ hex }) => hex)).toEqual(hexes('DD31 EE31 DD30 CC30'));
  });

  test('26 nobody flies off the half of the map in play', () => {
    const game = picked({ hex: 'NN30', planes: ['2 Nell'] });
    expect(refusalOf(game, 'japan', { path: hexes('OO30'), halt: [] })).toBeDefined();
  });
});

describe('14.8 on the turn of take-off', () => {
  // Rabaul: 12/4
  test('14.8, 14.8.1 within the Minimum Launch Factor it flies its full movement', () => {
    expect(budget(picked(fromRabaul(['4 Zero'], 4)), 'japan')).toBe(10);
    expect(budget(picked(fromRabaul(['5 Zero'], 5)), 'japan')).toBe(5);
  });

  test('14.8.2 within the Normal Launch Factor half of it, rounded up', () => {
    expect(budget(picked(fromRabaul(['5 Betty'], 5)), 'japan')).toBe(5);
    expect(budget(picked(fromRabaul(['12 Kate'], 12)), 'japan')).toBe(4);
  });

  test('14.8.3 beyond that it stays where it took off', () => {
    const game = picked(fromRabaul(['13 Zero'], 13));
    expect(budget(game, 'japan')).toBe(0);
    fly(game, 'japan', '');
    expect(af(game, 'japan')?.hex).toBe(hexNamed('Y3'));
  });
});

describe('6.6 storms', () => {
  const storm = { clouds: ['DD30', 'DD31'] };

  test('6.6 nobody flies into one', () => {
    const game = picked({ hex: 'DD27', planes: ['2 Nell'] }, storm);
    expect(refusalOf(game, 'japan', { path: hexes('DD28 DD29'), halt: [] })?.rule).toBe('6.6');
  });

  test('6.6 over whom it formed leaves it by the shortest way first (R21)', () => {
    // From DD30 two hexes lead out; sideways there is more storm.
    const game = picked({ hex: 'DD30', planes: ['2 Nell'] }, storm);
    expect(refusalOf(game, 'japan', { path: hexes('DD31'), halt: [] })?.rule).toBe('6.6');
    fly(game, 'japan', 'DD29 DD28');
    expect(af(game, 'japan')?.hex).toBe(hexNamed('DD28'));
  });
});

describe('14.14 jettisoning', () => {
  test('14.14 bombs are gone, a bomber it stays (8.12.4) (R90)', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y5', planes: ['3 Nell GP'] }] } });
    say(game, 'japan', ['AF 1']);
    const events = fly(game, 'japan', 'Y4', 'jettison');
    expect(kinds(events, 'jettison')).toHaveLength(1);
    expect(af(game, 'japan')?.lots).toMatchObject([{ arms: 'none', tookOffArmed: true }]);
  });

  test('14.14 also lot by lot', () => {
    const game = picked({ hex: 'DD30', planes: ['3 Nell GP', '2 Nell torpedo'] });
    fly(game, 'japan', 'DD31', 'trim');
    say(game, 'japan', [['jettison'], []]);
    expect(af(game, 'japan')?.lots.map(({ arms }) => arms)).toEqual(['none', 'torpedo']);
  });
});

describe('14.15 altitude', () => {
  test('14.15 who is high is not low: going where it is already is refused', () => {
    const game = picked({ hex: 'DD30', planes: ['2 Nell high'] });
    expect(choices(game, 'japan')).toMatchObject({ climb: '14.15', dive: 'yes' });
  });

  test('14.15.1 lots of one formation may be at different altitudes (R244)', () => {
    const game = picked({ hex: 'DD30', planes: ['2 Nell', '3 Mavis'] });
    fly(game, 'japan', 'DD31', 'trim');
    expect(asked(game, 'japan').rule).toBe('14.15.1');
    say(game, 'japan', [['high'], []]);
    expect(altitudes(game)).toEqual(['high', 'low']);
  });

  test('14.15.2 after entering a hex, or where it stands, and once in each (R244)', () => {
    const stays = picked({ hex: 'DD30', planes: ['2 Nell'] });
    fly(stays, 'japan', '', 'climb');
    expect(altitudes(stays)).toEqual(['high']);
    expect(af(stays, 'japan')).toMatchObject({ flown: 0, moved: true });

    const moves = picked({ hex: 'DD30', planes: ['2 Nell'] });
    fly(moves, 'japan', 'DD31', 'climb', 'trim');
    const sheet = asked(moves, 'japan');
    expect(sheet.ask === 'sheet' && sheet.rows[0]).toMatchObject({ of: [{ id: 'low', not: { rule: '14.15.2' } }] });
    say(moves, 'japan', [[]]);
    // Asked again: in the next hex it may come down.
    fly(moves, 'japan', 'DD32 DD33', 'dive at end');
    expect(altitudes(moves)).toEqual(['low']);
  });

  test('14.15.4 armed planes stay low on the turn of take-off, unarmed ones need not', () => {
    expect(choices(picked(fromRabaul(['2 Kate GP'], 2)), 'japan').climb).toBe('14.15.4');
    expect(choices(picked(fromRabaul(['2 Kate'], 2)), 'japan').climb).toBe('yes');
    expect(choices(picked({ hex: 'DD30', planes: ['2 Kate GP'] }), 'japan').climb).toBe('yes');
  });

  test('14.15.5 only high planes cross mountains', () => {
    const low = picked({ hex: 'R9', planes: ['2 Nell'] });
    expect(refusalOf(low, 'japan', { path: hexes('R8'), halt: [] })?.rule).toBe('14.15.5');
    const high = picked({ hex: 'R9', planes: ['2 Nell high'] });
    fly(high, 'japan', 'R8');
    expect(af(high, 'japan')?.hex).toBe(hexNamed('R8'));
  });

  test('14.15.5 who comes down before the mountains halts before them', () => {
    const game = picked({ hex: 'R10', planes: ['2 Nell high'] });
    fly(game, 'japan', 'R9 R8 R7', 'dive');
    expect(af(game, 'japan')?.hex).toBe(hexNamed('R9'));
    expect(asked(game, 'japan').ask).toBe('walk');
  });

  test('14.16 escorts stay where bombers of their formation are', () => {
    const game = picked({ hex: 'DD30', planes: ['2 Nell GP', '3 Nell torpedo', '4 Zero'] });
    fly(game, 'japan', 'DD31', 'trim');
    expect(refusalOf(game, 'japan', [[], [], ['high']])?.rule).toBe('14.16');
    expect(refusalOf(game, 'japan', [['high'], ['high'], []])?.rule).toBe('14.16');
    say(game, 'japan', [['high'], [], ['high']]);
    expect(altitudes(game)).toEqual(['high', 'low', 'high']);
  });
});

describe('halts', () => {
  test('7.3 a search roll before the first hex, only by formations on the map', () => {
    expect(choices(picked({ hex: 'DD30', planes: ['2 Nell'] }), 'japan').search).toBeUndefined();
    const game = picked({ hex: 'DD30', planes: ['2 Nell'], onMap: true }, {}, [1]);
    fly(game, 'japan', 'DD31', 'search');
    expect(af(game, 'japan')?.searching).toBe(true);
  });

  test('7.6 it stops at a sighting and is asked again with what is left', () => {
    const game = picked(
      { hex: 'DD30', planes: ['2 Nell'], onMap: true },
      { allied: { tfs: [{ hex: 'DD35', ships: ['Lexington'] }] } },
      [1],
    );
    fly(game, 'japan', 'DD31 DD32 DD33 DD34', 'search', 'sighting');
    expect(af(game, 'japan')?.hex).toBe(hexNamed('DD33'));
    expect(budget(game, 'japan')).toBe(5);
    fly(game, 'japan', '');
    expect(af(game, 'japan')?.moved).toBe(true);
  });

  test('7.2 it stops when it is observed', () => {
    const game = picked(
      { hex: 'DD30', planes: ['2 Nell'] },
      { allied: { tfs: [{ hex: 'DD35', ships: ['Lexington'], onMap: true }] } },
    );
    fly(game, 'japan', 'DD31 DD32 DD33 DD34 DD35', 'seen');
    expect(af(game, 'japan')).toMatchObject({ hex: hexNamed('DD33'), onMap: true, moved: false });
  });
});

describe('14.19 with a ship', () => {
  const lexington: Given = { initiative: 'allied', allied: { tfs: [{ hex: 'DD30', ships: ['Lexington'] }] } };

  test('14.19 it may stay with a plane carrying ship in whose hex it ends (R92)', () => {
    const game = planesMove({
      ...lexington,
      allied: { ...lexington.allied, flights: [{ hex: 'DD31', planes: ['2 Wildcat*'] }] },
    });
    upTo(game, 'allied', 'log');
    say(game, 'allied', ['AF 1']);
    fly(game, 'allied', 'DD30', 'ride Lexington');
    expect(af(game, 'allied')?.rides).toBe('Lexington');
  });

  test('14.19 what the ship carried it is taken off its movement', () => {
    const game = planesMove({
      ...lexington,
      allied: {
        ...lexington.allied,
        flights: [{ hex: 'DD30', planes: ['2 Wildcat*'], rides: 'Lexington', carried: 2 }],
      },
    });
    upTo(game, 'allied', 'log');
    say(game, 'allied', ['AF 1']);
    expect(budget(game, 'allied')).toBe(6);
    fly(game, 'allied', 'DD31');
    expect(own(game, 'allied').flights[0]?.rides).toBeNull();
  });
});

test('14.15.4, 14.15.5, R89 armed planes cannot cross mountains on the turn of take-off', () => {
  const from = (planes: string) =>
    picked({ hex: 'R9', planes: [planes], onDeck: 'Gasmata', launches: [{ place: 'Gasmata', factors: 2 }] });
  const armed = from('2 Zero GP');
  expect(choices(armed, 'japan').climb).toBe('14.15.4');
  expect(refusalOf(armed, 'japan', { path: hexes('R8'), halt: [] })?.rule).toBe('14.15.5');
  expect(choices(from('2 Zero'), 'japan').climb).toBe('yes');
});

test('11.7, 14.2.1, R77 who has moved while shadowing lands only where it is', () => {
  const shadower = (hex: string) => planesMove({ japan: { flights: [{ hex, planes: ['2 Zero'], moved: true }] } });
  expect(choices(shadower('Y4'), 'japan')).toMatchObject({ 'AF 1': '14.2.1' });
  const over = shadower('Y3');
  expect(Object.keys(choices(over, 'japan'))).toContain('AF 1');
  say(over, 'japan', ['AF 1']);
  expect(budget(over, 'japan')).toBe(0);
  fly(over, 'japan', '');
  expect(asked(over, 'japan').rule).toBe('14.9');
});
