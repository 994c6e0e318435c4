import { shelf } from '@ironbottom/shelf';
import { expect, test } from 'vitest';
import { keyOf } from '../replay/bookmarks.js';
import type { Players } from './messages.js';
import { closeReplay, replayAnswers } from './replay-answers.js';
import { newSession, setupOf, show } from './session.js';

const [book] = shelf;
if (book === undefined) throw new Error('the shelf is empty');
const setup = setupOf(book, book.rulebook.scenarios[0]?.id ?? '', {}, null);
const [one = '', other = ''] = book.rulebook.seats(setup).map(({ seat }) => seat);
const players: Players = { [one]: { by: 'person', person: 'me' }, [other]: { by: 'person', person: 'friend' } };

const never = (): never => {
  throw new Error('nobody asks for that here');
};

test('at one screen a look back waits behind the curtain, and is gone for whoever sits down next', async () => {
  const session = newSession(book, setup, 'seed', { players, forced: true, id: 'abc' });
  const asked = replayAnswers({ present: () => session, looking: never, offered: () => ({}) as never, keep: never });
  const look = () => asked.replay({ do: 'replay', of: 'game', id: 'abc' });
  const eyes = (): unknown => asked.replayAt({ do: 'replayAt', at: 0, eyes: [{ seat: one }] });
  expect(await look()).toHaveProperty('curtain');
  expect(eyes).toThrow('no replay');
  closeReplay();
  expect(() => asked.replayShow({ do: 'replayShow' })).toThrow();
  show(session);
  expect(session.shown).toBe('me');
  expect(await look()).toHaveProperty('replay');
  expect(eyes).not.toThrow();
  closeReplay();
  expect(eyes).toThrow('no replay');
});

test('bookmarks of a game that goes on are those of whoever looks; afterwards everybody finds them', () => {
  const head = (seat: string, over: boolean) => ({
    of: 'game' as const,
    id: 'abc',
    over: over ? { result: '', why: '', rule: '' } : null,
    seats: [{ seat, party: seat, name: seat }],
  });
  expect(keyOf(head(one, false))).not.toBe(keyOf(head(other, false)));
  expect(keyOf(head(one, true))).toBe(keyOf(head(other, true)));
});
