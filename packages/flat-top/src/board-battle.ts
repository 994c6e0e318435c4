/** A battle as one side sees it: who is there, and what has become of them so far. */
import type { BoardPanel, Event } from '@ironbottom/umpire';
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
      note:
        battle.why === 'submarines'
          ? 'First planes are fired at and bomb, then ships attack, then the submarines that are left. The log has every die.'
          : 'First planes fight planes, then guns fire at bombers, then bombs fall, then ships fire. The log has every die.',
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

/** 'In all: Rabaul 4 hits. Allies lose 2 Dauntless; Japan loses 3 Claude.' Only what this side heard. */
export function battleTotal(events: readonly Event[]): string {
  const hits = new Map<string, number>();
  const aimedAt = new Set<string>();
  const sunk: string[] = [];
  const lost = { allied: new Map<string, number>(), japan: new Map<string, number>() };
  const add = (sums: Map<string, number>, what: unknown, n: unknown): void => {
    if (typeof n === 'number' && n > 0) sums.set(String(what), (sums.get(String(what)) ?? 0) + n);
  };
  for (const { kind, data } of events) {
    const losses = data.side === 'japan' ? lost.japan : lost.allied;
    if (kind === 'ship-hit' || kind === 'ship-sunk' || kind === 'base-hit') add(hits, data.name, data.hits);
    if (kind === 'air-attack-fire' && data.kind !== 'strafe' && data.arms !== 'para-frag')
      aimedAt.add(String(data.target));
    if (kind === 'ship-sunk') sunk.push(String(data.name));
    if (kind === 'planes-lost') add(losses, data.plane, data.factors);
    if (kind === 'planes-lost-aground' || kind === 'planes-sunk') add(losses, `at ${String(data.name)}`, data.factors);
  }
  const told = (sums: ReadonlyMap<string, number>): string => [...sums].map(([what, n]) => `${n} ${what}`).join(', ');
  const missed = [...aimedAt].filter((target) => !hits.has(target));
  const parts = [
    [...hits]
      .map(([name, n]) => `${name} ${n === 1 ? '1 hit' : `${n} hits`}${sunk.includes(name) ? ', sunk' : ''}`)
      .join('; '),
    missed.length === 0 ? '' : `no hits on ${missed.join(', ')}`,
    lost.allied.size === 0 ? '' : `the Allies lose ${told(lost.allied)}`,
    lost.japan.size === 0 ? '' : `Japan loses ${told(lost.japan)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `In all: ${parts.join('; ')}.`;
}
