/** Which Offensives the recruit carries out, and what he buys. */
import { distance, printed, sideOf } from '@ironbottom/apto';
import type { Limit, Pick, Row, RowAnswer, Sheet } from '@ironbottom/umpire';
import { type Front, joined, nearby, pressure } from './front.js';

/** What troops could bring about: attacks within their reach at good odds, and prizes that lie open. */
function promise(front: Front, isOurs: (hex: string) => boolean): number {
  const found = [...targets(front)].map((target) => {
    const defence = front.enemy.get(target) ?? 0;
    const near = nearby(front, target);
    let force = 0;
    for (const [at, points] of front.own) if (near.has(at) && isOurs(at)) force += points;
    const prize = front.prizes.find(({ hex }) => hex === target)?.worth ?? 0;
    if (defence === 0) return force > 0 ? prize : 0;
    return force / defence >= 2 ? (1 + prize) * Math.min(1, force / defence / 4) : 0;
  });
  return found
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, worth) => sum + worth, 0);
}

const targets = ({ enemy, prizes }: Front): Set<string> => new Set([...enemy.keys(), ...prizes.map(({ hex }) => hex)]);

/** The agent who promises most; nobody, when nothing is worth an Offensive, or its price where it was not bought before. */
export function whoLeads(front: Front, ask: Pick): string[] {
  const { pub, side } = front;
  const ready = new Set(
    Object.values(pub.units).flatMap(({ hex, status, nation }) =>
      hex !== null && status === 'ready' && sideOf(pub, nation) === side ? [hex] : [],
    ),
  );
  const within = (centre: string | null, reach: number, hex: string): boolean =>
    centre !== null && ready.has(hex) && distance(hex, centre) <= reach;
  const worthOf = (id: string): number => {
    const [by, of = ''] = id.split(':');
    const hq = pub.hqs[of];
    if (hq !== undefined) return promise(front, (hex) => within(hq.hex, hq.radius + 2, hex)) * Math.sqrt(hq.command);
    const general = pub.generals[of];
    if (general !== undefined) return 0.7 * promise(front, (hex) => within(general.hex, 1, hex));
    if (by === 'minor') return 0.4 * promise(front, (hex) => ready.has(hex));
    // Neither a surrender nor another enemy (9.2) is worth anything.
    return by === 'stack' ? 0.5 * promise(front, (hex) => within(of, 0, hex)) : 0;
  };
  const [best] = ask.of
    .map(({ id, text }) => ({ id, worth: worthOf(id) - (text.includes('not prepared') ? 2 : 0) }))
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1));
  return best !== undefined && best.worth > 0.8 ? [best.id] : [];
}

/** Of an Offensive: so many of the most promising targets, and for each the units near it, until five to one are there. */
export function called(front: Front, sheet: Sheet, attacks: number): RowAnswer[] {
  const [own] = sheet.rows;
  const offered = own?.ask === 'pick' ? own.of.map(({ id }) => id) : [];
  const at = (id: string): string => front.pub.units[id]?.hex ?? '';
  const points = (id: string): number => {
    const unit = front.pub.units[id];
    return unit === undefined ? 0 : printed(unit);
  };
  const plans = [...targets(front)].map((target) => {
    const near = nearby(front, target);
    const defence = front.enemy.get(target) ?? 0;
    const units = offered.filter((id) => near.has(at(id))).sort((a, b) => points(b) - points(a) || (a < b ? -1 : 1));
    const force = units.reduce((sum, id) => sum + points(id), 0);
    const prize = front.prizes.find(({ hex }) => hex === target)?.worth ?? 0;
    const worth =
      force === 0 || force < 1.5 * defence ? 0 : (1 + prize) * Math.min(1, defence === 0 ? 1 : force / defence / 4);
    return { target, units, defence, worth };
  });
  const chosen = new Set<string>();
  const best = plans
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || (a.target < b.target ? -1 : 1));
  for (const { units, defence } of best.slice(0, attacks + 1)) {
    let force = 0;
    for (const id of units) {
      if (force >= Math.max(1, 5.5 * defence)) break;
      if (!chosen.has(id)) chosen.add(id);
      force += points(id);
    }
  }
  return sheet.rows.map((row, nth): RowAnswer => {
    if (row.ask !== 'pick' || nth === 1) return [];
    return nth === 0 ? offered.filter((id) => chosen.has(id)) : row.of.map(({ id }) => id);
  });
}

/** Those that cannot move any more are called only where they can attack. */
export const besideEnemy = (front: Front, sheet: Sheet): RowAnswer[] =>
  sheet.rows.map((row, nth): RowAnswer => {
    if (row.ask !== 'pick' || nth > 0) return [];
    return row.of.flatMap(({ id }) => (pressure(front, front.pub.units[id]?.hex ?? '') > 0 ? [id] : []));
  });

/** Where new or shipped units are of most use: a place under pressure, else near the enemy. */
export function whereNeeded(front: Front, ids: readonly string[]): string | undefined {
  const [best] = [...ids].sort((a, b) => need(front, b) - need(front, a) || (a < b ? -1 : 1));
  return best;
}

/** How much troops are wanted in a hex. */
export function need(front: Front, hex: string): number {
  const post = front.posts.find((each) => each.hex === hex)?.worth ?? 0;
  const near = joined(front, hex).reduce((sum, id) => sum + pressure(front, id), pressure(front, hex));
  const lack = near > 0 && (front.own.get(hex) ?? 0) < near ? 2 : 0;
  return post * lack + 6 * (front.pull.get(hex) ?? 0) + 2 * (front.call.get(hex) ?? 0) - (front.own.get(hex) ?? 0) / 8;
}

const weightOf = ({ of }: Limit, row: number, id: string): number =>
  of.reduce(
    (sum, term) => (term.row === row && (term.id === undefined || term.id === id) ? sum + (term.each ?? 1) : sum),
    0,
  );

/** Depleted units first, then new ones, the strongest for the price; so much of the purse is kept for Offensives. */
export function building(front: Front, sheet: Sheet): RowAnswer[] {
  const keep = front.side === 'japan' ? 0.5 : 0.35;
  const left = sheet.limits.map(({ most, why }) => (/EP$/.test(why) ? Math.floor(most * (1 - keep)) : most));
  const strengthOf = (id: string): number => {
    const unit = front.pub.units[id];
    return unit === undefined ? 0 : printed({ ...unit, left: unit.steps });
  };
  const answer: RowAnswer[] = sheet.rows.map(
    (row): RowAnswer => (row.ask === 'pick' ? [] : row.ask === 'say' ? row.from : {}),
  );
  const fill = (at: number, row: Row | undefined): void => {
    if (row?.ask !== 'pick') return;
    const chosen = answer[at] as string[];
    for (const { id } of [...row.of].sort((a, b) => strengthOf(b.id) - strengthOf(a.id) || (a.id < b.id ? -1 : 1))) {
      const costs = sheet.limits.map((limit) => weightOf(limit, at, id));
      if (chosen.length >= row.max || costs.some((cost, i) => cost > (left[i] ?? 0))) continue;
      costs.forEach((cost, i) => {
        left[i] = (left[i] ?? 0) - cost;
      });
      chosen.push(id);
    }
  };
  fill(0, sheet.rows[0]);
  fill(1, sheet.rows[1]);
  fill(2, sheet.rows[2]);
  // 8.6 Ruins with what is left over.
  sheet.rows.forEach((row, at) => {
    if (row.ask === 'pick' && row.of.some(({ id }) => id.startsWith('repair '))) fill(at, row);
  });
  return answer;
}

/** 7.17 A point is kept back for what comes; the others may go into ruins. */
export function repairing({ pub, side }: Front, ask: Pick): string[] {
  const points = (side === 'japan' ? pub.ep.japan : pub.ep.china) ?? 0;
  return ask.of.map(({ id }) => id).slice(0, Math.max(0, Math.min(ask.max, points - 1)));
}

/** All that is left goes into Offensives, a few points kept back for what comes. */
export function buying(sheet: Sheet): RowAnswer[] {
  const left = sheet.limits.map(({ most }) => Math.max(0, most - 2));
  return sheet.rows.map((row, at): RowAnswer => {
    if (row.ask !== 'say') return [];
    let bought = row.from;
    for (;;) {
      const costs = sheet.limits.map((limit) => weightOf(limit, at, ''));
      if (bought >= row.to || bought >= 9 || costs.some((cost, i) => cost > (left[i] ?? 0))) return bought;
      costs.forEach((cost, i) => {
        left[i] = (left[i] ?? 0) - cost;
      });
      bought += 1;
    }
  });
}
