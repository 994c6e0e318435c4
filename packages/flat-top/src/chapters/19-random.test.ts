/** Random fleets, random answers, random dice: whatever the players do, the invariants of chapter 19 hold. */
import { type Answer, type Ask, chance, type Event, judge, type Out, sample } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battle as procedure } from '../battle.js';
import { charts } from '../charts/index.js';
import { shipNames } from '../charts/rating.js';
import { type Battle, enemyOf, type Ship, type Side, sides } from '../state.js';
import { type SurfaceStep, shipsEngaged, surfaceStep } from './19-surface.js';
import { baseOf, battleOf, fleet } from './19-testing.js';

type Below = (n: number) => number;
const named = { allied: shipNames(charts, 'allied'), japan: shipNames(charts, 'japan') };

/** Some ships of any kind, some damaged, anchored or short of ammunition, in one or two task forces. */
function randomFleet(side: Side, below: Below): Ship[] {
  const names = new Set<string>();
  for (let i = below(6); i >= 0; i--) {
    const name = named[side][below(named[side].length)] ?? 'DD';
    names.add(/^[A-Z]+$/.test(name) ? `${1 + below(3)} ${name}` : name);
  }
  return fleet(side, ...names).map((ship): Ship => {
    const hits = below(3) === 0 ? below(ship.damage) : 0;
    const ammunition = below(3) === 0 ? below(ship.ammunition + 1) : ship.ammunition;
    const torpedoes = below(4) === 0 ? 0 : ship.torpedoes;
    const parked = {
      plane: side === 'allied' ? 'Wildcat' : 'Zero',
      seaBased: true,
      factors: 1 + below(4),
      arms: 'none',
      dispersed: false,
    } as const;
    const grounded =
      ship.grounded === null ? null : { ready: below(2) === 0 ? [parked] : [], justLanded: [], readying: [] };
    return { ...ship, hits, ammunition, torpedoes, grounded, anchored: below(6) === 0, tf: `TF ${1 + below(2)}` };
  });
}

/** `targets`: the ships that could be aimed at, as they were then. */
type Asked = { ask: Ask; side: Side; answer: Answer; targets: Ship[] };
type Played = {
  battle: Battle;
  before: Battle;
  step: SurfaceStep;
  events: Event[];
  asked: Asked[];
};

function playAtRandom(seed: number): Played {
  const below = chance(seed);
  const options = {
    criticalHits: below(2) === 0,
    lessLuck: ([0, 0, 1, 2] as const)[below(4)] ?? 0,
    longRangeBombardment: below(2) === 0,
  };
  const base = below(2) === 0 ? baseOf(sides[below(2)] ?? 'allied', { sf: below(9), hits: below(3) }) : null;
  const step = surfaceStep();
  const given = { night: below(2) === 0, base, options, step };
  const battle = battleOf(randomFleet('allied', below), randomFleet('japan', below), given);
  const before = procedure.clone(battle);
  const events: Event[] = [];
  const out: Out = {
    on: true,
    say: (rule, kind, data, to = 'all') => events.push({ rule, kind, to, data }),
    tell: (to, rule, kind, data) => events.push({ rule, kind, to, data, tells: true }),
  };
  const asked: Played['asked'] = [];
  for (let needs = 0; ; needs++) {
    expect(needs).toBeLessThan(500);
    const need = procedure.next(battle, out);
    checkShips(battle, before);
    if (need === undefined) return { battle, before, step, events, asked };
    if (need.need === 'die') {
      procedure.die(battle, 1 + below(need.sides), out);
      continue;
    }
    const answers: { [side: string]: Answer } = {};
    for (const side of sides.filter((each) => need.of.includes(each))) {
      const ask = procedure.ask(battle, side);
      const answer = sample(undefined, ask, below);
      if (answer === undefined) throw new Error(`no answer to ${ask.rule}`);
      expect(judge(undefined, ask, answer)).toBeUndefined();
      answers[side] = answer;
      asked.push({ ask, side, answer, targets: targetsIn(ask, battle, side) });
    }
    procedure.decide(battle, answers, out);
  }
}

function targetsIn(ask: Ask, battle: Battle, side: Side): Ship[] {
  const rows = ask.ask === 'sheet' ? ask.rows : [ask];
  const ids = rows.flatMap((row) => (row.ask === 'split' ? row.over.map((share) => share.id) : []));
  return battle.ships[enemyOf(side)].filter((ship) => ids.includes(ship.id));
}

function checkShips(battle: Battle, before: Battle): void {
  for (const side of sides) {
    expect(battle.ships[side]).toHaveLength(before.ships[side].length);
    battle.ships[side].forEach((ship, i) => {
      const was = before.ships[side][i];
      if (was === undefined) throw new Error('a ship came out of nowhere');
      expect(ship.hits).toBeGreaterThanOrEqual(was.hits);
      expect(ship.hits).toBeLessThanOrEqual(ship.damage);
      expect(ship.ammunition).toBeGreaterThanOrEqual(0);
      expect(ship.ammunition).toBeLessThanOrEqual(was.ammunition);
      expect([0, was.torpedoes]).toContain(ship.torpedoes);
    });
  }
}

const afloat = (ship: Ship): boolean => ship.hits < ship.damage;
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const seeds = Array.from({ length: 160 }, (_, i) => i + 1);
const played = seeds.map(playAtRandom);

describe('19 at random', () => {
  it('19 every battle ends, and all of its parts are reached', () => {
    const kinds = new Set(played.flatMap(({ events }) => events.map((event) => event.kind)));
    for (const kind of [
      'surface-attack',
      'torpedoes-in-vain',
      'breakthrough',
      'bombardment',
      'base-fire-declared',
      'ship-sunk',
      'critical-hit',
    ]) {
      expect([...kinds]).toContain(kind);
    }
  });

  it('19.3.3 every ship stands in one position, crippled and anchored ones in the Screen', () => {
    for (const { before, events } of played) {
      for (const { data } of events.filter((event) => event.kind === 'arrangement')) {
        const side: Side = data.side === 'allied' ? 'allied' : 'japan';
        const front = [...namesIn(data.gunnery), ...namesIn(data.torpedo)];
        const everybody = [...front, ...namesIn(data.screen)];
        expect(everybody.toSorted()).toEqual(before.ships[side].map((ship) => ship.name).toSorted());
        const bound = before.ships[side].filter(
          (ship) => ship.anchored || (ship.damage >= 3 && ship.hits === ship.damage - 1),
        );
        for (const ship of bound) expect(front).not.toContain(ship.name);
      }
    }
  });

  it('19.5.1 no more guns are used against BBs than BBs, CAs and CAVs have', () => {
    let limited = 0;
    for (const { before, asked } of played) {
      for (const { ask, side, answer } of asked) {
        if (ask.rule !== '19.5' && ask.rule !== '19.7.1') continue;
        const fire =
          Array.isArray(answer) && typeof answer[0] === 'object' && !Array.isArray(answer[0]) ? answer[0] : {};
        const at = before.ships[enemyOf(side)].filter((ship) => ship.type === 'BB');
        const used = at.reduce((sum, ship) => sum + (fire[ship.id] ?? 0), 0);
        const heavy = before.ships[side].filter((ship) => ['BB', 'CA', 'CAV'].includes(ship.type));
        expect(used).toBeLessThanOrEqual(heavy.reduce((sum, ship) => sum + ship.gunnery, 0));
        if (used > 0) limited += 1;
      }
    }
    expect(limited).toBeGreaterThan(10);
  });

  it('19.8 ammunition falls by the table, by eight, or to nothing, and never of a ship that was silent', () => {
    for (const { battle, before, step, events } of played) {
      const bombarded = events
        .filter((event) => event.kind === 'bombardment')
        .flatMap(({ data }) => [...namesIn(data.ships), ...namesIn(data.longRange)]);
      for (const side of sides) {
        battle.ships[side].forEach((ship, i) => {
          const was = before.ships[side][i];
          if (was === undefined || was.ammunition === ship.ammunition) return;
          const byBombarding = bombarded.includes(ship.name) && side !== battle.base?.side;
          const cost = byBombarding ? 8 : step.bht;
          const oneTurn = ship.type === 'DD' || ship.type === 'APD';
          expect(ship.ammunition).toBe(oneTurn ? 0 : Math.max(0, was.ammunition - cost));
          expect(byBombarding || shipsEngaged(step, side).includes(i)).toBe(true);
        });
      }
    }
  });

  it('19.8.2 torpedoes are gone only from ships in the Torpedo position, and wholly', () => {
    for (const { battle, before, step } of played) {
      for (const side of sides) {
        battle.ships[side].forEach((ship, i) => {
          if (ship.torpedoes !== before.ships[side][i]?.torpedoes) expect(step.positions[side][i]).toBe('torpedo');
        });
      }
    }
  });

  it('19.9 only BBs, CAVs, CAs and CLs that were left alone bombard, once', () => {
    let bombardments = 0;
    for (const { before, step, events } of played) {
      const raids = events.filter((event) => event.kind === 'bombardment');
      expect(raids.length).toBeLessThanOrEqual(1);
      for (const { data } of raids) {
        const side: Side = data.by === 'allied' ? 'allied' : 'japan';
        const engaged = step.bht > 0 ? shipsEngaged(step, side).map((i) => before.ships[side][i]?.name) : [];
        for (const name of [...namesIn(data.ships), ...namesIn(data.longRange)]) {
          expect(engaged).not.toContain(name);
          expect(['BB', 'CAV', 'CA', 'CL']).toContain(before.ships[side].find((ship) => ship.name === name)?.type);
          bombardments += 1;
        }
        for (const name of namesIn(data.longRange)) {
          expect(before.ships[side].find((ship) => ship.name === name)?.type).toBe('BB');
        }
      }
    }
    expect(bombardments).toBeGreaterThan(10);
  });

  it('21.2 nobody aims at a wreck', () => {
    const aimed = played.flatMap(({ asked }) => asked.flatMap((each) => each.targets));
    expect(aimed.length).toBeGreaterThan(100);
    expect(aimed.filter((ship) => !afloat(ship))).toEqual([]);
  });

  it('19 copies of a battle do not touch each other, and equal battles have equal keys', () => {
    for (const { before } of played.slice(0, 40)) {
      const one = procedure.clone(before);
      const two = procedure.clone(before);
      const key = procedure.key(two);
      expect(procedure.key(one)).toBe(key);
      const need = procedure.next(one, { on: false, say: () => undefined, tell: () => undefined });
      if (need?.need === 'decision') {
        const answers = Object.fromEntries(
          need.of.map((seat) => [seat, sample(undefined, procedure.ask(one, seat), () => 0) ?? []]),
        );
        procedure.decide(one, answers, { on: false, say: () => undefined, tell: () => undefined });
      }
      expect(procedure.key(two)).toBe(key);
    }
  });
});
