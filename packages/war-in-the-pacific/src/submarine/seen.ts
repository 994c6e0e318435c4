/** What each side sees of a hunt: markers without what they stand for, reports, and groups as far as they were laid out. */
import { cite } from '../cite.js';
import type { Side } from '../sides.js';
import type { SubmarineLaw } from './law.js';
import { type Contact, cloneHunt, type Phase, type SubmarineBattle } from './state.js';

/** Before these the groups lie on the owner's table alone. */
const before: readonly Phase[] = ['groups', 'available', 'chits', 'conceal', 'marks'];

/** `side` null: those who only watch see what both sides see of each other. */
export function seenBy(battle: SubmarineBattle, side: Side | null, law: SubmarineLaw): SubmarineBattle {
  const seen = cloneHunt(battle);
  if (battle.single) return seen;
  if (side !== law.hunted) hideForces(seen, law);
  if (side !== law.hunter) hideSubmarines(seen);
  return seen;
}

function hideForces(seen: SubmarineBattle, law: SubmarineLaw): void {
  for (const force of seen.forces) {
    force.lane = '';
    force.chits = [];
    if (!force.known && seen.phase !== 'over' && cite('13.5')) force.force = '';
  }
  seen.ships = seen.ships.map((ship) => ({ ...ship, damage: seen.shown[ship.id] ?? 0 }));
  // What is left in the cups would tell what was drawn.
  const { values } = law.charts.searchCups;
  seen.cups = { 1: { ...values[1] }, 2: { ...values[2] }, 3: { ...values[3] } };
  if (seen.contact !== null) seen.contact = contactSeen(seen.contact, seen.phase);
}

function contactSeen(contact: Contact, phase: Phase): Contact {
  const groups = before.includes(phase) ? [] : contact.groups.filter(({ concealed }) => !concealed);
  return {
    ...contact,
    chits: [],
    groups: groups.map((group) => ({
      ...group,
      air: 0,
      // R91 Face down, as types, until they are attacked.
      ships: group.ships.map((ship) => (ship.up || !cite('R91') ? ship : { ...ship, id: ship.mark })),
    })),
  };
}

/** 22.1.2 What a squadron marker holds, and what has become of it. */
function hideSubmarines(seen: SubmarineBattle): void {
  if (!cite('22.1.2')) return;
  if (seen.phase !== 'over') for (const subron of seen.subrons) subron.holds = '';
  for (const force of seen.forces) force.bands = [];
  // Whether planes were kept at home is not told.
  if (seen.phase === 'band') seen.phase = 'submarines';
  seen.squadrons = [];
  seen.queue = [];
  if (seen.contact !== null) seen.contact = { ...seen.contact, squadron: '' };
}
