import { workspace } from '@ironbottom/shelf';
import { describe, expect, it } from 'vitest';
import { fold, openMatch } from '../match/fold.js';
import { begun, doIt, playOn, rowOf } from '../match/testing.js';

describe('a rename', () => {
  it('is told to the table once, and what was said before is told under the new name', () => {
    const played = begun('crossing');
    doIt(played, { do: 'say', seat: 'Blue', by: 'ann', name: 'ANN', to: 'all', text: 'hello' });
    const frames = doIt(played, { do: 'rename', by: 'ann', name: 'Anna' });
    expect(frames.Red?.table?.seats.map(({ people }) => people[0])).toEqual(['Anna', 'BOB', 'CEM']);
    expect(Object.keys(frames).sort()).toEqual(['', 'Blue', 'Green', 'Red']);
    for (const stream of Object.values(played.match.streams))
      expect(stream.chat.map(({ who, text }) => `${who}: ${text}`)).toEqual(['Anna: hello']);
    expect(doIt(played, { do: 'rename', by: 'ann', name: 'Anna' })).toEqual({});
    expect(doIt(played, { do: 'rename', by: 'somebody else', name: 'Dan' })).toEqual({});
  });

  it('gives the same frames to whoever replays it', () => {
    const played = begun('crossing');
    doIt(played, { do: 'rename', by: 'bob', name: 'Robert' });
    playOn(played, 30);
    const again = openMatch(rowOf('crossing'), workspace);
    for (const [i, { at, deed }] of played.deeds.entries()) fold(again, { n: i + 1, at, deed });
    expect(JSON.stringify(again.streams)).toBe(JSON.stringify(played.match.streams));
  });
});
