/** Which Offensives the recruit carries out, and what he buys. */
import { distance, printed, sideOf } from '@ironbottom/apto';
import type { Limit, Pick, Row, RowAnswer, Sheet } from '@ironbottom/umpire';
import { type Front, joined, pressure, pull } from './front.js';

/** What an agent could bring about: the attacks within reach of his troops, prizes that lie open. */
function promise(front: Front, centre: string, reach: number, hasUnits: (hex: string) => boolean): number {
  let best = 0;
  const near = (hex: string): boolean => distance(hex, centre) <= reach && hasUnits(hex);
  for (const [target, defence] of front.enemy) {
    if (distance(target, centre) > reach + 2) continue;
    let force = 0;
    for (const [at, points] of front.own) if (near(at) && distance(at, target) <= 2) force += points;
    const odds = defence === 0 ? 5 : force / defence;
    const prize = front.prizes.find(({ hex }) => hex === target)?.worth ?? 0;
    if (odds >= 2) best += (1 + prize) * Math.min(1, odds / 4);
  }
  for (const { hex, worth } of front.prizes)
    if ((front.enemy.get(hex) ?? 0) === 0 && [...front.own.keys()].some((at) => near(at) && distance(at, hex) <= 2))
      best += worth;
  return best;
}

/** The agent who promises most; nobody, when nothing is worth an Offensive. */
export function whoLeads(front: Front, ask: Pick): string[] {
  const { pub, side } = front;
  const ready = new Set(
    Object.values(pub.units).flatMap(({ hex, status, nation }) =>
      hex !== null && status === 'ready' && sideOf(pub, nation) === side ? [hex] : [],
    ),
  );
  const ranked = ask.of.map(({ id }) => {
    const [by, of = ''] = id.split(':');
    const hq = pub.hqs[of];
    if (by === 'hq' && hq !== undefined && hq.hex !== null)
      return { id, worth: promise(front, hq.hex, hq.radius + 2, (hex) => ready.has(hex)) * Math.sqrt(hq.command) };
    const general = pub.generals[of];
    if (by === 'general' && general !== undefined && general.hex !== null)
      return { id, worth: 0.7 * promise(front, general.hex, 1, (hex) => ready.has(hex)) };
    if (by === 'minor') return { id, worth: 0.1 };
    return { id, worth: by === 'stack' ? 0.5 * promise(front, of, 0, (hex) => ready.has(hex)) : 0 };
  });
  const [best] = ranked.sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1));
  return best !== undefined && best.worth > 0.8 ? [best.id] : [];
}

/** Where new or shipped units are of most use: a place under pressure, else near the enemy. */
export function whereNeeded(front: Front, ids: readonly string[]): string | undefined {
  const need = (hex: string): number => {
    const post = front.posts.find((each) => each.hex === hex)?.worth ?? 0;
    const near = joined(front, hex).reduce((sum, { id }) => sum + pressure(front, id), pressure(front, hex));
    const lack = near > 0 && (front.own.get(hex) ?? 0) < near ? 2 : 0;
    return post * lack + 4 * pull(front.prizes, hex) - (front.own.get(hex) ?? 0) / 8;
  };
  const [best] = [...ids].sort((a, b) => need(b) - need(a) || (a < b ? -1 : 1));
  return best;
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
  return answer;
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
