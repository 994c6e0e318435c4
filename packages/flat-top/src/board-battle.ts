/** A battle as one side sees it: who is there, and what has become of them so far. */
import type { BattleScene, BoardPanel, Event } from '@ironbottom/umpire';
import { hitsText } from './chapters/phrases.js';
import type { GamePublic, GameView } from './game-kit.js';
import { name } from './map.js';
import type { AirFormation, SeenFormation, SeenShip, Ship } from './state.js';

type Unit = BattleScene['sides'][number]['units'][number];

/** Both sides: mine as it is, the enemy as far as he has been made out. */
export function battleScene({ public: pub, own, knows }: GameView): BattleScene | undefined {
  const { battle } = pub;
  if (battle === null || own.battle === null || knows.battle === null) return undefined;
  const yours = own.battle;
  const theirs = knows.battle;
  return {
    at: battle.hex,
    title: `Battle at ${yours.base?.name ?? theirs.base?.name ?? name(battle.hex)}`,
    sides: [
      {
        name: 'Yours',
        own: true,
        units: [
          ...alike(
            yours.air.map(({ id, lots }, i) =>
              inTheAir(`${yours.formations[i] ?? ''} (${id})`, lots, ({ arms }) => (arms === 'none' ? '' : ` ${arms}`)),
            ),
          ),
          ...shipsTold(yours.ships),
          ...baseTold(yours.base),
        ],
      },
      {
        name: 'The enemy, as far as made out',
        own: false,
        units: [
          ...alike(theirs.air.map(({ id, lots }) => inTheAir(`enemy ${id}`, lots, () => ''))),
          ...(theirs.air.length === 0 && theirs.marks.air ? [unknown('planes')] : []),
          ...shipsTold(theirs.ships),
          ...(theirs.ships.length === 0 && theirs.marks.ships ? [unknown('ships')] : []),
          ...baseTold(theirs.base),
        ],
      },
    ],
  };
}

export function battlePanel(view: GameView): BoardPanel[] {
  const battle = battleScene(view);
  if (battle === undefined) return [];
  return [
    {
      id: 'battle',
      title: battle.title,
      columns: ['Side', 'Who', 'What is left of it'],
      rows: battle.sides.flatMap(({ own, units }) =>
        units.map(({ text, state }) => [own ? 'yours' : 'enemy', text, state]),
      ),
      note: orderOf(view.public),
      front: true,
    },
  ];
}

/** For those who only watch: where it is; who is there, the log says as it is announced. */
export function battleWatched(pub: GamePublic): BoardPanel[] {
  if (pub.battle === null) return [];
  const title = `Battle at ${name(pub.battle.hex)}`;
  return [
    {
      id: 'battle',
      title,
      columns: ['', ''],
      rows: [['Where', name(pub.battle.hex)]],
      note: orderOf(pub),
      front: true,
    },
  ];
}

const orderOf = ({ battle }: GamePublic): string =>
  battle?.why === 'submarines'
    ? 'First planes are fired at and bomb, then ships attack, then the submarines that are left. The log has every die.'
    : 'First planes fight planes, then guns fire at bombers, then bombs fall, then ships fire. The log has every die.';

const nothing = 'nothing';

const unknown = (text: string): Unit => ({ text, state: 'not made out yet' });

/** The lots of one side, or what the other has seen of them. */
type Lots = AirFormation['lots'] | SeenFormation['lots'];

function inTheAir<L extends Lots[number]>(text: string, lots: readonly L[], armed: (lot: L) => string): Unit {
  const left = lots.filter(({ factors }) => factors > 0);
  const state = left.map((lot) => `${lot.factors} ${lot.plane}${armed(lot)} ${lot.altitude}`).join(', ');
  return { text, state: state || nothing };
}

/** Formations of which the same is left are one line. */
function alike(formations: readonly Unit[]): Unit[] {
  return [...new Set(formations.map(({ state }) => state))].map((state) => {
    const names = formations.filter((each) => each.state === state).map(({ text }) => text);
    return {
      text: names.length > 3 ? `${names.length} formations` : names.join(', '),
      state: names.length > 1 && state !== nothing ? `${state} each` : state,
    };
  });
}

/** Ships alike in type and state are one line. */
function shipsTold(ships: readonly (Ship | SeenShip)[]): Unit[] {
  const lines = new Map<string, { names: string[]; state: string; type: string }>();
  for (const { name: ship, type, hits, damage } of ships) {
    const state = hits >= damage ? 'sunk' : hits === 0 ? 'sound' : `${hits} of ${damage} hits`;
    const line = lines.get(`${type} ${state}`) ?? { names: [], state, type };
    line.names.push(ship);
    lines.set(`${type} ${state}`, line);
  }
  return [...lines.values()].map(({ names, state, type }) => ({
    text: names.length > 3 ? `${names.length} ${type}` : names.join(', '),
    state,
  }));
}

function baseTold(base: { name: string; hits: number } | null): Unit[] {
  if (base === null) return [];
  return [{ text: base.name, state: base.hits === 0 ? 'not hit' : hitsText(base.hits) }];
}

/** The dice of an event. */
export function diceOf({ kind, data }: Event): number[] {
  const { face, die, allied, japan } = data;
  const faces = kind === 'initiative' ? [allied, japan] : [face, die];
  return faces.filter((each): each is number => typeof each === 'number' && each >= 1 && each <= 6);
}

/** 'In this combat: Rabaul 4 hits. Allies lose 2 Dauntless; Japan loses 3 Claude.' Only what this side heard. */
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
  return parts.length === 0 ? '' : `In this combat: ${parts.join('; ')}.`;
}
