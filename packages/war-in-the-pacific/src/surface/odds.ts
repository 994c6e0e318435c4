/** The chances of a fire that is being declared, from a view alone. */
import type { Answer, Ask, RowAnswer, View } from '@ironbottom/umpire';
import { sinksAt } from '../chapters/16-8-damage.js';
import { reach, readyToFire } from '../chapters/19-4-fire.js';
import { allChits } from '../chapters/20-admirals.js';
import { results } from '../charts/naval-crt.js';
import { lawNow } from './groups.js';
import { type SurfaceLaw, unitOf } from './law.js';
import type { SurfaceKit } from './rulebook.js';
import { type Ship, type SurfaceBattle, shipOf } from './state.js';
import { type Aimed, chancesOf, criticalChance, worthOf } from './worth.js';

export type FireOdds = {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly chance: number }[];
  readonly note?: string;
  readonly brief: string;
};

type Fire = Omit<Aimed, 'unseen'>;

/** What the answer as it stands would fire with: the sheet of firing ships; on choosing a target, all who reach her. */
function firingWith(law: SurfaceLaw, own: SurfaceBattle, ask: Ask, answer: Answer): Fire | null {
  if (!Array.isArray(answer)) return null;
  if (own.phase === 'fire' && ask.ask === 'pick') {
    const [target] = answer as string[];
    const ship = own.ships.find(({ id }) => id === target);
    if (target === undefined || ship === undefined) return null;
    const ready = readyToFire(law, own, own.phasing).filter((each) => reach(law, own, each, ship) !== undefined);
    return { target, firers: ready.map(({ id }) => id), torpedoShift: false };
  }
  if (own.phase !== 'firers' || own.attack === null || ask.ask !== 'sheet') return null;
  const [firers, ...rest] = answer as RowAnswer[];
  if (!Array.isArray(firers)) return null;
  const picked = rest.flatMap((row) => (Array.isArray(row) ? row : []));
  const strength = rest.find((row) => typeof row === 'number');
  return {
    target: own.attack.target,
    firers,
    torpedoShift: picked.includes('shift'),
    strength: typeof strength === 'number' ? strength : 0,
    onDamage: picked.includes('damage') ? 1 : 0,
    onResult: picked.includes('result') ? 1 : 0,
  };
}

/** Exact: two dice and no secret, and two more for a critical hit. What the defender's chits will do is not in them. */
export function surfaceOdds(
  { own }: View<SurfaceKit>,
  given: SurfaceLaw,
  ask: Ask,
  answer: Answer | null,
): FireOdds | null {
  const law = lawNow(given, own);
  const fire = answer === null ? null : firingWith(law, own, ask, answer);
  if (fire === null || fire.firers.length === 0) return null;
  const chances = chancesOf(law, own, fire);
  const ship = shipOf(own, fire.target);
  const text = (levels: number): string =>
    levels === 0
      ? 'no damage'
      : levels >= 5
        ? 'sunk at once'
        : `${results[levels]}${ship.damage > 0 ? `, ${ship.damage + levels >= 5 ? 'and sinks' : `which makes D${ship.damage + levels}`}` : ''}`;
  const critical = criticalChance(law, ship, chances);
  return {
    title: `Fire at ${fire.target}${own.phase === 'fire' ? ' by all who reach her' : ''}`,
    rows: chances.map((chance, levels) => ({ text: text(levels), chance })).filter(({ chance }) => chance > 0),
    brief: briefly(law, ship, chances, worthOf(law, own, fire)),
    ...noteOf(allChits(own.command[ship.side]) > 0, critical),
  };
}

/** What the figures leave out. */
function noteOf(chits: boolean, critical: number): { note?: string } {
  const notes = [
    ...(chits ? ['before the enemy’s chits'] : []),
    ...(critical > 0 ? [`a critical hit besides ${(100 * critical).toFixed(1)} %`] : []),
  ];
  return notes.length === 0 ? {} : { note: notes.join('; ') };
}

/** To stand beside each target: whether she is hurt, whether she goes down, and what it brings (R37). */
function briefly(law: SurfaceLaw, { id, damage }: Ship, chances: readonly number[], worth: number): string {
  const least = sinksAt(unitOf(law, id)) - damage;
  const sunk = chances.reduce((sum, chance, levels) => sum + (levels >= least ? chance : 0), 0);
  const hurt = 1 - (chances[0] ?? 0);
  return `hurt ${percent(hurt)}${sunk > 0 ? `, sunk ${percent(sunk)}` : ''}; ${worth.toFixed(1)} points on average`;
}

const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? 'under 1 %' : `${Math.round(100 * chance)} %`;
