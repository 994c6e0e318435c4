/** 4.1, R11, R12 Which ships begin where: a scenario's groups, the task forces they may be divided into, and who may choose. */
import type { Hex } from '@ironbottom/hexes';
import { namelessType } from '../charts/rating.js';
import { cite } from '../cite.js';
import { shipsListed } from '../forces.js';
import type { GameLaw } from '../game-kit.js';
import { hexCount, inPlay, terrainAt } from '../map.js';
import { hexesOf } from '../scenarios/areas.js';
import { bookOf } from '../scenarios/book.js';
import { type StartGroup, turnAt } from '../scenarios/scenario.js';
import type { Side } from '../state.js';

/** Ships that begin in the same waters. */
export type Group = {
  readonly names: readonly string[];
  readonly hexes: readonly Hex[];
  /** Who lies at anchor. */
  readonly anchored: 'all' | readonly string[];
  /** The task forces they may be divided into; each begins in a hex of its own. */
  readonly slots: readonly string[];
  /** R12 Task forces that begin where the first of `slots` does. */
  readonly escorts: readonly string[];
  /** They begin somewhere else unless their owner says here; then this ship is one of them. */
  readonly instead: string | null;
  /** R149 The turn in which they come in; null: on the map from the beginning. */
  readonly enters: number | null;
};

/** Ships alike in a group: one with a name, or so many without. `groups`: where they may begin, their own first. */
export type Crew = {
  readonly kind: string;
  readonly names: readonly string[];
  readonly groups: readonly { readonly group: number; readonly cap: number; readonly guest: boolean }[];
};

export type Starts = { readonly groups: readonly Group[]; readonly crews: readonly Crew[] };

/** 4.1.1 The most ships in one task force. */
export const mostShips = (side: Side): number => (cite('4.1.1') ? (side === 'allied' ? 15 : 10) : 99);

/** 'any DD' */
export const anyOf = (line: string): string | undefined => /^any ([A-Z]+)$/.exec(line)?.[1];

/** The names of a group's ships: those listed, or whatever the other groups leave. */
export function namesOf(listed: readonly string[], groups: readonly StartGroup[]): string[][] {
  const pool = shipsListed(listed);
  const take = (line: string): string[] => {
    const found = matching(pool, line);
    for (const name of found) pool.splice(pool.indexOf(name), 1);
    return found;
  };
  const named = groups.map(({ ships, instead }) => (ships === 'rest' || instead ? [] : ships.flatMap(take)));
  return named.map((names, i) => (groups[i]?.ships === 'rest' ? pool.splice(0) : names));
}

/** The ships of a list that a line means: one by name, or the first so many of a type. */
export function matching(pool: readonly string[], line: string): string[] {
  const [, count = '1', type = ''] = /^(\d+) ?([A-Z]+)$/.exec(line) ?? [];
  return pool.filter((name) => (type === '' ? name === line : name.startsWith(`${type} `))).slice(0, Number(count));
}

/** R12 Others may begin, or come in, with a group that has a ship of its own; one of 'any DD' alone has none. */
export const isCompany = ({ ships, with: company, instead }: StartGroup): boolean =>
  !company && !instead && (ships === 'rest' || ships.some((line) => anyOf(line) === undefined));

export function startsOf(law: GameLaw, side: Side): Starts {
  const { ships, start: listed } = law.scenario.forces[side];
  // SC2.6 Groups that may begin elsewhere, as Kamikawa at Deboyne.
  const start = listed.filter(({ instead }) => instead !== true || cite('SC2.6'));
  const named = namesOf(ships, start);
  const free = shipsListed(ships).filter((name) => !named.some((names) => names.includes(name)));
  const inCompany = named.filter((_, i) => start[i]?.with !== undefined).flat();
  const groups: Group[] = [];
  /** The place in `groups` of each group that the scenario has. */
  const at: number[] = [];
  let number = 1;
  const numbered = (count: number): string[] => Array.from({ length: count }, () => taskForce(number++));
  for (const [i, group] of start.entries()) {
    const names = named[i] ?? [];
    const guests = group.ships !== 'rest' && group.ships.some((line) => anyOf(line) !== undefined);
    at.push(-1);
    if (group.with !== undefined || (group.instead ? !cite('SC2.6') : names.length === 0 && !guests)) continue;
    at[i] = groups.length;
    const hexes = startHexes(law, group);
    const joined = inCompany.length > 0 && isCompany(group);
    // In one hex, everybody is in company; so is whoever comes in later, in the same hour and through the same hexes.
    const escorted = joined && hexes.length > 1 && group.enters === undefined;
    const most = names.length + (joined && group.enters !== undefined ? inCompany.length : 0);
    const room = slotsFor(law, side, most, guests || (joined && !escorted));
    groups.push({
      names,
      hexes,
      anchored: group.anchored === true ? 'all' : group.anchored || [],
      slots: numbered(group.instead ? 1 : escorted ? Math.min(room, names.length, 2) : room),
      escorts: numbered(escorted ? 2 : 0),
      instead: group.instead && group.ships !== 'rest' ? (group.ships[0] ?? null) : null,
      enters: group.enters === undefined ? null : turnAt(law.scenario, group.enters),
    });
  }
  return { groups, crews: crewsOf(start, at, named, free) };
}

/** Everybody, kind by kind, with the groups they may begin in. */
function crewsOf(
  start: readonly StartGroup[],
  at: readonly number[],
  named: readonly (readonly string[])[],
  free: readonly string[],
): Crew[] {
  const place = (i: number): number => at[i] ?? -1;
  const open = start.flatMap((group, i) => (isCompany(group) ? [place(i)] : []));
  const inviting = (type: string): number[] =>
    start.flatMap(({ ships }, i) => (ships !== 'rest' && ships.some((line) => anyOf(line) === type) ? [place(i)] : []));
  const crews: Crew[] = [];
  const add = (names: readonly string[], homes: readonly number[], left: boolean, guest: boolean): void => {
    for (const [kind, all] of alike(names)) {
      const groups = homes.map((group) => ({ group, cap: all.length, guest }));
      const hosts = left ? inviting(kind).filter((group) => !homes.includes(group)) : [];
      for (const group of hosts) groups.push({ group, cap: all.length, guest: false });
      for (const [i, { instead, ships }] of start.entries()) {
        if (!instead || ships === 'rest' || place(i) < 0) continue;
        const cap = ships.reduce((sum, line) => sum + matching(all, line).length, 0);
        if (cap > 0) groups.push({ group: place(i), cap, guest: false });
      }
      crews.push({ kind, names: all, groups });
    }
  };
  for (const [i, names] of named.entries()) {
    const company = start[i]?.with !== undefined;
    add(names, company ? open : [place(i)], start[i]?.ships === 'rest', company);
  }
  add(free, [], true, false);
  return crews;
}

/** One with a name, or so many without. */
function alike(names: readonly string[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const name of names) {
    const kind = namelessType(name) ?? name;
    kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  }
  return kinds;
}

/** 4.1.2 Beyond the fourteen counters more are made up. */
const taskForce = (number: number): string => `TF ${number <= 14 || cite('4.1.2') ? number : 14}`;

/** 4.1 As many as they need, and two more where they may divide; SC1.5 one and no more. */
function slotsFor(law: GameLaw, side: Side, ships: number, guests: boolean): number {
  if (law.scenario.special.oneTaskForce === side && cite('SC1.5')) return 1;
  const wanted = Math.ceil(ships / mostShips(side)) + 2;
  return guests ? wanted : Math.min(ships, wanted);
}

function startHexes(law: GameLaw, { areas = [], anchored }: StartGroup): Hex[] {
  const book = bookOf(law.scenario);
  if (book !== undefined && !cite(book.start)) return allWaters(law);
  const hexes = new Set<Hex>();
  for (const area of areas) for (const hex of hexesOf(area, law)) hexes.add(hex);
  // 12.7.1 At anchor only beside land.
  return [...hexes].filter((hex) => anchored === undefined || anchored === false || terrainAt(hex) === 'partial');
}

function allWaters({ scenario }: GameLaw): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++)
    if (inPlay(hex, scenario.westHalf) && terrainAt(hex) === 'sea') hexes.push(hex);
  return hexes;
}

/** Who of these ships lies at anchor. */
export const anchoredIn = ({ anchored }: Group, names: readonly string[]): readonly string[] =>
  anchored === 'all' ? names : names.filter((name) => anchored.includes(name));
