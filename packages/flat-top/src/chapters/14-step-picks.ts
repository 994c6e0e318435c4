/** 14.2 What a side may pick in each step of its segment. */
import type { Hex } from '@ironbottom/hexes';
import type { Item, Pick } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf } from '../fields.js';
import { type FlightStep, type GameLaw, type GameOwn, type GameView, stepNow } from '../game-kit.js';
import { distance, name } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';
import { sideOf } from '../view.js';
import { mayReorganize } from './8-11-reorganizing.js';
import { launchClass, launchRoom } from './8-launching.js';
import { entriesOf, mayLeave } from './14-11-off-board.js';
import { hasGrounded } from './14-21-destroying.js';
import { budgetOf } from './14-budget.js';
import { hexesHome, hexesOverMountains } from './14-way-home.js';
import { beyondDamage } from './optional-damaged-bases.js';
import { isDue, leavesInReach, leavingItems, takeOffItems } from './optional-off-board.js';

const prompts: Readonly<Record<FlightStep, { rule: string; prompt: string }>> = {
  land: {
    rule: '14.2.1',
    prompt: 'Step 1 of 4, landing: which formations fly home and land? In no later step of this turn can anybody land.',
  },
  map: {
    rule: '14.2.2',
    prompt: 'Step 2 of 4, in the open: which counters on the map fly on, still on the map? There they can search.',
  },
  log: {
    rule: '14.2.3',
    prompt:
      'Step 3 of 4, hidden: which formations take off or fly on unseen? They do not search, and the enemy may ' +
      'still make them out. Choose the formations here; the way of each is asked next.',
  },
  appear: {
    rule: '14.2.4',
    prompt:
      'Step 4 of 4, in the open: which formations take off or come out onto the map? There they can search and be ' +
      'seen. Whoever stays on deck now only circles over it this turn.',
  },
  remove: { rule: '14.2.5', prompt: 'Counters leave the map.' },
};

export function stepPick(view: GameView, law: GameLaw): Pick {
  const side = sideOf(view.seat);
  const { own } = view;
  const step = stepNow(view.public, own) ?? 'remove';
  const of: Item[] = [];
  const fields = fieldsOf(own, law, side);
  for (const flight of own.flights) {
    if (step === 'land') landItems(of, view, law, side, flight, fields);
    else if (!flight.moved) moveItems(of, own, law, flight, step);
  }
  specials(of, view, law, side, step, fields);
  const { rule, prompt } = prompts[step];
  const left = step === 'land' ? null : leftOut(own, law, step, of);
  const max = of.length;
  if (left === null) return { ask: 'pick', rule, prompt, of, min: 0, max };
  return { ask: 'pick', rule, prompt: prompt + left.warning, of, min: 0, max, none: left.none };
}

/** 14.2 What becomes of those who are not chosen in a step: asked again in the next one, or left where they are. */
function leftOut(
  { flights }: GameOwn,
  law: GameLaw,
  step: FlightStep,
  of: readonly Item[],
): { warning: string; none: string } | null {
  const later: Flight[] = [];
  const stay: Flight[] = [];
  const circle: Flight[] = [];
  for (const flight of flights) {
    if (flight.away !== null || !isOffered(of, flight.id)) continue;
    if (isAskedAgain(law, flight, step)) later.push(flight);
    else if (flight.onDeck === null) stay.push(flight);
    else circle.push(flight);
  }
  const next = step === 'map' ? 3 : 4;
  let warning = '';
  let none = '';
  if (later.length > 0) {
    const are = later.length === 1 ? 'is' : 'are';
    const all = list(later);
    none = `${all} ${are} asked again in step ${next}`;
    warning = ` ${all}, if not chosen here, ${are} asked again in step ${next}.`;
  }
  const [one] = stay;
  if (one !== undefined) {
    const all = list(stay);
    const where = stay.length === 1 ? `${all} stays in ${name(one.hex)}` : `${all} stay where they are`;
    none += `${none === '' ? '' : '; '}${where} this turn`;
    warning += ` For ${all} in the air this is the last chance to move this turn.`;
  }
  if (circle.length > 0)
    none += `${none === '' ? '' : '; '}${list(circle)} only ${circle.length === 1 ? 'circles' : 'circle'} this turn`;
  return none === '' ? null : { warning, none };
}

/** Whether a formation that is not chosen in this step may still be chosen in a later one. */
export function isAskedAgain({ options }: GameLaw, { moved, away, onMap }: Flight, step: FlightStep): boolean {
  if (step === 'land') return !moved && away === null;
  return step === 'map' ? options.slipAway : step === 'log' && !onMap;
}

function isOffered(of: readonly Item[], id: string): boolean {
  for (const item of of) if (item.id === id) return true;
  return false;
}

/** 'AF 1, AF 2 and AF 5' */
export function list(flights: readonly Flight[]): string {
  let text = '';
  for (let i = 0; i < flights.length; i++)
    text += `${i === 0 ? '' : i < flights.length - 1 ? ', ' : ' and '}${flights[i]?.id ?? ''}`;
  return text;
}

/** Who may come home, who may leave by an entry hex, who is over an off-board base. */
export function landItems(
  of: Item[],
  view: GameView,
  law: GameLaw,
  side: Side,
  flight: Flight,
  fields: readonly Field[],
): void {
  const { own, public: pub } = view;
  const { id, away, onDeck, hex } = flight;
  if (onDeck !== null) return;
  if (away !== null) {
    if (away.inbound || !isDue(law, flight)) return;
    of.push({ id, text: `${told(flight)} lands at ${away.base}` });
    // OPT-EPF.11 Some of them lie within a flight of each other. Who is still on his way goes there first.
    const onward =
      away.hexes === undefined || away.hexes === 0 ? leavingItems(own, law, side, flight, told(flight)) : [];
    of.push(...onward);
    for (const { id: base, offBoard } of own.bases)
      if (offBoard && base !== away.base && !onward.some((item) => item.id === `${id} to ${base}`) && cite('14.20'))
        of.push(notBeyond(`${id} to ${base}`));
    return;
  }
  const beyond = mayLeave(own, flight);
  if (beyond !== undefined)
    of.push({ id: `off ${id}`, text: `${told(flight)} leaves the map for ${beyond.base}`, at: hex });
  if (law.options.offBoardFlight) of.push(...leavingItems(own, law, side, flight, told(flight)));
  const budget = budgetOf(own, law, side, flight);
  let within = leavesInReach(own, law, flight, budget);
  for (let i = 0; i < fields.length; i++) {
    const to = fields[i]?.hex ?? null;
    if (to === null || distance(hex, to) > budget || isListed(fields, to, i)) continue;
    if (!fields.some((field) => field.hex === to && takesSome(law, field, flight))) continue;
    const place = fields[i]?.name ?? '';
    const lands = (far: number | undefined): boolean =>
      far !== undefined && someCanLand(own, law, side, flight, fields, to, far);
    if (lands(hexesHome(pub, law, flight, to, budget)))
      of.push({ id: `${id} to ${name(to)}`, text: `${told(flight)} flies home to ${place} the shortest way`, at: to });
    // Over mountains there may be a way that goes up and down more than once.
    else if (!lands(hexesOverMountains(pub, law, flight, to, budget))) continue;
    within = true;
  }
  if (within) of.push({ id, text: `${id} from ${name(hex)} by a way you choose`, at: hex });
  else {
    const why = `no deck or field within ${budget} hexes can take ${id} this turn`;
    of.push({ id, text: `${id} from ${name(hex)}`, at: hex, not: { rule: '14.2.1', why } });
  }
}

/** Whether an earlier field lies in the same hex. */
function isListed(fields: readonly Field[], hex: Hex, before: number): boolean {
  for (let i = 0; i < before; i++) if (fields[i]?.hex === hex) return true;
  return false;
}

/** 'AF 1 (3 Wildcat, 9 Dauntless GP)' */
function told({ id, lots }: Flight): string {
  let planes = '';
  for (const { plane, factors, arms } of lots)
    planes += `${planes === '' ? '' : ', '}${factors} ${plane}${arms === 'none' ? '' : ` ${arms}`}`;
  return `${id} (${planes})`;
}

const notBeyond = (id: string): Item => ({
  id,
  text: id,
  not: { rule: '14.20', why: 'nobody flies from one off-board base to another without crossing the map' },
});

/** R77 Who has moved while shadowing, or failed to, lands where it is or not at all: its budget is nothing. */
function someCanLand(
  own: GameOwn,
  law: GameLaw,
  side: Side,
  flight: Flight,
  fields: readonly Field[],
  to: Hex,
  far: number,
): boolean {
  const kind = launchClass(law, flight.lots, flight.flown + far);
  for (const field of fields)
    if (field.hex === to && takesSome(law, field, flight))
      if (launchRoom(own, law, side, field.id).left[kind] > 0 || beyondDamage(own, law, side, field, kind) > 0)
        return true;
  return false;
}

function takesSome(law: GameLaw, field: Field, { lots }: Flight): boolean {
  for (const { plane, seaBased } of lots) if (canHandle(law, field, plane, seaBased)) return true;
  return false;
}

export function moveItems(of: Item[], own: GameOwn, law: GameLaw, flight: Flight, step: FlightStep): void {
  const { id, away, onDeck, onMap, hex } = flight;
  // OPT-EPF.11 From a base beyond the edge there are other ways to set out.
  if (law.options.offBoardFlight && onDeck !== null && step !== 'map')
    of.push(...takeOffItems(own, law, flight, told(flight)));
  if (away !== null) {
    if (step === 'map' || onDeck !== null || !away.inbound || !isDue(law, flight)) return;
    for (const entry of entriesOf(away.base))
      of.push({
        id: `${id} at ${name(entry.hex)}`,
        text: `${told(flight)} comes in at ${name(entry.hex)}`,
        at: entry.hex,
      });
    return;
  }
  if (onDeck !== null) {
    if (step !== 'map') of.push({ id, text: `${told(flight)} takes off from ${onDeck}`, at: hex });
    return;
  }
  // R40 Who is on the map may slip away on the log.
  const hides = step === 'log' && law.options.slipAway;
  if (step === 'map' ? onMap && cite('14.2.2') : hides || !onMap)
    of.push({ id, text: `${told(flight)} in ${name(hex)}`, at: hex });
}

export function specials(
  of: Item[],
  { own }: GameView,
  law: GameLaw,
  side: Side,
  step: FlightStep,
  fields: readonly Field[],
): void {
  const used = own.sortie?.used ?? [];
  for (let i = 0; i < fields.length; i++) {
    const hex = fields[i]?.hex ?? null;
    if (hex === null || isListed(fields, hex, i) || !mayReorganize(own, law, side, hex)) continue;
    const id = `reorganize ${name(hex)}`;
    if (used.includes(id)) continue;
    of.push({ id, text: `reorganize formations over ${name(hex)}`, at: hex, seldom: true });
  }
  if (step === 'land' && !used.includes('destroy') && hasGrounded(own))
    of.push({ id: 'destroy', text: 'destroy planes of your own on the ground', seldom: true });
}
