/** 17.2 Who bombs what: every formation where it is worth most, reckoned exactly from the tables. */
import { bombing, type GameLaw, kindsFor, type Lot, resultOf, type SeenShip, shipWorth } from '@ironbottom/flat-top';
import type { Ask, RowAnswer, SplitAnswer } from '@ironbottom/umpire';
import { isOpen } from './answers.js';
import type { Bridge } from './bridge.js';

/** Something to bomb: the chances of so many hits so far, and what hits are worth. */
type Aim = {
  readonly id: string;
  readonly on: 'ship' | 'base';
  readonly offBoard: boolean;
  readonly modifier: number;
  readonly worth: readonly number[];
  chances: number[];
};

export function aimed(bridge: Bridge, ask: Ask): RowAnswer[] | undefined {
  const { view, law, doctrine } = bridge;
  if (!doctrine.discerns || ask.ask !== 'sheet' || ask.rule !== '17.2') return undefined;
  const lots = (view.own.battle?.air ?? []).flatMap((formation) =>
    formation.lots.filter((lot) => lot.factors > 0 && kindsFor(law, lot).length > 0),
  );
  const aims = aimsOf(bridge);
  const rows = ask.rows.map((): SplitAnswer => ({}));
  const open = new Set(lots.keys());
  // The best use of one lot, then of the next, with what the first should have done.
  while (open.size > 0) {
    let best: { row: number; id: string; aim: Aim; after: number[]; gain: number } | undefined;
    for (const row of open) {
      const split = ask.rows[row];
      const lot = lots[row];
      if (split?.ask !== 'split' || lot === undefined) continue;
      for (const aim of aims)
        for (const kind of kindsFor(law, lot)) {
          const id = `${aim.id}:${kind}`;
          if (!split.over.some((share) => share.id === id && isOpen(share))) continue;
          const able = bombing({ rules: law, scenario: law.scenario.figures }, lot, kind, aim);
          if ('not' in able) continue;
          const after = hitBy(law, aim.chances, able.table + aim.modifier, lot);
          const gain = expected(aim, after) - expected(aim, aim.chances);
          if (best === undefined || gain > best.gain) best = { row, id, aim, after, gain };
        }
    }
    if (best === undefined) break;
    const { row, id, aim, after } = best;
    open.delete(row);
    aim.chances = after;
    rows[row] = { [id]: lots[row]?.factors ?? 0 };
  }
  return rows.some((row) => Object.keys(row).length > 0) ? rows : undefined;
}

function aimsOf({ view, law, side, enemy }: Bridge): Aim[] {
  const { knows, public: pub } = view;
  const { night = false, clouds = false } = pub.battle ?? {};
  const { airAttack } = law.charts.combatModifiers.values;
  const weather = (night ? airAttack.night : 0) + (clouds ? airAttack.clouds : 0);
  const aims: Aim[] = [];
  for (const ship of knows.battle?.ships ?? []) {
    if (ship.hits >= ship.damage) continue;
    const crippled = 2 * ship.hits >= ship.damage ? airAttack.crippled : 0;
    const modifier = weather + crippled + (ship.anchored ? airAttack.anchored : 0);
    aims.push({ id: ship.id, on: 'ship', offBoard: false, modifier, worth: worthOf(law, enemy, ship), chances: [1] });
  }
  const base = knows.battle?.base ?? null;
  if (base !== null)
    aims.push({
      id: base.id,
      on: 'base',
      offBoard: base.offBoard,
      modifier: weather,
      worth: baseWorth(law, side, base.name),
      chances: [1],
    });
  return aims;
}

/** What so many more hits are worth; a ship that is half sunk is worth something to whoever comes next. */
function worthOf(law: GameLaw, enemy: Bridge['enemy'], { name, type, hits, damage }: SeenShip): number[] {
  const { sunk, perHit } = shipWorth(law.charts.victoryPoints, name, enemy, type);
  const left = damage - hits;
  const cargo = type === 'AP' || type === 'APD' ? 20 : 0;
  const flies = type === 'CV' || type === 'CVL';
  return Array.from({ length: left + 1 }, (_, more) => {
    if (more === left) return sunk + cargo - perHit * hits;
    const crippled = 2 * (hits + more) >= damage && 2 * hits < damage;
    return perHit * more + (0.3 * sunk * more) / damage + (crippled && flies ? 40 : 0);
  });
}

function baseWorth({ scenario }: GameLaw, side: Bridge['side'], name: string): number[] {
  const raid = scenario.victory.raid?.side === side && scenario.victory.raid.base === name;
  return Array.from({ length: 25 }, (_, hits) => (raid ? 20 : 3) * hits);
}

/** Of a die. */
export const faces = [1, 2, 3, 4, 5, 6];

function hitBy(law: GameLaw, before: readonly number[], table: number, lot: Lot): number[] {
  const after: number[] = [];
  for (const face of faces) {
    const hits = resultOf(law, table, lot.factors, face);
    for (const [had, chance] of before.entries()) after[had + hits] = (after[had + hits] ?? 0) + chance / faces.length;
  }
  return after;
}

function expected({ worth }: Aim, chances: readonly number[]): number {
  let sum = 0;
  for (const [hits, chance] of chances.entries()) sum += (chance ?? 0) * (worth[Math.min(hits, worth.length - 1)] ?? 0);
  return sum;
}
