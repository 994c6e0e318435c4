import { describe, expect, it } from 'vitest';
import { type Given, type GivenSide, hexNamed } from '../game-testing.js';
import type { Report } from '../pieces.js';
import type { Side } from '../state.js';
import { atTable, type Seated } from '../table-testing.js';
import { observe } from './7-observation.js';
import { bent, shipClass } from './7-reports.js';

const fleet: GivenSide = {
  tfs: [
    { hex: 'BB17', ships: ['Lexington', 'Minneapolis', 'Pensacola'] },
    { hex: 'BB17', ships: ['4 DD'] },
  ],
};
const scouts = (hex: string): GivenSide => ({ flights: [{ hex, planes: ['2 Mavis'], onMap: true, searching: true }] });

function observed(given: Given, change: (seated: Seated) => void = () => undefined): Seated {
  const seated = atTable(given);
  change(seated);
  observe(seated.table);
  return seated;
}

/** What the side was told, as of turn 2. */
const told = (seated: Seated, side: Side): Report[] =>
  seated.heard(side, 'report').map(({ report }) => report as unknown as Report);

const nothing = { units: null, total: null, classes: null, each: null, high: false, planesOnDeck: false };

describe('7.12 the Condition Numbers', () => {
  it('7.12 classes of ships are carriers, capital ships, small ships and submarines', () => {
    const of = (what: string) => Object.entries(shipClass).flatMap(([type, its]) => (its === what ? [type] : []));
    expect(of('carriers')).toEqual(['CV', 'CVL']);
    expect(of('capital ships')).toEqual(['AV', 'CAV', 'BB', 'CA', 'CL']);
    expect(of('small ships')).toEqual(['DD', 'PG', 'AO', 'AP', 'APD']);
    expect(of('submarines')).toEqual(['SS']);
  });

  it('7.12.1 Condition 1: something is there, no more', () => {
    const seated = observed({ allied: fleet, japan: scouts('BB15') });
    expect(told(seated, 'japan')).toEqual([{ turn: 2, condition: 1, ...nothing }]);
  });

  it('7.12.2 Condition 2: how many task forces, which classes, and a total that may be bent by half (R30, R32)', () => {
    const say = (ships: number) =>
      told(
        observed({ allied: fleet, japan: scouts('BB16') }, ({ own }) => {
          own('allied').reports = { ships, planes: 100, oneAsTwo: true };
        }),
        'japan',
      );
    const classes = ['carriers', 'capital ships', 'small ships'];
    const report = { turn: 2, condition: 2, ...nothing, units: 2, classes };
    expect(say(100)).toEqual([{ ...report, total: 7 }]);
    expect(say(150)).toEqual([{ ...report, total: 11 }]);
    expect(say(50)).toEqual([{ ...report, total: 4 }]);
  });

  it('7.12.2 one may be called two, two are two (R31)', () => {
    const say = (oneAsTwo: boolean, allied: GivenSide) =>
      told(
        observed({ allied, japan: scouts('BB16') }, ({ own }) => {
          own('allied').reports = { ships: 100, planes: 100, oneAsTwo };
        }),
        'japan',
      ).map(({ units }) => units);
    const one = { tfs: [{ hex: 'BB17', ships: ['Lexington'] }] };
    expect([say(false, one), say(true, one), say(true, fleet)]).toEqual([[1], [2], [2]]);
  });

  it('7.12.2 the lie stays within a half of the truth, fractions up (R29)', () => {
    expect([bent(13, 50), bent(13, 150), bent(15, 50), bent(15, 150)]).toEqual([7, 20, 8, 23]);
    expect([bent(13, 1), bent(13, 900), bent(1, 50), bent(1, 150), bent(10, 77)]).toEqual([7, 20, 1, 2, 8]);
  });

  it('7.12.3 Condition 3: each task force with its numbers by class, in an order that tells nothing (R32, R210)', () => {
    const report = (allied: GivenSide) => told(observed({ allied, japan: scouts('BB17') }), 'japan');
    const expected: Partial<Report>[] = [
      {
        turn: 2,
        condition: 3,
        ...nothing,
        units: 2,
        total: 7,
        classes: ['carriers', 'capital ships', 'small ships'],
        each: [{ carriers: 1, 'capital ships': 2 }, { 'small ships': 4 }],
      },
    ];
    expect(report(fleet)).toEqual(expected);
    expect(report({ tfs: fleet.tfs?.toReversed() ?? [] })).toEqual(expected);
  });

  it('7.12.3 planes are armed or unarmed as they took off, also after they have dropped (R39)', () => {
    const seated = observed(
      {
        allied: { tfs: [{ hex: 'BB17', ships: ['Pensacola'], onMap: true }] },
        japan: { flights: [{ hex: 'BB17', planes: ['6 Betty GP', '5 Zero high'] }] },
      },
      ({ own }) => {
        for (const flight of own('japan').flights) for (const lot of flight.lots) lot.arms = 'none';
      },
    );
    expect(told(seated, 'allied')[0]?.each).toEqual([{ 'armed low': 6, 'unarmed high': 5 }]);
  });
});

describe('7.13 to 7.15 altitude, decks and names', () => {
  const lexington = { tfs: [{ hex: 'BB17', ships: ['Lexington'], onMap: true }] };
  const mixed = (hex: string): GivenSide => ({ flights: [{ hex, planes: ['6 Betty GP', '5 Zero high'] }] });

  it('7.13 radar tells that some are high, and counts those alone where it sees better than the eye (R34)', () => {
    const far = told(observed({ allied: lexington, japan: mixed('BB14') }), 'allied');
    expect(far).toEqual([{ turn: 2, condition: 1, ...nothing, high: true }]);
    const night = told(observed({ hour: 22, allied: lexington, japan: mixed('BB16') }), 'allied');
    expect(night).toEqual([
      { turn: 2, condition: 2, ...nothing, units: 1, total: 5, classes: ['unarmed'], high: true },
    ]);
    const day = told(observed({ allied: lexington, japan: mixed('BB16') }), 'allied');
    expect(day).toEqual([
      { turn: 2, condition: 2, ...nothing, units: 1, total: 11, classes: ['armed', 'unarmed'], high: true },
    ]);
  });

  it('7.13 without radar altitudes are told at Condition 3 alone', () => {
    const eye = { tfs: [{ hex: 'BB17', ships: ['Pensacola'], onMap: true }] };
    expect(told(observed({ allied: eye, japan: mixed('BB16') }), 'allied')[0]?.high).toBe(false);
    expect(told(observed({ allied: eye, japan: mixed('BB17') }), 'allied')[0]?.each).toEqual([
      { 'armed low': 6, 'unarmed high': 5 },
    ]);
  });

  it('7.14 planes Ready or Just Landed are made out at Condition 3, those being readied never', () => {
    const decks = (hex: string, box: 'ready' | 'justLanded' | 'readying') =>
      told(
        observed({ allied: { ...lexington, parked: { Lexington: { [box]: ['4 Wildcat*'] } } }, japan: scouts(hex) }),
        'japan',
      ).map(({ planesOnDeck }) => planesOnDeck);
    expect([decks('BB17', 'ready'), decks('BB17', 'justLanded'), decks('BB17', 'readying')]).toEqual([
      [true],
      [true],
      [false],
    ]);
    expect(decks('BB16', 'ready')).toEqual([false]);
  });

  it('7.14 the field of an enemy base is made out by planes over it (R38), 7.15.1 but not how many stand there', () => {
    const catalinas = { flights: [{ hex: 'Y3', planes: ['2 Catalina'], onMap: true, searching: true }] };
    const given: Given = { allied: catalinas, japan: { parked: { Rabaul: { ready: ['5 Zero'] } } } };
    const seated = observed(given);
    expect(seated.heard('allied', 'field')).toEqual([{ base: 'Rabaul', planes: true }]);
    expect(seated.knows('allied').fields).toEqual({ Rabaul: { turn: 2, planes: true } });
    observe(seated.table);
    expect(seated.heard('allied', 'field')).toEqual([]);
    expect(observed({ ...given, hour: 22 }).knows('allied').fields).toEqual({});
  });

  it('7.15, 7.15.2 no report names a ship or a plane, or says that one is anchored (R79b)', () => {
    const seated = observed({
      allied: {
        ...fleet,
        ships: { Lexington: { anchored: true } },
        flights: [{ hex: 'BB17', planes: ['4 Wildcat*'] }],
      },
      japan: scouts('BB17'),
    });
    const heard = JSON.stringify([seated.events, seated.knows('japan')]);
    for (const word of ['Lexington', 'Minneapolis', 'Wildcat', 'TF 1', 'AF 1', 'anchor', 'DD'])
      expect(heard).not.toContain(word);
    expect(seated.knows('japan').marks.map(({ hex }) => hex)).toEqual([hexNamed('BB17'), hexNamed('BB17')]);
  });

  it('7.12 a worse look later does not wipe out what was seen: it is kept beside the counter (R212)', () => {
    const seated = observed({ allied: fleet, japan: scouts('BB17') });
    for (const flight of seated.own('japan').flights) flight.hex = hexNamed('BB15');
    observe(seated.table);
    const { marks, sightings } = seated.knows('japan');
    expect(marks.map(({ report }) => report?.condition)).toEqual([1]);
    expect(sightings.map(({ report }) => report.condition)).toEqual([3]);
  });
});

it('7.12.2, R43 the number is the same while policy and force are, and may be another with a new policy', () => {
  const seated = observed({ allied: fleet, japan: scouts('BB16') });
  expect(told(seated, 'japan').map(({ total }) => total)).toEqual([7]);
  observe(seated.table);
  expect(told(seated, 'japan')).toEqual([]);
  seated.own('allied').reports = { ships: 150, planes: 100, oneAsTwo: false };
  observe(seated.table);
  expect(told(seated, 'japan').map(({ total }) => total)).toEqual([11]);
});
