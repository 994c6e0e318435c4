/**
 * An admiral: at the beginning of every turn he plays the plans a captain might follow against each other, in pictures of
 * what may be there, and follows the one that comes out best. What he has found out before goes on to count, and so does the
 * book of openings: how these plans have fared before.
 */
import { type FlatTopGame, type GameLaw, type GameView, type Side, sides } from '@ironbottom/flat-top';
import type { Below, Bot, BotThought, Intent } from '@ironbottom/umpire';
import { experienced } from './captain.js';
import { galleryOf, playedOut, worldFrom } from './futures.js';
import { blank, keepUp, type Memory } from './memory.js';
import { type Heard, officer } from './officer.js';
import { openings } from './openings.js';
import { noParticles, type Particles } from './particles.js';
import { type Plan, plansFor } from './plans.js';

/** Futures in a turn. */
const usual = 8;

export const admiral: Bot<FlatTopGame> = admiralWho(() => undefined);

export function admiralWho(refused: Heard): Bot<FlatTopGame> {
  return {
    name: 'admiral',
    title: 'Admiral',
    about: 'Plays out what may come of his plans before he chooses one: the strongest opponent there is here.',
    efforts: [
      { futures: usual, title: 'half a second a turn' },
      { futures: 4 * usual, title: 'a few seconds a turn' },
      { futures: 16 * usual, title: 'as long as it takes' },
    ],
    seat(seat, law, below, thought = {}) {
      const side = sides.find((each) => each === seat) ?? 'allied';
      const memory = blank();
      const staff = gathered(law, side);
      const mine: Intent[] = [];
      const captain = officer(seat, law, below, () => staff.followed.plan.doctrine, refused, memory);
      return {
        answer(view, ask, ways) {
          if (isTime(view, ask.rule)) {
            keepUp(memory, view, law, side, experienced.discerns);
            const before = staff.followed;
            ponder(staff, view, law, side, memory, below, thought);
            if (staff.followed !== before) mine.push({ turn: view.public.turn, text: staff.followed.plan.says });
          }
          return captain.answer(view, ask, ways);
        },
        intents: () => [...mine.splice(0), ...(captain.intents?.() ?? [])],
      };
    },
  };
}

/** A plan and how it has come out: the sum of its results, and of their weights. */
type Tried = { readonly plan: Plan; sum: number; weight: number };
type Staff = { readonly plans: readonly Tried[]; readonly particles: Particles; followed: Tried };

function gathered(law: GameLaw, side: Side): Staff {
  const known = openings[law.scenario.name]?.[side];
  const plans = plansFor(law, side, experienced).map((plan, i): Tried => {
    const share = known?.[plan.id] ?? (i === 0 ? 0.52 : 0.5);
    const weight = known === undefined ? doubt : learned;
    return { plan, sum: share * weight, weight };
  });
  const [first] = plans;
  if (first === undefined) throw new Error('there is no plan at all');
  return { plans, particles: noParticles(), followed: first };
}

/** What the book of openings says counts as so many futures; where it says nothing, the captain's own plan has the benefit of the doubt. */
const learned = 40;
const doubt = 6;

/** Before anything is arranged, and when a turn begins. */
const isTime = ({ owes }: GameView, rule: string): boolean =>
  (owes?.kind === 'set-up' && owes.about === 'choice') || (owes?.kind === 'air-operations' && rule === '8.10');

function ponder(
  staff: Staff,
  view: GameView,
  law: GameLaw,
  side: Side,
  memory: Memory,
  below: Below,
  { futures = usual, isLate }: BotThought,
): void {
  const { plans } = staff;
  if (plans.length < 2) return;
  const opening = view.public.phase < 0;
  const horizon = Math.min(farthest, law.scenario.turns - Math.max(0, view.public.turn));
  const few = Math.max(2, Math.round(futures * quickness(law)));
  let left = opening ? 3 * few : few;
  const gallery = galleryOf(view, law, memory, staff.particles, below);
  while (left > 0 && isLate?.() !== true) {
    // In the beginning all of them, later the two that look best.
    const rivals = opening && left > few ? plans : best(plans, 2);
    const world = worldFrom(gallery);
    for (const tried of rivals) {
      tried.sum += playedOut(world, law, side, tried.plan.doctrine, experienced, memory, horizon);
      tried.weight += 1;
    }
    left -= rivals.length;
  }
  staff.followed = best(plans, 1)[0] ?? staff.followed;
}

/** Turns that are played out. */
const farthest = 13;

/** Large fleets take longer to play out: fewer futures then. */
function quickness({ scenario: { forces } }: GameLaw): number {
  return 20 / (20 + 0.35 * sides.reduce((sum, side) => sum + shipsIn(forces[side].ships), 0));
}

/** '10 DD' are ten. */
const shipsIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Number(/^(\d+) /.exec(line)?.[1] ?? 1), 0);

const best = (plans: readonly Tried[], count: number): Tried[] =>
  [...plans].sort((a, b) => b.sum / b.weight - a.sum / a.weight).slice(0, count);
