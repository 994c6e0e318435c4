/** 14.2 What a side may pick in each step of its segment. */
import type { Item, Pick, Refusal } from '@ironbottom/umpire';
import { canHandle, type Field, fieldsOf } from '../fields.js';
import type { FlightStep, GameLaw, GameOwn, GameView } from '../game-kit.js';
import { distance, name } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';
import { sideOf } from '../view.js';
import { mayReorganize } from './8-11-reorganizing.js';
import { launchClass, launchRoom } from './8-launching.js';
import { entriesOf, mayLeave } from './14-11-off-board.js';
import { hasGrounded } from './14-21-destroying.js';
import { budgetOf } from './14-budget.js';

const prompts: Readonly<Record<FlightStep, { rule: string; prompt: string }>> = {
  land: { rule: '14.2.1', prompt: 'Which formations fly home and land now?' },
  map: { rule: '14.2.2', prompt: 'Which formations move on the map and stay on it?' },
  log: { rule: '14.2.3', prompt: 'Which formations fly, take off or come in hidden, on the log?' },
  appear: { rule: '14.2.4', prompt: 'Which formations take off or come out on the map?' },
  remove: { rule: '14.2.5', prompt: 'Counters leave the map.' },
};

export function stepPick(view: GameView, law: GameLaw): Pick {
  const side = sideOf(view.seat);
  const { own } = view;
  const step = view.public.segment?.step ?? 'remove';
  const of: Item[] = [];
  const fields = fieldsOf(own, law, side);
  for (const flight of own.flights) {
    if (step === 'land') landItems(of, own, law, side, flight, fields);
    else if (!flight.moved) moveItems(of, flight, step);
  }
  specials(of, view, law, side, step, fields);
  const { rule, prompt } = prompts[step];
  return { ask: 'pick', rule, prompt, of, min: 0, max: of.length };
}

/** Who may come home, who may leave by an entry hex, who is over an off-board base. */
function landItems(of: Item[], own: GameOwn, law: GameLaw, side: Side, flight: Flight, fields: readonly Field[]): void {
  const { id, away, onDeck, hex } = flight;
  if (onDeck !== null) return;
  if (away !== null) {
    if (!away.inbound && away.turns <= 0) of.push({ id, text: `${id} lands at ${away.base}` });
    return;
  }
  const not = mayNotLand(own, law, side, flight, fields);
  of.push({ id, text: `${id} from ${name(hex)}`, at: hex, ...(not && { not }) });
  const beyond = mayLeave(own, flight);
  if (beyond !== undefined) of.push({ id: `off ${id}`, text: `${id} leaves the map for ${beyond.base}`, at: hex });
}

/** R77 Who has moved while shadowing, or failed to, lands where it is or not at all: its budget is nothing. */
function mayNotLand(
  own: GameOwn,
  law: GameLaw,
  side: Side,
  flight: Flight,
  fields: readonly Field[],
): Refusal | undefined {
  const budget = budgetOf(own, law, side, flight);
  for (const field of fields) {
    if (field.hex === null || !flight.lots.some(({ plane, seaBased }) => canHandle(law, field, plane, seaBased)))
      continue;
    const far = distance(flight.hex, field.hex);
    if (far > budget) continue;
    if (launchRoom(own, law, side, field.id).left[launchClass(law, flight.lots, flight.flown + far)] > 0)
      return undefined;
  }
  return { rule: '14.2.1', why: `no deck or field within ${budget} hexes can take ${flight.id} this turn` };
}

function moveItems(of: Item[], flight: Flight, step: FlightStep): void {
  const { id, away, onDeck, onMap, hex } = flight;
  if (away !== null) {
    if (step === 'map' || !away.inbound || away.turns > 0) return;
    for (const entry of entriesOf(away.base))
      of.push({ id: `${id} at ${name(entry.hex)}`, text: `${id} comes in at ${name(entry.hex)}`, at: entry.hex });
    return;
  }
  if (onDeck !== null) {
    if (step !== 'map') of.push({ id, text: `${id} takes off from ${onDeck}`, at: hex });
    return;
  }
  if (step === 'map' ? onMap : step === 'log' || !onMap) of.push({ id, text: `${id} in ${name(hex)}`, at: hex });
}

function specials(
  of: Item[],
  { own }: GameView,
  law: GameLaw,
  side: Side,
  step: FlightStep,
  fields: readonly Field[],
): void {
  const used = own.sortie?.used ?? [];
  for (const [i, { hex }] of fields.entries()) {
    if (hex === null || fields.findIndex((field) => field.hex === hex) !== i) continue;
    const id = `reorganize ${name(hex)}`;
    if (used.includes(id) || !mayReorganize(own, law, side, hex)) continue;
    of.push({ id, text: `reorganize formations over ${name(hex)}`, at: hex });
  }
  if (step === 'land' && !used.includes('destroy') && hasGrounded(own))
    of.push({ id: 'destroy', text: 'destroy planes of your own on the ground' });
}
