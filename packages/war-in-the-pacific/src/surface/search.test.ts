import { type Answer, chance, type Event, judge, type Need } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { surfaceCharts } from '../charts/surface.js';
import { markerOf } from '../search/search.js';
import type { Side } from '../sides.js';
import { surfaceBoard } from './board.js';
import { surfaceBriefing } from './briefing.js';
import { plotAsk } from './engaging.js';
import { esperanceSearch } from './esperance-search.js';
import { huntIn, lawNow } from './groups.js';
import { engagementWorth } from './hunt-worth.js';
import { imagineSurface } from './imagine.js';
import { lawFor, pointsPerLevel, type SurfaceLaw, surfaceLaw } from './law.js';
import { meetingOf } from './meeting.js';
import { openingOfSearch } from './opening.js';
import { surface } from './procedure.js';
import type { SurfaceScenario } from './scenarios.js';
import { seenBy } from './seen.js';
import type { Surface } from './state.js';
import { tallyOf, tallyText } from './tally.js';
import { surfaceWords } from './words.js';

const lawWith = (changes: Partial<SurfaceScenario> = {}) => {
  const read = lawFor({ ...esperanceSearch, ...changes }, surfaceCharts);
  if ('errors' in read) throw new Error(read.errors.join('; '));
  return read.law;
};
const law = lawWith();

type Answers = { readonly [phase: string]: Answer };

/** Go on with these dice, and answers by phase (or by phase and side), until one is wanted that is not there. */
function play(record: Surface, dice: readonly number[], answers: Answers, heard: Event[] = []): Need | undefined {
  const out = {
    on: true,
    say: (rule: string, kind: string, data: Event['data'], to: Event['to'] = 'all') =>
      void heard.push({ rule, kind, data, to }),
    tell: (to: Event['to'], rule: string, kind: string, data: Event['data']) =>
      void heard.push({ rule, kind, data, to, tells: true }),
  };
  const left = [...dice];
  for (;;) {
    const need = surface.next(record, out);
    if (need === undefined) return undefined;
    if (need.need === 'die') {
      const face = left.shift();
      if (face === undefined) return need;
      surface.die(record, face, out);
    } else {
      const { phase } = record.battle;
      const given = need.of.flatMap((seat) => {
        const answer = answers[`${phase} ${seat}`] ?? answers[phase];
        return answer === undefined ? [] : [[seat, answer] as const];
      });
      if (given.length < need.of.length) return need;
      surface.decide(record, Object.fromEntries(given), out);
    }
  }
}

const laid: Answers = {
  'markers japan': [
    ['the Bombardment Group'],
    ['the Reinforcement Group'],
    ['the Eighth Fleet'],
    ['dummy 1'],
    ['dummy 2'],
  ],
  'markers allies': [['Task Group 64.2'], ['the Washington group'], ['the convoy'], ['dummy 1'], ['dummy 2']],
};
const nobody: Answers = { ...laid, search: [[], []] };

/** Markers laid out; nobody has searched, and these are located all the same. */
function atDusk(located: readonly string[] = [], given = law): Surface {
  const record: Surface = { law: given, battle: openingOfSearch(given) };
  play(record, [], nobody);
  for (const name of located) markerOf(huntIn(record.battle), name).located = true;
  return record;
}
const plots = (japan: readonly string[], allies: readonly string[]): Answers => ({
  ...nobody,
  'plot japan': japan.map((each) => [each]),
  'plot allies': allies.map((each) => [each]),
});
const usual = ['mission', 'mission', 'wait', 'wait', 'wait'];
const waiting = ['wait', 'wait', 'mission', 'wait', 'wait'];

describe('search before a surface action', () => {
  it('16.1.2 each side lays out its markers in secret, and the enemy sees markers alone', () => {
    const { battle } = atDusk();
    const groups = (side: Side | null) => seenBy(battle, side).hunt?.markers.japan.map(({ group }) => group);
    expect(groups('japan')?.[0]).toBe('the Bombardment Group');
    expect([groups('allies'), groups(null)]).toEqual([Array(5).fill(null), Array(5).fill(null)]);
  });
  it('16.1.2 two dummies have names of their own for the owner, each to be chosen once', () => {
    const ask = surface.ask({ law, battle: openingOfSearch(law) }, 'japan');
    const [row] = ask.ask === 'sheet' ? ask.rows : [];
    const texts = row?.ask === 'pick' ? row.of.map(({ text }) => text) : [];
    expect(texts.slice(-2)).toEqual(['the first dummy', 'the second dummy']);
    const twice = [...Array(2).fill(['dummy 1']), ['the Eighth Fleet'], ['the Reinforcement Group'], ['dummy 2']];
    expect(judge({}, ask, twice)?.why.toLowerCase()).toContain('the first dummy is under one marker only');
  });
  it('two bases look, one looks', () => {
    const looked = (from: string) =>
      surfaceWords({
        rule: '13.3',
        kind: 'looked',
        to: 'all',
        data: { from, marker: 'TF 1', roll: 5, needed: 9, found: false },
      });
    expect([looked('Shortland and Rekata'), looked('Rabaul')]).toEqual([
      'Shortland and Rekata look for TF 1, roll 5, 9 or more wanted: nothing.',
      'Rabaul looks for TF 1, roll 5, 9 or more wanted: nothing.',
    ]);
  });
  it('13.3, 13.5.3, 13.5.7 planes find a marker, its owner draws a chit that only he sees, and reports within it', () => {
    const record: Surface = { law, battle: openingOfSearch(law) };
    const heard: Event[] = [];
    const looking = { ...laid, 'search japan': [[], []], 'search allies': [['TF A'], []] };
    // Twenty at short range: 5 or more. The first four of the second cup are True.
    play(record, [1, 5, 1], { ...looking, sighting: [['exact']] }, heard);
    expect(heard.find(({ kind }) => kind === 'looked')?.data).toMatchObject({ needed: 5, roll: 15, found: true });
    expect(heard.find(({ kind }) => kind === 'chit')).toMatchObject({ to: ['japan'], data: { chit: 'true' } });
    expect(heard.find(({ kind }) => kind === 'sighted')?.data.report).toBe('4 ships in all (types: 3 CA, 1 DD)');
    expect(seenBy(record.battle, 'allies').hunt?.markers.japan[0]?.chits).toEqual([{ cup: 2, chit: null }]);
  });
  it('13.7.5 what was located in one Air Phase must be found again in the next', () => {
    const record: Surface = { law, battle: openingOfSearch(law) };
    const looking = { ...laid, 'search japan': [[], []], 'search allies': [['TF A'], []], sighting: [['exact']] };
    play(record, [1, 5, 1], looking);
    expect([huntIn(record.battle).airPhase, markerOf(huntIn(record.battle), 'TF A').located]).toEqual([1, false]);
  });
});

describe('who comes up with whom', () => {
  it('R141 a force in wait goes for a located marker only; one with a mission for any', () => {
    const { battle } = atDusk(['TF A']);
    const ask = surface.ask({ law, battle }, 'allies');
    const answer = (scott: string, convoy = 'mission') => [[scott], ['wait'], [convoy], ['wait'], ['wait']];
    expect(judge({}, ask, answer('in TF A'))).toBeUndefined();
    expect(judge({}, ask, answer('in TF B'))?.rule).toBe('R141');
    expect(judge({}, ask, answer('wait', 'in TF B'))).toBeUndefined();
  });
  it('16.4.4 16.4.9 Scott in reaction: five off for his own way, nine halved by night is four; Japan would have five', () => {
    const { battle } = atDusk(['TF A']);
    play({ law, battle }, [], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']));
    const meeting = meetingOf(law, huntIn(battle), { side: 'allies', marker: 'TF 1', target: 'TF A', when: 'in' });
    expect(meeting).toMatchObject({ alpha: 'allies', reacted: true, value: 4, E: -1 });
    const byDay = meetingOf(lawWith({ night: false }), huntIn(battle), {
      side: 'allies',
      marker: 'TF 1',
      target: 'TF A',
      when: 'in',
    });
    expect(byDay?.value).toBe(9);
  });
  it('16.4.3 as it comes part of six counts, as it goes only what it has done since', () => {
    const { battle } = atDusk(['TF A']);
    play({ law, battle }, [], plots(usual, ['out TF A', 'wait', 'mission', 'wait', 'wait']));
    const hunt = huntIn(battle);
    const met = (stage: 'in' | 'out') =>
      meetingOf(law, { ...hunt, stage }, { side: 'allies', marker: 'TF 1', target: 'TF A', when: stage })?.value;
    // 14 less 5, halved; 14 less 3, halved.
    expect([met('in'), met('out')]).toEqual([4, 5]);
  });
  it('16.4.1 16.4.2 who lies in wait is met with the full value, who keeps away in the open sea hardly', () => {
    const { battle } = atDusk();
    play({ law, battle }, [], plots(['in TF 1', 'away', 'wait', 'wait', 'wait'], waiting));
    const hunt = huntIn(battle);
    expect(meetingOf(law, hunt, { side: 'japan', marker: 'TF A', target: 'TF 1', when: 'in' })?.value).toBe(7);
    expect(meetingOf(law, hunt, { side: 'allies', marker: 'TF 3', target: 'TF B', when: 'in' })?.value).toBe(0);
  });
  it('16.4.4 R144 who reacts is Alpha even against one that comes for him', () => {
    const { battle } = atDusk(['TF B']);
    const mutual = plots(
      ['in TF 1', 'mission', 'wait', 'wait', 'wait'],
      ['in TF B', 'wait', 'mission', 'wait', 'wait'],
    );
    play({ law, battle }, [], mutual);
    const meeting = meetingOf(law, huntIn(battle), { side: 'japan', marker: 'TF A', target: 'TF 1', when: 'in' });
    expect(meeting).toMatchObject({ alpha: 'allies', reacted: true, E: -1 });
  });
  it('16.4.5 where both react the hexes of the lesser mover count', () => {
    const { battle } = atDusk(['TF C', 'TF 1']);
    const mutual = plots(
      ['mission', 'mission', 'in TF 1', 'wait', 'wait'],
      ['in TF C', 'wait', 'mission', 'wait', 'wait'],
    );
    play({ law, battle }, [], mutual);
    // Scott has spent 25 points for four hexes, Mikawa 30: 14 less 4.
    const meeting = meetingOf(law, huntIn(battle), { side: 'allies', marker: 'TF 1', target: 'TF C', when: 'in' });
    expect(meeting?.value).toBe(5);
  });
  it('16.4.7 a force with transports has four at most', () => {
    const { battle } = atDusk();
    play({ law, battle }, [], plots(usual, ['wait', 'wait', 'in TF C', 'wait', 'wait']));
    expect(meetingOf(law, huntIn(battle), { side: 'allies', marker: 'TF 3', target: 'TF C', when: 'in' })?.value).toBe(
      2,
    );
  });
  it('16.4 a low die makes contact: those who met are laid out, and nobody else', () => {
    const record = atDusk(['TF A']);
    const heard: Event[] = [];
    // A value of 4 makes contact up to 3, with Scott’s −1 up to 4.
    play(record, [4], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']), heard);
    expect(heard.find(({ kind }) => kind === 'engaged')?.data).toMatchObject({ marker: 'TF 1', contact: true });
    expect(record.battle.ships.map(({ id }) => id)).toEqual([
      ...['Aoba', 'Furutaka', 'Kinugasa', 'Fubuki'],
      ...['San Francisco', 'Salt Lake City', 'Boise', 'Helena', 'Farenholt', 'Buchanan'],
    ]);
    expect(lawNow(law, record.battle)).toMatchObject({ reacted: 'allies', roller: 'allies' });
    expect(record.battle.phase).toBe('admirals');
  });
  it('16.4 R142 without contact the mission is done, and its force is known for what it is', () => {
    const record = atDusk(['TF A']);
    const heard: Event[] = [];
    const need = play(record, [5], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']), heard);
    expect(need).toBeUndefined();
    expect(heard.filter(({ kind }) => kind === 'missions').map(({ data }) => data.points)).toEqual([120, 60]);
    expect(record.battle.points).toEqual({ japan: 141, allies: 60 });
    expect(heard.map(surfaceWords).join(' ')).toContain('shells Henderson Field');
    const scene = surfaceBoard.watched(seenBy(record.battle, null), law);
    expect(scene.panels[0]).toMatchObject({
      id: 'points',
      rows: [
        ['Japan', 'began with', '21'],
        ['Japan', 'shells Henderson Field', '60'],
        ['Japan', 'lands guns and troops at Tassafaronga', '60'],
        ['the Allies', 'lands the 164th Infantry at Lunga', '60'],
      ],
    });
  });
  it('13.6.3 16.4 whoever is met is known, and what he was about: where they meet hangs on it', () => {
    for (const [plot, does, coastal] of [
      ['mission', 'shells Henderson Field', true],
      ['away', 'keeps away', false],
    ] as const) {
      const record = atDusk(['TF A']);
      const heard: Event[] = [];
      play(
        record,
        [1],
        plots([plot, 'away', 'wait', 'wait', 'wait'], ['in TF A', 'wait', 'mission', 'wait', 'wait']),
        heard,
      );
      const revealed = heard.filter(({ kind }) => kind === 'revealed');
      expect(revealed.map(({ data }) => [data.marker, data.does])).toEqual([
        ['TF 1', 'for TF A, as it comes'],
        ['TF A', does],
      ]);
      expect(huntIn(record.battle).action?.coastal).toBe(coastal);
    }
  });
  it('13.6.3 16.2.3 contact with a dummy is nothing but sea: it is taken off, its chits go back, and nobody fights', () => {
    const record = atDusk(['TF D']);
    const heard: Event[] = [];
    markerOf(huntIn(record.battle), 'TF D').chits.push({ cup: 2, chit: 'false' });
    play(record, [1], plots(usual, ['in TF D', 'wait', 'mission', 'wait', 'wait']), heard);
    expect(heard.find(({ kind }) => kind === 'revealed')?.data).toMatchObject({ marker: 'TF D', real: false });
    expect(markerOf(huntIn(record.battle), 'TF D')).toMatchObject({ known: true, chits: [] });
    expect(huntIn(record.battle).fought).toEqual([]);
  });
  it('13.6.6 a dummy may pretend to go for whoever is located: a die is thrown, nobody is met, and it stays a marker', () => {
    const record = atDusk(['TF A']);
    const ask = plotAsk(law, record.battle, 'allies');
    const rows = ask.ask === 'sheet' ? ask.rows : [];
    const offered = (row: number) => (rows[row]?.ask === 'pick' ? rows[row].of.map(({ id }) => id) : []);
    expect([offered(3), offered(4)]).toEqual(Array(2).fill(['wait', 'in TF A', 'out TF A']));
    const heard: Event[] = [];
    play(record, [1], plots(usual, ['wait', 'wait', 'mission', 'in TF A', 'wait']), heard);
    expect(heard.find(({ kind }) => kind === 'engaged')?.data).toMatchObject({ marker: 'TF 4', contact: false });
    // Only at dawn is it known for what it was.
    expect(heard.filter(({ kind }) => kind === 'revealed')).toEqual([]);
  });
  it('13.6.6 once it is found out it pretends no more, and nobody pretends to go for who is not located', () => {
    const record = atDusk(['TF A']);
    markerOf(huntIn(record.battle), 'TF 4').known = true;
    const ask = plotAsk(law, record.battle, 'allies');
    expect(ask.ask === 'sheet' && ask.rows.map((row) => (row.ask === 'pick' ? row.of.length : 0)).slice(3)).toEqual([
      1, 3,
    ]);
    const unseen = plotAsk(law, atDusk().battle, 'allies');
    expect(unseen.ask === 'sheet' && unseen.rows[4]).toMatchObject({ of: [{ id: 'wait' }] });
  });
  it('13.6.6 a dummy that ships have met on its way comes up with nobody', () => {
    const record = atDusk(['TF A', 'TF 4']);
    const heard: Event[] = [];
    const allies = ['wait', 'wait', 'mission', 'out TF A', 'wait'];
    play(record, [1], plots(['mission', 'mission', 'in TF 4', 'wait', 'wait'], allies), heard);
    expect(heard.filter(({ kind }) => kind === 'missed').map(({ data }) => data.marker)).toEqual(['TF 4']);
  });
  it('16.4.6 two forces that make contact fight as one; of equal rank the owner chooses who leads', () => {
    const record = atDusk(['TF A']);
    const both = plots(usual, ['in TF A', 'in TF A', 'mission', 'wait', 'wait']);
    const need = play(record, [1, 1], both);
    expect(need).toMatchObject({ rule: '16.4.6', of: ['allies'] });
    expect(surface.ask(record, 'allies')).toMatchObject({ of: [{ id: 'Scott' }, { id: 'Lee' }] });
    play(record, [], { ...both, leader: ['Lee'] });
    const now = lawNow(law, record.battle);
    expect(now.officers.allies.map(({ name }) => name)).toEqual(['Lee', 'Scott']);
    // His own five, and half of Scott’s eight.
    expect(now.activation?.allies).toBe(5 + 4);
    expect(record.battle.ships).toHaveLength(4 + 9);
  });
  it('16.4.6 who looks first of those who go for one is told; a dummy looks like a fighting force (13.6.6)', () => {
    const record = atDusk(['TF A']);
    const heard: Event[] = [];
    play(record, [], plots(usual, ['wait', 'wait', 'in TF A', 'in TF A', 'wait']), heard);
    expect(heard.find(({ kind }) => kind === 'order')).toMatchObject({
      data: { order: ['TF 4 before TF 3'] },
      tells: true,
    });
  });
  it('16.4.6 of the other forces warships alone count for his command', () => {
    const record = atDusk(['TF A']);
    const search = law.search;
    if (search === null) throw new Error('nobody searches');
    const lone = (ships: readonly string[]): SurfaceLaw => ({
      ...law,
      search: {
        ...search,
        allies: {
          ...search.allies,
          groups: search.allies.groups.map((group) => (group.name === 'the convoy' ? { ...group, ships } : group)),
        },
      },
    });
    const markers = { japan: ['TF A'], allies: ['TF 1', 'TF 3'] };
    const hunt = {
      ...huntIn(record.battle),
      action: { alpha: 'allies', reacted: false, coastal: true, markers, leader: null },
    } as const;
    const led = (ships: readonly string[]) => lawNow(lone(ships), { hunt }).activation?.allies;
    expect([led(['McCawley']), led(['Gwin'])]).toEqual([8, 9]);
  });
  it('16.4.6 who did not make contact takes no part', () => {
    const record = atDusk(['TF A']);
    play(record, [1, 6], plots(usual, ['in TF A', 'in TF A', 'mission', 'wait', 'wait']));
    expect(record.battle.ships.map(({ id }) => id)).not.toContain('Washington');
  });
  it('R143 the Allies’ attempts come first, and who has fought is met no more', () => {
    const record = atDusk(['TF A']);
    const heard: Event[] = [];
    const orders = plots(
      ['in TF 3', 'mission', 'wait', 'wait', 'wait'],
      ['in TF A', 'wait', 'mission', 'wait', 'wait'],
    );
    play(record, [1], orders, heard);
    expect(huntIn(record.battle)).toMatchObject({ fought: ['TF 1', 'TF A'], attempts: [{ marker: 'TF A' }] });
  });
  it('R140 three forces and two dummies a side, and what there is of each is known', () => {
    expect(law.search?.japan.markers.length).toBe(5);
    expect(law.search?.allies.groups.map(({ name }) => name)).toEqual([
      'Task Group 64.2',
      'the Washington group',
      'the convoy',
    ]);
    expect(surfaceBriefing(law, 'allies')[0]?.lines.join(' ')).toContain('2 are dummies');
  });
  it('a set-up says what is wrong with forces under markers', () => {
    const set = { search: { japan: { groups: [] } } };
    const read = surfaceLaw({ scenario: 'esperance-search', options: {}, charts: {}, set });
    expect('errors' in read && read.errors[0]).toContain('set-up: search is');
  });
});

describe('how contact comes about, in figures', () => {
  const house = (values: readonly number[]) => {
    const charts = { ...surfaceCharts, searchContact: { ...surfaceCharts.searchContact, values } };
    const read = lawFor(esperanceSearch, charts);
    if ('errors' in read) throw new Error(read.errors.join('; '));
    return read.law;
  };
  const briefing = (given: typeof law, side: Side) =>
    surfaceBriefing(given, side)
      .flatMap(({ lines }) => lines)
      .join(' ');
  it('16.4 16.4.9 by night 14 is 7 at best, a die up to 5; with transports 4 is 2', () => {
    expect(briefing(law, 'allies')).toContain('14 is 7 at best: a die up to 5; 4 is 2 at best: a die up to 2.');
    expect(briefing(lawWith({ night: false }), 'allies')).toContain('14 at best: any die; 4 at best: a die up to 3.');
    expect(surface.ask(atDusk(), 'allies').prompt).toContain('14 is 7 at best: a die up to 5');
  });
  it('16.4 the figures are those of the chart in force', () => {
    const one = house([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(briefing(one, 'allies')).toContain('14 is 7 at best: a die up to 1;');
  });
  it('16.4.1 16.4.2 16.4.3 the list has the highest die for whatever the other is about', () => {
    const { battle } = atDusk();
    const contact = (side: Side) =>
      surfaceBoard
        .scene({ own: seenBy(battle, side), seat: side } as Parameters<typeof surfaceBoard.scene>[0], law)
        .panels.find(({ id }) => id === 'contact')?.rows;
    // Scott: 7, 4, 5, halved; −1 on the die. Without an admiral one more on it.
    expect(contact('allies')?.[0]?.slice(2)).toEqual(['6', '4', '5 to 6', '4 to 5', '3', '4']);
    expect(contact('japan')?.[1]?.slice(2)).toEqual(['4', '3', '4', '3 to 4', 'never', '3']);
  });
  it('R144 the owner alone hears what would have made contact at best', () => {
    const lee = atDusk(['TF A']);
    const heard: Event[] = [];
    play(lee, [6], plots(usual, ['wait', 'in TF A', 'mission', 'wait', 'wait']), heard);
    const told = heard.filter(({ kind }) => kind === 'no contact');
    expect(told).toMatchObject([{ to: ['allies'], data: { target: 'TF A', thrown: 6, most: 6 } }]);
    expect(told.map(surfaceWords)).toEqual([
      'At best any die makes contact; too much was taken off for what TF A does.',
    ]);
    const convoyed = atDusk();
    const again: Event[] = [];
    play(convoyed, [6], plots(['in TF 1', 'mission', 'wait', 'wait', 'wait'], waiting), again);
    expect(again.filter(({ kind }) => kind === 'no contact').map(surfaceWords)).toEqual([
      'A die up to 5 would have made contact at best.',
    ]);
  });
  it('16.4 who deploys is told who has met whom, and the log says so', () => {
    const record = atDusk(['TF A']);
    const heard: Event[] = [];
    play(record, [1, ...Array(8).fill(3)], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']), heard);
    expect(record.battle.phase).toBe('deploy');
    expect(surface.ask(record, 'allies').prompt).toContain(
      'Deploy your ships. Contact: Task Group 64.2 (TF 1) of yours, and the Bombardment Group (TF A) of the enemy.',
    );
    expect(heard.map(surfaceWords).join(' ')).toContain(
      'Surface action of the Bombardment Group (TF A) against Task Group 64.2 (TF 1): Aoba',
    );
  });
  it('19.10.5 the briefing of a search says what surprise is, and the log when it happens', () => {
    expect(briefing(law, 'allies')).toContain('a force that is surprised may go through much of a battle');
    const record = atDusk(['TF A']);
    const heard: Event[] = [];
    play(record, [1, ...Array(8).fill(3)], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']));
    for (const ship of record.battle.ships) Object.assign(ship, { state: 'afloat', hex: 0 });
    Object.assign(record.battle, { phase: 'sequence', advantage: 'A' });
    play(record, [], {}, heard);
    expect(heard.map(surfaceWords)[0]).toMatch(/^Sequence 1: the Allies are surprised\. Their ships do not move/);
  });
});

it('R37 R142 what a side has its points for adds up: what it began with, missions, and harm', () => {
  const record = atDusk();
  const { battle } = record;
  const hunt = huntIn(battle);
  for (const ship of hunt.others) if (ship.id === 'Gwin') Object.assign(ship, { state: 'sunk', damage: 5 });
  hunt.done = ['the Bombardment Group', 'the convoy'];
  const gwin = 5 * pointsPerLevel(law, 'Gwin');
  expect(tallyOf(law, battle, 'japan')).toEqual([
    { what: 'began with', points: 21 },
    { what: 'shells Henderson Field', points: 60 },
    { what: 'Gwin sunk', points: gwin },
  ]);
  expect(tallyText(law, battle, 'allies')).toBe(' (lands the 164th Infantry at Lunga 60)');
});

describe('what is thought of markers', () => {
  it('an imagined enemy agrees with what was seen, and his markers vary; who goes for somebody may be a dummy (13.6.6)', () => {
    const record = atDusk(['TF A']);
    play(record, [], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']));
    const seen = seenBy(record.battle, 'japan');
    const found = new Set<string>();
    const first = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const imagined = imagineSurface(seen, 'japan', law, chance(n));
      expect(seenBy(imagined, 'japan')).toEqual(seen);
      const groups = imagined.hunt?.markers.allies.map(({ group }) => group ?? '') ?? [];
      first.add(groups[0]?.replace(/ \d$/, '') ?? '');
      found.add(groups.join());
    }
    expect(found.size).toBeGreaterThan(3);
    expect([...first].sort()).toEqual(['Task Group 64.2', 'dummy', 'the Washington group', 'the convoy'].sort());
  });
  it('a marker reported as cruisers is worth more to meet than one owned to be a dummy', () => {
    const { battle } = atDusk(['TF A', 'TF D']);
    const hunt = huntIn(battle);
    markerOf(hunt, 'TF A').reports.push({ dummy: false, total: 4, types: { CA: 3, DD: 1 } });
    markerOf(hunt, 'TF D').reports.push({ dummy: true, total: 0, types: {} });
    const seen = seenBy(battle, 'allies');
    const worth = (target: string) => engagementWorth(law, seen, 'allies', { marker: 'TF 1', target, when: 'in' });
    expect(worth('TF A')).toBeGreaterThan(2 * worth('TF D'));
  });
  it('the board lists markers, reports and what forces were sent for', () => {
    const { battle } = atDusk();
    const scene = surfaceBoard.watched(seenBy(battle, null), law);
    expect(scene.panels.map(({ id }) => id)).toEqual(['markers', 'forces-japan', 'forces-allies']);
    expect(scene.clock).toBe('The night: what each force does');
    expect(scene.panels[0]?.rows[0]?.[2]).toBe('not known');
    expect(scene.panels[0]?.note).toContain('a total and the types, each for itself');
  });
  it('R38 the score says what both began the night with, not the action under way', () => {
    const record = atDusk(['TF A']);
    play(record, [1], plots(usual, ['in TF A', 'wait', 'mission', 'wait', 'wait']));
    huntIn(record.battle).points = { japan: 21, allies: 97 };
    const { score } = surfaceBoard.watched(seenBy(record.battle, null), law);
    expect(score).toBe('Japan 21 (began with 21), the Allies 97: the Allies lead by 76');
  });
});
