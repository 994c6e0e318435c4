/** What holds at every moment of a game. */
import type { Invariant } from '@ironbottom/umpire/harness';
import { fortKey } from './chapters/8-6-construction.js';
import { trackKey } from './chapters/10-35-rails.js';
import { coveredStacks } from './chapters/11-9-hidden-production.js';
import { agendaOf } from './imagine.js';
import { type Law, seatOf } from './law.js';
import { isLand } from './map/hexes.js';
import type { Chit, LandUnit } from './pieces.js';
import { holderOf, sideOf } from './situation.js';
import type { Apto, AptoState } from './state.js';

export const invariants: readonly Invariant<Apto>[] = [
  { name: 'a piece is on the map or off it, never both', broken: misplaced },
  { name: 'a land unit has between one step and all of them', broken: wrongSteps },
  { name: '5.13 no hex holds land units of both sides, none is at sea or in a neutral land', broken: mixed },
  { name: '5.1 no two headquarters are in one hex', broken: crowded },
  { name: '8.7 only what is there lies in ruins, and nothing is begun where it is finished', broken: baseless },
  { name: 'nobody has spent what he did not have', broken: overspent },
  { name: '5.6 units are on standby only in an Offensive', broken: standby },
  {
    name: '11.9 a covered unit lies in the tray of its commander, and the stacks that all see are those on the track',
    broken: uncovered,
  },
  { name: 'the agenda follows from what lies on the table', broken: otherAgenda },
  { name: 'those are asked whom everybody sees asked', broken: otherAsked },
];

const allPieces = ({ public: pub }: AptoState): Chit[] => [
  ...Object.values(pub.units),
  ...Object.values(pub.hqs),
  ...Object.values(pub.generals),
];

function misplaced(state: AptoState, { map }: Law): string | undefined {
  for (const { id, hex, off } of allPieces(state)) {
    if ((hex === null) === (off === null)) return `${id} is at ${hex} and ${off}`;
    if (hex !== null && map.hex(hex) === undefined) return `${id} is off the map at ${hex}`;
  }
  return undefined;
}

function wrongSteps({ public: pub }: AptoState): string | undefined {
  const wrong = (unit: LandUnit): boolean => unit.left < 1 || unit.left > unit.steps || unit.marked < 0;
  const unit = Object.values(pub.units).find(wrong);
  return unit && `${unit.id} has ${unit.left} of ${unit.steps} steps`;
}

function mixed({ public: pub }: AptoState, { map }: Law): string | undefined {
  const holders = new Map<string, string>();
  for (const { id, hex, nation } of Object.values(pub.units)) {
    if (hex === null) continue;
    const side = sideOf(pub, nation);
    const other = holders.get(hex);
    if (other !== undefined && other !== side) return `${hex} holds units of both sides`;
    holders.set(hex, side);
    const at = map.hex(hex);
    if (at === undefined || !isLand(at)) return `${id} is at sea in ${hex}`;
    if (side !== 'neutral' && holderOf(pub, at) === 'neutral') return `${id} is in the neutral ${hex}`;
  }
  return undefined;
}

function crowded({ public: pub }: AptoState): string | undefined {
  if (pub.bumped.length > 0) return undefined;
  const taken = new Set<string>();
  for (const { id, hex } of Object.values(pub.hqs)) {
    if (hex === null) continue;
    if (taken.has(hex)) return `${id} shares ${hex}`;
    taken.add(hex);
  }
  return undefined;
}

function baseless({ public: pub }: AptoState, { map }: Law): string | undefined {
  for (const id in pub.works) {
    const [works = {}, hex] = [pub.works[id], map.hex(id)];
    if (hex === undefined || !isLand(hex)) return `something is built at ${id}, which is no land`;
    if (works.port !== undefined && (works.port || hex.port === null)) return `${id} has a port that is not printed`;
    if (works.airbase === false && hex.airbase === null && !hex.city) return `${id} has ruins of no airbase`;
    if (works.railway !== undefined && (hex.rail || pub.notes[trackKey(id)] !== undefined))
      return `${id} has a railway twice`;
    if (works.airstrip === false) return `${id} has ruins of an airstrip`;
    if (works.fortification !== undefined && pub.notes[fortKey(id)] !== undefined)
      return `${id} has a fortification, and another begun`;
  }
  return undefined;
}

function overspent({ public: pub }: AptoState): string | undefined {
  for (const [nation, points] of Object.entries(pub.ep)) if (points < 0) return `${nation} has ${points} EP`;
  for (const [nation, left] of Object.entries(pub.offensives)) if (left < 0) return `${nation} has ${left} Offensives`;
  return undefined;
}

function uncovered({ public: pub, seats }: AptoState, law: Law): string | undefined {
  for (const { id, nation, off } of Object.values(pub.units)) {
    const holders = Object.keys(seats).filter((seat) => seats[seat]?.own.tray?.[id] !== undefined);
    const expected = off === 'tray' ? seatOf(law, nation) : '';
    if (holders.join() !== expected)
      return `${id}, off the map as ${off}, is in the tray of ${holders.join() || 'nobody'}`;
  }
  const trays = Object.values(seats).map(({ own }) => own.tray);
  const stacks = JSON.stringify(coveredStacks(pub, trays));
  const shown = JSON.stringify(pub.covered ?? []);
  return stacks === shown ? undefined : `${shown} are shown and ${stacks} are there`;
}

function standby(state: AptoState): string | undefined {
  if (state.public.offensive !== null) return undefined;
  const piece = allPieces(state).find(({ status }) => status === 'standby');
  return piece && `${piece.id} is on standby`;
}

function otherAgenda({ public: pub, umpire }: AptoState): string | undefined {
  if (umpire.over !== null) return undefined;
  const kinds = umpire.agenda.map(({ kind }) => kind).join(' ');
  const expected = agendaOf(pub)
    .map(({ kind }) => kind)
    .join(' ');
  return kinds === expected ? undefined : `${kinds} instead of ${expected}`;
}

function otherAsked({ public: pub, umpire }: AptoState): string | undefined {
  const seats = umpire.window?.seats ?? [];
  if (umpire.over !== null) return undefined;
  return seats.join() === pub.asked.join() ? undefined : `${seats.join()} are asked, not ${pub.asked.join()}`;
}
