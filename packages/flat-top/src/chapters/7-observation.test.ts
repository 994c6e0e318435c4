import { describe, expect, it } from 'vitest';
import { type Given, type GivenSide, hexNamed } from '../game-testing.js';
import { name } from '../map.js';
import type { MarkKind } from '../pieces.js';
import type { Side } from '../state.js';
import { atTable, type Seated } from '../table-testing.js';
import {
  conditionBy,
  conditionFor,
  hideUnits,
  mayShow,
  moveCounter,
  observe,
  seenNow,
  showUnits,
} from './7-observation.js';

/** Open sea far from bases and look-outs: BB14 to BB20. */
const taskForce = (hex: string, onMap = false): GivenSide => ({
  tfs: [{ hex, ships: ['Minneapolis', '2 DD'], onMap }],
});
const seaplane = (
  hex: string,
  given: Partial<{ onMap: boolean; searching: boolean; high: boolean }> = {},
): GivenSide => ({
  flights: [
    {
      hex,
      planes: [`2 Mavis ${given.high ? 'high' : 'low'}`],
      onMap: given.onMap ?? true,
      searching: given.searching ?? true,
    },
  ],
});

function observed(given: Given): Seated {
  const seated = atTable(given);
  observe(seated.table);
  return seated;
}

const conditions = ({ knows }: Seated, side: Side): string[] =>
  knows(side).marks.map(({ hex, kind, condition }) => `${kind} ${name(hex)} ${condition}`);

const onMap = ({ own }: Seated, side: Side): boolean[] =>
  [...own(side).tfs, ...own(side).flights].map((unit) => unit.onMap);

describe('7.2, 7.9 who sees whom', () => {
  it('7.9 two hidden units next to each other see nothing', () => {
    const seated = observed({ allied: taskForce('BB17'), japan: seaplane('BB17', { onMap: false }) });
    expect([onMap(seated, 'allied'), onMap(seated, 'japan')]).toEqual([[false], [false]]);
    expect(seated.events).toEqual([]);
  });

  it('7.2 what is observed goes on the mapboard at once, and its owner knows', () => {
    const seated = observed({ allied: taskForce('BB17'), japan: seaplane('BB15') });
    expect(onMap(seated, 'allied')).toEqual([true]);
    expect(seated.heard('allied', 'observed').map(({ condition }) => condition)).toEqual([1]);
    expect(seated.own('allied').tfs.map(seenNow)).toEqual([1]);
  });

  it('7.17 who was put on the mapboard may see in turn, and so may the next', () => {
    // The seaplane finds the task force; the task force sees a second, hidden formation that nobody else could.
    const seated = observed({
      allied: taskForce('BB17'),
      japan: { flights: [...(seaplane('BB15').flights ?? []), { hex: 'BB19', planes: ['3 Betty GP'] }] },
    });
    expect(conditions(seated, 'allied')).toEqual(['AF BB15 1', 'AF BB19 1']);
    expect(onMap(seated, 'japan')).toEqual([true, true]);
  });

  it('7.4 a formation that does not search sees nothing, and is seen all the same', () => {
    const seated = observed({
      allied: taskForce('BB17', true),
      japan: seaplane('BB16', { onMap: false, searching: false }),
    });
    expect(conditions(seated, 'japan')).toEqual(['TF BB17 0']);
    expect(conditions(seated, 'allied')).toEqual(['AF BB16 2']);
  });

  it('7.5 a task force on the mapboard observes without a roll', () => {
    const seated = observed({
      allied: taskForce('BB17', true),
      japan: seaplane('BB17', { onMap: false, searching: false }),
    });
    expect(conditions(seated, 'allied')).toEqual(['AF BB17 3']);
    expect(seated.rolled).toEqual([]);
  });

  it('7.6 a base sees what comes within its range, in anybody’s segment', () => {
    const seated = atTable({
      scenario: { special: { noCoastwatchers: all } },
      allied: { flights: [{ hex: 'AA4', planes: ['2 Catalina'] }] },
    });
    seated.state.public.segment = { side: 'allied', step: 'log' };
    observe(seated.table);
    expect(conditions(seated, 'japan')).toEqual(['AF AA4 1']);
  });

  it('7.9 a base in a storm is blind (R25), and 6.7 nothing in a storm is seen', () => {
    const flights = [{ hex: 'AA4', planes: ['2 Catalina'] }];
    const near = { allied: { flights }, japan: { bases: ['Rabaul'] }, scenario: { special: { noCoastwatchers: all } } };
    expect(conditions(observed(near), 'japan')).toEqual(['AF AA4 1']);
    // X2 and X3 cover Rabaul twice and leave the planes in the clear.
    expect(conditions(observed({ ...near, clouds: ['X2', 'X3'] }), 'japan')).toEqual([]);
    const storm = { clouds: ['BB17', 'BB18'], allied: taskForce('BB17'), japan: seaplane('BB17') };
    expect(conditions(observed(storm), 'japan')).toEqual([]);
  });

  it('7.9 look-outs see planes over their island and beside it, not ships, and not over an enemy base (R37)', () => {
    // Bougainville has an Allied look-out; GG9 is land, the planes over it are hidden.
    const over = (hex: string) =>
      conditions(observed({ japan: { flights: [{ hex, planes: ['3 Nell GP'] }] } }), 'allied');
    expect(over(bougainville.land)).toEqual([`AF ${bougainville.land} 3`]);
    expect(over(bougainville.sea)).toEqual([`AF ${bougainville.sea} 2`]);
    expect(over('Y3')).toEqual([]);
    const ships = observed({ japan: { tfs: [{ hex: bougainville.sea, ships: ['Shoho'] }] } });
    expect(conditions(ships, 'allied')).toEqual([]);
  });

  it('SC1.6 the Japanese look-out on New Guinea is not there (R153)', () => {
    const given: Given = { allied: { flights: [{ hex: 'L16', planes: ['2 Catalina'] }] } };
    expect(conditions(observed(given), 'japan')).toEqual([]);
    const anyway = observed({ ...given, scenario: { special: {} } });
    expect(conditions(anyway, 'japan')).toEqual(['AF L16 3']);
  });
});

const all = ['japan New Britain', 'japan New Ireland', 'japan New Guinea'];
const bougainville = { land: 'II9', sea: 'KK9' };

describe('7.11 the tables', () => {
  const dark = { hour: 22 };
  const cloud = { clouds: ['BB17'] };
  const distances = ['BB17', 'BB16', 'BB15', 'BB14'];

  const seen = (kind: MarkKind, by: MarkKind, given: Given): number[] =>
    distances.map((hex) => {
      const ours =
        kind === 'TF' ? taskForce('BB17', true) : { flights: [{ hex: 'BB17', planes: ['4 Wildcat*'], onMap: true }] };
      const theirs = by === 'TF' ? { tfs: [{ hex, ships: ['Shoho'], onMap: true }] } : seaplane(hex);
      const seated = observed({ ...given, allied: ours, japan: theirs });
      return (
        seated.knows('japan').marks.find((mark) => mark.hex === hexNamed('BB17') && mark.kind === kind)?.condition ?? 0
      );
    });

  it('7.11 by day ships and planes see each other at 0, 1 and 2 hexes; clouds over the observed take one off from planes', () => {
    expect(seen('TF', 'AF', {})).toEqual([3, 2, 1, 0]);
    expect(seen('AF', 'AF', {})).toEqual([3, 2, 1, 0]);
    expect(seen('AF', 'TF', {})).toEqual([3, 2, 1, 0]);
    expect(seen('TF', 'TF', {})).toEqual([3, 2, 1, 0]);
    expect(seen('TF', 'AF', cloud)).toEqual([2, 1, 0, 0]);
    expect(seen('AF', 'AF', cloud)).toEqual([2, 1, 0, 0]);
    expect(seen('AF', 'TF', cloud)).toEqual([2, 1, 0, 0]);
    expect(seen('TF', 'TF', cloud)).toEqual([3, 2, 1, 0]);
  });

  it('7.11 at night only in the same hex, planes among themselves best (R35)', () => {
    expect(seen('TF', 'AF', dark)).toEqual([1, 0, 0, 0]);
    expect(seen('AF', 'AF', dark)).toEqual([2, 0, 0, 0]);
    expect(seen('AF', 'TF', dark)).toEqual([1, 0, 0, 0]);
    expect(seen('TF', 'TF', dark)).toEqual([1, 0, 0, 0]);
    expect(seen('TF', 'AF', { ...dark, ...cloud })).toEqual([0, 0, 0, 0]);
    expect(seen('AF', 'AF', { ...dark, ...cloud })).toEqual([1, 0, 0, 0]);
    expect(seen('AF', 'TF', { ...dark, ...cloud })).toEqual([0, 0, 0, 0]);
    expect(seen('TF', 'TF', { ...dark, ...cloud })).toEqual([1, 0, 0, 0]);
  });

  it('7.11 what a side would see in a hex can be asked, also for one unit and from its view (11.2, R33)', () => {
    const { state, table, own } = atTable({ allied: { ...taskForce('BB17', true), ...seaplane('BB14') } });
    const [tf] = own('allied').tfs;
    const [flight] = own('allied').flights;
    if (tf === undefined || flight === undefined) throw new Error('no units');
    const hex = hexNamed('BB15');
    expect(conditionFor(state, table.law, 'allied', hex, 'TF')).toBe(2);
    expect(conditionBy(state, table.law, 'allied', tf, hex, 'TF')).toBe(1);
    expect(conditionBy(state, table.law, 'allied', flight, hex, 'TF')).toBe(2);
    const view = {
      seat: 'allied',
      public: state.public,
      own: own('allied'),
      knows: state.seats.allied?.knows,
      owes: null,
      over: null,
    };
    expect(conditionFor(view as never, table.law, 'allied', hex, 'AF')).toBe(2);
  });
});

describe('7.10 radar', () => {
  const lexington = (onMap = true): GivenSide => ({ tfs: [{ hex: 'BB17', ships: ['Lexington', '2 DD'], onMap }] });
  const nells = (hex: string, ...planes: string[]): GivenSide => ({ flights: [{ hex, planes }] });

  it('7.10 sees planes at high altitude out to three hexes, by night and through clouds', () => {
    const far = { allied: lexington(), japan: nells('BB14', '5 Nell GP high') };
    expect(conditions(observed(far), 'allied')).toEqual(['AF BB14 1']);
    expect(conditions(observed({ ...far, hour: 23, clouds: ['BB14'] }), 'allied')).toEqual(['AF BB14 1']);
    const near = { allied: lexington(), japan: nells('BB16', '5 Nell GP high') };
    expect(conditions(observed({ ...near, hour: 23, clouds: ['BB16'] }), 'allied')).toEqual(['AF BB16 2']);
  });

  it('7.10 sees neither low planes nor ships, and a ship without radar does not have it (R213)', () => {
    expect(conditions(observed({ allied: lexington(), japan: nells('BB14', '5 Nell GP') }), 'allied')).toEqual([]);
    const ships = { allied: lexington(), japan: { tfs: [{ hex: 'BB14', ships: ['Shoho'] }] } };
    expect(conditions(observed(ships), 'allied')).toEqual([]);
    const without = { allied: taskForce('BB17', true), japan: nells('BB14', '5 Nell GP high') };
    expect(conditions(observed(without), 'allied')).toEqual([]);
    const sunk = { ...lexington(), ships: { Lexington: { hits: 99 } } };
    expect(conditions(observed({ allied: sunk, japan: nells('BB14', '5 Nell GP high') }), 'allied')).toEqual([]);
    expect(
      conditions(observed({ allied: lexington(false), japan: nells('BB14', '5 Nell GP high') }), 'allied'),
    ).toEqual([]);
    const blind = atTable({ allied: lexington(), japan: nells('BB14', '5 Nell GP high') });
    for (const tf of blind.own('allied').tfs) tf.blind = true;
    observe(blind.table);
    expect(conditions(blind, 'allied')).toEqual([]);
  });

  it('7.10, SC1.2 a radar base sees high planes three hexes away: Port Moresby', () => {
    const special = { noCoastwatchers: ['allied New Guinea'] };
    const given: Given = { hour: 23, scenario: { special }, japan: nells('H16', '3 Betty GP high') };
    expect(conditions(observed(given), 'allied')).toEqual(['AF H16 1']);
  });

  it('7.10 a low formation in the same hex as a high one stays hidden from radar', () => {
    const seated = observed({
      allied: lexington(),
      japan: {
        flights: [
          { hex: 'BB14', planes: ['5 Nell GP high'] },
          { hex: 'BB14', planes: ['3 Kate torpedo'] },
        ],
      },
    });
    expect(onMap(seated, 'japan')).toEqual([true, false]);
  });
});

describe('7.1, 7.7, 7.16, 7.17 counters by choice', () => {
  it('7.1 a hidden unit shown by choice is seen by the enemy as a counter without a report (R49), and may see', () => {
    const seated = atTable({ allied: taskForce('BB17'), japan: seaplane('BB16', { onMap: false, searching: false }) });
    showUnits(seated.table, 'allied', ['TF 1']);
    expect(seated.knows('japan').marks).toEqual([
      { hex: hexNamed('BB17'), kind: 'TF', condition: 0, able: true, report: null },
    ]);
    expect(conditions(seated, 'allied')).toEqual(['AF BB16 2']);
    expect(seated.heard('japan', 'counter')).toHaveLength(1);
  });

  it('7.17 nobody shows hidden units while the other side’s planes move', () => {
    const seated = atTable({ allied: taskForce('BB17') });
    seated.state.public.segment = { side: 'japan', step: 'map' };
    showUnits(seated.table, 'allied', ['TF 1']);
    expect(onMap(seated, 'allied')).toEqual([false]);
    expect(mayShow(seated.state.public, 'japan')).toBe(true);
    seated.state.public.segment = { side: 'allied', step: 'map' };
    showUnits(seated.table, 'allied', ['TF 1']);
    expect(onMap(seated, 'allied')).toEqual([true]);
  });

  it('7.7 at the end of a turn only units that nobody observes leave the mapboard (R26)', () => {
    const seated = observed({
      allied: {
        tfs: [
          { hex: 'BB17', ships: ['Pensacola'], onMap: true },
          { hex: 'DD30', ships: ['DD 1'], onMap: true },
        ],
      },
      japan: seaplane('BB16'),
    });
    hideUnits(seated.table, 'allied', ['TF 1', 'TF 2']);
    expect(onMap(seated, 'allied')).toEqual([true, false]);
  });

  it('7.16 one counter stands for all of a kind in a hex, and planes and ships are never mixed (R41)', () => {
    const seated = observed({
      allied: {
        tfs: [
          { hex: 'BB17', ships: ['Lexington'], onMap: true },
          { hex: 'BB17', ships: ['2 DD'], onMap: true },
        ],
        flights: [
          { hex: 'BB17', planes: ['4 Wildcat*'], onMap: true },
          { hex: 'BB17', planes: ['4 Dauntless*'], onMap: true },
        ],
      },
      japan: seaplane('BB16'),
    });
    expect(conditions(seated, 'japan')).toEqual(['TF BB17 2', 'AF BB17 2']);
  });

  it('7.16 who reorganizes in sight is told anew, within the Condition Number (R42)', () => {
    const seated = observed({ allied: taskForce('BB17'), japan: seaplane('BB16') });
    seated.heard('japan');
    const own = seated.own('allied');
    const [tf] = own.tfs;
    if (tf === undefined) throw new Error('no task force');
    own.tfs = [tf, { ...tf, id: 'TF 2' }];
    own.ships = own.ships.map((ship) => (ship.type === 'DD' ? { ...ship, tf: 'TF 2' } : ship));
    observe(seated.table);
    expect(seated.heard('japan', 'report').map(({ report }) => (report as { units: number }).units)).toEqual([2]);
    observe(seated.table);
    expect(seated.heard('japan')).toEqual([]);
  });
});

describe('7.8 moving, and what is remembered', () => {
  it('7.8 a counter that moves takes its report along and leaves a trail', () => {
    const seated = observed({ allied: taskForce('BB17'), japan: seaplane('BB16') });
    const [tf] = seated.own('allied').tfs;
    if (tf === undefined) throw new Error('no task force');
    seated.heard('japan');
    tf.hex = hexNamed('BB19');
    moveCounter(seated.table, 'allied', 'TF', hexNamed('BB17'), tf.hex);
    observe(seated.table);
    const [from, to] = [hexNamed('BB17'), hexNamed('BB19')];
    expect(seated.heard('japan', 'moved')).toEqual([{ kind: 'TF', from, to, stays: false }]);
    expect(seated.heard('japan', 'counter')).toEqual([{ hex: to, kind: 'TF', there: true, able: true, condition: 0 }]);
    const { marks, sightings } = seated.knows('japan');
    expect(marks.map(({ hex, condition, report }) => [name(hex), condition, report?.total])).toEqual([['BB19', 0, 3]]);
    expect(sightings.map(({ hex, turn, report }) => [name(hex), turn, report.total])).toEqual([['BB17', 2, 3]]);
  });

  it('7.8 of two formations in a hex one moves on: the counter of the other stays (R41)', () => {
    const seated = observed({
      japan: {
        flights: [
          { hex: 'BB17', planes: ['2 Mavis'], onMap: true },
          { hex: 'BB17', planes: ['5 Nell GP'], onMap: true },
        ],
      },
      allied: taskForce('BB16', true),
    });
    seated.heard('allied');
    const [, nells] = seated.own('japan').flights;
    if (nells === undefined) throw new Error('no planes');
    nells.hex = hexNamed('BB18');
    moveCounter(seated.table, 'japan', 'AF', hexNamed('BB17'), nells.hex);
    observe(seated.table);
    expect(seated.heard('allied', 'moved')[0]?.stays).toBe(true);
    expect(conditions(seated, 'allied')).toEqual(['AF BB17 2', 'AF BB18 1']);
  });

  it('7.8 what left the mapboard is remembered with the turn it was last seen, at most forty of them (R212)', () => {
    const seated = atTable({ allied: taskForce('BB17', true), japan: seaplane('BB16') });
    const { knows, own, state, table } = seated;
    const [flight] = own('japan').flights;
    if (flight === undefined) throw new Error('no planes');
    for (let turn = 0; turn < 45; turn++) {
      state.public.turn = turn;
      const column = 'ABCDEFGHIJKLMNOPQRSUVWXYZ'[turn % 25];
      for (const tf of own('allied').tfs) tf.hex = hexNamed(`${column}${turn < 25 ? 35 : 36}`);
      flight.hex = own('allied').tfs[0]?.hex ?? 0;
      flight.onMap = true;
      observe(table);
      own('japan').flights = [];
      observe(table);
      own('japan').flights = [flight];
    }
    const kept = knows('allied').sightings;
    expect(kept.length).toBe(40);
    expect(kept[0]?.turn).toBe(5);
    expect(kept.at(-1)?.turn).toBe(44);
  });

  it('7.8 the side whose planes move hears an answer to every look, even when it is no; the other hears nothing (R211)', () => {
    const seated = atTable({ allied: taskForce('FF30'), japan: seaplane('BB16') });
    seated.state.public.segment = { side: 'japan', step: 'map' };
    observe(seated.table);
    observe(seated.table);
    expect(seated.heard('japan', 'nothing-new')).toHaveLength(1 + 1);
    expect(seated.heard('allied', 'nothing-new')).toHaveLength(0);
    observe(seated.table, ['allied']);
    expect(seated.heard('allied', 'nothing-new')).toHaveLength(1);
  });

  it('7.8 reports come in the order of hexes, task forces first, whatever the order of the pieces (R210)', () => {
    const tfs = [
      { hex: 'BB17', ships: ['Pensacola'] },
      { hex: 'AA17', ships: ['Minneapolis'] },
    ];
    const flights = [
      { hex: 'BB17', planes: ['4 Wildcat*'] },
      { hex: 'BB16', planes: ['4 Wildcat*'] },
    ];
    const order = (given: GivenSide): string[] =>
      observed({ allied: given, japan: seaplane('BB16') })
        .heard('japan', 'report')
        .map(({ hex, kind }) => `${kind} ${name(hex as number)}`);
    const expected = ['TF AA17', 'AF BB16', 'TF BB17', 'AF BB17'];
    expect(order({ tfs, flights })).toEqual(expected);
    expect(order({ tfs: tfs.toReversed(), flights: flights.toReversed() })).toEqual(expected);
  });

  it('SC1.4 the first turn in which an enemy ship is observed is remembered; planes do not count', () => {
    const seated = observed({ turn: 3, allied: taskForce('BB17', true), japan: seaplane('BB16') });
    expect([seated.own('japan').firstSeen, seated.own('allied').firstSeen]).toEqual([3, null]);
    seated.state.public.turn = 5;
    for (const flight of seated.own('japan').flights) flight.hex = hexNamed('BB17');
    observe(seated.table);
    expect(seated.own('japan').firstSeen).toBe(3);
  });
});

describe('7.2, 7.8 rulings about time', () => {
  it('6.7, R24 units over which a storm forms drop out of sight at once, and stay on the mapboard', () => {
    const seated = observed({ allied: taskForce('BB17'), japan: seaplane('BB16') });
    expect(conditions(seated, 'japan')).toEqual(['TF BB17 2']);
    seated.state.public.clouds = [hexNamed('BB18'), hexNamed('BB19')];
    observe(seated.table);
    expect([conditions(seated, 'japan'), onMap(seated, 'allied')]).toEqual([['TF BB17 0'], [true]]);
    expect(seated.own('allied').tfs.map(seenNow)).toEqual([0]);
  });

  it('7.8, R214 a counter that moves under the same eyes is told to have moved, and not made out again', () => {
    const seated = observed({ allied: taskForce('BB17'), japan: seaplane('BB16') });
    seated.heard('japan');
    const [tf] = seated.own('allied').tfs;
    if (tf === undefined) throw new Error('no task force');
    const from = tf.hex;
    tf.hex = hexNamed('BB15');
    moveCounter(seated.table, 'allied', 'TF', from, tf.hex);
    observe(seated.table);
    expect(seated.heard('japan', 'moved')).toHaveLength(1);
    expect(seated.heard('japan', 'report')).toEqual([]);
    expect(conditions(seated, 'japan')).toEqual(['TF BB15 2']);
  });
});
