/** Set-ups for trials: Rings Around Rabaul, and small forces of both sides in the same waters, at any hour. */
import type { Below, Plain, Setup } from '@ironbottom/umpire';
import { charts } from './charts/index.js';
import { type PlaneName, planeNames } from './charts/planes.js';
import { shipNames, shipRating } from './charts/rating.js';
import { shipsListed } from './forces.js';
import { shipsGame } from './game-setups-ships.js';
import { specialFor, unloadingFor } from './game-setups-special.js';
import { pick } from './imagine.js';
import { optionValues } from './options.js';
import type { Side } from './state.js';

type Given = { [key: string]: Plain };

export function setups(below: Below, scrambled: boolean): Setup {
  // Whole evenings are long, and most rules come up in the small games: three of these to one of those.
  if (!scrambled && below(2) === 0) return { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
  if (below(12) === 0) return submarineGame(below);
  if (below(12) === 0)
    return shipsGame(
      below,
      (side) => fleet('any', side, below),
      (side, ships) => seaPlanes(side, ships, below),
    );
  const options: Given = {};
  if (below(3) === 0)
    for (const [name, [usual, ...others]] of Object.entries(optionValues))
      options[name] = below(3) === 0 ? pick<Plain>(others, below) : usual;
  return { scenario: 'custom', options, charts: {}, set: scenario(below) };
}

/** Ships of both sides sail where the submarines of the other may begin, at the edge of the ten hexes around its enemy's bases. */
function submarineGame(below: Below): Setup {
  const ring = (place: string): Given => ({
    near: { place, within: 12 },
    notNear: [{ place, within: 10 }] as unknown as Plain,
  });
  const prey = (side: Side, base: string): Given => {
    const ships = [...fleet('any', side, below), '1 PG'];
    return {
      ships: [...ships, '12 SS'],
      start: [
        { ships: ['1 DD'], areas: [ring(base)] },
        { ships: 'rest', areas: [ring(base)] },
      ] as unknown as Plain,
      sea: seaPlanes(side, ships, below),
      bases: [base],
      land: [{ at: [base], planes: huntingPlanes(side, below) }] as unknown as Plain,
      radar: [],
    };
  };
  const set = {
    figures: 'SC3',
    name: 'scrambled',
    title: 'Scrambled',
    date: '7 May 1942',
    firstHour: 1 + below(24),
    turns: 4 + below(4),
    westHalf: false,
    clouds: below(2) === 0 ? 'scattered' : 'front',
    forces: { allied: prey('allied', 'Port Moresby'), japan: prey('japan', 'Rabaul') },
    special: {},
    victory: { automatic: null, floor: 10 },
  } as unknown as Plain;
  const options: Given = { submarines: true };
  for (const [name, [usual, ...others]] of Object.entries(optionValues))
    if (name !== 'submarines') options[name] = below(6) === 0 ? pick<Plain>(others, below) : usual;
  return { scenario: 'custom', options, charts: {}, set };
}

/** OPT-SUB.8b Those that can hit submarines. */
const huntingPlanes = (side: Side, below: Below): Given =>
  side === 'allied' ? { 'B-25': 2 + below(6), Hudson: 1 + below(4) } : { Mavis: 2 + below(4), Betty: 1 + below(6) };

/** What a set-up is made for: rules that seldom come up by themselves. */
const themes = [
  ...['any', 'any', 'any'],
  ...['dogfight', 'dogfight', 'raid', 'raid'],
  ...['midnight', 'midnight', 'midnight', 'roadstead', 'roadstead', 'crowd'],
] as readonly Theme[];
type Theme = 'any' | 'dogfight' | 'raid' | 'midnight' | 'roadstead' | 'crowd';

/** The first and the last hour of the first day that are played. */
type Hours = readonly [first: number, last: number];

/** Where they meet, and the bases of both sides. */
type Waters = readonly [meeting: string, allied: readonly string[], japan: readonly string[]];

const waters: readonly Waters[] = [
  ['Tulagi', ['Port Moresby'], ['Rabaul', 'Shortland']],
  ['Shortland', ['Port Moresby', 'Australia'], ['Rabaul', 'Shortland', 'Truk']],
  ['Rabaul', ['Port Moresby'], ['Rabaul', 'Kavieng']],
  ['Lae', ['Port Moresby', 'Gili-Gili'], ['Rabaul', 'Lae']],
];

/** Round a base of one side, which the other attacks. */
const besieged: readonly Waters[] = [
  ['Rabaul', ['Port Moresby'], ['Rabaul', 'Gasmata', 'Truk']],
  ['Lae', ['Port Moresby'], ['Rabaul', 'Lae']],
  ['Port Moresby', ['Port Moresby', 'Australia'], ['Rabaul', 'Lae']],
];

function scenario(below: Below): Plain {
  const theme = pick(themes, below);
  const figures = pick(['SC2', 'SC3', 'SC4', 'SC5'] as const, below);
  const [meeting, allied, japan] = pick(theme === 'any' ? waters : besieged, below);
  const there = (names: readonly string[]): string[] =>
    names.filter((name) => charts.bases.values[name]?.figures[figures] !== undefined);
  const firstHour = theme === 'midnight' ? 19 + below(5) : theme === 'any' ? 1 + below(24) : 6 + below(14);
  // 22.1 Past midnight, so that what was lost comes back.
  const turns = theme === 'midnight' ? 26 - firstHour + below(2) : 2 + below(5);
  const hours: Hours = [firstHour, Math.min(24, firstHour + turns - 1)];
  const forces = {
    allied: force(theme, 'allied', there(allied), meeting, hours, below),
    japan: force(theme, 'japan', there(japan), meeting, hours, below),
  };
  const special = specialFor(
    theme === 'roadstead',
    meeting,
    forces as unknown as Parameters<typeof specialFor>[2],
    below,
  );
  const conditions = victory(theme, meeting, below);
  // Hits on a base cannot decide the game if it may change hands.
  if (conditions.raid !== undefined) delete special.falls;
  // OPT-AP Planes that ships near home call up.
  const additional = { allied: { 'P-39': 3, 'B-17': 2 }, japan: { Zero: 4, Betty: 3 } };
  const bases = { allied: there(allied), japan: there(japan) };
  for (const [side, base] of [
    ['allied', 'Australia'],
    ['japan', 'Truk'],
  ] as const)
    if (bases[side].includes(base) && below(2) === 0)
      special.additional = { ...(special.additional as Given | undefined), [side]: additional[side] };
  return {
    figures,
    name: 'scrambled',
    title: 'Scrambled',
    date: '7 May 1942',
    firstHour,
    turns,
    westHalf: false,
    clouds: below(2) === 0 ? 'scattered' : 'front',
    forces,
    special,
    victory: { ...conditions, ...unloadingFor(special, meeting, below) },
  } as unknown as Plain;
}

/** 25.2 A lead that ends the game at 2400; SC1.V1, SC1.V2 a raid, and a carrier that must not be lost. */
function victory(theme: Theme, meeting: string, below: Below): Given {
  const automatic = theme === 'midnight' ? 1 + below(5) : below(2) === 0 ? 50 : null;
  const floor = pick([10, 40, 200, null], below);
  if (theme !== 'raid' && (meeting !== 'Rabaul' || below(2) === 0)) return { automatic, floor };
  const outright = 1 + below(6);
  const raid = { side: 'allied', base: 'Rabaul', points: below(2) * 2, outright, least: below(2) };
  return { automatic, floor, raid: raid as unknown as Plain, ...(theme === 'raid' && { sunkLoses: 'Lexington' }) };
}

const flattops: Record<Side, readonly string[]> = {
  allied: ['Lexington', 'Yorktown', 'Wasp'],
  japan: ['Shokaku', 'Shoho', 'Ryujo'],
};
const floats: Record<Side, readonly string[]> = { allied: [], japan: ['Chitose', 'Kamikawa', 'Kongo', 'Tone'] };

function force(theme: Theme, side: Side, bases: string[], meeting: string, hours: Hours, below: Below): Given {
  const ships = theme === 'crowd' ? ['18 DD'] : fleet(theme, side, below);
  const submarines = below(6) === 0 ? ['2 SS'] : [];
  return {
    ships: [...ships, ...submarines],
    start: starts(theme, ships, bases.includes(meeting), meeting, hours, below) as unknown as Plain,
    sea: seaPlanes(side, ships, below),
    bases,
    land: [{ at: bases, planes: landPlanes(theme, side, bases, below) }] as unknown as Plain,
    radar: [...flattops[side].filter((name) => ships.includes(name)), ...bases.slice(0, 1)],
  };
}

function fleet(theme: Theme, side: Side, below: Below): string[] {
  const ships: string[] = [];
  const often = theme === 'dogfight' || theme === 'raid' ? 2 : 1;
  for (const name of [...flattops[side], ...floats[side]]) if (below(3) < often) ships.push(name);
  if (theme === 'raid' && side === 'allied' && !ships.includes('Lexington')) ships.push('Lexington');
  for (let n = below(4); n > 0; n--) {
    const name = pick(shipNames(charts, side), below);
    const type = shipRating(charts, name, side)?.type;
    if (type === 'SS' || ships.includes(name) || /^(?:DD|AP|APD|AO|PG)$/.test(name)) continue;
    ships.push(name);
  }
  ships.push(`${1 + below(5)} DD`);
  if (theme === 'roadstead' || below(2) === 0) ships.push(`${1 + below(3)} AP`);
  return ships;
}

/** Group by group. At home ships lie at anchor under the guns of their base (17.3.3). */
function starts(
  theme: Theme,
  ships: readonly string[],
  home: boolean,
  meeting: string,
  [first, last]: Hours,
  below: Below,
): Given[] {
  const near = (within: number): Given => ({ near: { place: meeting, within } });
  const groups: Given[] = [];
  const listed = shipsListed(ships);
  // 4.1.2 More task forces than there are counters.
  if (theme === 'crowd') for (let i = 0; i < 15; i++) groups.push({ ships: ['1 DD'], areas: [near(1)] });
  const transports = listed.filter((name) => name.startsWith('AP ')).length;
  if (transports > 0 && (theme === 'roadstead' || below(3) === 0))
    groups.push({ ships: ['1 AP'], areas: [near(theme === 'roadstead' ? 0 : 2)], anchored: true });
  if (theme !== 'any' && home && listed.some((name) => name.startsWith('DD ')) && below(2) === 0)
    groups.push({ ships: ['1 DD'], areas: [near(0)], anchored: true });
  // R12, R149 Some choose their company, some come in later.
  const destroyers = listed.filter((name) => name.startsWith('DD ')).length;
  const hour = Math.min(last, first + below(3));
  if (theme === 'any' && destroyers > 1 && below(2) === 0) {
    groups.push({ ships: ['1 DD'], areas: [near(1)] }, { ships: ['any DD'], areas: [near(2)] });
    if (below(2) === 0) return [...groups, { ships: 'rest', with: 'any group' }];
    return [...groups, { ships: 'rest', areas: [near(3)], enters: { day: 1, hour } }];
  }
  groups.push({ ships: 'rest', areas: [near(theme === 'dogfight' ? 0 : below(theme === 'any' ? 3 : 2))] });
  return groups;
}

function seaPlanes(side: Side, ships: readonly string[], below: Below): Given {
  const room = { carrier: 0, float: 0 };
  for (const name of shipsListed(ships)) {
    const deck = shipRating(charts, name, side)?.deck;
    if (deck) room[deck.handles] += deck.capacity;
  }
  const planes: Given = {};
  for (const kind of ['carrier', 'float'] as const) {
    const names = planeNames.filter((plane) => flies(side, plane, kind));
    for (let left = Math.floor(room[kind] * 0.7); left > 0 && names.length > 0; ) {
      const plane = pick(names, below);
      const factors = Math.min(left, 1 + below(8));
      planes[plane] = Number(planes[plane] ?? 0) + factors;
      left -= factors;
    }
  }
  return planes;
}

const flies = (side: Side, plane: PlaneName, how: 'carrier' | 'float' | 'land' | 'sea'): boolean =>
  charts.planes.values[plane].side === side && charts.planes.values[plane].handling.includes(how);

function landPlanes(theme: Theme, side: Side, bases: readonly string[], below: Below): Given {
  const planes: Given = {};
  if (bases.length === 0) return planes;
  const names = planeNames.filter((plane) => flies(side, plane, 'land'));
  for (let n = theme === 'dogfight' ? 2 + below(4) : below(4); n > 0; n--) planes[pick(names, below)] = 1 + below(8);
  return planes;
}
