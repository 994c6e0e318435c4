/**
 * Rows of the building sheet that are there only when there is something in them: a unit for nothing (11.6), a harbour (10.43), rail to be
 * laid (10.35), ruins to be repaired (8.6), installations to be pulled down (8.7).
 */
import type { Item, Limit, Pick, RowAnswer } from '@ironbottom/umpire';
import { type Law, seatOf } from '../law.js';
import { hexName } from '../names.js';
import type { HexId, LandUnit, Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Pub, Tray } from '../state.js';
import { REPAIR_COST } from './7-17-repair.js';
import { drawForBuilders } from './8-6-forts.js';
import { repair, repairable } from './8-6-ruins.js';
import { demolish, demolishable, demolitionPrice, named, type Owned } from './8-7-demolition.js';
import { idOf, installationText } from './8-7-installations.js';
import { placeOf } from './8-holdings.js';
import { payerOf } from './8-season.js';
import { beginTrack, mostTracks, trackPlaces, tracksLeft } from './10-35-railway.js';
import { enlarge, enlargeable, enlargingPrice } from './10-43-harbours.js';
import { freeChoice } from './11-6-free-units.js';

/** `take` says which units come for nothing. `chits`: the hex whose Sea Supply an entry uses up (8.11). */
export type Extra = {
  readonly row: Pick;
  price(id: string): { readonly purse: Nation; readonly each: number };
  chits?(id: string): HexId | null;
  take(table: Theatre, ids: readonly string[]): readonly string[];
};

const figures = ({ strength, move }: LandUnit): string => `${strength[strength.length - 1]}-${move}`;

export function extrasOf(pub: Pub, law: Law, nations: readonly Nation[], tray: Tray | undefined): Extra[] {
  return [
    ...freeRow(pub, law, nations, tray),
    ...harbourRow(pub, law, nations),
    ...trackRow(pub, law, nations),
    ...ruinsRow(pub, nations),
    ...demolitionRow(pub, law, nations),
  ];
}

function freeRow(pub: Pub, { options, charts }: Law, nations: readonly Nation[], tray: Tray | undefined): Extra[] {
  const free = options.freeUnits ? freeChoice(pub, nations, charts, tray) : { most: 0, of: [] };
  if (free.of.length === 0) return [];
  return [
    {
      row: {
        ...{ ask: 'pick', rule: '11.6', prompt: 'A unit of the Force Pool for nothing', min: 0 },
        of: free.of.map((unit) => ({ id: unit.id, text: `${unit.name} ${figures(unit)}` })),
        max: Math.min(free.most, free.of.length),
      },
      price: () => ({ purse: 'japan', each: 0 }),
      take: (_table, ids) => ids,
    },
  ];
}

const placed = (id: string, hex: string, text: string): Item => {
  const at = placeOf(hex);
  return { id, text, ...(at !== undefined && { at }) };
};

function harbourRow(pub: Pub, { charts }: Law, nations: readonly Nation[]): Extra[] {
  const ports = nations.includes('japan') ? enlargeable(pub) : [];
  if (ports.length === 0) return [];
  return [
    {
      row: {
        ...{ ask: 'pick', rule: '10.43', min: 0, max: 1 },
        prompt: `A port to be made a major one, once in the game, ${enlargingPrice(charts)} EP: a die says how many seasons it takes`,
        of: ports.map((id) => ({ ...placed(id, id, hexName(id)), seldom: true as const })),
      },
      price: () => ({ purse: 'japan', each: enlargingPrice(charts) }),
      take(table, ids) {
        for (const id of ids) enlarge(table, id, seatOf(table.law, 'japan'));
        return [];
      },
    },
  ];
}

function trackRow(pub: Pub, { charts }: Law, nations: readonly Nation[]): Extra[] {
  const places = nations.includes('japan') ? trackPlaces(pub) : [];
  if (places.length === 0) return [];
  const price = charts.costs.values.railway;
  const left = tracksLeft(pub);
  const chits = (id: string): HexId | null => places.find(({ hex }) => hex === id)?.chits ?? null;
  return [
    {
      row: {
        ...{ ask: 'pick', rule: '10.35', min: 0, max: Math.min(left, places.length), seldom: true },
        prompt: `Hexes of railway to be laid, finished next season, ${price} EP each: ${left} of ${mostTracks} are left for the game`,
        of: places.map(({ hex, chits: store }) =>
          placed(hex, hex, `${hexName(hex)}${store === null ? '' : `, and a Sea Supply chit from ${hexName(store)}`}`),
        ),
      },
      price: () => ({ purse: 'japan', each: price }),
      chits,
      take(table, ids) {
        for (const id of ids) {
          drawForBuilders(table.state.public, chits(id));
          beginTrack(table.state.public, id);
        }
        if (ids.length > 0) table.say('10.35', 'railway begun', { hexes: [...ids] });
        return [];
      },
    },
  ];
}

/** How many chits what was chosen in them uses up. */
export const fedExtras = (extras: readonly Extra[], answers: readonly RowAnswer[]): number =>
  extras.reduce((sum, { chits }, nth) => {
    const ids = (answers[nth] ?? []) as string[];
    return sum + (chits === undefined ? 0 : ids.filter((id) => chits(id) !== null).length);
  }, 0);

const repairPrefix = 'repair ';

function ruinsRow(pub: Pub, nations: readonly Nation[]): Extra[] {
  const all = repairable(pub, nations).map((ruin) => ({ ...ruin, id: `${repairPrefix}${idOf(ruin)}` }));
  if (all.length === 0) return [];
  return [
    {
      row: {
        ...{ ask: 'pick', rule: '8.6', min: 0, max: all.length },
        prompt: `Ruins to be repaired at once, ${REPAIR_COST} EP each`,
        of: all.map((ruin) => placed(ruin.id, ruin.hex, installationText(ruin))),
      },
      price: (id) => ({ purse: purseOf(all, (each) => each.id === id), each: REPAIR_COST }),
      take(table, ids) {
        forEachOwner(
          all.filter(({ id }) => ids.includes(id)),
          (owner, chosen) => repair(table, owner, chosen),
        );
        return [];
      },
    },
  ];
}

function demolitionRow(pub: Pub, { charts }: Law, nations: readonly Nation[]): Extra[] {
  const all = demolishable(pub, nations);
  if (all.length === 0) return [];
  return [
    {
      row: {
        ...{ ask: 'pick', rule: '8.7', min: 0, max: all.length, seldom: true },
        prompt: `Own installations to be pulled down: ports, forts and airbases, which every city has, before the enemy has them. A supplied unit of yours has to stand there; each is paid for by itself. Whoever holds the hex may repair them, ${REPAIR_COST} EP each`,
        of: all.map((each) =>
          placed(idOf(each), each.hex, `${installationText(each)}, ${demolitionPrice(charts, each)} EP`),
        ),
      },
      price(id) {
        const found = all.find((each) => idOf(each) === id);
        return {
          purse: purseOf(all, (each) => each === found),
          each: found === undefined ? 0 : demolitionPrice(charts, found),
        };
      },
      take(table, ids) {
        forEachOwner(named(all, ids), (owner, chosen) => demolish(table, owner, chosen));
        return [];
      },
    },
  ];
}

const purseOf = <O extends Owned>(all: readonly O[], is: (each: O) => boolean): Nation =>
  payerOf(all.find(is)?.owner ?? 'japan');

function forEachOwner<O extends Owned>(chosen: readonly O[], does: (owner: Nation, of: readonly O[]) => void): void {
  for (const owner of new Set(chosen.map((each) => each.owner)))
    does(
      owner,
      chosen.filter((each) => each.owner === owner),
    );
}

/** A port is not made larger and pulled down in one breath. `first`: where the extra rows begin. */
export function portLimits(extras: readonly Extra[], first: number): Limit[] {
  const larger = extras.findIndex(({ row }) => row.rule === '10.43');
  const down = extras.findIndex(({ row }) => row.rule === '8.7');
  const ids = new Set(extras[down]?.row.of.map(({ id }) => id));
  return (extras[larger]?.row.of ?? []).flatMap(({ id }): Limit[] => {
    if (!ids.has(`port ${id}`)) return [];
    return [
      {
        rule: '8.7',
        why: `the port of ${hexName(id)} is either made larger or pulled down`,
        most: 1,
        of: [
          { row: first + larger, id, each: 1 },
          { row: first + down, id: `port ${id}`, each: 1 },
        ],
      },
    ];
  });
}

/** What was chosen in them; the units that come for nothing. */
export function takeExtras(table: Theatre, extras: readonly Extra[], answers: readonly RowAnswer[]): string[] {
  const { public: pub } = table.state;
  return extras.flatMap(({ price, take }, nth) => {
    const ids = (answers[nth] ?? []) as string[];
    for (const id of ids) {
      const { purse, each } = price(id);
      if (each > 0) pub.ep[purse] = (pub.ep[purse] ?? 0) - each;
    }
    return take(table, ids);
  });
}
