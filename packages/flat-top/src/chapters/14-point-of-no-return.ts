/** 25.4, 8.5.5 Planes that cannot come home in time are lost, and dearly: what a player is told before he sends them too far. */
import type { Hex } from '@ironbottom/hexes';
import type { Answer, SplitAnswer, WalkAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf } from '../fields.js';
import { aboutOf, type GameLaw, type GameOwn, type GameView, stepNow } from '../game-kit.js';
import { distance, name } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';
import { sideOf } from '../view.js';
import { movementFactor } from './12-ships.js';
import { entriesOf } from './14-11-off-board.js';
import { budgetOf, dueBy, factorsOf, mostHexes } from './14-budget.js';
import { fewestPoints, hexesPaidFor } from './optional-altitude-cost.js';
import { withoutHits } from './optional-damaged-bases.js';
import { turnsAway, turnsByHexes } from './optional-off-board.js';
import { diveWarnings } from './optional-submarines-orders.js';

/** The nearest deck or field that can take all of a formation, and the turns it takes to be down there. */
export type Homeward = {
  readonly field: string;
  readonly turnsNeeded: number;
  /** Turns in which it may still fly and land. With fewer than it needs it is past the point of no return. */
  readonly turnsLeft: number;
  /** A task force that, sailing to meet it, could bring its deck near enough where it does not lie so now. */
  readonly unless: string | undefined;
};

/** `from`: where it is going to stand after this turn's flight; left out, from where it is, with what it has of this turn. */
export function homeward(view: GameView, law: GameLaw, flight: Flight, from?: Hex): Homeward | undefined {
  const side = sideOf(view.seat);
  const lots = flight.lots.filter(({ plane }) => !staysUp(law, side, plane));
  if (lots.length === 0) return undefined;
  const thisTurn = from === undefined && !flight.moved ? 1 : 0;
  const turnsLeft = Math.min(...lots.map(({ deadline }) => deadline)) - view.public.turn + thisTurn;
  let best: Homeward | undefined;
  for (const here of fieldsOf(view.own, law, side)) {
    const field = withoutHits(law, here);
    if (field.launch.normal <= 0) continue;
    if (!lots.every(({ plane, seaBased }) => canHandle(law, field, plane, seaBased))) continue;
    const turnsNeeded = turnsTo(law, flight, field, from ?? flight.hex, 0);
    if (best !== undefined && turnsNeeded >= best.turnsNeeded) continue;
    const unless =
      turnsNeeded > turnsLeft ? nearing(view, law, flight, field, from ?? flight.hex, turnsLeft) : undefined;
    best = { field: field.name, turnsNeeded, turnsLeft, unless };
  }
  return best;
}

/** The task force of a deck that could be in time if it came to meet them, every turn as far as it sails. */
function nearing(
  { public: pub, own }: GameView,
  law: GameLaw,
  flight: Flight,
  field: Field,
  from: Hex,
  turnsLeft: number,
): string | undefined {
  const tf = field.ship === null ? undefined : own.tfs.find(({ id }) => id === field.ship?.tf);
  if (tf === undefined || turnsLeft < 1) return undefined;
  const nearer = turnsLeft * movementFactor(pub, own, tf);
  return turnsTo(law, flight, field, from, nearer) <= turnsLeft ? tf.id : undefined;
}

/** SC1.8 Catalinas that stay up for the whole game. */
function staysUp(law: GameLaw, side: Side, plane: string): boolean {
  const free = law.scenario.special.freeTakeOff;
  return free?.side === side && free.plane === plane && cite('SC1.8');
}

/** As the crow flies, to a deck so many hexes `nearer` than it is: the last turn only as far as so many may fly and land (14.8). */
function turnsTo(law: GameLaw, flight: Flight, field: Field, from: Hex, nearer: number): number {
  const pace = mostHexes(law, flight.lots);
  if (flight.away !== null) {
    const there = !flight.away.inbound && flight.away.base === field.id;
    return there ? Math.max(1, turnsAway(law, flight)) : Number.POSITIVE_INFINITY;
  }
  if (field.hex === null) {
    // 14.12 Stop in the entry hex, leave the turn after, land so many turns later.
    const ways = entriesOf(field.id).map(({ hex, turns }) => {
      const far = fewestPoints(law, flight.lots, distance(from, hex), false);
      return Math.min(Math.ceil(far / pace) + 1 + turns, turnsByHexes(law, field.id, far, pace));
    });
    return Math.min(...ways);
  }
  const factors = factorsOf(flight);
  const { minimum, normal } = field.launch;
  const last = factors <= minimum ? pace : factors <= normal ? Math.ceil(pace / 2) : 0;
  const far = fewestPoints(law, flight.lots, distance(from, field.hex) - nearer, true);
  return 1 + Math.max(0, Math.ceil((far - last) / pace));
}

export type Warning = { readonly rule: string; readonly text: string };

/** What this answer would throw away. */
export function warnings(view: GameView, law: GameLaw, answer: Answer): Warning[] {
  if (view.owes?.kind === 'flight') return walkWarnings(view, law, answer);
  if (view.owes?.kind === 'landing') return landingWarnings(view, law, answer);
  if (view.owes?.kind === 'segment') return pickWarnings(view, law, answer);
  if (view.owes?.kind === 'alternation') return doneWarnings(view, law, answer);
  if (view.owes?.kind === 'submarines') return diveWarnings(view, answer);
  return [];
}

function walkWarnings(view: GameView, law: GameLaw, answer: Answer): Warning[] {
  const { af } = aboutOf<{ af: string }>(view);
  const flight = view.own.flights.find(({ id }) => id === af);
  if (flight === undefined || !isWalk(answer)) return [];
  const side = sideOf(view.seat);
  const far = hexesPaidFor(law, flight.lots, budgetOf(view.own, law, side, flight), answer);
  const end = answer.path[far - 1] ?? flight.hex;
  const short: Warning[] = [];
  if (far < answer.path.length)
    short.push({
      rule: 'OPT-EPF.8',
      text: `Low hexes cost two points: ${flight.id} would get no further than ${name(end)} this turn.`,
    });
  if (stepNow(view.public, view.own) === 'land' && mayLandAt(view.own, law, side, flight, end)) return short;
  const home = homeward(view, law, flight, end);
  if (home === undefined ? flight.lots.every(({ plane }) => staysUp(law, side, plane)) : canMakeIt(home)) return short;
  const why =
    home === undefined
      ? 'no deck or field of yours can take it'
      : `from ${name(end)} it needs ${turns(home.turnsNeeded)} to ${home.field} and has ${turns(home.turnsLeft)}`;
  const cost = 'Planes that cannot land for such a reason cost ten points each.';
  const met = home?.unless === undefined ? '' : `, unless ${home.unless} comes nearer`;
  return [...short, { rule: '25.4', text: `${flight.id} would be past the point of no return: ${why}${met}. ${cost}` }];
}

const isWalk = (answer: Answer): answer is WalkAnswer =>
  typeof answer === 'object' && !Array.isArray(answer) && Array.isArray((answer as WalkAnswer).path);
const canMakeIt = ({ turnsNeeded, turnsLeft }: Homeward): boolean => turnsNeeded <= turnsLeft;
const turns = (n: number): string => (n === 1 ? '1 turn' : n < 1 ? 'none' : `${n} turns`);

const mayLandAt = (own: GameOwn, law: GameLaw, side: Side, { lots }: Flight, hex: Hex): boolean =>
  fieldsOf(own, law, side).some(
    (field) => field.hex === hex && lots.every(({ plane, seaBased }) => canHandle(law, field, plane, seaBased)),
  );

/** Who stays up although this was its last turn. */
function landingWarnings(view: GameView, law: GameLaw, answer: Answer): Warning[] {
  const { af } = aboutOf<{ af: string }>(view);
  const flight = view.own.flights.find(({ id }) => id === af);
  if (flight === undefined || !Array.isArray(answer)) return [];
  return flight.lots.flatMap(({ plane, factors, deadline }, i) => {
    const row = answer[i];
    let left = factors;
    if (typeof row === 'object' && !Array.isArray(row)) for (const n of Object.values(row as SplitAnswer)) left -= n;
    if (left === 0 || deadline > view.public.turn) return [];
    return [
      {
        rule: '25.4',
        text: `${left} ${plane} must land by ${dueBy(law, deadline, view.public.turn)} and would be lost, at ten points each.`,
      },
    ];
  });
}

/** Only in the first step can anybody land (R81). */
function pickWarnings(view: GameView, law: GameLaw, answer: Answer): Warning[] {
  if (view.public.segment?.step !== 'land' || !Array.isArray(answer)) return [];
  const picked = answer as readonly unknown[];
  return view.own.flights.flatMap((flight) => {
    const { id, lots, onDeck } = flight;
    const due = lots.filter(({ deadline }) => deadline <= view.public.turn);
    if (onDeck !== null || due.length === 0) return [];
    if (picked.some((item) => item === id || (typeof item === 'string' && item.startsWith(`${id} to `)))) return [];
    return [
      {
        rule: '25.4',
        text: `${id} must land by ${dueBy(law, view.public.turn, view.public.turn)}: only in this step can it. Otherwise it is lost, at ten points a factor.`,
      },
    ];
  });
}

/** OPT-APM Whoever is done moves nobody any more. */
function doneWarnings(view: GameView, law: GameLaw, answer: Answer): Warning[] {
  if (!Array.isArray(answer) || answer.length > 0) return [];
  return view.own.flights.flatMap(({ id, lots, onDeck, moved }) => {
    if (moved || onDeck !== null || lots.every(({ deadline }) => deadline > view.public.turn)) return [];
    const text = `${id} must land by ${dueBy(law, view.public.turn, view.public.turn)}, and you would be done. It would be lost, at ten points a factor.`;
    return [{ rule: '25.4', text }];
  });
}
