import { type Answer, chance, type Event } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import type { Marker } from '../search/search.js';
import { strikeBoard } from './board.js';
import { strikeProcedure } from './flow.js';
import { markerOf, struckShips } from './groups.js';
import { imagineStrikes } from './imagine.js';
import { mayBeStruck } from './searching.js';
import { seenBy } from './seen.js';
import type { Strike } from './state.js';
import { begun, lawOf, play } from './testing.js';
import { huntWorth } from './worth.js';

const law = lawOf('coral-sea-search');
const here: { [phase: string]: Answer } = {
  'markers japan': [['the carrier force'], ['the Covering Group'], ['dummy 1']],
  'markers allies': [['the carrier force'], ['the Fuelling Group'], ['dummy 1']],
};
/** Admirals rated, and the first Air Phase begun. */
function searching(): Strike {
  const strike = begun(law);
  play(strike, [4, 4, 4, 4, 4, 4], here);
  return strike;
}
const looking = (japan: string[], allies: string[]): { [phase: string]: Answer } => ({
  ...here,
  'search japan': [japan, []],
  'search allies': [allies, []],
});
const located = (changes: Partial<Marker>): Marker => ({
  name: 'TF 1',
  group: null,
  located: true,
  known: false,
  chits: [],
  reports: [],
  ...changes,
});
const fleet = { dummy: false, total: 10, types: { CV: 2, CA: 5, DD: 3 } };
const nothing = { dummy: true, total: 0, types: {} };

describe('search before the strikes', () => {
  it('16.1.2 each side says in secret which marker is which, and the enemy sees markers alone', () => {
    const { battle } = searching();
    expect(battle.phase).toBe('search');
    const seen = (side: 'japan' | 'allies' | null) =>
      seenBy(battle, side, law).hunt?.markers.allies.map(({ group }) => group);
    expect(seen('allies')).toEqual(['the carrier force', 'the Fuelling Group', 'dummy 1']);
    expect([seen('japan'), seen(null)]).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });
  it('13.3.1, 13.3 a value is divided over those it looks for; two dice of at least the number find somebody', () => {
    const strike = searching();
    const heard: Event[] = [];
    // Nine for three markers is three for each: 40 or more at short range. 39, 40, 100.
    play(strike, [3, 9, 4, 10], looking(['TF 1', 'TF 2', 'TF 3'], []), heard);
    const found = heard
      .filter(({ kind }) => kind === 'looked')
      .map(({ data }) => [data.marker, data.needed, data.found]);
    expect(found).toEqual([
      ['TF 1', 40, false],
      ['TF 2', 40, true],
    ]);
    expect(strike.battle.phase).toBe('draw chit');
  });
  it('13.3, 13.3.1 the question says how likely each is found, by how many are looked for', () => {
    // Of three as above: 40 or more of a hundred.
    expect(strikeProcedure.ask(searching(), 'japan')).toMatchObject({
      rows: [
        { prompt: expect.stringMatching(/: one is found with \d+ %, each of 2 with \d+ %, each of 3 with 61 %$/) },
        {},
      ],
    });
  });
  it('13.5.3, 13.5.7 the owner draws a chit that only he sees, and reports within it', () => {
    const strike = searching();
    const heard: Event[] = [];
    play(strike, [9, 9, 1], looking(['TF 2'], []), heard);
    // The first four of the second cup are True.
    expect(heard.find(({ kind }) => kind === 'chit')).toMatchObject({ to: ['allies'], data: { chit: 'true', cup: 2 } });
    expect(seenBy(strike.battle, 'japan', law).hunt?.markers.allies[1]?.chits).toEqual([{ cup: 2, chit: null }]);
    expect(strikeProcedure.ask(strike, 'allies')).toMatchObject({
      rule: '13.5.7',
      rows: [{ of: [{ id: 'exact' }, {}] }],
    });
    play(strike, [], { ...looking(['TF 2'], []), sighting: [['exact']] }, heard);
    expect(heard.find(({ kind }) => kind === 'sighted')?.data).toMatchObject({
      marker: 'TF 2',
      report: '2 ships in all (types: 1 DD, 1 AO)',
    });
  });
  it('5.1.6, 13.6.4 a strike flies only to who is located, and not reported as a dummy', () => {
    expect([
      mayBeStruck(located({ reports: [fleet] })),
      mayBeStruck(located({ reports: [fleet], located: false })),
      mayBeStruck(located({ reports: [fleet, nothing] })),
      mayBeStruck(located({ known: true })),
    ]).toEqual([true, false, false, true]);
  });
  it('13.6.2, 13.6.4 a dummy that is found must be owned to, and nobody flies there', () => {
    const strike = searching();
    // Found with 99, Report True; then Japan has nobody to fly to, and the Allies have not searched.
    const answers = { ...looking(['TF 3'], []), sighting: [['dummy']] };
    const heard: Event[] = [];
    const need = play(strike, [9, 9, 1], answers, heard);
    expect(heard.filter(({ kind }) => kind === 'nobody found').map(({ data }) => data.side)).toEqual([
      'allies',
      'japan',
    ]);
    // The next Air Phase.
    expect([need?.rule, strike.battle.hunt?.airPhase, strike.battle.hunt?.left]).toEqual(['13.3', 1, [0, 1]]);
  });
  it('13.7.5 what was located in one Air Phase must be found again in the next', () => {
    const strike = searching();
    const answers = { ...looking(['TF 1'], []), sighting: [['exact']], target: ['nobody'] };
    play(strike, [9, 9, 1], answers);
    expect(markerOf(strike.battle, 'TF 1')).toMatchObject({ located: false, reports: [{ dummy: false }] });
  });
  it('13.6.3, 16.2.3 a strike at a dummy finds an empty sea: it is spent, the marker goes, and its chit goes back', () => {
    const strike = searching();
    // The last chits of the cup are False: the dummy may be two cruisers.
    const lie = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0];
    const heard: Event[] = [];
    play(strike, [9, 9, 40], looking(['TF 3'], []));
    play(strike, [], { ...here, sighting: lie, target: ['TF 3'] }, heard);
    expect(heard.find(({ kind }) => kind === 'revealed')?.data).toEqual({
      marker: 'TF 3',
      group: 'dummy 1',
      real: false,
    });
    expect(markerOf(strike.battle, 'TF 3')).toMatchObject({ known: true, chits: [] });
    expect([strike.battle.hunt?.left, strike.battle.flights]).toEqual([[0], []]);
    expect(strikeProcedure.ask(strike, 'japan')).toMatchObject({
      rows: [{ of: [{ id: 'TF 1' }, { id: 'TF 2' }] }, {}],
    });
  });
  it('R134 a strike finds the force it flew to, and no other; CAP is over the carriers alone', () => {
    const strike = searching();
    const answers = { ...looking([], ['TF B']), sighting: [['exact']], target: ['TF B'] };
    play(strike, [8, 9, 1, 1, 1], answers);
    const { battle } = strike;
    expect(struckShips(law, battle, 'japan').map(({ id }) => id)).toEqual(['Shoho', 'Aoba', 'Kinugasa', 'Sazanami']);
    expect([battle.cap, battle.pools.japan.length]).toEqual([[], 1]);
  });
  it('13.7.4 planes that have searched strike in the same phase', () => {
    const strike = searching();
    const need = play(strike, [8, 9, 1], { ...looking([], ['TF A']), sighting: [['exact']] });
    expect([need?.rule, strike.battle.phase]).toEqual(['5.1.6', 'target']);
  });
  it('13.4.1, R135 a Dauntless on search that rolls 90 and more bombs a ship of the core: a strength of 1, and nobody shoots', () => {
    const strike = searching();
    const heard: Event[] = [];
    // 95 finds TF A; the second ship of the core, a 6 for damage and a 6 on the CRT.
    play(strike, [9, 5, 2, 6, 6], looking([], ['TF A']), heard);
    const bombed = heard.find(({ kind }) => kind === 'bombed')?.data;
    expect(bombed).toMatchObject({ ship: 'Zuikaku', odds: 0, result: 'D1' });
    expect([
      strike.battle.ships.find(({ id }) => id === 'Zuikaku')?.damage,
      markerOf(strike.battle, 'TF A').known,
    ]).toEqual([1, true]);
    expect(strike.battle.phase).toBe('target');
  });
  it('13.4.1 planes of Japan carry no bombs; and a dummy that is dived on is found out', () => {
    const japan = searching();
    play(japan, [9, 5], looking(['TF 1'], []));
    const empty = searching();
    play(empty, [9, 5], looking([], ['TF C']));
    expect([japan.battle.phase, markerOf(empty.battle, 'TF C').known, markerOf(empty.battle, 'TF C').reports]).toEqual([
      'draw chit',
      true,
      [],
    ]);
  });
  it('E39 13.7.6 one Air Point is sent for the sake of the report: it is told truly what it flies to', () => {
    const [first] = law.strikes;
    if (first === undefined) throw new Error('no strike');
    const one = { ...first, flights: [{ type: 'SBD', points: 1, from: 'Task Force 17' }] } as const;
    const strike = begun(lawOf('coral-sea-search', { strikes: [one] }));
    play(strike, [4, 4, 4, 4, 4, 4], here);
    const heard: Event[] = [];
    // Fletcher’s check with 01, Hara’s with 01; then the True report, and the priority.
    const answers = { ...looking([], ['TF A']), sighting: [['exact']], target: ['TF A'] };
    const need = play(strike, [8, 9, 1, 10, 1, 10, 1], answers, heard);
    expect(heard.find(({ kind }) => kind === 'report')?.data.ships).toEqual({ CV: 2, CA: 2, DD: 3 });
    expect([markerOf(strike.battle, 'TF A').known, need?.rule]).toEqual([true, '7.3']);
  });
});

describe('what is thought of markers', () => {
  it('an imagined enemy agrees with what was seen, and his markers vary', () => {
    const strike = searching();
    play(strike, [9, 9, 1], { ...looking(['TF 1'], []), sighting: [['exact']] });
    const seen = seenBy(strike.battle, 'japan', law);
    const found = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const imagined = imagineStrikes(seen, 'japan', law, chance(n));
      expect(seenBy(imagined, 'japan', law)).toEqual(seen);
      const [first, ...rest] = imagined.hunt?.markers.allies ?? [];
      // Ten ships truly reported are the carriers, or a lie.
      expect(first?.group === 'the carrier force' || first?.chits[0]?.chit === 'false').toBe(true);
      found.add(rest.map(({ group }) => group).join());
    }
    expect(found.size).toBeGreaterThan(1);
  });
  it('a marker reported with two carriers is worth more than one reported as an oiler', () => {
    const strike = searching();
    const worth = (report: Marker['reports'][number]) =>
      huntWorth(law, strike.battle, 'allies', located({ reports: [report] }));
    expect(worth(fleet)).toBeGreaterThan(2 * worth({ dummy: false, total: 2, types: { DD: 1, AO: 1 } }));
  });
  it('the board lists markers as far as they are known', () => {
    const { battle } = searching();
    const rows = strikeBoard.watched(seenBy(battle, null, law), law).panels.find(({ id }) => id === 'markers')?.rows;
    expect(rows?.map(([name, , what]) => [name, what])).toContainEqual(['TF 1', 'not known']);
  });
});
