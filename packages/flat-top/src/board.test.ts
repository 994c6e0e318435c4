/** What stands beside the map: made from a view, in words a newcomer can follow. */
import {
  type Answer,
  askOf,
  awaited,
  begin,
  type Event,
  type RowAnswer,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { board } from './board.js';
import { reportTold } from './board-enemy.js';
import { briefing } from './briefing.js';
import { atPhase, least } from './chapters/12-testing.js';
import { dueBy } from './chapters/14-budget.js';
import { flight } from './chapters/14-flight.js';
import { asked, hexes, planesMove, say, upTo } from './chapters/14-testing.js';
import { flatTopGame } from './game.js';
import type { GamePublic } from './game-kit.js';
import type { Given } from './game-testing.js';
import type { Flight } from './pieces.js';
import { straightforward } from './policy.js';
import { guadalcanal } from './scenarios/guadalcanal.js';

type Planes = NonNullable<NonNullable<Given['japan']>['flights']>[number];

function flying(flight: Planes, side: 'allied' | 'japan' = 'japan') {
  const game = planesMove({ turn: 2, [side]: { flights: [flight] } });
  upTo(game, side, 'log');
  say(game, side, ['AF 1']);
  const view = viewOf(game.state, side);
  const told = (path: string): readonly string[] =>
    board.advice?.(view, game.law, asked(game, side), { path: path === '' ? [] : hexes(path), halt: [] })?.lines ?? [];
  return { game, view, told };
}

const event = (kind: string, data: Event['data'] = {}): Event => ({ rule: '1', kind, to: 'all', data });

describe('beside a walk', () => {
  test('25.4 home, the turns it takes and the turns to spare are told for where the walk ends', () => {
    const { told } = flying({ hex: 'Y13', planes: ['3 Zero'] });
    expect(told('')[0]).toMatch(/^From Y13 home \(.+\) is 1 turn away; it must land by \d{4}: 6 turns to spare\.$/);
    expect(told('Y14')[0]).toMatch(/^From Y14 home/);
    const over = flying({ hex: 'Y3', planes: ['3 Zero'] }).told('')[0];
    expect(over).toMatch(/^In Y3 it is over home \(Rabaul\) and can land next turn; it must land by \d{4}: 6 turns/);
  });

  test('25.4 beyond the point of no return it says so', () => {
    const { view, told } = flying({ hex: 'FF6', planes: ['3 Zero'] });
    for (const flight of view.own.flights) flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 3 }));
    expect(told('GG6 HH7 II7 JJ8 KK8')[0]).toMatch(/^Past the point of no return: from KK8 it cannot be down at/);
  });

  test('25.4 it is not certain where the deck can come nearer', () => {
    const given: Given = {
      turn: 2,
      initiative: 'allied',
      allied: {
        tfs: [{ hex: 'DD30', ships: ['Lexington'] }],
        flights: [{ hex: 'DD25', planes: ['3 Wildcat*'] }],
      },
    };
    const game = planesMove(given);
    upTo(game, 'allied', 'log');
    say(game, 'allied', ['AF 1']);
    const view = viewOf(game.state, 'allied');
    for (const flight of view.own.flights) flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 3 }));
    const told = (path: string) =>
      board.advice?.(view, game.law, asked(game, 'allied'), { path: hexes(path), halt: [] })?.lines[0];
    expect(told('DD24 DD23')).toMatch(/^From DD23 home \(Lexington\)/);
    expect(told('DD24 DD23 DD22 DD21 DD20')).toMatch(/cannot be down at Lexington by \d{4}, unless TF 1 comes/);
    expect(told('DD24 DD23 DD22 DD21 DD20 DD19 DD18 DD17')).toMatch(/cannot be down at Lexington by \d{4}\.$/);
  });

  test('18.3.1 low dive bombers with bombs are reminded to climb, others are not', () => {
    const { told } = flying({ hex: 'Y13', planes: ['3 Dauntless GP'] }, 'allied');
    expect(told('').some((line) => line.startsWith('Dauntless dive only from high altitude'))).toBe(true);
    expect(flying({ hex: 'Y13', planes: ['3 Zero'] }).told('')).toHaveLength(1);
  });

  test('bombers over a target hear that they attack in the Combat Phase, fighters and others do not', () => {
    const { told } = flying({ hex: 'Y4', planes: ['3 Dauntless GP'] }, 'allied');
    const attacks =
      'If it ends in Y3, it can attack Rabaul there in the Combat Phase of this turn, if its counter is on the map then (15.1, 17.1).';
    expect(told('Y3')[0]).toBe(attacks);
    expect(told('Y3').join()).not.toContain('0 hexes');
    expect(told('').join()).not.toContain('Combat Phase');
    expect(told('')).toContain('Rabaul is 1 hex from Y4.');
    expect(
      flying({ hex: 'Y4', planes: ['3 Wildcat'] }, 'allied')
        .told('Y3')
        .join(),
    ).not.toContain('Combat Phase');
  });

  test('with the slowest lost on the way the others may fly further, and the question says what has been flown', () => {
    const { game, view } = flying({ hex: 'Y13', planes: ['3 Wildcat', '3 Dauntless GP'] }, 'allied');
    const [af] = view.own.flights;
    if (af === undefined) throw new Error('nobody flies');
    const prompt = (now: Partial<Flight>) =>
      flight.ask?.({ ...view, own: { ...view.own, flights: [{ ...af, ...now }] } }, game.law).prompt;
    expect(prompt({})).toContain('up to 8 hexes this turn.');
    expect(prompt({ flown: 2 })).toContain('up to 6 hexes more, after 2 of the 8 its slowest planes fly, this turn.');
    const lots = af.lots.filter(({ plane }) => plane !== 'Wildcat');
    expect(prompt({ flown: 2, lots })).toContain('up to 7 hexes more, after 2 of the 9 its slowest planes fly, this');
  });

  test('decks and fields are marked, and the base a raid is about', () => {
    const { game, view } = flying({ hex: 'Y13', planes: ['3 Dauntless GP'] }, 'allied');
    const marks = board.advice?.(view, game.law, asked(game, 'allied'), { path: [], halt: [] })?.marks ?? [];
    expect(marks.at(-1)).toEqual({ place: hexes('Y3')[0], text: 'hits on Rabaul win this game' });
    expect(marks.length).toBeGreaterThan(1);
  });
});

describe('beside a sheet', () => {
  test('8.4, 8.5.5 formations being formed: how far they get this turn, and when they must land', () => {
    const parked = { Lexington: { ready: ['9 Dauntless* GP', '8 Wildcat*'] } };
    const game = atPhase(1, { turn: 2, allied: { tfs: [{ hex: 'DD30', ships: ['Lexington'] }], parked } });
    for (const side of ['allied', 'japan'] as const) say(game, side, least(game, side));
    const view = viewOf(game.state, 'allied');
    const ask = asked(game, 'allied');
    if (ask.ask !== 'sheet') throw new Error('formations are formed on a sheet');
    const rows = ask.rows.map((row): RowAnswer => (row.prompt.startsWith('Lexington: 9') ? { 'AF 1': 9 } : {}));
    const told = (answer: Answer) => board.advice?.(view, game.law, ask, answer)?.lines;
    expect(told(rows)).toEqual([
      'Lexington: 9 take off, of 24 at most: 3 of them may fly their full way this turn, the others half of it.',
      expect.stringMatching(
        /^Lexington: AF 1 has 9 factors, flies \d+ hexes a turn \(this turn \d+ at most\) and lands by \d{4}\.$/,
      ),
    ]);
    const more = ask.rows.map((row): RowAnswer => (row.prompt.startsWith('Lexington') ? { 'AF 1': 8 } : {}));
    expect(told(more)?.[0]).toMatch(/16 take off, .* 9 half of it; the others only form up\.$/);
    expect(told(more)?.[1]).toMatch(/AF 1 has 16 factors, flies \d+ hexes a turn \(this turn it only forms up\)/);
    expect(ask.prompt).toContain(
      'Lexington: at most 24 take off; 3 of them fly their full way this turn, 9 half of it, the rest only form up.',
    );
    expect(told(ask.rows.map(() => ({})))).toEqual([]);
  });
});

describe('beside the question for range', () => {
  test('15.6.1 what a range factor costs: when each formation must land then (R96)', () => {
    const here = { hex: 'Y3', onMap: true };
    const game = atPhase(7, {
      turn: 2,
      allied: {
        tfs: [{ hex: 'DD30', ships: ['Lexington'] }],
        flights: [{ ...here, planes: ['3 Wildcat*', '4 Dauntless* GP'] }],
      },
      japan: { flights: [{ ...here, planes: ['4 Zero'] }] },
    });
    for (let i = 0; i < 20 && askOf(game, 'allied')?.rule !== '15.6.1'; i++) {
      const [seat = ''] = awaited(game);
      const ask = askOf(game, seat);
      if (ask === undefined) throw new Error('nobody is asked');
      say(game, seat as 'allied' | 'japan', straightforward(ask, seat));
    }
    // The same planes may have met before, while they flew in (14.13): the question says which fight it is.
    expect(asked(game, 'allied').prompt).toMatch(/^Combat Phase over Y3, air-to-air combat \(16\)\. Spend a range/);
    const lines = board.advice?.(viewOf(game.state, 'allied'), game.law, asked(game, 'allied'), [['burn']])?.lines;
    expect(lines).toEqual([
      'AF 1, 3 Wildcat: with a range factor spent they must land by 1200 instead of 1300; home (Port Moresby) is 4 turns away.',
    ]);
  });
});

describe('planes in the panels', () => {
  test('8.12.4 whose bombs are gone is marked so in the air record, and told to the enemy by how it took off', () => {
    const { game } = flying({ hex: 'Y13', planes: ['2 Dauntless GP'] }, 'allied');
    const record = (): string | undefined => {
      const { panels } = board.scene(viewOf(game.state, 'allied'), game.law);
      return panels.find(({ id }) => id === 'air-record')?.rows[0]?.[2]?.toString();
    };
    expect(record()).toBe('2 Dauntless GP low');
    const [flight] = viewOf(game.state, 'allied').own.flights;
    if (flight === undefined) throw new Error('nobody flies');
    flight.lots = flight.lots.map((lot) => ({ ...lot, arms: 'none' }));
    expect(record()).toBe('2 Dauntless low (bombs gone)');
    const report = { turn: 2, units: 1, total: 2, classes: ['armed'], high: false, planesOnDeck: false };
    expect(reportTold({ ...report, condition: 3, each: [{ 'armed low': 2 }] })).toBe(
      '1 with 2 in all; 2 low that took off armed',
    );
    expect(reportTold({ ...report, condition: 2, each: null })).toBe('1 with 2 in all; took off armed');
    const ships = { ...report, classes: ['carriers', 'small ships'] };
    expect(reportTold({ ...ships, condition: 2, each: null })).toBe('1 with 2 in all; carriers, small ships');
    expect(reportTold({ ...ships, condition: 3, each: [{ carriers: 1, 'small ships': 1 }] })).toBe(
      '1 with 2 in all; 1 carrier, 1 small ship',
    );
  });
});

describe('in the log', () => {
  test('phases and battles open parts, and what is told for silence’s sake is minor', () => {
    expect(board.opens?.(event('phase'))).toBe('part');
    expect(board.opens?.(event('battle-begins'))).toBe('battle');
    expect(board.opens?.(event('air-fire'))).toBeUndefined();
    expect(board.minor?.(event('nothing-new'))).toBe(true);
    expect(board.minor?.(event('report'))).toBe(false);
  });

  test('a battle is added up: hits by name, planes lost by name', () => {
    const fought = [
      event('base-hit', { name: 'Rabaul', hits: 2 }),
      event('planes-lost', { side: 'allied', plane: 'Dauntless', factors: 1 }),
      event('base-hit', { name: 'Rabaul', hits: 1 }),
      event('ship-sunk', { side: 'japan', name: 'Aoba', hits: 4 }),
      event('planes-lost', { side: 'japan', plane: 'Claude', factors: 2 }),
      event('planes-lost-aground', { side: 'japan', name: 'Rabaul', factors: 3 }),
    ];
    expect(board.total?.(fought)).toBe(
      'In this combat: Rabaul 3 hits; Aoba 4 hits, sunk; the Allies lose 1 Dauntless; Japan loses 2 Claude, 3 at Rabaul.',
    );
    expect(board.total?.([])).toBe('');
    const bombs = event('air-attack-fire', { by: 'allied', kind: 'dive', arms: 'GP', target: 'Rabaul', hits: 0 });
    expect(board.total?.([bombs, ...fought.slice(1, 2)])).toBe(
      'In this combat: no hits on Rabaul; the Allies lose 1 Dauntless.',
    );
    expect(board.total?.([bombs, ...fought])).not.toContain('no hits');
  });

  test('dice are shown as they fell', () => {
    expect(board.dice?.(event('air-fire', { face: 3 }))).toEqual([3]);
    expect(board.dice?.(event('initiative', { allied: 6, japan: 4 }))).toEqual([6, 4]);
    expect(board.dice?.(event('air-fire', { face: null }))).toEqual([]);
  });
});

describe('the briefing', () => {
  const setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
  const begun = begin(flatTopGame, setup, { from: 'seed', seed: seedFrom('briefing'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const lines = (seat: string): string =>
    briefing(game.law, seat)
      .flatMap((part) => part.lines)
      .join('\n');

  test('SC1 tells each side its aim and its own forces', () => {
    expect(lines('allied')).toContain('You win with 4 hits on Rabaul and 20 points');
    expect(lines('allied')).toContain('If Lexington sinks, you lose at once.');
    expect(lines('allied')).toContain('8 Wildcat, 12 Dauntless, 4 Devastator');
    expect(lines('japan')).toContain('The Allies win with 4 hits on Rabaul');
    expect(lines('japan')).toContain('If Lexington sinks, you win at once.');
  });

  test('SC1.4, SC1.5, SC1.6, SC1.7, SC1.8 tells both sides every special rule', () => {
    for (const seat of ['allied', 'japan'])
      for (const line of [
        'All Allied ships sail in one task force throughout.',
        'Japanese planes do not take off on the first turn.',
        'Allied Catalina take off from Port Moresby outside every limit.',
        'Once an enemy ship is observed, 5 Zero and 5 Betty stand Ready at Truk from the next turn (Japanese).',
        'There are no Japanese coastwatchers on New Guinea.',
      ])
        expect(lines(seat).split('\n')).toContain(line);
  });

  test('sums up ships and planes: whoever has radar by number, planes of one name together', () => {
    const { allied, japan } = guadalcanal.forces;
    const land = [
      { at: ['Rabaul'], planes: { Zero: 5 } },
      { at: ['Buin'], planes: { Zero: 3, Val: 2 } },
    ];
    const forces = { allied: { ...allied, radar: ['Enterprise', 'DD 1', 'DD 2'] }, japan: { ...japan, land } };
    const told = briefing({ ...game.law, scenario: { ...guadalcanal, forces } }, 'allied').flatMap(
      (part) => part.lines,
    );
    expect(told).toContain('Radar: Enterprise, 2 DD.');
    expect(told).toContain('Planes on them, nobody says which are where: 8 Zero, 2 Val.');
  });

  test('tells nothing that the game has decided: it is the same before and after the set-up', () => {
    const before = lines('japan');
    for (const seat of awaited(game)) submit(game, seat, ['own']);
    expect(askOf(game, 'allied')).toBeDefined();
    expect(lines('japan')).toBe(before);
  });
});

describe('submarines on the board', () => {
  const given: Given = {
    options: { submarines: true },
    allied: {
      bases: [],
      submarines: [{ hex: 'DD31' }, { hex: 'DD33', deep: 2, onMap: false }, { hex: 'DD35', sunk: true }],
    },
    japan: { bases: [], submarines: [{ hex: 'DD37', onMap: true }, { hex: 'DD38' }] },
  };

  test('OPT-APM whose turn it is stands beside the clock, and who has moved is told', () => {
    const game = planesMove({
      options: { alternatePlaneMovement: true },
      japan: { flights: [{ hex: 'DD30', planes: ['3 Zero'] }] },
    });
    const scene = () => board.scene(viewOf(game.state, 'japan'), game.law);
    const title = () => scene().pieces.find(({ id }) => id === 'AF 1')?.title;
    expect(scene().clock).toMatch(/Plane Movement, Japanese turn$/);
    expect(title()).not.toMatch(/has moved/);
    say(game, 'japan', ['log AF 1']);
    say(game, 'japan', { path: hexes('DD31'), halt: [] });
    expect(scene().clock).toMatch(/Allied turn$/);
    expect(title()).toMatch(/; has moved$/);
    say(game, 'allied', []);
    expect(scene().clock).toMatch(/Japanese turn; the Allies are done$/);
  });

  test("OPT-SUB.3 one sees one's own, and of the enemy those whose counters stand on the map", () => {
    const game = atPhase(4, given);
    const pieces = (side: 'allied' | 'japan') =>
      board.scene(viewOf(game.state, side), game.law).pieces.filter(({ symbol }) => symbol === 'submarine');
    expect(pieces('allied').map(({ title }) => title)).toEqual([
      'Submarine SS 1 in hex DD31: at periscope depth, hidden',
      'Submarine SS 2 in hex DD33: deep until this turn is over',
      '1 enemy submarine in DD37',
    ]);
    expect(pieces('japan').map(({ id }) => id)).toEqual(['SS 1', 'SS 2']);
  });

  test('OPT-SUB.10 the list beside the map has the sunk ones, and how many the enemy has left', () => {
    const game = atPhase(4, given);
    const panel = board.scene(viewOf(game.state, 'allied'), game.law).panels.find(({ id }) => id === 'submarines');
    expect(panel?.rows[2]).toEqual(['SS 3', '–', 'sunk', '–']);
    expect(panel?.note).toContain('2 submarines afloat');
  });
});

test('that the enemy sees ours is news, that he no longer does is not', () => {
  const observed = (condition: number): Event => ({
    rule: '7.2',
    kind: 'observed',
    to: ['allied'],
    data: { hex: 7, kind: 'TF', condition, report: null },
  });
  expect([0, 1].map((condition) => board.exposed?.(observed(condition)))).toEqual([undefined, 7]);
});

test('a deadline beyond midnight says so', () => {
  const { game } = flying({ hex: 'Y13', planes: ['3 Zero'] });
  const { law } = game;
  const { firstHour } = law.scenario;
  const midnight = 24 - firstHour;
  expect(dueBy(law, midnight, 0)).toBe('2400');
  expect(dueBy(law, midnight + 5, 0)).toBe('0500 tomorrow');
  expect(dueBy(law, midnight + 5, midnight + 1)).toBe('0500');
  expect(dueBy(law, midnight + 29, 0)).toBe('0500 in 2 days');
});

describe('for those who only watch', () => {
  test('bases, weather, time and points are drawn, and nothing that is not open to everybody', () => {
    const { game } = flying({ hex: 'Y13', planes: ['3 Zero'] });
    const { clock, score, pieces, overlays, arrows, panels } = board.watched(game.state.public, game.law);
    expect(clock).toContain(', turn 3 of');
    expect(score).toBe('Allies 0, Japan 0');
    expect(pieces.map(({ id, own }) => `${id} ${own ? 'dark' : 'light'}`)).toContain('Rabaul light');
    expect(new Set(pieces.map(({ symbol }) => symbol))).toEqual(new Set(['base']));
    expect(overlays.map(({ kind }) => kind)).toContain('cloud');
    expect(arrows).not.toEqual([]);
    expect(panels.map(({ title }) => title)).toEqual(['Points and time']);
  });

  test('a battle says where it is', () => {
    const { game } = flying({ hex: 'Y13', planes: ['3 Zero'] });
    const battle = { hex: hexes('Y13')[0], why: 'combat' } as unknown as GamePublic['battle'];
    const [panel] = board.watched({ ...game.state.public, battle }, game.law).panels;
    expect(panel).toMatchObject({ title: 'Battle at Y13', front: true });
  });
});
