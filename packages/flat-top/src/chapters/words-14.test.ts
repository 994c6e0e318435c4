import type { Event } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../game-testing.js';
import { gameWords } from './game-words.js';

const sentence = (rule: string, kind: string, data: Event['data']): string =>
  gameWords({ rule, kind, to: 'all', data });

describe('events of plane movement as sentences', () => {
  test('13 initiative', () => {
    expect(sentence('13', 'initiative', { side: 'japan', allied: 2, japan: 5 })).toBe(
      'Japan has the initiative (Allies rolled 2, Japan 5).',
    );
  });

  test('OPT-EPF.11 hexes beyond the edge', () => {
    expect(sentence('OPT-EPF.11', 'beyond', { af: 'AF 1', base: 'Truk', hexes: 23, inbound: true })).toBe(
      'AF 1 from Truk has 23 hexes to fly to the map.',
    );
    expect(sentence('OPT-EPF.11', 'beyond', { af: 'AF 1', base: 'Truk', hexes: 26, inbound: false })).toBe(
      'AF 1 is on its way to Truk: 26 hexes more.',
    );
  });

  test('OPT-AI.1 initiative that alternates, and a roll that counts for one more', () => {
    expect(sentence('OPT-AI.1', 'initiative', { side: 'allied' })).toBe(
      'The Allies have the initiative: it alternates.',
    );
    expect(sentence('13', 'initiative', { side: 'japan', allied: 2, japan: 2, adds: 'japan' })).toBe(
      'Japan has the initiative (Allies rolled 2, Japan 2 and one more).',
    );
  });

  test('14.9 landings, with what each factor needed', () => {
    const landed = { af: 'AF 3', plane: 'Zero', safe: 3, lost: 0, place: 'Rabaul', least: 1, why: [] };
    expect(sentence('14.9', 'landed-at', landed)).toBe('3 Zero of AF 3 land at Rabaul.');
    expect(sentence('14.9', 'landed-at', { ...landed, safe: 2, lost: 1, least: 4 })).toBe(
      '2 Zero of AF 3 land at Rabaul (each needs 4 or more); 1 crash.',
    );
  });

  test('14.13 interceptions', () => {
    const hex = hexNamed('DD30');
    expect(sentence('14.13.3', 'interception-tried', { side: 'allied', hex, altitude: 'low', possible: false })).toBe(
      'Allied interceptors look for enemies at low altitude in DD30: there are none to catch.',
    );
    const rolled = { side: 'allied', hex, altitude: 'low', face: 4, needs: 4, again: 1, success: true };
    expect(sentence('14.13.2', 'interception', rolled)).toBe(
      'Allied interceptors in DD30 roll 4 and need 4, having met them last turn: they catch them.',
    );
  });

  test('14.5 to 14.21 everything else is said in a sentence', () => {
    const told: [string, string, Event['data']][] = [
      ['14.2', 'segment', { side: 'allied' }],
      ['14.2.2', 'flight-step', { side: 'japan', step: 'map' }],
      ['OPT-APM', 'plane-turn', { side: 'allied' }],
      ['OPT-APM', 'plane-moved', { side: 'japan', how: 'log' }],
      ['OPT-APM', 'plane-moved', { side: 'japan', how: 'map' }],
      ['OPT-APM', 'planes-done', { side: 'japan' }],
      ['14.5', 'flies', { af: 'AF 1', hex: hexNamed('DD30') }],
      ['14.15.2', 'altitude', { af: 'AF 1', altitude: 'high' }],
      ['14.15.1', 'altitude', { af: 'AF 1', altitude: null }],
      ['14.14', 'jettison', { af: 'AF 1' }],
      ['14.19', 'rides', { af: 'AF 1', ship: 'Lexington' }],
      ['14.6', 'takes-off', { af: 'AF 1', place: 'Rabaul' }],
      ['14.11', 'arrives', { af: 'AF 1', hex: 'U1', from: 'Kavieng' }],
      ['14.12', 'leaves', { af: 'AF 1', base: 'Truk', turns: 4 }],
      ['14.2.5', 'off-the-map', { af: 'AF 1' }],
      ['14.21', 'destroyed', { plane: 'Zero', factors: 3, place: 'Rabaul' }],
      ['14.13.1', 'both-intercept', { hex: hexNamed('DD30'), altitude: 'low' }],
      ['14.13.1', 'all-tried', { fights: 2 }],
    ];
    expect(told.map(([rule, kind, data]) => sentence(rule, kind, data))).toEqual([
      'The Allies move their planes.',
      'Japanese formations move on the map.',
      'It is for the Allies to move a formation.',
      'A Japanese formation has moved on the log.',
      'A Japanese formation has moved on the map.',
      'Japan has moved all planes.',
      'AF 1 flies to DD30.',
      'AF 1 goes high.',
      'Planes of AF 1 change altitude.',
      'AF 1 jettisons bombs.',
      'AF 1 stays with Lexington.',
      'AF 1 takes off from Rabaul.',
      'AF 1 comes in from Kavieng at U1.',
      'AF 1 leaves the map for Truk, 4 turns away.',
      'The counter of AF 1 leaves the map.',
      '3 Zero are destroyed at Rabaul by their own side.',
      'Interceptors of both sides close with each other at low altitude in DD30.',
      'That makes 2 fights before anybody moves.',
    ]);
  });
});
