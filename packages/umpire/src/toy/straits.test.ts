import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askOf, awaited, begin, type Game, hears, type Plain, submit, undo, viewOf } from '../index.js';
import { fromText } from '../text.js';
import { partOf, type Straits } from './state.js';
import { straits } from './straits.js';
import { trial } from './trial.js';

/**
 *      A B C D E          . sea   # land   ~ marked   o deep   H harbour
 *  1   . . ~ . H          Blue b1 at A1, Red r1 at D1
 *  2    . # o . H
 *  3   . . o ~ H          Green g1 at A3
 */
function narrows(set: Plain, faces: number[] = [], options = {}): Game<Straits> {
  const begun = begin(straits, { scenario: 'narrows', options, charts: {}, set }, { from: 'script', faces });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

const fitting = (armour = 0, cargo = false) => ({ armour, cargo });
const fleet = (more = {}) => ({
  ships: { b1: fitting(1, true), g1: fitting() },
  mines: [],
  submarine: { place: 7, torpedoes: 2 },
  ...more,
});
const [A1, B1, C1, D1, A2, C2, D2, A3, B3, C3, D3] = [0, 1, 2, 3, 5, 7, 8, 10, 11, 12, 13] as const;

/** Answers as a person would write them, "Blue: B1 C1"; the events that came of the last. */
function play(game: Game<Straits>, ...lines: string[]): string[] {
  let heard: string[] = [];
  for (const line of lines) {
    const [seat = '', text = ''] = line.split(': ');
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${line}: nothing is asked of ${seat}`);
    const read = fromText(viewOf(game.state, seat), ask, text, game.desk.ways);
    const played = 'refusal' in read ? read : submit(game, seat, read.answer);
    if ('refusal' in played) throw new Error(`${line}: ${played.refusal.why} (${played.refusal.rule})`);
    heard = played.events.map(straits.words);
  }
  return heard;
}

function refusal(game: Game<Straits>, seat: string, answer: unknown): string | undefined {
  const played = submit(game, seat, answer);
  return 'refusal' in played ? played.refusal.rule : undefined;
}

/** Through plan, report and sweep, doing nothing of note. */
function toMovement(game: Game<Straits>): Game<Straits> {
  const lines: { [phase: string]: (seat: string) => string } = {
    plan: (seat) => `${seat}: ${askOf(game, seat)?.ask === 'walk' ? 'stay' : 'hold'}`,
    report: (seat) => `${seat}: 0`,
    sweep: (seat) => `${seat}: none`,
  };
  for (let line = lines[game.state.public.phase]; line !== undefined; line = lines[game.state.public.phase]) {
    play(game, line(awaited(game)[0] ?? ''));
  }
  return game;
}

const kinds = (game: Game<Straits>): string[] => game.state.umpire.agenda.map(({ kind }) => kind);

describe('1 the straits', () => {
  test('1.1 ships keep to the sea', () => {
    const game = toMovement(narrows({ fleet: fleet() }));
    expect(refusal(game, 'Blue', { path: [B1, 6], halt: [] })).toBe('1.1');
  });

  test('1.2 one ship to a hex', () => {
    const game = toMovement(narrows({ fleet: fleet(), at: { g1: B1 } }));
    expect(refusal(game, 'Blue', { path: [B1], halt: [] })).toBe('1.2');
  });

  test('1.3, 1.5 a ship sinks with its strength used up, and its line of the sheet is opened', () => {
    const game = toMovement(narrows({ fleet: fleet({ mines: [C1] }), at: { b1: B1, r1: D3 } }, [6]));
    partOf(game.state, 'Blue').own.ships.b1 = fitting(0, true);
    expect(play(game, 'Blue: C1')).toEqual(
      expect.arrayContaining(['A mine at 2.', 'b1 takes 2 and sinks.', 'b1 had 0 armour and a cargo.']),
    );
    expect(partOf(game.state, 'Red').knows.opened).toEqual([
      { id: 'b1', seat: 'Blue', turn: 1, armour: 0, cargo: true },
    ]);
  });
});

describe('2 the purchase', () => {
  test('2.1 nobody spends more than the purse holds', () => {
    const game = narrows(null);
    expect(refusal(game, 'Red', [['2', '13'], ['7'], 2])).toBeUndefined();
    const rich = begin(
      straits,
      { scenario: 'crossing', options: {}, charts: {}, set: null },
      { from: 'script', faces: [] },
    );
    if ('errors' in rich) throw new Error();
    expect(refusal(rich.game as never, 'Blue', [{ b1: 2, b2: 1 }, ['b1', 'b2']])).toBe('2.1');
  });

  test('2.2 no ship takes more than two of armour', () => {
    expect(refusal(narrows(null), 'Blue', [{ b1: 3 }, []])).toBe('2.2');
  });

  test('2.7 allies are shown each other’s sheets; Red is not', () => {
    const game = narrows(null);
    play(game, 'Red: 2 / 7 / 1', 'Green: g1 2 / none', 'Blue: none / b1');
    expect(viewOf(game.state, 'Green').knows.fittings).toEqual({
      Blue: { b1: fitting(0, true) },
      Green: { g1: fitting(2) },
    });
    expect(JSON.stringify(viewOf(game.state, 'Red'))).not.toContain('"armour"');
  });

  test('2.1 a sealed sheet tells nobody anything and may be taken back', () => {
    const game = narrows(null);
    const before = JSON.stringify(viewOf(game.state, 'Red'));
    expect(play(game, 'Blue: b1 2 / none')).toEqual([]);
    expect(JSON.stringify(viewOf(game.state, 'Red'))).toBe(before);
    expect(undo(game, 'Blue')).toBeUndefined();
    expect(awaited(game)).toEqual(['Blue', 'Green', 'Red']);
  });
});

describe('3 the plan', () => {
  test('3.1 the submarine moves a hex through the deep, and only Red hears of it', () => {
    const game = narrows({ fleet: fleet() });
    expect(refusal(game, 'Red', { path: [D2], halt: [] })).toBe('3.1');
    const played = submit(game, 'Red', { path: [C3], halt: [] });
    expect('events' in played && played.events.map((e) => [hears(e, 'Red'), hears(e, 'Blue')])).toEqual([
      [true, false],
    ]);
    expect(viewOf(game.state, 'Red').own.submarine?.place).toBe(C3);
  });

  test('3.1 the dive may be taken back; 3.2 once the order is given and the phase goes on, nothing may', () => {
    const game = narrows({ fleet: fleet() });
    play(game, 'Red: C3');
    expect(undo(game, 'Red')).toBeUndefined();
    expect(partOf(game.state, 'Red').own.submarine?.place).toBe(C2);
    play(game, 'Red: C3', 'Red: fire');
    expect(undo(game, 'Red')?.why).toContain('told');
  });
});

describe('4 the report', () => {
  test('4.2 a report may lie by one, and Red knows it as told', () => {
    const game = narrows({ fleet: fleet() });
    play(game, 'Red: stay', 'Red: hold');
    expect(refusal(game, 'Green', 2)).toBe('4.2');
    play(game, 'Green: 1', 'Blue: 0');
    expect(viewOf(game.state, 'Red').knows.told).toEqual([
      { turn: 1, seat: 'Blue', cargoes: 0 },
      { turn: 1, seat: 'Green', cargoes: 1 },
    ]);
    expect(viewOf(game.state, 'Blue').knows.told).toEqual([]);
  });
});

describe('5 the sweep', () => {
  const atSweep = (set: object) => {
    const game = narrows({ fleet: fleet({ mines: [C1], ...set }), at: { b1: B1, g1: D2, r1: A3 } });
    play(game, 'Red: stay', 'Red: hold', 'Blue: 0', 'Green: 0');
    return game;
  };

  test('5.2 a mine that is found is cleared away', () => {
    const game = atSweep({});
    play(game, 'Green: none');
    expect(play(game, 'Blue: C1')).toContain('Blue sweeps 2 and finds a mine.');
    expect(partOf(game.state, 'Red').own.mines).toEqual([]);
  });

  test('5.3 a submarine that is found is lost', () => {
    const game = atSweep({});
    play(game, 'Blue: none', 'Green: C2');
    expect(partOf(game.state, 'Red').own.submarine).toBeNull();
    expect(game.state.public.submarine.sunk).toBe(true);
  });

  test('5.1 finding nothing tells something: it cannot be taken back', () => {
    const game = atSweep({ mines: [] });
    play(game, 'Blue: C1');
    expect(undo(game, 'Blue')).toBeUndefined();
    play(game, 'Green: D3', 'Blue: C1');
    expect(viewOf(game.state, 'Blue').knows.clear).toEqual([C1, D3]);
    expect(undo(game, 'Blue')?.why).toContain('told');
  });
});

describe('6 movement', () => {
  test('6.2, 6.3 a mine strikes the ship that enters its hex, 1 or 2 hits by the die', () => {
    for (const [face, hits] of [
      [3, 1],
      [4, 2],
    ] as const) {
      const game = toMovement(narrows({ fleet: fleet({ mines: [C1] }), at: { b1: B1, r1: A3, g1: A2 } }, [face]));
      play(game, 'Blue: C1');
      expect(game.state.public.ships.b1?.hits).toBe(hits);
      expect(partOf(game.state, 'Red').own.mines).toEqual([]);
    }
  });

  test('6.4 a ship that halts at an alarm goes no further; another does', () => {
    const end = (halt: string): number | undefined => {
      const game = toMovement(narrows({ fleet: fleet({ mines: [C1] }), at: { b1: B1, r1: A3, g1: A2 } }, [1]));
      play(game, `Blue: C1 D1${halt}`);
      return game.state.public.ships.b1?.place;
    };
    expect([end(' halt alarm'), end('')]).toEqual([C1, D1]);
  });

  test('6.5 the submarine fires by its standing order, and holding fire is told as well', () => {
    const sail = (order: string): string[] => {
      const game = narrows({ fleet: fleet(), at: { b1: B1, r1: A3, g1: A2 } }, [3]);
      play(game, 'Red: stay', `Red: ${order}`, 'Blue: 0', 'Green: 0', 'Blue: none');
      return play(game, 'Blue: C1');
    };
    expect(sail('hold')).toContain('All quiet at 2.');
    expect(sail('fire')).toEqual(expect.arrayContaining(['A torpedo from 7 at 2.', 'b1 takes 2.']));
  });

  test('6.5 others meet the submarine as a contact, never by its name', () => {
    const game = narrows({ fleet: fleet(), at: { b1: B1, r1: A3, g1: A2 }, submarine: 'Nautilus' }, [1]);
    play(game, 'Red: stay', 'Red: fire', 'Blue: 0', 'Green: 0', 'Blue: none', 'Blue: C1');
    expect(viewOf(game.state, 'Green').knows.contact).toEqual({ handle: 'c1', turn: 1, place: C2 });
    expect(JSON.stringify(viewOf(game.state, 'Green'))).not.toContain('Nautilus');
  });

  test('6.7 a ship is home in harbour, with two points more for a cargo', () => {
    const game = toMovement(narrows({ fleet: fleet(), at: { b1: D1, g1: D2, r1: A1 } }));
    play(game, 'Blue: E1', 'Green: E2');
    expect(game.state.public.score).toBe(4);
    expect(game.state.public.gone).toEqual([
      { id: 'b1', how: 'home' },
      { id: 'g1', how: 'home' },
    ]);
  });

  test('6.8 the harbour is shut to patrol boats', () => {
    const game = toMovement(narrows({ fleet: fleet() }));
    play(game, 'Blue: stay', 'Green: stay');
    expect(refusal(game, 'Red', { path: [4], halt: [] })).toBe('6.8');
  });
});

describe('7 ambush and cover: an interrupt inside an interrupt', () => {
  /** b1 sails from A1 to B1 and on to C1, past the boat at C2; g1 is two hexes from the boat. */
  const ambushed = (faces: number[]): Game<Straits> => {
    const set = { fleet: fleet({ submarine: null }), at: { b1: A1, g1: B3, r1: C1 } };
    const game = toMovement(narrows(set, faces));
    play(game, 'Blue: B1 A2');
    expect(kinds(game)).toEqual(['turn', 'move', 'walk', 'ambush']);
    return game;
  };

  test('7.1 Red may let the ship pass, and it sails on', () => {
    const game = ambushed([]);
    expect(play(game, 'Red: none')).toEqual(expect.arrayContaining(['Red lets b1 pass.', 'b1 sails to 5.']));
    expect(awaited(game)).toEqual(['Green']);
  });

  test('7.3 the ally is asked inside the ambush', () => {
    const game = ambushed([]);
    play(game, 'Red: r1');
    expect(kinds(game)).toEqual(['turn', 'move', 'walk', 'ambush', 'cover']);
    expect(awaited(game)).toEqual(['Green']);
  });

  test('7.4 cover sinks the boat on 4: the ambush finds its boat gone and the walk goes on', () => {
    const game = ambushed([4]);
    play(game, 'Red: r1');
    expect(play(game, 'Green: g1')).toEqual([
      'g1 gives cover against r1.',
      'r1 takes 1 and sinks.',
      'r1 is gone before it can fire at b1.',
      'b1 sails to 5.',
      'b1 stops.',
    ]);
  });

  test('7.5 the ambush sinks the walking ship: the walk frame finds it gone', () => {
    const game = ambushed([3, 5]);
    const ship = game.state.public.ships.b1;
    if (ship !== undefined) ship.hits = 2;
    play(game, 'Red: r1');
    expect(play(game, 'Green: g1')).toEqual(expect.arrayContaining(['b1 takes 1 and sinks.']));
    expect(partOf(game.state, 'Blue').own.course).toBeNull();
    expect(kinds(game)).toEqual(['turn', 'move']);
    expect(awaited(game)).toEqual(['Green']);
  });

  test('7.2 a boat ambushes once a turn', () => {
    const game = ambushed([1]);
    play(game, 'Red: r1', 'Green: none', 'Green: A3');
    expect(game.state.public.phase).toBe('patrol');
  });
});

describe('8 gunfire', () => {
  test('8.1 shells are split over the enemies in reach; 8.3 all fire before anybody sinks', () => {
    const game = toMovement(narrows({ fleet: fleet({ submarine: null }), at: { b1: B1, g1: A3, r1: D1 } }, [5, 6]));
    play(game, 'Blue: stay', 'Green: stay', 'Red: stay');
    expect(awaited(game)).toEqual(['Blue', 'Red']);
    expect(refusal(game, 'Red', { b1: 2 })).toBe('8.1');
    play(game, 'Red: b1 1', 'Blue: r1 1');
    expect(game.state.public.ships.r1).toBeUndefined();
    expect(game.state.public.ships.b1?.hits).toBe(1);
  });

  test('8.2 a house may change the gunnery chart', () => {
    const setup = { scenario: 'narrows', options: {}, charts: { gunnery: { hits: 2 } }, set: { fleet: fleet() } };
    const checked = straits.law(setup);
    expect('law' in checked && checked.law.hits).toBe(2);
    const wrong = straits.law({ ...setup, charts: { gunnery: { hits: 7 } } });
    expect('errors' in wrong && wrong.errors[0]).toContain('charts.gunnery.hits');
  });
});

describe('9 the end', () => {
  test('9.1, 9.2 Red wins when the last turn ends without the points', () => {
    const game = toMovement(narrows({ fleet: fleet(), turn: 4 }));
    play(game, 'Blue: stay', 'Green: stay', 'Red: stay');
    while (awaited(game).length > 0) play(game, `${awaited(game)[0]}: none`);
    expect(game.state.umpire.over?.winners).toEqual(['Red']);
    expect(refusal(game, 'Red', [])).toBe('');
  });

  test('9.4, 9.2 the game ends with the last ship of the convoy; the allies win with enough points', () => {
    const game = toMovement(narrows({ fleet: fleet(), at: { b1: D1, g1: D2, r1: A1 } }));
    play(game, 'Blue: E1', 'Green: E2', 'Red: stay');
    expect(game.state.umpire.over?.winners).toEqual(['Blue', 'Green']);
  });

  test('9.3 the squall comes in a turn nobody knows, and is told when it comes', () => {
    const game = narrows({ fleet: fleet() }, [1], { squalls: true });
    expect(game.state.umpire.secret.squall).toBe(2);
    expect(JSON.stringify(viewOf(game.state, 'Blue'))).not.toContain('"squall":2');
    toMovement(game);
    play(game, 'Blue: stay', 'Green: stay');
    expect(play(game, 'Red: stay')).toContain('A squall comes down on the straits.');
    expect(viewOf(game.state, 'Blue').public.squall).toBe(2);
  });
});

describe('set-ups that are refused', () => {
  const errors = (set: Plain, scenario = 'narrows'): string => {
    const checked = straits.law({ scenario, options: {}, charts: {}, set });
    return 'errors' in checked ? checked.errors.join('; ') : '';
  };

  test.each([
    ['an unknown scenario', () => errors(null, 'narows'), 'did you mean narrows'],
    ['an unknown ship', () => errors({ at: { b9: 1 } }), 'there is no ship "b9"'],
    ['1.1 a ship on land', () => errors({ at: { b1: 6 } }), 'is land (1.1)'],
    ['1.2 two ships in a hex', () => errors({ at: { b1: 10 } }), 'is there already (1.2)'],
    [
      '2.1 a fleet beyond the purse',
      () => errors({ fleet: fleet({ mines: [C1, D3], submarine: { place: C2, torpedoes: 3 } }) }),
      'torpedoes',
    ],
    ['2.4 a mine in open water', () => errors({ fleet: fleet({ mines: [A2] }) }), 'not a marked water (2.4)'],
    ['a field nobody knows', () => errors({ weather: 'fine' }), 'weather'],
  ])('%s', (_name, check, says) => {
    expect(check()).toContain(says);
  });
});

test('every rule of docs/toy.md is on trial, and no other', () => {
  const text = readFileSync(new URL('../../../../docs/toy.md', import.meta.url), 'utf8');
  const written = [...text.matchAll(/^- (\d+\.\d+) /gm)].map(([, rule]) => rule);
  expect([...trial.rules].sort()).toEqual(written.sort());
});
