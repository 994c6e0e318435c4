/** Charts beside the map: turns, economy, ships, what was seen, what is gone, the battle. */
import type { BoardPanel } from '@ironbottom/umpire';
import { armyOf, isArmy } from './armies.js';
import { shipName } from './chapters/words.js';
import { schedule } from './charts/schedule.js';
import type { Law } from './law.js';
import { allBases, baseOf, placeName } from './map/places.js';
import { type Side, sideOf, sides } from './pieces.js';
import { escortBox, gone, type Pub, spotOf, type View } from './state.js';
import { suppliedBases } from './supply.js';
import { unitOf } from './units.js';
import { phaseName, unitName } from './words.js';

export const months = (turn: number): string => schedule.values[turn]?.months ?? 'December 1941';

/** Time as a row, and what the next turns bring. */
export function turnPanel(pub: Pub, law: Law): BoardPanel {
  const turns = Array.from({ length: law.last - law.position.first + 1 }, (_, i) => law.position.first + i);
  const rows = turns
    .filter((turn) => turn > pub.turn && turn <= pub.turn + 3 && law.war)
    .map((turn): string[] => {
      const listed = schedule.values[turn];
      const due = (side: Side): string => {
        const air = side === 'japan' ? (listed?.japan.air ?? 0) : (listed?.us.air ?? 0) + (listed?.britain.air ?? 0);
        const units = dueOn(pub, turn, side);
        return [`${air} air`, ...units].join(', ');
      };
      return [`${turn}, ${months(turn)}`, due('japan'), `${listed?.transportPoints} TP, ${due('allies')}`];
    });
  return {
    id: 'turns',
    title: 'Turns and reinforcements ahead',
    columns: ['Turn', 'Japan', 'Allies'],
    rows,
    track: {
      title: 'Turns',
      steps: turns.map((turn) => ({
        text: `${turn}`,
        when: turn < pub.turn ? 'past' : turn === pub.turn ? 'now' : 'ahead',
        dark: false,
      })),
    },
  };
}

const sideOfId = (id: string): Side => (isArmy(id) ? armyOf(id).side : sideOf(unitOf(id).nation));

function dueOn(pub: Pub, turn: number, side: Side): string[] {
  return Object.keys(pub.fate)
    .filter((id) => pub.fate[id] === turn && sideOfId(id) === side)
    .sort()
    .map(unitName);
}

export function economyPanel({ public: pub, own, seat }: View): BoardPanel {
  const rows: string[][] = [['Transport Points left', String(own.transport)]];
  if (seat === 'japan') {
    rows.push(['Oil Points at home', String(own.oil)]);
    for (const { no, name } of allBases)
      if ((own.waiting[no] ?? 0) > 0) rows.push([`Oil waiting at ${name}`, String(own.waiting[no])]);
    const escorts = Object.values(own.at).filter((spot) => spot === escortBox).length;
    rows.push(['Destroyers in the Convoy Escort box', String(escorts)]);
  }
  rows.push(
    ['Submarine Points left this turn', String(pub.submarines[seat as Side])],
    ['Japanese merchant fleet', String(pub.merchants)],
    ['Japanese carrier pilots (Air Points)', String(pub.pilots)],
    ['Air Points to be had again', String(pub.pool[seat as Side])],
    ['Bases out of supply', outOfSupply(pub, seat as Side)],
  );
  return { id: 'economy', title: 'Economy', columns: ['', 'Points'], rows, provenance: 'designed' };
}

function outOfSupply(pub: Pub, side: Side): string {
  const supplied = suppliedBases(pub, side);
  const cut = allBases.filter(({ no }) => pub.control[no] === side && !supplied.has(no));
  return cut.length === 0 ? 'none' : cut.map(({ name }) => name).join(', ');
}

/** The order of battle: own ships, place by place. */
export function fleetPanel({ public: pub, own, seat }: View): BoardPanel {
  const spots = [...new Set(Object.values(own.at))].sort((a, b) => b - a);
  const rows = spots.map((spot): string[] => {
    const ships = Object.keys(own.at)
      .filter((id) => own.at[id] === spot)
      .sort();
    const force = pub.taskForces.find((each) => each.side === seat && spotOf(each.no) === spot);
    const where =
      spot === escortBox
        ? 'Convoy Escort box'
        : spot >= 0
          ? baseOf(spot).name
          : `Task Force ${force?.no} at ${force === undefined ? '' : placeName(force.at)}`;
    return [where, ships.map(shipName).join(', ')];
  });
  return { id: 'fleet', title: 'Your ships', columns: ['Where', 'Who'], rows, provenance: 'designed' };
}

/** What was seen of the enemy's ships, the latest first. */
export function seenPanel({ knows, public: pub }: View): BoardPanel {
  const rows = Object.entries(knows.seen)
    .filter(([id]) => pub.fate[id] === 0)
    .sort(([a, one], [b, other]) => other.turn - one.turn || (a < b ? -1 : 1))
    .slice(0, 20)
    .map(([id, { turn, place }]) => [shipName(id), String(turn), placeName(place)]);
  return { id: 'seen', title: 'Enemy ships seen in battle', columns: ['Ship', 'Turn', 'Where'], rows };
}

export function lostPanel(pub: Pub): BoardPanel {
  const rows = Object.keys(pub.fate)
    .filter((id) => pub.fate[id] === gone || (pub.fate[id] ?? 0) > pub.turn)
    .sort((a, b) => (pub.fate[a] ?? 0) - (pub.fate[b] ?? 0) || (a < b ? -1 : 1))
    .map((id) => [unitName(id), pub.fate[id] === gone ? 'sunk' : `turn ${pub.fate[id]}`]);
  return { id: 'lost', title: 'Sunk, or coming', columns: ['Unit', 'When'], rows };
}

export function battlePanel({ battle }: Pub, seat: Side | null): BoardPanel[] {
  if (battle === null || battle.record === null) return [];
  const { record } = battle;
  const rows = sides.flatMap((side) => {
    const whose = side === seat ? 'you' : side === 'japan' ? 'Japan' : 'Allies';
    const force = record.sides[side];
    return [
      ...force.ships.map(({ id, state, hits }) => [whose, shipName(id), hits > 0 ? `${state}, ${hits} hits` : state]),
      ...force.land.map(({ id, strength }) => [whose, unitName(id), `strength ${strength}`]),
      [whose, 'Air Points', String(force.air.filter(({ state }) => state !== 'lost').length)],
    ];
  });
  const note = `Now: ${phaseName(record.steps[0] ?? 'combat')}.`;
  return [
    {
      id: 'battle',
      title: `Battle at ${placeName(battle.place)}`,
      columns: ['Side', 'Unit', 'State'],
      rows,
      note,
      front: true,
    },
  ];
}
