/** 14.1, 14.2, 14.6, 14.7, 14.21 The segments of both sides and their five steps. */
import { askOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { af, afterSegments, asked, choices, fly, kinds, own, planesMove, refusalOf, say, upTo } from './14-testing.js';

const far = 'DD30';

describe('14.1, 14.2 one side after the other', () => {
  test('14.1 who has the initiative moves all his planes first', () => {
    const game = planesMove({ initiative: 'japan' });
    expect(game.state.public.segment).toEqual({ side: 'japan', step: 'land' });
    expect(askOf(game, 'allied')).toBeUndefined();
    upTo(game, 'allied', 'land');
    expect(game.state.public.segment).toEqual({ side: 'allied', step: 'land' });
    afterSegments(game);
    expect(game.state.public.segment).toBeNull();
  });

  test('14.2 five steps in order, told to both; a side without planes is asked all the same (R81)', () => {
    const game = planesMove({ initiative: 'japan' });
    const events = afterSegments(game);
    const told = kinds(events, 'flight-step').map(({ side, step }) => `${side} ${step}`);
    expect(told).toEqual([
      ...['map', 'log', 'appear', 'remove'].map((step) => `japan ${step}`),
      ...['land', 'map', 'log', 'appear', 'remove'].map((step) => `allied ${step}`),
    ]);
    expect(kinds(events, 'segment')).toEqual([{ side: 'allied' }]);
  });

  test('14.2.1 whoever lands is Just Landed, and the formation is gone', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y5', planes: ['3 Zero'] }] } });
    expect(choices(game, 'japan')).toMatchObject({ 'AF 1': 'yes', 'AF 1 to Y3': 'yes' });
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'Y4 Y3');
    say(game, 'japan', [{ Rabaul: 3 }]);
    expect(own(game, 'japan').flights).toEqual([]);
    const rabaul = own(game, 'japan').bases.find(({ name }) => name === 'Rabaul');
    expect(rabaul?.grounded.justLanded).toMatchObject([{ plane: 'Zero', factors: 3 }]);
  });

  test('14.2.1 the shortest way home needs no walk; who is out of reach is told so', () => {
    const game = planesMove({
      japan: {
        flights: [
          { hex: 'Y5', planes: ['3 Zero'] },
          { hex: far, planes: ['3 Zero'] },
        ],
      },
    });
    expect(refusalOf(game, 'japan', ['AF 2'])?.rule).toBe('14.2.1');
    say(game, 'japan', ['AF 1 to Y3']);
    expect(asked(game, 'japan').rule).toBe('14.9');
    expect(af(game, 'japan')).toMatchObject({ flown: 2 });
  });

  test('14.2 each step says what becomes of those who are not chosen: asked again, or left where they are', () => {
    const game = planesMove({
      japan: {
        flights: [
          { hex: far, planes: ['3 Zero'], onMap: true },
          { hex: 'Y9', planes: ['3 Zero'] },
        ],
      },
    });
    const none = (): string | undefined => {
      const ask = asked(game, 'japan');
      return ask.ask === 'pick' ? ask.none : undefined;
    };
    expect(none()).toBeUndefined();
    upTo(game, 'japan', 'map');
    expect(none()).toBe('AF 1 is asked again in step 3');
    upTo(game, 'japan', 'log');
    expect(none()).toBe('AF 2 is asked again in step 4; AF 1 stays in DD30 this turn');
    expect(asked(game, 'japan').prompt).toMatch(/AF 1 in the air this is the last chance/);
    upTo(game, 'japan', 'appear');
    expect(none()).toBe('AF 2 stays in Y9 this turn');
  });

  test('14.2.2 only counters on the map move in the second step', () => {
    const game = planesMove({
      japan: {
        flights: [
          { hex: far, planes: ['2 Nell'], onMap: true },
          { hex: 'CC33', planes: ['2 Nell'] },
        ],
      },
    });
    upTo(game, 'japan', 'map');
    expect(choices(game, 'japan')).toEqual({ 'AF 1': 'yes' });
    say(game, 'japan', ['AF 1']);
    const events = fly(game, 'japan', 'DD31');
    expect(af(game, 'japan')).toMatchObject({ onMap: true, moved: true });
    expect(kinds(events, 'moved')).toMatchObject([{ kind: 'AF' }]);
    expect(game.state.seats.allied?.knows.marks).toMatchObject([{ kind: 'AF', hex: af(game, 'japan')?.hex }]);
  });

  test('14.2.3, 14.7 on the log a formation flies unseen, and one that was on the map slips away', () => {
    const game = planesMove({ japan: { flights: [{ hex: far, planes: ['2 Nell'], onMap: true }] } });
    upTo(game, 'japan', 'log');
    say(game, 'japan', ['AF 1']);
    const events = fly(game, 'japan', 'DD31 DD32');
    expect(kinds(events, 'moved')).toEqual([]);
    expect(af(game, 'japan')).toMatchObject({ onMap: false, moved: true });
    expect(game.state.seats.allied?.knows.marks).toEqual([]);
  });

  test('14.2.3 whoever is observed on the way is on the map, log or not (R240)', () => {
    const game = planesMove({
      allied: { tfs: [{ hex: 'DD33', ships: ['Lexington'], onMap: true }] },
      japan: { flights: [{ hex: far, planes: ['2 Nell'] }] },
    });
    upTo(game, 'japan', 'log');
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'DD31 DD32');
    expect(af(game, 'japan')?.onMap).toBe(true);
  });

  test('14.2.4 in the fourth step hidden formations and take-offs come out on the map (R241)', () => {
    const game = planesMove({
      japan: {
        flights: [
          { hex: far, planes: ['2 Nell'] },
          { hex: 'Y3', planes: ['2 Zero'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 2 }] },
          { hex: 'CC33', planes: ['2 Nell'], onMap: true },
        ],
      },
    });
    upTo(game, 'japan', 'appear');
    expect(Object.keys(choices(game, 'japan')).filter((id) => id.startsWith('AF'))).toEqual(['AF 1', 'AF 2']);
    say(game, 'japan', ['AF 1', 'AF 2']);
    expect(af(game, 'japan')?.onMap).toBe(true);
    fly(game, 'japan', '');
    fly(game, 'japan', 'Y2');
    expect(af(game, 'japan', 'AF 2')).toMatchObject({ onMap: true, onDeck: null, flown: 1 });
  });

  test('14.2.5 a counter that was to leave the map does so in the fifth step, unless it is observed (R240)', () => {
    const given = { japan: { flights: [{ hex: far, planes: ['2 Nell'], onMap: true }] } };
    const game = planesMove(given);
    upTo(game, 'japan', 'log');
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', '');
    expect(af(game, 'japan')?.onMap).toBe(true);
    upTo(game, 'allied', 'land');
    expect(af(game, 'japan')?.onMap).toBe(false);

    const seen = planesMove({ ...given, allied: { tfs: [{ hex: far, ships: ['Lexington'], onMap: true }] } });
    upTo(seen, 'japan', 'log');
    say(seen, 'japan', ['AF 1']);
    fly(seen, 'japan', '');
    upTo(seen, 'allied', 'land');
    expect(af(seen, 'japan')?.onMap).toBe(true);
  });
});

describe('14.6 flying is a choice, taking off is not', () => {
  const onDeck = { onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 2 }] };

  test('14.6 whoever is still on deck takes off at the end and stays over its field', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y3', planes: ['2 Zero'], ...onDeck }] } });
    upTo(game, 'japan', 'appear');
    const events = say(game, 'japan', []);
    expect(kinds(events, 'takes-off')).toEqual([{ af: 'AF 1', place: 'Rabaul' }]);
    expect(af(game, 'japan')).toMatchObject({ onDeck: null, flown: 0 });
  });

  test('14.6 formations nobody picks stay where they are', () => {
    const game = planesMove({ japan: { flights: [{ hex: far, planes: ['2 Nell'] }] } });
    const before = af(game, 'japan')?.hex;
    afterSegments(game);
    expect(af(game, 'japan')).toMatchObject({ hex: before, moved: true, flown: 0 });
  });

  test('14.6 a formation takes off from where its ship has gone', () => {
    const game = planesMove({
      initiative: 'allied',
      allied: {
        tfs: [{ hex: 'DD33', ships: ['Lexington'] }],
        flights: [
          { hex: 'DD31', planes: ['2 Wildcat*'], onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 2 }] },
        ],
      },
    });
    afterSegments(game);
    expect(af(game, 'allied')?.hex).toBe(own(game, 'allied').tfs[0]?.hex);
  });
});

describe('14.21 destroying planes of one’s own', () => {
  const given = { japan: { parked: { Rabaul: { ready: ['5 Zero'] } } } };

  test('14.21 any number on the ground; the enemy scores for them as for any planes', () => {
    const game = planesMove(given);
    say(game, 'japan', ['destroy']);
    expect(refusalOf(game, 'japan', [['Rabaul ready 0'], 6])?.rule).toBe('14.21');
    say(game, 'japan', [['Rabaul ready 0'], 3]);
    const rabaul = own(game, 'japan').bases.find(({ name }) => name === 'Rabaul');
    expect(rabaul?.grounded.ready).toMatchObject([{ factors: 2 }]);
    expect(game.state.public.points).toEqual({ allied: 6, japan: 0 });
    expect(own(game, 'japan').lostToday).toEqual({ Zero: 3 });
  });

  test('14.21 after it the rest of the step is still open', () => {
    const game = planesMove(given);
    say(game, 'japan', ['destroy']);
    say(game, 'japan', [[], 0]);
    expect(game.state.public.segment).toEqual({ side: 'japan', step: 'land' });
    expect(choices(game, 'japan')).toEqual({});
  });

  test('8.11 formations over a field are reorganized before they fly', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y3', planes: ['4 Zero'] }] } });
    say(game, 'japan', ['reorganize Y3']);
    expect(asked(game, 'japan').rule).toBe('8.11');
    say(game, 'japan', [{ 'AF 1': 2, 'AF 2': 2 }]);
    expect(choices(game, 'japan')).toMatchObject({ 'AF 1': 'yes', 'AF 2': 'yes' });
  });
});
