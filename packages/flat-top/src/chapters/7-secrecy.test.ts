import { chance } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { type Given, type GivenSide, hexNamed } from '../game-testing.js';
import { distance, hexCount, inPlay, name, terrainAt } from '../map.js';
import { enemyOf, type Side, sides } from '../state.js';
import { atTable } from '../table-testing.js';
import { conditionFor, moveCounter, observe } from './7-observation.js';

const below = chance(42);
const sea = Array.from({ length: hexCount }, (_, hex) => hex).filter(
  (hex) => inPlay(hex, true) && terrainAt(hex) === 'sea',
);
const somewhere = (): string => name(sea[below(sea.length)] ?? 0);
const often = (n: number): boolean => below(n) > 0;

/** A few units a side, bunched in one corner of the sea so that they meet. */
function crowd(side: Side): GivenSide {
  const near = (): string => name((hexNamed('BB14') + 44 * below(5) + below(8)) % hexCount);
  const planes =
    side === 'allied' ? ['4 Wildcat* high', '3 Dauntless* AP', '2 Catalina'] : ['5 Zero high', '4 Nell GP', '2 Mavis'];
  return {
    tfs: Array.from({ length: 1 + below(2) }, (_, i) => ({
      hex: near(),
      ships: side === 'allied' ? [i === 0 ? 'Lexington' : 'Pensacola', '2 DD'] : ['Shoho', '2 DD'].slice(i),
      onMap: !often(3),
    })),
    flights: Array.from({ length: below(4) }, () => ({
      hex: near(),
      planes: [planes[below(3)] ?? ''],
      onMap: !often(2),
      searching: often(2),
      blind: !often(6),
    })),
  };
}

const random = (): Given => ({
  hour: often(3) ? 10 : 22,
  clouds: Array.from({ length: below(4) }, () => name(hexNamed('BB14') + 44 * below(5) + below(8))),
  allied: crowd('allied'),
  japan: crowd('japan'),
});

describe('7 what observation may and may not tell', () => {
  it('7.9 where hidden units stand, out of sight, changes nothing anybody hears', () => {
    const heard = (hidden: string): string => {
      const { table, events } = atTable({
        allied: {
          tfs: [{ hex: 'DD14', ships: ['Lexington', '4 DD'], onMap: true }],
          flights: [{ hex: 'DD12', planes: ['3 Dauntless*'], onMap: true, searching: true }],
        },
        japan: { tfs: [{ hex: hidden, ships: ['Shoho'] }], flights: [{ hex: hidden, planes: ['4 Nell GP'] }] },
      });
      observe(table);
      return JSON.stringify(events.filter(({ to }) => to === 'all' || to.includes('allied')));
    };
    const far = (): string => {
      const hex = somewhere();
      const clear = ['DD14', 'DD12', 'H19'].every((eye) => distance(hexNamed(hex), hexNamed(eye)) > 3);
      return clear && heardNothing(hex) ? hex : far();
    };
    const first = heard('B40');
    for (let i = 0; i < 40; i++) expect(heard(far())).toBe(first);
  });

  it('7.2 whatever is seen is on the map, and every unit knows how well it is seen', () => {
    for (let i = 0; i < 300; i++) {
      const { table, state, own, knows } = atTable(random());
      observe(table);
      for (const side of sides) {
        for (const unit of [...own(side).tfs, ...own(side).flights]) {
          const kind = 'lots' in unit ? 'AF' : 'TF';
          const high = 'lots' in unit && unit.lots.some(({ altitude }) => altitude === 'high');
          const seen = conditionFor(state, table.law, enemyOf(side), unit.hex, kind, high);
          expect(unit.seen).toBe(seen);
          if (seen > 0) expect(unit.onMap).toBe(true);
          const mark = knows(enemyOf(side)).marks.find((each) => each.hex === unit.hex && each.kind === kind);
          if (unit.onMap) expect(mark?.condition ?? -1).toBeGreaterThanOrEqual(unit.seen);
        }
      }
    }
  });

  it('7.8 looking again without anything having changed tells nothing, and marks stay in order', () => {
    for (let i = 0; i < 200; i++) {
      const { table, events, knows } = atTable(random());
      observe(table);
      const before = sides.map((side) => knows(side).marks);
      events.length = 0;
      expect(observe(table)).toBe(false);
      expect(events).toEqual([]);
      expect(sides.map((side) => knows(side).marks)).toEqual(before);
      for (const [one, two] of before.flatMap((marks) => marks.slice(1).map((mark, n) => [marks[n], mark] as const)))
        expect((one?.hex ?? 0) * 2 + (one?.kind === 'TF' ? 0 : 1)).toBeLessThan(
          two.hex * 2 + (two.kind === 'TF' ? 0 : 1),
        );
    }
  });

  it('7.8 whatever a side knows of the enemy changes only when it is told something', () => {
    for (let i = 0; i < 200; i++) {
      const { table, events, own, knows } = atTable(random());
      observe(table);
      for (let step = 0; step < 6; step++) {
        const before = sides.map((side) => JSON.stringify(knows(side)));
        events.length = 0;
        const side = sides[below(2)] ?? 'allied';
        const units = [...own(side).tfs, ...own(side).flights];
        const unit = units[below(units.length)];
        if (unit === undefined) continue;
        const from = unit.hex;
        unit.hex += below(2) === 0 ? 1 : 44;
        if (unit.onMap) moveCounter(table, side, 'lots' in unit ? 'AF' : 'TF', from, unit.hex);
        observe(table);
        for (const [n, each] of sides.entries()) {
          const told = events.some(({ to, tells }) => tells === true && to.includes(each));
          if (!told) expect(JSON.stringify(knows(each))).toBe(before[n]);
        }
        expect(events.every(({ tells }) => tells === true)).toBe(true);
      }
    }
  });
});

/** No look-out of the Allies watches the sea there. */
function heardNothing(hex: string): boolean {
  const { state, table } = atTable({});
  return conditionFor(state, table.law, 'allied', hexNamed(hex), 'AF', true) === 0;
}
