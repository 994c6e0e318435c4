import { describe, expect, test } from 'vitest';
import { newTracks, type Standing, track } from './overtaken.js';

const open = (question: number, backs = 0): Standing => ({ asked: question, question, backs });

describe('a question that goes by', () => {
  test('without an answer from this screen was answered elsewhere', () => {
    const tracks = newTracks();
    track(tracks, 'blue', open(4));
    track(tracks, 'blue', open(5));
    expect([...tracks.overtaken]).toEqual(['blue']);
    track(tracks, 'red', open(2));
    track(tracks, 'red', { asked: null, question: null, backs: 0 });
    expect([...tracks.overtaken]).toEqual(['blue', 'red']);
  });

  test('because it was answered here, was taken back or answers itself was not', () => {
    const tracks = newTracks();
    track(tracks, 'blue', open(4));
    tracks.sent.set('blue', 4);
    track(tracks, 'blue', open(5));
    track(tracks, 'blue', open(4, 1));
    track(tracks, 'blue', { asked: null, question: 4, backs: 1 });
    track(tracks, 'blue', open(5, 1));
    expect([...tracks.overtaken]).toEqual([]);
  });
});
