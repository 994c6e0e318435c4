/** The chances of a bombardment by ships that is being ordered, from a view alone. Exact. */
import type { Answer, Ask, View } from '@ironbottom/umpire';
import { bombardmentStrength, navalShift, shareReached, strengthLeft } from '../chapters/17-2-naval-bombardment.js';
import { bombardmentColumn, damageLevels, damageOf, percentLost } from '../charts/bombardment.js';
import { waysOf2D6 } from '../dice.js';
import { bombsLeft } from './flying.js';
import { modifierOf } from './hitting.js';
import type { BombardLaw, Open, Target } from './kit.js';
import { dateNow, raidersLeft, squadronsNow } from './open.js';
import type { BombardGame } from './rulebook.js';

export type BombardOdds = {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly chance: number }[];
  readonly note: string;
};

type Order = {
  readonly title: string;
  readonly target: Target;
  readonly naval: boolean;
  readonly strengths: readonly number[];
  readonly shift: number;
};

export function bombardOdds(
  { own: { open } }: View<BombardGame>,
  law: BombardLaw,
  ask: Ask,
  answer: Answer | null,
): BombardOdds | null {
  const order = ask.ask === 'sheet' && Array.isArray(answer) ? orderOf(open, law, ask.rule, answer) : null;
  if (order === null) return null;
  const { target, naval, strengths, shift } = order;
  const modifier = modifierOf(open, law, { target, naval, shift, strength: 0 });
  const chances = damageLevels.map(() => 0);
  let percent = 0;
  for (const strength of strengths) {
    const column = bombardmentColumn(strength, shift);
    for (let sum = 2; sum <= 12; sum += 1) {
      const chance = waysOf2D6(sum) / 36 / strengths.length;
      const at = damageLevels.indexOf(damageOf(law.charts.bombardmentOfBases, column, sum + modifier));
      chances[at] = (chances[at] ?? 0) + chance;
      percent += chance * percentLost(law.charts.bombardmentOfAirPoints, column, sum + modifier);
    }
  }
  const text = (at: number): string => (at === 0 ? 'no damage' : at === 1 ? 'suppressed' : `${damageLevels[at]}`);
  return {
    title: order.title,
    rows: chances.map((chance, at) => ({ text: text(at), chance })).filter(({ chance }) => chance > 0),
    note: `${target === 'airfield' ? `of the planes on the ground ${percent.toFixed(0)} in a hundred, on average` : 'headquarters lose Command Points from D1'}${naval ? '' : '; if everybody gets through and no fighter attacks'}`,
  };
}

/** The first squadron that fires, or the raid. */
function orderOf(open: Open, law: BombardLaw, rule: string, rows: readonly unknown[]): Order | null {
  if (rule === '11.3') return raidOf(open, law, rows);
  for (const [at, { id, name, ships, nation }] of squadronsNow(open, law).entries()) {
    const row = rows[at];
    const [target, half] = (Array.isArray(row) ? String(row[0] ?? '') : '').split(' ');
    if (target !== 'airfield' && target !== 'port') continue;
    const all = ships.reduce((sum, ship) => sum + bombardmentStrength(ship), 0);
    const strength = strengthLeft(all, open.ammunition[id] ?? 'out', half === 'half');
    const { island, jungle } = law.scenario;
    return {
      title: `${name} on the ${target}`,
      target,
      naval: true,
      shift: navalShift(nation, dateNow(open, law)),
      strengths: island
        ? [strength]
        : Array.from({ length: 10 }, (_, face) => shareReached(strength, face + 1, jungle)),
    };
  }
  return null;
}

function raidOf(open: Open, law: BombardLaw, [targets, ...many]: readonly unknown[]): Order | null {
  const [target] = Array.isArray(targets) ? targets : [];
  if (target !== 'airfield' && target !== 'port') return null;
  const raid = Object.fromEntries(raidersLeft(open, law).map((type, at) => [type, Number(many[at] ?? 0)]));
  const strength = bombsLeft({ ...open, raid }, law);
  return { title: `The raid on the ${target}`, target, naval: false, shift: 0, strengths: [strength] };
}
