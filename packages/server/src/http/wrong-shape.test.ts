import { api, Request } from '@ironbottom/wire';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { wrongShape } from './wrong-shape.js';

const deed = api.act.body;
const match = { rulebook: 'straits', scenario: 'narrows', seats: { Blue: { by: 'me' } } };

describe('what is wrong with a request is said with where it is and what would be right', () => {
  it.each([
    [
      'chat that is too long',
      deed,
      { do: 'say', to: 'all', text: 'x'.repeat(2001) },
      'text: is longer than 2000 letters',
    ],
    [
      'an unknown deed',
      deed,
      { do: 'surrender' },
      'do: "surrender" is not known; there are undo, say, offer, reply, resign, claim',
    ],
    ['a deed that is not said', deed, {}, 'do: is missing: one of undo, say, offer, reply, resign, claim'],
    [
      'an unknown offer',
      deed,
      { do: 'offer', what: 'peace' },
      'what: "peace" is not known; there are draw, adjourn, take-back, resume',
    ],
    ['a field that is wanting', deed, { do: 'reply', what: 'draw' }, 'yes: is missing'],
    ['chat of no letters', deed, { do: 'say', to: 'all', text: '' }, 'text: must not have fewer than 1 characters'],
    [
      'a seat for nobody',
      api.make.body,
      { ...match, seats: { Blue: { by: 'me' }, Red: { by: 'ghost' } } },
      'seats.Red.by: "ghost" is not known; there are me, open, invited, bot',
    ],
    [
      'a program without a name',
      api.make.body,
      { ...match, seats: { Red: { by: 'bot' } } },
      'seats.Red.bot: is missing',
    ],
    [
      'a clock that is too long',
      api.make.body,
      { ...match, clock: { kind: 'live', minutes: 1000, increment: 0 } },
      'clock.minutes: must be a number from 1 to 600, not 1000',
    ],
    [
      'a field of another kind of clock',
      api.make.body,
      { ...match, clock: { kind: 'none', minutes: 5 } },
      'clock.minutes: there is no such field here; there are kind',
    ],
    [
      'a field that nobody knows',
      api.make.body,
      { ...match, referee: 'me' },
      /^the body, at referee: there is no such field here/,
    ],
    [
      'a telling in no way',
      api.newTelling.body,
      { way: 'pigeon' },
      /is not known; there are mail, push, webhook, atom$/,
    ],
    ['a mail address that is a number', api.change.body, { mail: 5 }, 'mail: must be text in quotes, not 5'],
    ['a list', deed, [], 'the body: must be an object, not a list'],
    [
      'a request that no socket knows',
      Request,
      { do: 'dance', ref: 1 },
      /^the body, at do: "dance" is not known; there are watch/,
    ],
  ])('%s', (_, schema, value, said) => {
    expect(Value.Check(schema, value)).toBe(false);
    const text = wrongShape(schema, value, 'body');
    if (typeof said === 'string') expect(text).toContain(said);
    else expect(text).toMatch(said);
    expect(text).not.toMatch(/constant|schema|anyOf/);
  });
});
