/** The enemy's planes on decks and fields as they may be, box by box. */
import { fliesFreely } from './chapters/8-launching.js';
import { atBase, isSunk } from './chapters/21-damage.js';
import type { PlaneName } from './charts/planes.js';
import { canHandle, type Field, fieldCalled, fieldsOf, parkedAt, putGrounded, withParked } from './fields.js';
import { armsFor, type Draft, left, pick, shuffled } from './imagine-draft.js';
import { isSea, keysLeft, nameOf, spend } from './imagine-stock.js';
import type { PlaneKey } from './pieces.js';
import type { Arms, Grounded, Parked } from './state.js';

export function roomAt({ own }: Draft, { id, capacity, grounded }: Field): number {
  if (capacity === null) return 1000;
  let there = parkedAt(grounded);
  for (const { onDeck, lots } of own.flights) if (onDeck === id) for (const { factors } of lots) there += factors;
  return capacity - there;
}

function someArms({ law, below }: Draft, plane: PlaneName): Arms {
  return pick(['none', ...armsFor(law, plane)] as Arms[], below);
}

/** Planes stand where they were seen to stand. */
export function showPlanes(draft: Draft, place: string): void {
  const { own, law, enemy, below } = draft;
  const field = fieldCalled(own, law, enemy, place);
  if (field === undefined) return;
  const keys = keysLeft(draft).filter((key) => handles(draft, field, key));
  if (keys.length === 0) return;
  const key = pick(keys, below);
  const plane = nameOf(key);
  const factors = Math.min(left(draft, key), roomAt(draft, field), 1 + below(4));
  if (factors < 1) return;
  spend(draft, key, factors);
  const ready = below(2) === 0;
  const planes: Parked = {
    plane,
    seaBased: isSea(key),
    factors,
    arms: ready ? someArms(draft, plane) : 'none',
    dispersed: false,
  };
  putGrounded(own, place, withParked(field.grounded, ready ? 'ready' : 'justLanded', planes));
}

export function park(draft: Draft): void {
  const { own, law, enemy, below } = draft;
  const rooms = new Map<string, { field: Field; room: number; grounded: Grounded }>();
  for (const field of fieldsOf(own, law, enemy))
    rooms.set(field.id, { field, room: roomAt(draft, field), grounded: field.grounded });
  const settled = placesOfLoss(draft);
  for (const key of shuffled(keysLeft(draft), below)) {
    const homes = homesOf(draft, key);
    while (left(draft, key) > 0) {
      const open = [...rooms.values()].filter(
        ({ field, room }) => room > 0 && handles(draft, field, key) && !settled.has(field.id),
      );
      if (open.length === 0) break;
      const wanted = open.filter(({ field }) => homes === null || homes.includes(field.id));
      const place = pick(wanted.length > 0 ? wanted : open, below);
      const factors = Math.min(place.room, below(3) === 0 ? 1 + below(left(draft, key)) : left(draft, key));
      spend(draft, key, factors);
      place.room -= factors;
      const [box, planes] = stand(draft, place.field, key, factors);
      place.grounded = withParked(place.grounded, box, planes);
    }
    // Nowhere left for them: they came to grief unseen.
    const lost = left(draft, key);
    if (lost > 0) {
      own.gone[key] = (own.gone[key] ?? 0) + lost;
      spend(draft, key, lost);
    }
  }
  for (const [id, { grounded, field }] of rooms) if (grounded !== field.grounded) putGrounded(own, id, grounded);
}

/** Where a loss is being settled, nobody else stands. */
function placesOfLoss({ view, own, enemy }: Draft): Set<string> {
  const places = new Set<string>();
  for (const step of view.knows.battle?.steps ?? []) {
    if (step.rule !== '21.7' || step.side !== enemy) continue;
    const seen = view.knows.battle?.ships[step.place]?.name;
    const place = step.place === atBase ? view.knows.battle?.base?.id : own.ships.find(({ name }) => name === seen)?.id;
    if (place !== undefined) places.add(place);
  }
  return places;
}

/** 4.2.2 Before anybody has flown, land based planes are where the scenario puts them. */
function homesOf({ law, enemy, own }: Draft, key: PlaneKey): readonly string[] | null {
  if (isSea(key)) return own.ships.filter((ship) => ship.grounded !== null && !isSunk(ship)).map(({ id }) => id);
  const homes = law.scenario.forces[enemy].land
    .filter(({ planes }) => nameOf(key) in planes)
    .flatMap((each) => each.at);
  return homes.length > 0 ? homes : null;
}

export function stand(draft: Draft, field: Field, key: PlaneKey, factors: number): [keyof Grounded, Parked] {
  const { inSight, below, law, enemy } = draft;
  const plane = nameOf(key);
  const planes: Parked = { plane, seaBased: isSea(key), factors, arms: 'none', dispersed: false };
  if (fliesFreely(law, enemy, plane, field.id)) return ['ready', planes];
  const box =
    inSight.get(field.id) === false ? 'readying' : pick(['ready', 'ready', 'readying', 'justLanded'] as const, below);
  if (box === 'ready') return [box, { ...planes, arms: someArms(draft, plane) }];
  return [box, { ...planes, dispersed: box === 'readying' && field.base !== null && below(4) === 0 }];
}

export const handles = ({ law, enemy }: Draft, field: Field, key: PlaneKey): boolean =>
  canHandle(law, field, nameOf(key), isSea(key)) || fliesFreely(law, enemy, nameOf(key), field.id);
