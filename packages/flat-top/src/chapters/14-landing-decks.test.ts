/** 14.9, 14.10, 14.14, 14.15.3 Landing in a whole game. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { af, asked, choices, fly, kinds, own, planesMove, refusalOf, say } from './14-testing.js';

type Planes = NonNullable<NonNullable<Given['japan']>['flights']>[number];

/** A formation over Rabaul or on its way there, about to land. */
function homing(flight: Planes, path: string, more: Given = {}, faces: number[] = []) {
  const game = planesMove({ ...more, japan: { ...more.japan, flights: [flight] } }, faces);
  say(game, 'japan', ['AF 1']);
  fly(game, 'japan', path);
  return game;
}

const rabaul = (game: ReturnType<typeof homing>) => own(game, 'japan').bases.find(({ name }) => name === 'Rabaul');

describe('14.9 within the Launch Factor', () => {
  // Rabaul: 12/4, so 24 in all.
  test('14.9 who came far lands within the minimum, who came half the way within the normal factor', () => {
    const far = homing({ hex: 'Y9', planes: ['6 Zero'] }, 'Y8 Y7 Y6 Y5 Y4 Y3');
    expect(refusalOf(far, 'japan', [{ Rabaul: 5 }])?.rule).toBe('14.9');
    say(far, 'japan', [{ Rabaul: 4 }]);
    expect(own(far, 'japan').landed.Rabaul).toEqual({ minimum: 4, normal: 0, maximum: 0 });
    expect(af(far, 'japan')?.lots).toMatchObject([{ factors: 2 }]);

    const near = homing({ hex: 'Y8', planes: ['13 Zero'] }, 'Y7 Y6 Y5 Y4 Y3');
    expect(refusalOf(near, 'japan', [{ Rabaul: 13 }])?.rule).toBe('14.9');
    say(near, 'japan', [{ Rabaul: 12 }]);
    expect(own(near, 'japan').landed.Rabaul).toEqual({ minimum: 0, normal: 12, maximum: 0 });
  });

  test('14.9 those on deck to take off are counted already (R53)', () => {
    const given: Given = {
      japan: {
        flights: [
          { hex: 'Y3', planes: ['10 Zero'] },
          { hex: 'Y3', planes: ['20 Zero'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 20 }] },
        ],
      },
    };
    const game = planesMove(given);
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', '');
    expect(refusalOf(game, 'japan', [{ Rabaul: 5 }])?.rule).toBe('14.9');
    say(game, 'japan', [{ Rabaul: 4 }]);
  });

  test('6.10 a carrier that has not steamed into the wind takes her minimum and no more', () => {
    const given: Given = {
      initiative: 'allied',
      allied: {
        tfs: [{ hex: 'DD30', ships: ['Lexington'] }],
        flights: [{ hex: 'DD30', planes: ['6 Wildcat*'] }],
      },
    };
    const game = planesMove(given);
    say(game, 'allied', ['AF 1 to DD30']);
    expect(refusalOf(game, 'allied', [{ Lexington: 4 }])?.rule).toBe('14.9');
    say(game, 'allied', [{ Lexington: 3 }]);
  });

  test('8.2 no room, no landing (R58)', () => {
    const game = planesMove({
      initiative: 'allied',
      allied: {
        tfs: [{ hex: 'DD30', ships: ['Lexington'] }],
        parked: { Lexington: { ready: ['28 Dauntless'] } },
        flights: [{ hex: 'DD30', planes: ['3 Wildcat*'] }],
      },
    });
    say(game, 'allied', ['AF 1 to DD30']);
    expect(refusalOf(game, 'allied', [{ Lexington: 3 }])?.rule).toBe('8.2');
    say(game, 'allied', [{ Lexington: 2 }]);
  });

  test('8.9 only where the plane can be handled; several fields in a hex take what they can', () => {
    const game = planesMove({
      initiative: 'allied',
      allied: {
        tfs: [{ hex: 'H19', ships: ['Lexington'] }],
        flights: [{ hex: 'H19', planes: ['3 P-40', '2 Wildcat*'] }],
      },
    });
    say(game, 'allied', ['AF 1 to H19']);
    expect(refusalOf(game, 'allied', [{ Lexington: 3 }, {}])?.rule).toBe('8.9');
    say(game, 'allied', [{ 'Port Moresby': 3 }, { Lexington: 1, 'Port Moresby': 1 }]);
    expect(own(game, 'allied').flights).toEqual([]);
  });
});

describe('14.10 dice', () => {
  test('14.10 at night each factor rolls, for its owner alone; who fails is lost', () => {
    const game = homing({ hex: 'Y3', planes: ['3 Zero'] }, '', { hour: 20 }, [4, 3, 6]);
    const events = say(game, 'japan', [{ Rabaul: 3 }]);
    expect(rabaul(game)?.grounded.justLanded).toMatchObject([{ factors: 2 }]);
    expect(game.state.public.points.allied).toBe(2);
    const landed = events.filter(({ kind }) => kind === 'landed-at');
    expect(landed).toMatchObject([{ to: ['japan'], data: { safe: 2, lost: 1, least: 4 } }]);
    expect(game.log.at(-1)?.rolls.every(({ to }) => to !== 'all' && to.length === 1)).toBe(true);
  });

  test('14.14 with bombs aboard they roll by day too, and stand without them (R91)', () => {
    const game = homing({ hex: 'Y3', planes: ['2 Nell GP'] }, '', {}, [3, 4]);
    say(game, 'japan', [{ Rabaul: 2 }]);
    expect(rabaul(game)?.grounded.justLanded).toMatchObject([{ factors: 1, arms: 'none' }]);
  });

  test('6.6 in a storm they roll; night on top makes it one worse (R22)', () => {
    const clouds = ['Y3', 'Y4'];
    const day = homing({ hex: 'Y3', planes: ['2 Zero'] }, '', { clouds }, [3, 4]);
    expect(kinds(say(day, 'japan', [{ Rabaul: 2 }]), 'landed-at')).toMatchObject([{ safe: 1, least: 4 }]);
    const night = homing({ hex: 'Y3', planes: ['2 Zero'] }, '', { clouds, hour: 20 }, [4, 5]);
    expect(kinds(say(night, 'japan', [{ Rabaul: 2 }]), 'landed-at')).toMatchObject([{ safe: 1, least: 5 }]);
  });

  test('OPT-EPF.6d under the option who lands armed is Ready and armed', () => {
    const given = { options: { armedLandingKeepsArms: true } };
    const game = homing({ hex: 'Y3', planes: ['1 Nell GP'] }, '', given, [6]);
    say(game, 'japan', [{ Rabaul: 1 }]);
    expect(rabaul(game)?.grounded.ready).toMatchObject([{ factors: 1, arms: 'GP' }]);
  });
});

describe('14.15.3 low on entry', () => {
  test('14.15.3 who enters the hex high does not land there this turn', () => {
    const high = homing({ hex: 'Y4', planes: ['2 Zero high'] }, 'Y3');
    expect(refusalOf(high, 'japan', [{ Rabaul: 1 }])?.rule).toBe('14.15.3');
  });

  test('14.15.3 nor who comes down in it', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y5', planes: ['2 Zero high'] }] } });
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'Y4 Y3', 'dive at end');
    expect(refusalOf(game, 'japan', [{ Rabaul: 1 }])?.rule).toBe('14.15.3');
  });

  test('14.15.3 who came down a hex before does; so does who began there (R88)', () => {
    const before = planesMove({ japan: { flights: [{ hex: 'Y5', planes: ['2 Zero high'] }] } });
    say(before, 'japan', ['AF 1 to Y3']);
    say(before, 'japan', [{ Rabaul: 2 }]);
    expect(own(before, 'japan').flights).toEqual([]);

    const there = planesMove({ japan: { flights: [{ hex: 'Y3', planes: ['2 Zero high'] }] } });
    say(there, 'japan', ['AF 1 to Y3']);
    say(there, 'japan', [{ Rabaul: 2 }]);
    expect(own(there, 'japan').flights).toEqual([]);
  });

  test('14.15.3 from the hex next door a high formation cannot land', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y4', planes: ['2 Zero high'] }] } });
    // One hex further round it comes down in time.
    expect(choices(game, 'japan')).toMatchObject({ 'AF 1 to Y3': 'yes' });
    say(game, 'japan', ['AF 1 to Y3']);
    expect(af(game, 'japan')?.flown).toBe(2);
    expect(asked(game, 'japan').rule).toBe('14.9');
  });
});

describe('SC1.8 Catalinas from Port Moresby', () => {
  test('SC1.8, 8.9 they never land: Port Moresby cannot handle them', () => {
    const game = planesMove({ initiative: 'allied', allied: { flights: [{ hex: 'H19', planes: ['2 Catalina'] }] } });
    expect(choices(game, 'allied')).toMatchObject({ 'AF 1': '14.2.1' });
  });
});
