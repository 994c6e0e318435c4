/** Battles in the air as a whole: copies, keys, and random play under the invariants. */
import { type Answer, chance, type Event, judge, type Out, sample, silent } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { battle as procedure } from './battle.js';
import { battleStep } from './chapters/15-combat.js';
import { words } from './chapters/words.js';
import { surfaceKinds } from './chapters/words-surface.js';
import { type PlaneName, planes } from './charts/planes.js';
import { straightforward } from './policy.js';
import { type AirFormation, type Arms, type Battle, type Lot, type Side, sides } from './state.js';
import { base, battleOf, fleet, grounded, strike } from './testing.js';

/** Ten Dauntless and ten Avengers over Shokaku, all said but the dice. */
function declared(): Battle {
  const record = strike({
    allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 5 Wildcat, 10 Avenger torpedo'],
    ships: {
      japan: fleet(
        'japan',
        { 'TF 7': 'Shokaku, Kongo, 6 DD' },
        { Shokaku: { grounded: grounded({ ready: '9 Zero' }) } },
      ),
    },
  });
  for (let need = procedure.next(record, silent); need?.need === 'decision'; need = procedure.next(record, silent)) {
    procedure.decide(
      record,
      Object.fromEntries(need.of.map((seat) => [seat, straightforward(procedure.ask(record, seat), seat)])),
      silent,
    );
  }
  return record;
}

function roll(record: Battle, faces: readonly number[]): Battle {
  for (const face of faces) {
    procedure.next(record, silent);
    procedure.die(record, face, silent);
  }
  procedure.next(record, silent);
  return record;
}

describe('copies and keys', () => {
  test('a copy is played without touching what it was copied from', () => {
    const record = declared();
    const before = JSON.stringify(record);
    roll(procedure.clone(record), [6, 6, 6, 6]);
    expect(JSON.stringify(record)).toBe(before);
  });

  test('copies have the same key until they differ, and again when they have become equal', () => {
    const record = declared();
    const after = (...faces: number[]) => procedure.key(roll(procedure.clone(record), faces));
    expect(procedure.key(procedure.clone(record))).toBe(procedure.key(record));
    expect(after(3)).toBe(after(4));
    expect(after(3)).not.toBe(after(5));
    expect(after(1, 1, 3)).not.toBe(after(1, 1, 1));
  });

  test('faces of one class lead to one record', () => {
    const record = declared();
    const need = procedure.next(record, silent);
    if (need?.need !== 'die') throw new Error('a die was expected');
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) {
        const same =
          procedure.key(roll(procedure.clone(record), [a])) === procedure.key(roll(procedure.clone(record), [b]));
        expect(same).toBe(need.classOf?.(a) === need.classOf?.(b));
      }
    }
  });

  test('asking twice what is needed changes nothing', () => {
    const record = declared();
    expect(procedure.next(record, silent)).toBe(procedure.next(record, silent));
  });
});

type Below = (n: number) => number;
const of = <T>(items: readonly T[], below: Below): T => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const flown: Record<Side, readonly PlaneName[]> = {
  allied: ['Wildcat', 'P-38', 'Dauntless', 'Avenger', 'B-17', 'B-25', 'B-26', 'Catalina'],
  japan: ['Zero', 'Rufe', 'Pete', 'Val', 'Kate', 'Betty', 'Mavis'],
};

function randomLot(side: Side, below: Below): Lot {
  const plane = of(flown[side], below);
  const armed = planes.values[plane].mission !== 'scout' && below(2) === 0;
  const arms: Arms = armed ? of(['GP', 'AP', 'torpedo', 'skip', 'para-frag', 'none'] as const, below) : 'none';
  return {
    plane,
    seaBased: below(2) === 0,
    factors: 1 + below(14),
    altitude: below(2) === 0 ? 'high' : 'low',
    arms,
    tookOffArmed: armed,
    deadline: 5 + below(4),
    burned: below(6) === 0,
  };
}

const randomAir = (side: Side, below: Below): AirFormation[] =>
  Array.from({ length: below(4) }, (_, i) => ({
    id: `AF ${i + 1}`,
    lots: Array.from({ length: 1 + below(3) }, () => randomLot(side, below)),
  }));

function randomBattle(below: Below): Battle {
  const yes = (): boolean => below(2) === 0;
  const deck = (side: Side) =>
    grounded({
      ready: yes() ? `${1 + below(4)} ${of(flown[side], below)}, 2 ${of(flown[side], below)} AP` : '',
      readying: yes() ? '3 Zero, 2 Val' : '',
    });
  const boats = (side: Side) =>
    side === 'allied'
      ? fleet(
          'allied',
          { 'TF 1': 'Yorktown, Helena, 2 DD', 'TF 2': 'Lexington, 1 AO' },
          { Yorktown: { grounded: deck(side), hits: below(5) }, Lexington: { anchored: yes() } },
        )
      : fleet(
          'japan',
          { 'TF 7': 'Shokaku, Atago, 2 DD', 'TF 8': 'Shoho, 2 AP' },
          { Shokaku: { grounded: deck(side), hits: below(6) }, Shoho: { anchored: yes() } },
        );
  const field = yes() ? base(of(sides, below), { grounded: deck('japan'), hits: below(3) }) : null;
  const options = {
    criticalHits: yes(),
    lessLuck: of([0, 0, 1, 2] as const, below),
    combineFactors: yes(),
    airModifiers: yes(),
    paraFrag: yes(),
    skipBombing: yes(),
    strafing: yes(),
    landPlanesOnePoint: yes(),
    tfOrganization: yes(),
  };
  const record = battleOf(battleStep(['air-to-air', 'air-attack']), {
    ships: { allied: yes() ? boats('allied') : [], japan: boats('japan') },
    base: field,
    night: yes(),
    clouds: yes(),
    options,
  });
  record.air = { allied: randomAir('allied', below), japan: randomAir('japan', below) };
  return record;
}

/** Every Air Factor of a side, wherever it is. */
function factorsOf(record: Battle, side: Side): number {
  let sum = 0;
  for (const { lots } of record.air[side]) for (const { factors } of lots) sum += factors;
  const decks = record.ships[side].map(({ grounded: boxes }) => boxes);
  if (record.base?.side === side) decks.push(record.base.grounded);
  for (const boxes of decks)
    for (const box of boxes === null ? [] : [boxes.ready, boxes.justLanded, boxes.readying])
      for (const { factors } of box) sum += factors;
  return sum;
}

describe('random battles in the air', () => {
  test.each(Array.from({ length: 300 }, (_, seed) => seed))(
    'fuzz %i: legal answers lead to an end, and the invariants hold',
    (seed) => {
      const below = chance(seed);
      const record = randomBattle(below);
      const before = { allied: factorsOf(record, 'allied'), japan: factorsOf(record, 'japan') };
      const events: Event[] = [];
      const out: Out = {
        on: true,
        say: (rule, kind, data, to = 'all') => events.push({ rule, kind, to, data }),
        tell: (to, rule, kind, data) => events.push({ rule, kind, to, data, tells: true }),
      };
      let needs = 0;
      for (let need = procedure.next(record, out); need !== undefined; need = procedure.next(record, out)) {
        expect(++needs).toBeLessThan(2000);
        if (need.need === 'die') {
          procedure.die(record, 1 + below(6), out);
          continue;
        }
        const answers: { [seat: string]: Answer } = {};
        for (const seat of need.of) {
          const ask = procedure.ask(record, seat);
          for (const answer of [straightforward(ask, seat), sample(undefined, ask, below)]) {
            expect(
              answer === undefined ? 'no sample' : judge(undefined, ask, answer),
              JSON.stringify({ ask, answer }),
            ).toBeUndefined();
            if (answer !== undefined && (answers[seat] === undefined || below(2) === 0)) answers[seat] = answer;
          }
        }
        procedure.decide(record, answers, out);
      }
      const shot = (side: Side): number => before[side] - factorsOf(record, side);
      const told = (side: Side): number =>
        events
          .filter(
            ({ kind, data }) =>
              ['planes-lost', 'planes-lost-aground', 'planes-sunk'].includes(kind) && data.side === side,
          )
          .reduce((sum, { data }) => sum + Number(data.factors), 0);
      for (const side of sides) {
        expect(told(side)).toBe(shot(side));
        for (const ship of record.ships[side]) expect(ship.hits).toBeLessThanOrEqual(ship.damage);
        for (const { lots } of record.air[side])
          for (const { factors } of lots) expect(factors).toBeGreaterThanOrEqual(0);
      }
      for (const event of events) {
        const { table } = event.data;
        if (typeof table === 'number') expect(table >= 1 && table <= 15).toBe(true);
        expect(words(event)).not.toBe(event.kind);
        expect(surfaceKinds).not.toContain(event.kind);
      }
    },
  );
});
