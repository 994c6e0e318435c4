import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.js';
import { type Knock, type LimitsGiven, limitsFor, networkOf, pauseAfter } from './limits.js';

const from = (remoteAddress: string, headers: Knock['headers'] = {}): Knock => ({ headers, socket: { remoteAddress } });
const ann = { id: 'ann' };

function at(start = 1_000_000, more: Partial<LimitsGiven> = {}) {
  const clock = { now: start };
  return { clock, limits: limitsFor({ now: () => clock.now, proxied: false, ...more }) };
}

/** How many go through before one is refused. */
function allowed(work: () => void, most = 5000): number {
  for (let n = 0; n < most; n++) {
    try {
      work();
    } catch (fault) {
      if (fault instanceof Problem && fault.status === 429) return n;
      throw fault;
    }
  }
  return most;
}

function refusal(work: () => void): Problem & { after: number } {
  try {
    work();
  } catch (fault) {
    if (fault instanceof Problem && fault.after !== undefined) return fault as Problem & { after: number };
  }
  throw new Error('it was not refused');
}

describe('limits', () => {
  it('hold for an address, whoever asks from it, and let through again as time passes', () => {
    const { clock, limits } = at();
    const knock = from('192.0.2.1');
    let n = 0;
    expect(allowed(() => limits.limit(knock, { id: `p${n++}` }, 'look'))).toBe(600);
    expect(allowed(() => limits.limit(from('192.0.2.2'), null, 'look'))).toBe(600);
    clock.now += 1000;
    expect(allowed(() => limits.limit(knock, { id: `p${n++}` }, 'look'))).toBe(100);
  });

  it('hold for a person, from wherever they ask', () => {
    const { limits } = at();
    let n = 0;
    expect(allowed(() => limits.limit(from(`192.0.2.${n++ % 200}`), ann, 'look'))).toBe(300);
  });

  it.each([
    ['logIn', 20],
    ['register', 10],
    ['beGuest', 20],
    ['askReset', 5],
  ])('are tighter for %s: %i from one address', (call, most) => {
    const { limits } = at();
    expect(allowed(() => limits.limit(from('192.0.2.1'), null, call))).toBe(most);
    limits.limit(from('192.0.2.1'), null, 'me');
  });

  it('are tighter for new matches and for chat, not for other deeds', () => {
    const { limits } = at();
    expect(allowed(() => limits.limit(from('192.0.2.1'), ann, 'make'))).toBe(20);
    const say = { ...from('192.0.2.1'), body: { do: 'say', text: 'hello' } };
    const undo = { ...from('192.0.2.1'), body: { do: 'undo' } };
    expect(allowed(() => limits.limit(say, ann, 'act'))).toBe(15);
    limits.limit(undo, ann, 'act');
  });

  it('say in words and in seconds when to try again', () => {
    const { clock, limits } = at();
    const knock = from('192.0.2.1');
    allowed(() => limits.limit(knock, null, 'register'));
    const refused = refusal(() => limits.limit(knock, null, 'register'));
    expect(refused.status).toBe(429);
    expect(refused.after).toBe(60);
    expect(refused.message).toBe('too many new names from here; try again in 60 seconds');
    clock.now += refused.after * 1000;
    limits.limit(knock, null, 'register');
  });

  it('can be multiplied, and lifted for measurements', () => {
    expect(allowed(() => many.limit(from('192.0.2.1'), null, 'register'))).toBe(30);
    expect(allowed(() => all.limit(from('192.0.2.1'), ann, 'register'))).toBe(5000);
  });
  const { limits: many } = at(0, { times: 3 });
  const { limits: all } = at(0, { times: Number.POSITIVE_INFINITY });

  it('do not follow a clock that is set back', () => {
    const { clock, limits } = at();
    expect(allowed(() => limits.limit(from('192.0.2.1'), null, 'register'))).toBe(10);
    clock.now -= 3_600_000;
    expect(allowed(() => limits.limit(from('192.0.2.1'), null, 'register'))).toBe(0);
  });

  it('take a household’s whole network of version 6 for one address', () => {
    const { limits } = at();
    let n = 0;
    expect(allowed(() => limits.limit(from(`2001:db8:1:2::${(++n).toString(16)}`), null, 'register'))).toBe(10);
    limits.limit(from('2001:db8:1:3::1'), null, 'register');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8::6', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['1::', '1:0:0:0::'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('believe the proxy about who called, and nobody else', () => {
    const lying = { 'x-forwarded-for': '198.51.100.7, 192.0.2.9' };
    expect(at(0, { proxied: true }).limits.addressOf(from('127.0.0.1', lying))).toBe('192.0.2.9');
    expect(at(0, { proxied: true }).limits.addressOf(from('127.0.0.1', { 'x-forwarded-for': 'x' }))).toBe('127.0.0.1');
    expect(at().limits.addressOf(from('127.0.0.1', lying))).toBe('127.0.0.1');
  });
});

describe('wrong passphrases', () => {
  it('make the pauses grow for a name from an address, up to a quarter of an hour', () => {
    const { clock, limits } = at();
    const waits: number[] = [];
    for (let n = 0; n < 40; n++) {
      const tries = allowed(() => limits.attempt('ann', from('192.0.2.1')));
      if (n === 0) expect(tries).toBe(5);
      const { after } = refusal(() => limits.attempt('ann', from('192.0.2.1')));
      waits.push(after);
      clock.now += after * 1000;
    }
    expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(Math.max(...waits)).toBe(900);
    expect(waits.at(-1)).toBe(900);
  });

  it('tried all at once count before they are found wrong', () => {
    const { limits } = at();
    expect(allowed(() => limits.attempt('ann', from('192.0.2.1')))).toBe(5);
  });

  it('from many addresses slow each other down, and keep the owner out for a minute at most', () => {
    const { clock, limits } = at();
    let n = 0;
    const elsewhere = () => from(`192.0.2.${n++}`);
    expect(allowed(() => limits.attempt('ann', elsewhere()))).toBe(10);
    for (let i = 0; i < 20; i++) {
      clock.now += 60_000;
      expect(allowed(() => limits.attempt('ann', elsewhere()), 50)).toBeLessThanOrEqual(6);
    }
    expect(refusal(() => limits.attempt('ann', from('203.0.113.1'))).after).toBeLessThanOrEqual(60);
  });

  it('for many names from one address stop that address', () => {
    const { limits } = at();
    let n = 0;
    expect(allowed(() => limits.attempt(`name ${n++}`, from('192.0.2.1')))).toBe(30);
    limits.attempt('ann', from('192.0.2.2'));
  });

  it('are forgotten with a right one, but not those for other names', () => {
    const { limits } = at();
    const knock = from('192.0.2.1');
    for (let n = 0; n < 20; n++) limits.attempt('mine', knock).wasRight();
    expect(allowed(() => limits.attempt('mine', knock))).toBe(5);
    let n = 0;
    expect(allowed(() => limits.attempt(`name ${n++}`, knock))).toBe(25);
  });

  it('never pause before they are too many', () => {
    expect(pauseAfter(4, { free: 5, most: 900_000 })).toBe(0);
    expect(pauseAfter(5, { free: 5, most: 900_000 })).toBe(1000);
    expect(pauseAfter(5000, { free: 5, most: 900_000 })).toBe(900_000);
  });
});
