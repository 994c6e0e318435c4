/** Planes, fleets and fights for tests: set up in a line, played through the real procedure. */
import {
  type Answer,
  type Ask,
  type Event,
  judge,
  type Out,
  type Policy,
  run,
  silent,
  witnessCitations,
} from '@ironbottom/umpire';
import { battle as procedure } from './battle.js';
import { airToAirStep } from './chapters/16-air-to-air.js';
import { antiAircraftStep } from './chapters/17-anti-aircraft.js';
import type { Step } from './chapters/steps.js';
import { charts } from './charts/index.js';
import { isPlaneName } from './charts/planes.js';
import { shipRating } from './charts/rating.js';
import { basicGame, type Options } from './options.js';
import { straightforward } from './policy.js';
import type { AirFormation, Arms, Base, Battle, Grounded, Lot, Parked, Ship, Side } from './state.js';

const armsNames: readonly string[] = ['GP', 'AP', 'torpedo', 'para-frag', 'skip'] satisfies Arms[];
const isArms = (word: string): word is Arms => armsNames.includes(word);

/** lot('10 Dauntless high AP'): low, unarmed, sea-based and due down on turn 12 unless it says `high`, arms, `land`, `due 5`, `dropped`, `burned`. */
export function lot(words: string): Lot {
  const [factors = '', plane = '', ...rest] = words.trim().split(' ');
  if (!isPlaneName(plane)) throw new Error(`no plane ${plane} in '${words}'`);
  const arms = rest.find(isArms) ?? 'none';
  return {
    plane,
    seaBased: !rest.includes('land'),
    factors: Number(factors),
    altitude: rest.includes('high') ? 'high' : 'low',
    arms,
    tookOffArmed: arms !== 'none' || rest.includes('dropped'),
    deadline: Number(rest[rest.indexOf('due') + 1] ?? 12) || 12,
    burned: rest.includes('burned'),
  };
}

/** formation('AF 5: 5 Zero high, 10 Zero') */
export function formation(words: string): AirFormation {
  const [id = '', planes = ''] = words.split(': ');
  return { id, lots: planes.split(', ').map(lot) };
}

const parked = (words: string): Parked[] =>
  words === ''
    ? []
    : words.split(', ').map((each) => {
        const { plane, seaBased, factors, arms } = lot(each);
        return { plane, seaBased, factors, arms, dispersed: each.includes('dispersed') };
      });

/** grounded({ ready: '4 Zero, 3 Val AP', readying: '2 Kate dispersed' }) */
export function grounded({
  ready = '',
  justLanded = '',
  readying = '',
}: { [box in keyof Grounded]?: string }): Grounded {
  return { ready: parked(ready), justLanded: parked(justLanded), readying: parked(readying) };
}

/** fleet('japan', { 'TF 7': 'Shokaku, Kongo, 6 DD' }, { Shokaku: { hits: 2 } }) */
export function fleet(
  side: Side,
  tfs: { [tf: string]: string },
  changes: { [name: string]: Partial<Ship> } = {},
): Ship[] {
  const ships: Ship[] = [];
  for (const [tf, words] of Object.entries(tfs)) {
    for (const each of words.split(', ')) {
      const [, count, type] = /^(\d+) ([A-Z]+)$/.exec(each) ?? [];
      for (let i = 0; i < Number(count ?? 1); i++) {
        const n = ships.filter((ship) => ship.type === type).length + 1;
        ships.push(ship(side, tf, type === undefined ? each : `${type} ${n}`, changes));
      }
    }
  }
  return ships;
}

function ship(side: Side, tf: string, name: string, changes: { [name: string]: Partial<Ship> }): Ship {
  const rating = shipRating(charts, name, side);
  if (rating === undefined) throw new Error(`no ship ${name}`);
  const { type, gunnery, aa, movement, damage, ammunition, torpedoes, deck } = rating;
  const printed = { type, gunnery, aa, movement, damage, ammunition, torpedoes };
  const id = name.toLowerCase().replaceAll(' ', '-');
  const boxes = deck === null ? null : grounded({});
  const state = {
    hits: 0,
    anchored: false,
    grounded: boxes,
    launch: deck === null ? null : deck.launch,
    nextTurn: null,
  };
  return { id, name, tf, ...printed, ...state, ...changes[name] };
}

/** Gasmata: launch factor 8/4, anti-aircraft factor 5, no guns. */
export function base(side: Side, given: Partial<Base> = {}): Base {
  return {
    id: 'gasmata',
    name: 'Gasmata',
    side,
    handles: ['LP'],
    launch: { normal: 8, minimum: 4 },
    aaf: 5,
    sf: 0,
    hits: 0,
    offBoard: false,
    grounded: grounded({}),
    nextTurn: null,
    ...given,
  };
}

type Given = {
  allied?: readonly string[];
  japan?: readonly string[];
  ships?: Partial<Record<Side, Ship[]>>;
  options?: Partial<Options>;
} & Partial<Omit<Battle, 'rules' | 'agenda' | 'ships' | 'air'>>;

/** Turn 5, by day, clear; formations as in `formation`. */
export function battleOf(step: Step, { allied = [], japan = [], ships = {}, options, ...rest }: Given): Battle {
  return {
    rules: { options: { ...basicGame, ...options }, charts },
    turn: 5,
    night: false,
    clouds: false,
    air: { allied: allied.map(formation), japan: japan.map(formation) },
    ships: { allied: ships.allied ?? [], japan: ships.japan ?? [] },
    base: null,
    scenario: null,
    zone: true,
    told: { allied: { planes: false, ships: false }, japan: { planes: false, ships: false } },
    fought: [],
    points: { allied: 0, japan: 0 },
    ...rest,
    agenda: [step],
  };
}

export type Fought = {
  battle: Battle;
  events: Event[];
  /** 'rule seat' of every question, in order. */
  asked: string[];
  asks: Ask[];
  /** Rules of the dice, in order. */
  rolled: string[];
};

/** An answer, or one made from the question; by rule, or by rule and seat ('16.5.4 japan'). Others are the straightforward commander's. */
export type Answers = { [rule: string]: Answer | ((ask: Ask) => Answer) };

/** Play to the end with exactly these dice, or with as many as `dice` is asked for. An illegal answer throws its refusal. */
export function fight(record: Battle, dice: readonly number[] | (() => number) = [], answers: Answers = {}): Fought {
  const fought: Fought = { battle: record, events: [], asked: [], asks: [], rolled: [] };
  const out: Out = {
    on: true,
    say: (rule, kind, data, to = 'all') => fought.events.push({ rule, kind, to, data }),
    tell: (to, rule, kind, data) => fought.events.push({ rule, kind, to, data, tells: true }),
  };
  const policy: Policy = (ask, seat) => {
    fought.asked.push(`${ask.rule} ${seat}`);
    fought.asks.push(ask);
    const given = answers[`${ask.rule} ${seat}`] ?? answers[ask.rule];
    const answer = given === undefined ? straightforward(ask, seat) : typeof given === 'function' ? given(ask) : given;
    const refusal = judge(undefined, ask, answer);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.why}`);
    return answer;
  };
  const faces = typeof dice === 'function' ? [] : [...dice];
  const roll = (need: { rule: string }): number => {
    fought.rolled.push(need.rule);
    const face = typeof dice === 'function' ? dice() : faces.shift();
    if (face === undefined) throw new Error(`no die left for ${fought.rolled.join(', ')}`);
    return face;
  };
  run(procedure, record, roll, policy, out);
  if (faces.length > 0) throw new Error(`dice left over: ${faces.join(', ')}; rolled ${fought.rolled.join(', ')}`);
  return fought;
}

/** The first question with this rule that `side` is asked, with every die a 1 till then. */
export function askOf(record: Battle, rule: string, side: Side): Ask {
  for (let i = 0; i < 200; i++) {
    const need = procedure.next(record, silent);
    if (need === undefined) break;
    if (need.need === 'die') procedure.die(record, 1, silent);
    else if (need.rule === rule && need.of.includes(side)) return procedure.ask(record, side);
    else
      procedure.decide(
        record,
        Object.fromEntries(need.of.map((seat) => [seat, straightforward(procedure.ask(record, seat), seat)])),
        silent,
      );
  }
  throw new Error(`${side} is not asked by ${rule}`);
}

/** Do it with one rule switched off. */
export function without<T>(rule: string, act: () => T): T {
  const before = witnessCitations((book, cited) => cited !== rule && before?.(book, cited) !== false);
  try {
    return act();
  } finally {
    witnessCitations(before);
  }
}

/** Data of all events of a kind. */
export const told = ({ events }: Fought, kind: string): Event['data'][] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data);

/** '10 Zero, 4 Val': what is left in the air, by name. */
export function left(record: Battle, side: Side): string {
  const factors = new Map<string, number>();
  for (const { lots } of record.air[side])
    for (const each of lots) factors.set(each.plane, (factors.get(each.plane) ?? 0) + each.factors);
  return [...factors].map(([plane, n]) => `${n} ${plane}`).join(', ');
}

export const shipNamed = (record: Battle, name: string): Ship => {
  const found = [...record.ships.allied, ...record.ships.japan].find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ship ${name}`);
  return found;
};

/** 'allied 16.10 9: 2' for every roll in the air: who, table and hits. */
export const shots = (fought: Fought): string[] =>
  [...fought.events]
    .filter(({ kind }) => kind === 'air-fire' || kind === 'aa-fire' || kind === 'air-attack-fire')
    .map(({ kind, data }) => {
      const n = kind === 'aa-fire' ? data.guns : data.factors;
      const who =
        kind === 'aa-fire' ? `guns at ${String(data.plane)}` : `${String(data.plane)} at ${String(data.target)}`;
      return `${String(n)} ${who} on ${String(data.table)}: ${String(data.hits)}`;
    });

/** Chapter 16 alone. */
export const dogfight = (given: Given): Battle => battleOf(airToAirStep(), given);

/** Chapters 17 and 18. */
export const strike = (given: Given): Battle => battleOf(antiAircraftStep(), given);

/** What a question, or the first row of a sheet, says about an item: allowed, or by which rule not; undefined if it is not listed. */
export function verdict(ask: Ask, id: string): string | undefined {
  const row = ask.ask === 'sheet' ? ask.rows[0] : ask;
  const items = row?.ask === 'pick' ? row.of : row?.ask === 'split' ? row.over : [];
  const item = items.find((each) => each.id === id);
  return item === undefined ? undefined : (item.not?.rule ?? 'allowed');
}

/** A formation that can always attack something: an attack that is announced has to be made. */
export const alsoThere = 'AF 99: 1 Catalina GP land';

/** The rows of a sheet; of any other question, the question itself. */
export const rowsOf = (ask: Ask): readonly Ask[] => (ask.ask === 'sheet' ? ask.rows : [ask]);

/** How much a row has to give out. */
export const totalOf = (row: Ask): number => (row.ask === 'split' ? row.total : 0);
