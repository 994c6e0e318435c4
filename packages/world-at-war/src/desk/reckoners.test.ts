import { describe, expect, it } from 'vitest';
import { played, problem } from './testing.js';

describe('task forces', () => {
  it('20.162 every reason is given', () => {
    const { rules, outcome } = played(
      'task-force',
      'Akagi, Kaga, Soryu, Hiryu, Fuso (damaged), 2 American DD, 3 Japanese TR',
    );
    expect(outcome.legal).toBe(false);
    expect(rules).toEqual(['20.14', '20.162', '20.162B', '20.162B', '20.162C', '20.162F']);
  });
  it('20.162 a legal one is told so', () => {
    expect(played('task-force', 'Akagi, Kaga, Kongo, Hiei, 8 Japanese DD').texts.at(-1)).toBe(
      'It may be a Japanese task force; 12 counters are at hand.',
    );
  });
  it('20.162A the strike force against Pearl Harbor may', () => {
    const ships = 'Akagi, Kaga, Soryu, Hiryu, Shokaku, Zuikaku, Hiei, Kirishima, 2 CA, 3 DD';
    expect(played('task-force', ships).outcome.legal).toBe(false);
    expect(played('task-force', `${ships} strike force`).outcome.legal).toBe(true);
  });
  it('20.162D, 20.162E units that are inverted', () => {
    const force = ['8 DD', '4 CA'];
    expect(played('task-force', { force, inverted: ['4 CA'] }).rules).toContain('20.162D');
    const both = { force, inverted: ['4 CA'], invertedBefore: ['8 DD'] };
    expect(played('task-force', both).rules).toContain('20.162E');
    expect(played('task-force', { ...both, redeploymentOver: true }).outcome.legal).toBe(true);
  });
  it('20.162C Vichy ships with Germans', () => {
    const given = { power: 'germany', force: ['10 German DD', '2 French DD'], flags: ['vichy'] };
    expect(played('task-force', given).outcome.legal).toBe(true);
  });
});

describe('transports', () => {
  it('20.636 the sixteen of the example', () => {
    expect(played('transports', '16 Atlantic transports, 8 sunk, 8 damaged').outcome).toMatchObject({
      available: 4,
      oilCounters: 3,
    });
    expect(played('transports', '16 Atlantic transports, 14 sunk, 2 damaged').outcome).toMatchObject({ available: 2 });
    expect(played('transports', '16 Atlantic transports, 5 damaged').outcome).toMatchObject({
      available: 11,
      oilCounters: 4,
    });
  });
  it('20.64C packing is told', () => {
    const { texts, outcome } = played('transports', '10 Pacific transports, carry 3 3 3');
    expect(outcome).toMatchObject({ needs: { carrying: 3, total: 3 }, possible: true });
    expect(texts.join(' ')).toContain('3 transports, five factors to each');
    expect(played('transports', '2 Pacific transports, carry 3 3 3').outcome.possible).toBe(false);
  });
  it('20.633, 20.635 a shortage is told with who pays', () => {
    const { outcome, rules } = played('transports', '20 Japanese transports, 6 sunk, 4 damaged');
    expect(outcome.penalty).toMatchObject({ power: 'japan', brps: 5 });
    expect(rules).toEqual(['20.636A', '20.636B', '20.636', '20.64A', '20.633', '20.635', '20.66']);
    expect(played('transports', '20 Japanese transports, cut off').outcome.penalty).toMatchObject({ brps: 15 });
  });
  it('20.63 Japan is in the Pacific alone', () => {
    expect(problem('transports', '5 Japanese Indian Ocean transports')).toContain('(20.63)');
  });
  it('more gone than there were is refused', () => {
    expect(problem('transports', '5 transports, 6 sunk')).toContain('there were 5 (20.636)');
    expect(problem('transports', '5 transports, 6 elephants')).toContain('cannot read "6 elephants"');
  });
});

describe('counters', () => {
  it('20.91, 20.93 broken down and put together', () => {
    expect(played('counters', '10 DD -> 6, 3, 1').outcome.legal).toBe(true);
    expect(played('counters', '10 DD -> 6, 3').outcome.legal).toBe(false);
    expect(played('counters', '4 CA -> 3, 1').rules).toEqual(['20.91', '20.24', '20.24']);
    expect(played('counters', '6 DD, 5 DD, 9 DD').outcome.counters).toEqual([
      { kind: 'DD', factors: 10 },
      { kind: 'DD', factors: 10 },
    ]);
    expect(played('counters', 'Enterprise -> Enterprise').outcome.legal).toBe(false);
  });
});

describe('permitted activities', () => {
  it('20.252A the Nevada may not raid, being slow', () => {
    const { outcome, rules } = played('activities', 'Nevada: raid');
    expect(outcome).toMatchObject({ kind: 'BB', slow: true, allowed: false });
    expect(rules).toEqual(['20.12B', '20.252A', '20.252A', '20.252B', '20.252D', '20.252E', '20.252C']);
  });
  it('20.42 everything that escort carriers may do, and what they are good for in a landing', () => {
    const { outcome, rules } = played('activities', { unit: 'CVE', invading: 2 });
    expect(outcome.may).toEqual(expect.arrayContaining(['ground support', 'ASW in a warfare box']));
    expect(outcome.may).not.toContain('patrol');
    expect(rules).toEqual(expect.arrayContaining(['20.42A', '20.42H', '20.442', '20.443']));
  });
  it('20.5222B a damaged carrier', () => {
    expect(played('activities', 'Akagi (damaged)').rules).toEqual(
      expect.arrayContaining(['20.5222B', '20.5222E', '20.252E']),
    );
    expect(played('activities', 'Kongo (damaged): patrol').rules).toContain('20.5222A');
  });
  it('an unknown unit or activity is refused', () => {
    expect(problem('activities', 'Zeppelin')).toContain('name a kind: DD');
    expect(problem('activities', 'DD: fly')).not.toBe('fine');
  });
});

describe('under markers', () => {
  it.each([
    ['transfer: at sea', '20.164C', 'Not at sea'],
    ['transfer: same port', '20.164C', 'nothing is told'],
    ['transfer: new marker', '20.164C', 'a new marker covers them'],
    ['transfer', '20.164C', 'told too'],
    ['part intercepts: new marker, both legal', '20.164D', 'Nothing is shown'],
    ['part intercepts', '20.164D', 'At least one'],
    ['forces meet: 6 and 5 factors', '20.164E', 'one task force of 11'],
    ['forces meet: task force of 12 and 5 factors', '20.164E', 'joins nobody'],
    ['forces meet: 4 and 5 factors', '20.164E', 'need not combine'],
    ['new ships', '20.164F', 'are shown'],
    ['task in a box', '20.165', 'show their strength'],
    ['set up: Japan, 11', '20.164B', '1 are left'],
    ['set up: China', '20.164B', 'No marker'],
  ])('%s (%s): %s', (line, rule, text) => {
    const { rules, texts } = played('markers', line);
    expect(rules).toEqual([rule]);
    expect(texts[0]).toContain(text);
  });
});

describe('building and redeploying', () => {
  it('20.621, 20.76, 20.84 the costs add up', () => {
    expect(played('construction', 'Japanese: 3 transports, 2 submarines, 1 ASW').outcome).toMatchObject({
      brps: 18,
      shipbuilding: 6,
    });
  });
  it('20.621A boxes below their level come first', () => {
    const given = { power: 'us', transports: 3, now: { atlantic: 15, indian: 3, pacific: 10 } };
    expect(played('construction', { ...given, placed: { indian: 1, pacific: 2 } }).rules).toContain('20.621A');
    expect(played('construction', { ...given, placed: { indian: 2, pacific: 1 } }).outcome.possible).toBe(true);
  });
  it('20.622 what may move', () => {
    const given = { power: 'us', now: { atlantic: 17, indian: 5, pacific: 10 } };
    const move = (from: string, to: string, count: number) =>
      played('construction', { ...given, moves: [{ from, to, count }] });
    expect(move('atlantic', 'pacific', 2).outcome.possible).toBe(true);
    expect(move('atlantic', 'pacific', 3).rules).toEqual(['20.622A']);
    expect(move('atlantic', 'port', 1).rules).toEqual(['20.622C']);
  });
  it('20.71, 20.72 where submarines may be', () => {
    const rules = (power: string, box: string, more: object = {}) =>
      played('construction', { power, submarineBoxes: [box], ...more }).rules;
    expect(rules('japan', 'pacific')).toEqual(['20.71']);
    expect(rules('japan', 'pacific', { peaceWithUs: true })).toEqual(['20.71C']);
    expect(rules('britain', 'pacific')).toEqual(['20.72']);
    expect(rules('germany', 'indian', { axisHoldsSuez: true })).toEqual(['20.71']);
  });
  it('20.78A, 20.621B, 20.85, 20.61 who builds what', () => {
    expect(played('construction', 'Japanese: 2 advanced submarines').rules).toContain('20.78A');
    expect(played('construction', { power: 'us', transports: 1, peaceWithGermany: true }).rules).toContain('20.621B');
    expect(played('construction', 'British: 2 ASW').rules).toContain('20.85');
    expect(played('construction', 'Italian: 1 transport').rules).toContain('20.61');
  });
});

describe('task forces in port, transports under guard', () => {
  it('20.163 a depleted task force keeps its marker where others bring it up', () => {
    expect(played('task-force', { force: ['6 DD'], returnsTo: ['4 CA'] }).texts.at(-1)).toContain('may stay');
    expect(played('task-force', { force: ['6 DD'], returnsTo: ['1 DD'] }).texts.at(-1)).toContain('taken off');
  });
  it('20.15, 20.166 a port holds fifty factors', () => {
    const at = (others: number) => played('task-force', { force: ['12 DD'], port: { ports: 1, others } }).texts.at(-1);
    expect([at(38), at(39)]).toEqual([
      'The port holds 50 factors: it may base there.',
      'The port holds 50 factors: there is no room for it.',
    ]);
  });
  it('20.65 in one activity a ship guards one transport', () => {
    const guard = (...of: string[]) => of.map((transport) => ({ unit: 'Enterprise', transport, activity: 'supply' }));
    const texts = (...of: string[]) => played('transports', { before: 4, protection: guard(...of) }).texts.join(' ');
    expect(texts('TR 1')).toContain('They may be protected so.');
    expect(texts('TR 1', 'TR 2')).toContain('Enterprise already protects TR 1');
  });
});
