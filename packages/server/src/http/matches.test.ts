import { workspace } from '@ironbottom/shelf';
import { chance, verifyGame } from '@ironbottom/umpire';
import { straits } from '@ironbottom/umpire/toy';
import { type Body, call } from '@ironbottom/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testStores } from '../store/testing.js';
import { type TestServer, testServer } from './testing.js';

const stores = testStores();
let server: TestServer;
let at = Date.UTC(2026, 10, 15);

beforeAll(async () => {
  server = await testServer(await stores.open('embedded'), { now: () => at });
});
afterAll(async () => {
  await server.close();
  await stores.end();
});

type Making = Partial<Body<'make'>>;

const ann = 'Blue';
const bob = 'Red';
const sides: Body<'make'>['seats'] = { Blue: { by: 'me' }, Green: { by: 'me' }, Red: { by: 'open' } };

/** Ann, who has both allied seats, against Bob. */
async function narrows(more: Making = {}): Promise<string> {
  const body = { rulebook: 'straits', scenario: 'narrows', seats: sides, ...more };
  const { id } = await call(server.as('ann'), 'make', { body });
  await call(server.as('bob'), 'join', { params: { id, seat: bob }, body: {} });
  return id;
}

const act = (who: string, id: string, seat: string, body: Body<'act'>) =>
  call(server.as(who), 'act', { params: { id, seat }, body });

describe('making a match', () => {
  it.each([
    ['an unknown game', { rulebook: 'chess' }, 'there is no chess/narrows here'],
    ['an unknown scenario', { scenario: 'nowhere' }, 'there is no straits/nowhere here'],
    ['a seat left out', { seats: {} }, 'say who sits at'],
    ['an unknown seat', { seats: { Pink: { by: 'me' } } }, 'there is no seat Pink'],
    ['an unknown program', { seats: { ...sides, Red: { by: 'bot', bot: 'hal' } } }, 'there is no program hal here'],
    ['an unknown option', { options: { magic: true } }, 'magic'],
    [
      'a rated match with a program',
      { rated: true, seats: { ...sides, Red: { by: 'bot', bot: 'random' } } },
      'not rated',
    ],
  ] as [string, Making, string][])('%s is refused, and it is said why', async (_, more, why) => {
    const body = { rulebook: 'straits', scenario: 'narrows', seats: sides, ...more };
    await expect(call(server.as('ann'), 'make', { body })).rejects.toThrow(why);
  });
});

it.each([
  ['', 'Two ships and a patrol boat in the narrows'],
  [' \u202e\u200b ', 'Two ships and a patrol boat in the narrows'],
  ['War\nroom', 'War room'],
])('a title of %j is shown as %j', async (title, shown) => {
  const seats: Body<'make'>['seats'] = { ...sides, Red: { by: 'me' } };
  const body = { rulebook: 'straits', scenario: 'narrows', seats, title };
  const { id } = await call(server.as('ann'), 'make', { body });
  expect((await call(server.as('ann'), 'match', { params: { id } })).match.title).toBe(shown);
});

it.each([0.5, -1, 1e23])('a page of the list that begins at %d is refused, and is no fault', async (before) => {
  const listing = call(server.as('ann'), 'list', { query: { which: 'over', before } });
  await expect(listing).rejects.toThrow('the query, at before');
});

it('whoever makes a match need not play in it', async () => {
  const seats: Body<'make'>['seats'] = {
    Blue: { by: 'open' },
    Green: { by: 'bot', bot: 'random' },
    Red: { by: 'open' },
  };
  const { id } = await call(server.as('eva'), 'make', { body: { rulebook: 'straits', scenario: 'narrows', seats } });
  await call(server.as('ann'), 'join', { params: { id, seat: 'Blue' }, body: {} });
  await call(server.as('bob'), 'join', { params: { id, seat: 'Red' }, body: {} });
  const { match } = await call(server.as('eva'), 'match', { params: { id } });
  expect(match.status).toBe('live');
  const { matches } = await call(server.as('ann'), 'list', { query: { which: 'mine' } });
  expect(matches.find((each) => each.id === id)?.table.seats.map(({ bot }) => bot)).toEqual([null, 'random', null]);
});

describe('links', () => {
  it('seat whoever uses them first, once; whoever made them cannot use them again to see the other hand', async () => {
    const { id, links } = await call(server.as('ann'), 'make', {
      body: { rulebook: 'straits', scenario: 'narrows', seats: { ...sides, Red: { by: 'invited' } } },
    });
    const key = links[bob]?.split('#join=')[1] ?? '';
    await expect(call(server.as('dan'), 'join', { params: { id, seat: bob }, body: {} })).rejects.toThrow('its link');
    expect(await call(server.as('bob'), 'useLink', { body: { key, look: true } })).toMatchObject({
      match: id,
      seated: false,
      used: false,
    });
    expect(await call(server.as('bob'), 'useLink', { body: { key } })).toMatchObject({
      match: id,
      seat: bob,
      seated: true,
    });
    expect(await call(server.as('bob'), 'useLink', { body: { key } })).toMatchObject({ seated: true });
    await expect(call(server.as('ann'), 'useLink', { body: { key } })).rejects.toThrow('has been used');
    await expect(call(server.as('dan'), 'useLink', { body: { key } })).rejects.toThrow('has been used');
    await expect(call(server.as('ann'), 'invite', { params: { id, seat: bob } })).rejects.toThrow('another side');
    const looked = (who: string) => call(server.as(who), 'useLink', { body: { key, look: true } });
    expect(await looked('dan')).toMatchObject({ seated: false, used: true });
    expect(await looked('bob')).toMatchObject({ seated: true, used: false });
    await expect(call(server.as('dan'), 'invite', { params: { id, seat: ann } })).rejects.toThrow('not yours');
  });

  it('that were not used lead nowhere once somebody sits there: whoever kept a second one does not see the other hand', async () => {
    const { id, links } = await call(server.as('ann'), 'make', {
      body: { rulebook: 'straits', scenario: 'narrows', seats: sides },
    });
    const { link } = await call(server.as('ann'), 'invite', { params: { id, seat: bob } });
    await call(server.as('bob'), 'join', { params: { id, seat: bob }, body: {} });
    for (const kept of [links[bob], link]) {
      const key = kept?.split('#join=')[1] ?? '';
      const looked = await call(server.as('spy'), 'useLink', { body: { key, look: true } });
      expect(looked).toMatchObject({ seated: false, used: true });
      await expect(call(server.as('spy'), 'useLink', { body: { key } })).rejects.toThrow('somebody has sat down there');
    }
    await expect(call(server.as('spy'), 'look', { params: { id, seat: bob } })).rejects.toThrow('not yours');
  });

  it('to share a seat lead nowhere once whoever made them has got up from it', async () => {
    const seats: Body<'make'>['seats'] = { ...sides, Red: { by: 'me' }, Green: { by: 'open' } };
    const { id } = await call(server.as('ann'), 'make', { body: { rulebook: 'straits', scenario: 'narrows', seats } });
    const { link } = await call(server.as('ann'), 'invite', { params: { id, seat: bob } });
    await call(server.as('ann'), 'leave', { params: { id, seat: bob }, body: {} });
    const second = await call(server.as('ann'), 'invite', { params: { id, seat: bob } });
    await call(server.as('bob'), 'useLink', { body: { key: second.link.split('#join=')[1] ?? '' } });
    const key = link.split('#join=')[1] ?? '';
    await expect(call(server.as('spy'), 'useLink', { body: { key } })).rejects.toThrow('somebody has sat down there');
  });

  it('let a second person share one’s own seat, and nobody join the other side', async () => {
    const id = await narrows();
    const { link } = await call(server.as('ann'), 'invite', { params: { id, seat: ann } });
    const key = link.split('#join=')[1] ?? '';
    await expect(call(server.as('bob'), 'useLink', { body: { key } })).rejects.toThrow('another side');
    await call(server.as('dan'), 'useLink', { body: { key } });
    const { match } = await call(server.as('dan'), 'match', { params: { id } });
    expect(match.table.seats.find(({ seat }) => seat === ann)?.people).toEqual(['ANN', 'DAN']);
    await expect(call(server.as('dan'), 'look', { params: { id, seat: bob } })).rejects.toThrow('not yours');
  });

  it('let a program play for an opponent who is late, not before, and never seat another person there', async () => {
    const id = await narrows();
    const play = () => call(server.as('ann'), 'seatBot', { params: { id, seat: bob }, body: { bot: 'random' } });
    await expect(play()).rejects.toThrow('asked something yourself');
    for (const seat of ['Blue', 'Green']) {
      const params = { id, seat };
      const { frame } = await call(server.as('ann'), 'look', { params });
      const answer = workspace.sample(frame.view as never, frame.ask as never, chance(1));
      await call(server.as('ann'), 'answer', { params, body: { question: frame.question ?? 0, answer } });
    }
    await expect(play()).rejects.toThrow('not late');
    at += 25 * 3600_000;
    await expect(call(server.as('ann'), 'invite', { params: { id, seat: bob } })).rejects.toThrow('another side');
    await play();
    expect((await call(server.as('ann'), 'match', { params: { id } })).match.table.seats[2]?.bot).toBe('random');
    await call(server.as('bob'), 'join', { params: { id, seat: bob }, body: {} });
    expect((await call(server.as('ann'), 'match', { params: { id } })).match.table.seats[2]?.bot).toBeNull();
  });

  it('of an ally who is late may be given to somebody else', async () => {
    const seats: Body<'make'>['seats'] = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } };
    const { id } = await call(server.as('ann'), 'make', { body: { rulebook: 'straits', scenario: 'narrows', seats } });
    await call(server.as('bob'), 'join', { params: { id, seat: 'Red' }, body: {} });
    await call(server.as('dan'), 'join', { params: { id, seat: 'Green' }, body: {} });
    await expect(call(server.as('ann'), 'invite', { params: { id, seat: 'Green' } })).rejects.toThrow('not late');
    at += 25 * 3600_000;
    const { link } = await call(server.as('ann'), 'invite', { params: { id, seat: 'Green' } });
    await call(server.as('eva'), 'useLink', { body: { key: link.split('#join=')[1] ?? '' } });
    const { match } = await call(server.as('ann'), 'match', { params: { id } });
    expect(match.table.seats[1]?.people).toEqual(['DAN', 'EVA']);
  });
});

describe('whoever is away', () => {
  const late = (id: string) =>
    call(server.as('ann'), 'seatBot', { params: { id, seat: bob }, body: { bot: 'random' } });
  async function answered(id: string): Promise<void> {
    for (const seat of ['Blue', 'Green']) {
      const params = { id, seat };
      const { frame } = await call(server.as('ann'), 'look', { params });
      const answer = workspace.sample(frame.view as never, frame.ask as never, chance(1));
      await call(server.as('ann'), 'answer', { params, body: { question: frame.question ?? 0, answer } });
    }
  }

  it('is not late while the clock that was agreed leaves time', async () => {
    const id = await narrows({ clock: { kind: 'slow', days: 7, vacation: 30 }, onTimeOut: 'nobody' });
    await answered(id);
    at += 6 * 24 * 3600_000;
    await expect(late(id)).rejects.toThrow('not late');
  });

  it('is not late in an adjournment', async () => {
    const id = await narrows();
    await act('ann', id, ann, { do: 'offer', what: 'adjourn' });
    await act('bob', id, bob, { do: 'reply', what: 'adjourn', yes: true });
    at += 300 * 24 * 3600_000;
    await expect(late(id)).rejects.toThrow('not late');
  });
});

describe('in a rated match', () => {
  it('nobody lets a program or somebody else play for them, nor gets up', async () => {
    const id = await narrows({ rated: true });
    const params = { id, seat: bob };
    const { link } = await call(server.as('bob'), 'invite', { params });
    const key = link.split('#join=')[1] ?? '';
    await expect(call(server.as('dan'), 'useLink', { body: { key } })).rejects.toThrow('one person sits at a seat');
    const body = { bot: 'random' };
    await expect(call(server.as('bob'), 'seatBot', { params, body })).rejects.toThrow('play on, or resign');
    await expect(call(server.as('bob'), 'leave', { params, body })).rejects.toThrow('play on, or resign');
  });

  it('no guest sits down, by the lobby or by a link', async () => {
    const body = { rulebook: 'straits', scenario: 'narrows', seats: sides, rated: true };
    const { id, links } = await call(server.as('ann'), 'make', { body });
    const params = { id, seat: bob };
    await expect(call(server.as('guest'), 'join', { params, body: {} })).rejects.toThrow('for members');
    const key = links[bob]?.split('#join=')[1] ?? '';
    await expect(call(server.as('guest'), 'useLink', { body: { key } })).rejects.toThrow('for members');
    await call(server.as('bob'), 'useLink', { body: { key } });
  });
});

describe('the end of a match', () => {
  it('by resignation: everybody may see everything, the dice can be checked, and there is a rematch', async () => {
    const id = await narrows();
    await expect(call(server.as('ann'), 'rematch', { params: { id } })).rejects.toThrow('not over');
    expect(await act('bob', id, bob, { do: 'resign' })).toEqual({});
    const { match, commitment } = await call({ base: server.base }, 'match', { params: { id } });
    expect(match.outcome).toMatchObject({ winners: ['Blue', 'Green'], why: expect.stringContaining('resigned') });
    await call({ base: server.base }, 'look', { params: { id, seat: ann } });
    const { text } = await call({ base: server.base }, 'file', { params: { id } });
    expect(text).toContain(commitment);
    expect(verifyGame(text, [straits]).ok).toBe(true);
    const again = await call(server.as('bob'), 'rematch', { params: { id } });
    const rematch = async () => (await call(server.as('ann'), 'match', { params: { id: again.id } })).match;
    expect((await call(server.as('bob'), 'rematch', { params: { id } })).id).toBe(again.id);
    expect(await rematch()).toMatchObject({ status: 'open', mine: [] });
    expect((await call(server.as('ann'), 'rematch', { params: { id } })).id).toBe(again.id);
    expect((await rematch()).table.seats.map(({ people }) => people)).toEqual([['ANN'], ['ANN'], ['BOB']]);
    expect((await rematch()).status).toBe('live');
    await expect(call(server.as('dan'), 'rematch', { params: { id } })).rejects.toThrow('did not play');
  });

  it('two who ask for a rematch at the same moment come to one table, and nobody else sits down there', async () => {
    const id = await narrows();
    await act('bob', id, bob, { do: 'resign' });
    const asked = await Promise.all(['ann', 'bob'].map((who) => call(server.as(who), 'rematch', { params: { id } })));
    expect(new Set(asked.map((each) => each.id)).size).toBe(1);
    const [again] = asked;
    const params = { id: again?.id ?? '', seat: bob };
    expect((await call(server.as('ann'), 'match', { params })).match.status).toBe('live');
    await expect(call(server.as('dan'), 'join', { params, body: {} })).rejects.toThrow('has its link');
  });

  it('a draw and an adjournment want both; what is adjourned asks nothing until both resume it, years later too', async () => {
    const id = await narrows();
    await act('ann', id, ann, { do: 'offer', what: 'adjourn' });
    expect((await act('ann', id, ann, { do: 'offer', what: 'adjourn' })).refusal?.why).toContain('wants an answer');
    await act('bob', id, bob, { do: 'reply', what: 'adjourn', yes: true });
    const looked = await call(server.as('ann'), 'look', { params: { id, seat: ann } });
    expect(looked.frame).toMatchObject({ question: null, table: { status: 'adjourned' } });
    expect((await act('ann', id, ann, { do: 'offer', what: 'draw' })).refusal?.why).toContain('adjourned');
    at += 10 * 365 * 24 * 3600_000;
    await act('bob', id, bob, { do: 'offer', what: 'resume' });
    at += 10 * 365 * 24 * 3600_000;
    expect((await call(server.as('ann'), 'look', { params: { id, seat: ann } })).frame).toMatchObject({
      question: null,
      table: { status: 'adjourned', offers: [{ what: 'resume', by: bob, agreed: [bob] }] },
    });
    for (const seat of [ann, 'Green']) await act('ann', id, seat, { do: 'reply', what: 'resume', yes: true });
    expect((await call(server.as('ann'), 'look', { params: { id, seat: ann } })).frame.question).toBeGreaterThan(0);
    await act('ann', id, ann, { do: 'offer', what: 'draw' });
    await act('bob', id, bob, { do: 'reply', what: 'draw', yes: true });
    expect((await call(server.as('ann'), 'match', { params: { id } })).match.outcome?.winners).toEqual([]);
  });
});

describe('watching', () => {
  it('who may watch sees what is public; who may not sees nothing', async () => {
    const open = await narrows();
    const { frame } = await call(server.as('dan'), 'look', { params: { id: open, seat: '' } });
    expect(Object.keys(frame.view as object)).toEqual(['public', 'over']);
    const line = server.line('dan');
    expect(await line.watch(open, [''])).toBeUndefined();
    expect(Object.keys(line.state(open, '')?.view ?? {})).toEqual(['public', 'over']);
    const shut = await narrows({ watch: { see: 'nothing' } });
    expect((await line.watch(shut, ['']))?.why).toBe('this match is not for watching');
  });

  it('everything, but later, where all agreed to that; a player never sees the other hand that way', async () => {
    const watch = { see: 'full', minutes: 30 } as const;
    const body = { rulebook: 'straits', scenario: 'narrows', seats: sides, watch };
    const { id } = await call(server.as('ann'), 'make', { body });
    // Whoever looks for a seat is told before sitting down, which is how they agree.
    const { matches } = await call(server.as('bob'), 'list', { query: { which: 'open' } });
    expect(matches.find((each) => each.id === id)?.watch).toEqual(watch);
    await call(server.as('bob'), 'join', { params: { id, seat: bob }, body: {} });
    const early = await call(server.as('dan'), 'look', { params: { id, seat: ann } });
    expect(early.frame.seq).toBe(0);
    await expect(call(server.as('bob'), 'look', { params: { id, seat: ann } })).rejects.toThrow('not yours');
    at += 31 * 60_000;
    const later = await call(server.as('dan'), 'look', { params: { id, seat: bob } });
    const own = await call(server.as('bob'), 'look', { params: { id, seat: bob } });
    expect(later.frame.view).toEqual(own.frame.view);
  });
});

describe('beside the game', () => {
  it('what is said at too great a length is refused in words, by the socket under the number it came with', async () => {
    const id = await narrows();
    const deed = { do: 'say', to: 'all', text: 'x'.repeat(2001) } as const;
    const why = 'at text: is longer than 2000 letters';
    await expect(act('ann', id, ann, deed)).rejects.toThrow(`the body, ${why}`);
    const line = server.line('ann');
    expect(await line.ask({ ...deed, match: id, seat: ann })).toEqual({ rule: '', why: `the request, ${why}` });
  });

  it('notes are one’s own, and the story is told in words', async () => {
    const id = await narrows();
    await call(server.as('ann'), 'keepNotes', { params: { id }, body: { text: 'mines at 12' } });
    expect(await call(server.as('ann'), 'notes', { params: { id } })).toEqual({ text: 'mines at 12' });
    expect(await call(server.as('bob'), 'notes', { params: { id } })).toEqual({ text: '' });
    const story = await call(server.as('ann'), 'story', { params: { id, seat: ann } });
    expect(story.lines.every(({ rule, text }) => rule !== '' && text !== '')).toBe(true);
  });

  it('who gets up names a program, unless somebody else sits there too', async () => {
    const id = await narrows();
    const seat = bob;
    await expect(call(server.as('bob'), 'leave', { params: { id, seat }, body: {} })).rejects.toThrow('name a program');
    await call(server.as('bob'), 'leave', { params: { id, seat }, body: { bot: 'random' } });
    await expect(call(server.as('bob'), 'look', { params: { id, seat } })).rejects.toThrow('not yours');
  });
});
