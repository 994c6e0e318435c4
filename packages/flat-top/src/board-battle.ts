/** A battle as one side sees it: who is there, and what has become of them so far. */
import type { BoardPanel } from '@ironbottom/umpire';
import type { GameView } from './game-kit.js';
import { name } from './map.js';
import type { AirFormation, SeenFormation, SeenShip, Ship } from './state.js';

export function battlePanel({ public: pub, own, knows }: GameView): BoardPanel[] {
  const { battle } = pub;
  if (battle === null || own.battle === null || knows.battle === null) return [];
  const yours = own.battle;
  const theirs = knows.battle;
  const rows = [
    ...yours.air.map(({ id, lots }, i) => ['yours', `${yours.formations[i] ?? ''} (${id})`, ownPlanes(lots)]),
    ...shipRows('yours', yours.ships),
    ...baseRow('yours', yours.base),
    ...theirs.air.map(({ id, lots }) => ['enemy', id, seenPlanes(lots)]),
    ...(theirs.air.length === 0 && theirs.marks.air ? [['enemy', 'planes', 'not made out yet']] : []),
    ...shipRows('enemy', theirs.ships),
    ...(theirs.ships.length === 0 && theirs.marks.ships ? [['enemy', 'ships', 'not made out yet']] : []),
    ...baseRow('enemy', theirs.base),
  ];
  return [
    {
      id: 'battle',
      title: `Battle at ${yours.base?.name ?? theirs.base?.name ?? name(battle.hex)}`,
      columns: ['Side', 'Who', 'What is left of it'],
      rows,
      note: 'First planes fight planes, then guns fire at bombers, then bombs fall, then ships fire. The log has every die.',
      front: true,
    },
  ];
}

const ownPlanes = (lots: AirFormation['lots']): string =>
  lots
    .filter(({ factors }) => factors > 0)
    .map(({ plane, factors, arms, altitude }) => `${factors} ${plane}${arms === 'none' ? '' : ` ${arms}`} ${altitude}`)
    .join(', ') || 'nothing';

const seenPlanes = (lots: SeenFormation['lots']): string =>
  lots.map(({ plane, factors, altitude }) => `${factors} ${plane} ${altitude}`).join(', ') || 'nothing';

/** Ships alike in type, task force and state are one line. */
function shipRows(side: string, ships: readonly (Ship | SeenShip)[]): string[][] {
  const lines = new Map<string, { names: string[]; state: string; type: string }>();
  for (const { name: ship, type, hits, damage } of ships) {
    const state = hits >= damage ? 'sunk' : hits === 0 ? 'sound' : `${hits} of ${damage} hits`;
    const line = lines.get(`${type} ${state}`) ?? { names: [], state, type };
    line.names.push(ship);
    lines.set(`${type} ${state}`, line);
  }
  return [...lines.values()].map(({ names, state, type }) => [
    side,
    names.length > 3 ? `${names.length} ${type}` : names.join(', '),
    state,
  ]);
}

function baseRow(side: string, base: { name: string; hits: number } | null): string[][] {
  return base === null ? [] : [[side, base.name, base.hits === 0 ? 'not hit' : `${base.hits} hits`]];
}
