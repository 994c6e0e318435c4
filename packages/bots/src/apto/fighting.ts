/** How the recruit attacks and defends. */
import { envisage, mayAttack, openTargets, type Prospect, printed, prospectOf } from '@ironbottom/apto';
import type { Answer, Ask, Pick, Sheet, Split } from '@ironbottom/umpire';
import { type Front, pressure } from './front.js';

type Plan = { readonly target: string; readonly units: string[]; readonly prospect: Prospect; readonly worth: number };

/** An attack on this hex by these units, as it looks before planes are sent. */
export function weigh(front: Front, target: string, units: readonly string[], kind: 'combat' | 'breakthrough'): Plan {
  const { pub, law, side } = front;
  const sortie = { kind, side, target, units: [...units], air: { japan: 0, allies: 0 } } as const;
  const prospect = prospectOf(envisage(pub, law, { ...sortie, units: [...units] }));
  const prize = front.prizes.find((each) => each.hex === target)?.worth ?? 0;
  const garrison = Object.values(pub.units).reduce((sum, { hex, left }) => sum + (hex === target ? left : 0), 0);
  // What wears down the garrison of a prize brings the prize nearer.
  const nearer = garrison === 0 ? 0 : prize * Math.min(1, prospect.defenderLoss / garrison);
  const worth =
    prospect.defenderLoss +
    nearer +
    prospect.clears * (1 + prize) -
    1.2 * prospect.attackerLoss -
    0.6 * prospect.clears;
  return { target, units: [...units], prospect, worth };
}

/** The strongest first, until five to one are reached: whoever is left may attack elsewhere. */
function enough(front: Front, target: string, units: readonly string[]): Plan {
  const sorted = [...units].sort((a, b) => strengthOf(front, b) - strengthOf(front, a) || (a < b ? -1 : 1));
  for (let count = 1; count < sorted.length; count += 1) {
    const plan = weigh(front, target, sorted.slice(0, count), 'combat');
    if (plan.prospect.odds === '5:1') return plan;
  }
  return weigh(front, target, sorted, 'combat');
}

const strengthOf = ({ pub }: Front, id: string): number => {
  const unit = pub.units[id];
  return unit === undefined ? 0 : printed(unit);
};

/** Every attack that is worth its losses, the best first. */
export function attacks(front: Front): Plan[] {
  const { pub, law } = front;
  const { offensive } = pub;
  if (offensive === null) return [];
  const may: typeof mayAttack = (of, by, off, unit) =>
    off.step === 'exploitation' ? unit.hex !== null && off.exploiting.includes(unit.id) : mayAttack(of, by, off, unit);
  return [...openTargets(pub, law, offensive, may)]
    .map(([target, units]) =>
      enough(
        front,
        target,
        units.map(({ id }) => id),
      ),
    )
    .filter(({ worth }) => worth > 0.15)
    .sort((a, b) => b.worth - a.worth || (a.target < b.target ? -1 : 1));
}

export function whichTarget(front: Front): string[] {
  return attacks(front)
    .slice(0, 1)
    .map(({ target }) => target);
}

export function whoAttacks(front: Front, ask: Pick, target: string): string[] {
  const offered = new Set(ask.of.map(({ id }) => id));
  const plan = enough(front, target, [...offered]);
  return plan.units.filter((id) => offered.has(id));
}

/** Armour goes ahead at four to one or better. */
export function whichThrust(front: Front, ask: Pick): string[] {
  const { pub } = front;
  const plans = ask.of.flatMap(({ id }) => {
    const [from, via, target] = id.split('>');
    if (from === undefined || target === undefined || from !== via) return [];
    const units = Object.values(pub.units).filter(
      (unit) => unit.hex === from && unit.status === 'standby' && unit.circled,
    );
    const plan = weigh(
      front,
      target,
      units.map((unit) => unit.id),
      'breakthrough',
    );
    return plan.prospect.odds === '4:1' || plan.prospect.odds === '5:1' ? [{ id, worth: plan.worth }] : [];
  });
  const [best] = plans.sort((a, b) => b.worth - a.worth);
  return best === undefined || best.worth <= 0.5 ? [] : [best.id];
}

/** Two points make superiority against nobody, one takes it from the enemy. */
export function planes(front: Front, most: number): number {
  const { sortie } = front.pub;
  if (sortie === null) return 0;
  const enemy = sortie.air[front.side === 'japan' ? 'allies' : 'japan'];
  if (sortie.side === front.side) return most;
  return Math.min(most, (enemy ?? 0) === 0 ? 2 : 1);
}

/** Full units are turned over before depleted ones are given up. */
function losses({ total, over }: Split): { [id: string]: number } {
  const shares: { [id: string]: number } = {};
  let left = total;
  for (const wanted of [2, 1, 0])
    for (const { id, cap } of over) {
      const taken = shares[id] ?? 0;
      if (left === 0 || taken >= cap || (wanted === 2 && cap < 2) || (wanted === 1 && cap > 1)) continue;
      const more = wanted === 0 ? Math.min(left, cap - taken) : 1;
      shares[id] = taken + more;
      left -= more;
    }
  return shares;
}

/** As many as fit; a place worth holding is not left to nobody while the enemy is near. */
function advance(front: Front, { rows, limits }: Sheet): string[] {
  const [row] = rows;
  if (row?.ask !== 'pick') return [];
  const used = limits.map(() => 0);
  const guards = guardsAmong(
    front,
    row.of.map(({ id }) => id),
  );
  return row.of.flatMap(({ id }) => {
    if (guards.has(id)) return [];
    const weights = limits.map(({ of }) => of.find((term) => term.id === id)?.each ?? 0);
    if (weights.some((weight, at) => (used[at] ?? 0) + weight > (limits[at]?.most ?? 0))) return [];
    weights.forEach((weight, at) => {
      used[at] = (used[at] ?? 0) + weight;
    });
    return [id];
  });
}

/** Of those who could go, one for each place that would stand empty: the weakest. */
function guardsAmong(front: Front, ids: readonly string[]): Set<string> {
  const guards = new Set<string>();
  const going = new Set(ids);
  for (const { hex } of front.posts) {
    if (pressure(front, hex) === 0) continue;
    const there = Object.values(front.pub.units).filter((unit) => unit.hex === hex);
    if (there.some(({ id }) => !going.has(id))) continue;
    const [weakest] = there.sort((a, b) => printed(a) - printed(b) || (a.id < b.id ? -1 : 1));
    if (weakest !== undefined) guards.add(weakest.id);
  }
  return guards;
}

/** Decisions inside an attack. */
export function inBattle(front: Front, ask: Ask): Answer {
  const { attack: outer } = front.pub;
  const battle = outer?.banzai ?? outer ?? null;
  if (ask.ask === 'split') return losses(ask);
  if (ask.ask === 'sheet') {
    const prize = front.prizes.some(({ hex }) => hex === battle?.target.hex);
    const rich = battle === null || battle.from.some(({ units }) => units.some(({ part, left }) => part && left > 1));
    return [prize || rich || battle?.price !== true ? advance(front, ask) : []];
  }
  if (ask.ask !== 'pick') return [];
  const [first] = ask.of;
  if (first === undefined) return [];
  if (ask.min > 0) return battle?.stage === 'retreat' ? [refuge(front, ask)] : [cheapest(front, ask)];
  if (first.id === 'retreat') return worthHolding(front, battle?.target.hex ?? '') ? [] : ['retreat'];
  if (ask.rule !== '5.15') return [];
  // Whoever is without supply is left out.
  const unfed = new Set(battle?.target.units.flatMap(({ id, supplied }) => (supplied ? [] : [id])));
  return ask.of.map(({ id }) => id).filter((id) => unfed.has(id));
}

const worthHolding = ({ posts }: Front, hex: string): boolean => posts.some((each) => each.hex === hex);

/** Toward a place worth holding, or among friends. */
function refuge(front: Front, ask: Pick): string {
  const worth = (hex: string): number =>
    (front.posts.find((each) => each.hex === hex)?.worth ?? 0) + Math.min(3, front.own.get(hex) ?? 0);
  const [best] = ask.of.map(({ id }) => id).sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
  return best ?? '';
}

/** Who loses a step for an advance: a full unit of little strength. */
function cheapest({ pub }: Front, ask: Pick): string {
  const cost = (id: string): number => {
    const unit = pub.units[id];
    return unit === undefined ? 0 : (unit.left > 1 ? 0 : 10) + printed(unit);
  };
  const [best] = ask.of.map(({ id }) => id).sort((a, b) => cost(a) - cost(b) || (a < b ? -1 : 1));
  return best ?? '';
}
