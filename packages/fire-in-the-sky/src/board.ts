/** How a campaign looks: counters, zones, and the charts beside the map. Made from a view, so nothing in it is secret. */
import type { BattleScene, Board, BoardOverlay, BoardPiece, Scene } from '@ironbottom/umpire';
import { boardMap } from './board-map.js';
import { battlePanel, economyPanel, fleetPanel, lostPanel, months, seenPanel, turnPanel } from './board-panels.js';
import { aimed } from './chapters/victory.js';
import { shipName } from './chapters/words.js';
import { enemyZones, landAt, shipsAt } from './forces.js';
import type { Law } from './law.js';
import { allBases, placeName } from './map/places.js';
import { enemyOf, type Side, sides } from './pieces.js';
import { type Own, type Pub, type Sky, spotOf } from './state.js';
import { isCarrier, unitOf } from './units.js';
import { phaseName, unitName } from './words.js';

export const skyBoard: Board<Sky> = {
  map: () => boardMap,
  scene: (view, law) => {
    const { public: pub } = view;
    const side = view.seat as Side;
    const battle = battleScene(pub, side);
    return {
      ...sceneOf(pub, law, pieces(pub, side, view.own)),
      ...(battle && { battle }),
      overlays: overlays(pub, side, law.open),
      panels: [
        ...battlePanel(pub, side),
        turnPanel(pub, law),
        economyPanel(view),
        fleetPanel(view),
        seenPanel(view),
        lostPanel(pub),
      ],
    };
  },
  watched: (open, law) => sceneOf(open, law, pieces(open, null, null)),
  opens: ({ kind }) => (kind === 'phase' ? 'part' : kind === 'revealed' ? 'battle' : undefined),
  minor: ({ kind }) => kind === 'anchorages' || kind === 'orders' || kind === 'round',
  where: ({ kind, data }) => {
    const { place, to } = data;
    if (typeof place === 'number') return place;
    return kind === 'sails' && typeof to === 'number' ? to : undefined;
  },
  points: ({ public: pub }, law) => [{ name: 'Aim', value: aimed(pub, law.aim) }],
};

const sceneOf = (pub: Pub, law: Law, shown: BoardPiece[]): Scene => ({
  clock: clockOf(pub, law),
  score: scoreOf(pub, law),
  pieces: shown,
  overlays: [],
  panels: [turnPanel(pub, law), ...battlePanel(pub, null), lostPanel(pub)],
});

const sideTold = { japan: 'Japan', allies: 'the Allies' } as const;

function clockOf(pub: Pub, law: Law): string {
  const who = pub.phase === 'economy' || pub.phase === 'merchants' ? '' : `${sideTold[pub.part]}, `;
  return `Turn ${pub.turn} of ${law.last}, ${months(pub.turn)}: ${who}${phaseName(pub.phase)}`;
}

function scoreOf(pub: Pub, { aim }: Law): string {
  const who = aim.side === 'japan' ? 'Japan holds' : 'The Allies hold';
  return `${who} ${aimed(pub, aim)} of the bases that count, ${aim.need} ${aim.need === 1 ? 'wins' : 'win'}`;
}

type Face = Pick<BoardPiece, 'id' | 'place' | 'side' | 'symbol' | 'label' | 'title' | 'own' | 'badges'>;
const counter = (face: Face): BoardPiece => ({ ...face, age: 0 });

/** Whoever only watches sees ships as the enemy does. */
function pieces(pub: Pub, seat: Side | null, own: Own | null): BoardPiece[] {
  const found: BoardPiece[] = [];
  for (const base of allBases) {
    const side = pub.control[base.no] ?? base.holder;
    const ours = side === seat;
    const at = { place: base.place, side, own: ours, badges: [] };
    const air = pub.air[base.no] ?? 0;
    if (air > 0)
      found.push(
        counter({
          ...at,
          id: `air ${base.id}`,
          symbol: 'fighter',
          label: String(air),
          title: `${base.name}: ${air} Air Points`,
        }),
      );
    const land = landAt(pub, side, base.no);
    if (land.length > 0) {
      const strength = land.reduce((sum, id) => sum + (pub.land[id]?.strength ?? 0), 0);
      const title = `${base.name}: ${land.map((id) => `${unitName(id)} (${pub.land[id]?.strength})`).join(', ')}`;
      found.push(counter({ ...at, id: `land ${base.id}`, symbol: 'troops', label: String(strength), title }));
    }
    if (pub.anchored[base.no] === true)
      found.push(
        anchored(
          pub,
          { ...at, id: `ships ${base.id}` },
          base.name,
          ours && own !== null ? shipsAt(own, base.no) : null,
        ),
      );
  }
  for (const force of pub.taskForces) {
    const ships = force.side === seat && own !== null ? shipsAt(own, spotOf(force.no)) : force.shown;
    const aboard = [...force.land.map(unitName), ...(force.air > 0 ? [`${force.air} Air Points`] : [])];
    const carries = aboard.length === 0 ? '' : `, with ${aboard.join(', ')}`;
    found.push(
      counter({
        id: `force ${force.side} ${force.no}`,
        place: force.at,
        side: force.side,
        symbol: symbolFor(ships),
        label: `TF ${force.no}`,
        title: `Task Force ${force.no} at ${placeName(force.at)}: ${ships === null ? 'behind the screen' : ships.map(shipName).join(', ')}${carries}`,
        own: force.side === seat,
        badges: force.shown === null ? [] : ['seen'],
      }),
    );
  }
  return found;
}

function anchored(
  pub: Pub,
  at: Omit<Face, 'symbol' | 'label' | 'title'>,
  name: string,
  ships: string[] | null,
): BoardPiece {
  const seen = Object.keys(pub.shown).filter((id) => allBases[pub.shown[id] ?? -1]?.name === name);
  const known = ships ?? seen;
  const more = ships === null ? ' and perhaps others' : '';
  const title =
    known.length === 0 ? `${name}: ships at anchor` : `${name}, at anchor: ${known.map(shipName).join(', ')}${more}`;
  return counter({
    ...at,
    symbol: symbolFor(known.length === 0 ? null : known),
    label: ships === null ? '?' : String(ships.length),
    title,
    badges: ['anchored'],
  });
}

function symbolFor(ships: readonly string[] | null): string {
  if (ships === null) return 'unknown-ships';
  return ships.some((id) => isCarrier(unitOf(id))) ? 'carrier' : 'surface';
}

/** Where the enemy's planes command the sea, and where ours do. */
function overlays(pub: Pub, side: Side, open: readonly boolean[]): BoardOverlay[] {
  const places = (zones: Uint8Array): number[] => [...zones].flatMap((zoned, place) => (zoned === 1 ? [place] : []));
  const held = (by: Side): number[] =>
    allBases.flatMap(({ no, place }) => (pub.control[no] === by && open[no] === true ? [place] : []));
  return [
    { kind: 'enemy air zone', text: 'Enemy Air Zone of Control', places: places(enemyZones(pub, side)) },
    { kind: 'own air zone', text: 'Your Air Zone of Control', places: places(enemyZones(pub, enemyOf(side))) },
    { kind: 'own bases', text: 'Your bases', places: held(side) },
    { kind: 'enemy bases', text: 'Bases of the enemy', places: held(enemyOf(side)) },
  ];
}

function battleScene({ battle }: Pub, seat: Side): BattleScene | undefined {
  if (battle === null || battle.record === null) return undefined;
  const { record, place } = battle;
  return {
    title: `Battle at ${placeName(place)}`,
    at: place,
    sides: sides.map((side) => ({
      name: side === 'japan' ? 'Japan' : 'Allies',
      own: side === seat,
      units: [
        ...record.sides[side].ships.map(({ id, state }) => ({ text: shipName(id), state })),
        ...record.sides[side].land.map(({ id, strength }) => ({ text: unitName(id), state: `strength ${strength}` })),
        ...record.sides[side].cargo.map(({ id, kind, strength }) => ({
          text: kind === 'land' ? unitName(id) : 'Air Point aboard',
          state: `strength ${strength}`,
        })),
        {
          text: 'Air Points',
          state: String(record.sides[side].air.filter(({ state }) => state !== 'lost').length),
        },
      ],
    })),
  };
}
