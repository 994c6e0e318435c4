/** 14.13 Special interception during movement. */
import { awaited, type Event, sample, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed, law } from '../game-testing.js';
import type { Side } from '../state.js';
import { atTable } from '../table-testing.js';
import { ruleWith } from './12-testing.js';
import { enterHex } from './14-flight.js';
import { af, asked, choices, fly, kinds, planesMove, refusalOf, say, upTo } from './14-testing.js';
import { mayBeZone, zoneFor } from './14-zone.js';

const rule = ruleWith({ test, expect });

type FlatTop = ReturnType<typeof planesMove>;

/** Wildcats over Lexington, on the map; Nells pass through. Both know of each other. */
const cap = (nells: string[], wildcats: string[], more: Given = {}): Given => ({
  ...more,
  allied: {
    tfs: [{ hex: 'DD30', ships: ['Lexington'], onMap: true }],
    flights: [{ hex: 'DD30', planes: wildcats, onMap: true }],
    ...more.allied,
  },
  japan: { flights: [{ hex: 'DD31', planes: nells, onMap: true }], ...more.japan },
});

/** The Nells fly into the hex of the Wildcats. */
function through(given: Given, faces: number[] = [], path = 'DD30'): FlatTop {
  const game = planesMove(given, faces);
  upTo(game, 'japan', 'map');
  say(game, 'japan', ['AF 1']);
  fly(game, 'japan', path);
  return game;
}

const fights = (events: readonly Event[]) => kinds(events, 'interception');

describe('14.13.2 formations that pass through', () => {
  test('14.13, 14.13.2 the side whose counter is there is asked, and a success means combat (R83)', () => {
    const game = through(cap(['6 Nell GP'], ['6 Wildcat*']), [3], 'DD30 DD29');
    expect(awaited(game)).toEqual(['allied']);
    expect(asked(game, 'allied').rule).toBe('14.13.2');
    expect(game.state.public.interception).toEqual({ side: 'allied', hex: hexNamed('DD30') });
    const events = say(game, 'allied', ['low']);
    expect(fights(events)).toMatchObject([{ side: 'allied', face: 3, needs: 3, success: true }]);
    expect(game.state.public.battle).toMatchObject({ hex: hexNamed('DD30'), why: 'interception' });
    const [seat] = awaited(game) as Side[];
    expect(seat && asked(game, seat).prompt).toMatch(/^Special interception over DD30 \(14\.13\)\. /);
  });

  test('14.13.2 the die decides by numbers: few against few need 5 (R85)', () => {
    const few = through(cap(['2 Nell GP'], ['2 Wildcat*']), [4], 'DD30 DD29');
    const events = say(few, 'allied', ['low']);
    expect(fights(events)).toMatchObject([{ needs: 5, success: false }]);
    // R87 Who was missed flies on.
    expect(few.state.public.battle).toBeNull();
    expect(af(few, 'japan')?.hex).toBe(hexNamed('DD29'));
  });

  test('14.13.2 the mover may not intercept, and whoever declines lets it pass', () => {
    const game = through(cap(['2 Nell GP'], ['2 Wildcat*']), [], 'DD30 DD29');
    say(game, 'allied', []);
    expect(af(game, 'japan')).toMatchObject({ hex: hexNamed('DD29'), moved: true });
  });

  test('14.13.2 also without interceptors there the side is asked, for the question would tell', () => {
    const game = through(cap(['2 Nell GP'], ['2 Dauntless* high']));
    expect(choices(game, 'allied')).toEqual({ high: '14.13.1', low: '14.13.1' });
    say(game, 'allied', []);
  });

  test('6.9 nobody fights in a storm', () => {
    const { table, state } = atTable({
      clouds: ['DD30', 'DD31'],
      allied: { flights: [{ hex: 'DD30', planes: ['2 Wildcat'], onMap: true }] },
      japan: { flights: [{ hex: 'DD31', planes: ['2 Nell'], onMap: true }] },
    });
    const nells = state.seats.japan?.own.flights[0];
    if (nells === undefined) throw new Error('no Nells');
    expect(enterHex(table, 'japan', nells, hexNamed('DD30'))).toBe(false);
  });

  test('14.13.3 only at the same altitude; a wrong guess is told, costs nothing and may be followed by the other', () => {
    const game = through(cap(['6 Nell GP'], ['6 Wildcat* high', '6 Wildcat*']), [3]);
    const events = say(game, 'allied', ['high', 'low']);
    expect(kinds(events, 'interception-tried')).toMatchObject([
      { altitude: 'high', possible: false },
      { altitude: 'low', possible: true },
    ]);
    expect(game.state.public.tried).toEqual([`allied ${hexNamed('DD30')} low`]);
  });

  test('14.13.4 also while shadowing', () => {
    const { table, state } = atTable(cap(['6 Nell GP'], ['6 Wildcat*'], { agenda: [] }));
    const nells = state.seats.japan?.own.flights[0];
    if (nells === undefined) throw new Error('no Nells');
    expect(state.public.segment).toBeNull();
    expect(enterHex(table, 'japan', nells, hexNamed('DD30'))).toBe(true);
    expect(state.umpire.agenda.at(-1)).toMatchObject({ kind: 'interception', side: 'allied', af: 'AF 1' });
  });

  test('14.13.5 one attempt a turn in a hex at an altitude (R84)', () => {
    const given = cap(['2 Nell GP'], ['2 Wildcat*'], {
      japan: {
        flights: [
          { hex: 'DD31', planes: ['2 Nell GP'], onMap: true },
          { hex: 'DD31', planes: ['2 Nell GP'], onMap: true },
        ],
      },
    });
    const game = planesMove(given, [1]);
    upTo(game, 'japan', 'map');
    say(game, 'japan', ['AF 1', 'AF 2']);
    fly(game, 'japan', 'DD30 DD29');
    say(game, 'allied', ['low']);
    fly(game, 'japan', 'DD30 DD29');
    expect(refusalOf(game, 'allied', ['low'])?.rule).toBe('14.13.5');
  });

  test('14.13.6 one is added if these same formations fought each other last turn (R86)', () => {
    const game = planesMove(cap(['2 Nell GP'], ['2 Wildcat*']), [4]);
    game.state.umpire.secret.metLast = [['AF 1', 'AF 1']];
    upTo(game, 'japan', 'map');
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'DD30 DD29');
    expect(fights(say(game, 'allied', ['low']))).toMatchObject([{ needs: 4, again: 1, success: true }]);
  });

  test('14.13.2, R87 who has been fought is asked again for what is left (R245)', () => {
    const game = through(cap(['20 Nell'], ['6 Wildcat*']), [3, ...Array.from({ length: 40 }, () => 1)], 'DD30 DD29');
    say(game, 'allied', ['low']);
    // Whoever has to decide something in the battle decides for the first thing there is.
    for (
      let seat = awaited(game)[0];
      game.state.public.battle !== null && seat !== undefined;
      seat = awaited(game)[0]
    ) {
      const answer = sample(viewOf(game.state, seat), asked(game, seat as 'allied'), () => 0);
      say(game, seat as 'allied', answer ?? []);
    }
    expect(game.state.public.battle).toBeNull();
    expect(asked(game, 'japan')).toMatchObject({ ask: 'walk', from: hexNamed('DD30'), budget: 7 });
  });
});

describe('14.13.1 before anybody moves', () => {
  const together = (nells: string[], wildcats: string[], hex = 'DD30'): Given => ({
    allied: {
      tfs: [{ hex: 'DD30', ships: ['Lexington'], onMap: true }],
      flights: [{ hex, planes: wildcats, onMap: true }],
    },
    japan: { flights: [{ hex, planes: nells, onMap: true }] },
  });

  test('14.13.1 both sides are asked at once; one who wants it rolls', () => {
    const game = planesMove(together(['6 Nell GP'], ['6 Wildcat*']), [3]);
    expect(awaited(game)).toEqual(['allied', 'japan']);
    expect(choices(game, 'japan')).toEqual({ 'DD30 high': '14.13.1', 'DD30 low': '14.13.1' });
    say(game, 'allied', ['DD30 low']);
    const events = say(game, 'japan', []);
    expect(fights(events)).toMatchObject([{ success: true }]);
    expect(game.state.public.battle).toMatchObject({ why: 'interception' });
  });

  test('14.13.1 if both want it no die is rolled', () => {
    const game = planesMove(together(['6 Zero'], ['6 Wildcat*']));
    say(game, 'allied', ['DD30 low']);
    const events = say(game, 'japan', ['DD30 low']);
    expect(kinds(events, 'both-intercept')).toEqual([{ hex: hexNamed('DD30'), altitude: 'low' }]);
    // Both hear that nothing else was tried, before the fight begins: what the other chose in secret is all told.
    const told = events.filter(({ tells }) => tells).map(({ kind }) => kind);
    expect(told.indexOf('all-tried')).toBeGreaterThan(told.indexOf('both-intercept'));
    expect(events.findIndex(({ kind }) => kind === 'battle-begins')).toBeGreaterThan(
      events.findIndex(({ kind }) => kind === 'all-tried'),
    );
    expect(game.state.public.battle).toMatchObject({ why: 'interception' });
  });

  test('15.2 only within two hexes of a deck or a field, or over ships', () => {
    const game = planesMove(together(['6 Nell GP'], ['6 Wildcat*'], 'DD33'));
    expect(refusalOf(game, 'allied', ['DD33 low'])?.rule).toBe('15.2');
  });
});

describe('15.2, R82 whose two hexes', () => {
  test('15.2 a hidden carrier makes a zone for her own side only', () => {
    const { state, table } = atTable({ allied: { tfs: [{ hex: 'DD30', ships: ['Lexington', '1 DD'] }] } });
    const at = hexNamed('DD32');
    expect([zoneFor(state, law(), 'allied', at), zoneFor(state, law(), 'japan', at)]).toEqual([true, false]);
    const view = (seat: 'allied' | 'japan') => {
      const part = state.seats[seat];
      if (part === undefined) throw new Error(`no ${seat}`);
      return { seat, public: state.public, own: part.own, knows: part.knows, owes: null, over: null };
    };
    expect([mayBeZone(view('allied'), table.law, at), mayBeZone(view('japan'), table.law, at)]).toEqual([true, false]);
    const [tf] = state.seats.allied?.own.tfs ?? [];
    if (tf !== undefined) tf.onMap = true;
    expect(zoneFor(state, law(), 'japan', at)).toBe(true);
  });

  test('15.2 other ships count in their own hex only, bases always', () => {
    const { state } = atTable({ allied: { tfs: [{ hex: 'DD30', ships: ['1 DD'], onMap: true }] } });
    expect(zoneFor(state, law(), 'japan', hexNamed('DD30'))).toBe(true);
    expect(zoneFor(state, law(), 'japan', hexNamed('DD31'))).toBe(false);
    expect(zoneFor(state, law(), 'allied', hexNamed('Y5'))).toBe(true);
    expect(zoneFor(state, law(), 'allied', hexNamed('Y7'))).toBe(false);
  });
});

describe('15.2, 14.13 what one cannot be sure of', () => {
  test('15.2, R242 near any task force on the map it may be tried; without a deck there the answer is no, and costs nothing', () => {
    const near = (ship: string) =>
      through(
        {
          allied: { bases: [], flights: [{ hex: 'DD30', planes: ['6 Wildcat*'], onMap: true }] },
          japan: {
            tfs: [{ hex: 'DD32', ships: [ship], onMap: true }],
            flights: [{ hex: 'DD31', planes: ['6 Nell GP'], onMap: true }],
          },
        },
        [3],
      );
    const cruiser = near('Aoba');
    const events = say(cruiser, 'allied', ['low']);
    expect(kinds(events, 'interception-tried')).toMatchObject([{ possible: false }]);
    expect(cruiser.state.public.tried).toEqual([]);
    expect(kinds(say(near('Shokaku'), 'allied', ['low']), 'interception-tried')).toMatchObject([{ possible: true }]);
  });

  /** Both want to fight half-way between Chicago and a Japanese ship. */
  const bothWant = (ship: string) => {
    const game = planesMove({
      allied: {
        tfs: [{ hex: 'DD28', ships: ['Chicago'], onMap: true }],
        flights: [{ hex: 'DD30', planes: ['6 Wildcat*'], onMap: true }],
      },
      japan: {
        tfs: [{ hex: 'DD32', ships: [ship], onMap: true }],
        flights: [{ hex: 'DD30', planes: ['6 Zero'], onMap: true }],
      },
    });
    say(game, 'allied', ['DD30 low']);
    return { game, events: say(game, 'japan', ['DD30 low']) };
  };

  rule(
    '15.2',
    'also where both want it nobody fights two hexes from cruisers: both hear so (R242)',
    () => kinds(bothWant('Aoba').events, 'interception-tried').map(({ side, possible }) => [side, possible]),
    [
      ['allied', false],
      ['japan', false],
    ],
  );

  test('14.13.1, R242 both wanted it in vain: it costs nothing, and beside a deck they fight', () => {
    const { game } = bothWant('Aoba');
    expect(game.state.public).toMatchObject({ battle: null, fights: [], tried: [] });
    const { events } = bothWant('Shokaku');
    expect([kinds(events, 'both-intercept').length, kinds(events, 'interception-tried').length]).toEqual([1, 0]);
  });

  test('14.13.1, R243 where both want it the side with the initiative is the attacker', () => {
    // The attacker's interceptors fight all that they have met.
    const meeting = (initiative: 'allied' | 'japan') => {
      const flights = (fighters: string, bombers: string) =>
        [fighters, bombers].map((planes) => ({ hex: 'DD30', planes: [planes], onMap: true }));
      const game = planesMove({
        initiative,
        allied: {
          tfs: [{ hex: 'DD30', ships: ['Lexington'], onMap: true }],
          flights: flights('6 Wildcat*', '3 Dauntless* GP'),
        },
        japan: { flights: flights('6 Zero', '3 Nell GP') },
      });
      say(game, 'allied', ['DD30 low']);
      say(game, 'japan', ['DD30 low']);
      return (['allied', 'japan'] as const).map((side) => game.state.seats[side]?.own.battle?.formations.length);
    };
    expect([meeting('allied'), meeting('japan')]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('14.13.2, R83 nobody is intercepted where he sets out from', () => {
    const game = planesMove(
      cap(['6 Nell GP'], ['6 Wildcat*'], { japan: { flights: [{ hex: 'DD30', planes: ['6 Nell GP'], onMap: true }] } }),
    );
    upTo(game, 'japan', 'map');
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'DD31');
    expect(game.state.public.interception).toBeNull();
    expect(af(game, 'japan')?.hex).toBe(hexNamed('DD31'));
  });

  test('14.13.2, R85 the table counts the interceptors and the enemies at that altitude alone', () => {
    const needs = (nells: string[], wildcats: string[]) =>
      kinds(say(through(cap(nells, wildcats), [1], 'DD30 DD29'), 'allied', ['low']), 'interception')[0]?.needs;
    expect(needs(['2 Nell GP', '20 Nell GP high'], ['2 Wildcat*', '20 Wildcat* high'])).toBe(
      needs(['2 Nell GP'], ['2 Wildcat*']),
    );
    expect(needs(['20 Nell GP'], ['20 Wildcat*'])).not.toBe(needs(['2 Nell GP'], ['2 Wildcat*']));
  });
});
