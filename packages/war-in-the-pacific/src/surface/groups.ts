/** Forces that sail under markers before anybody fights: what they were sent for, and the law of the action they come to. */
import { neededFor } from '../chapters/13-3-air-search.js';
import type { Composition } from '../chapters/13-5-reports.js';
import { commandOf } from '../chapters/16-4-engagement.js';
import { cite } from '../cite.js';
import { isCarrier, isNonCombatant } from '../pieces.js';
import { isDummy, type Marker, type Search, type Searcher } from '../search/search.js';
import { enemyOf, type Side } from '../sides.js';
import { bySeniority, type SurfaceLaw, unitOf } from './law.js';
import type { ForceInput } from './scenarios.js';
import type { Action, SurfaceBattle, SurfaceHunt } from './state.js';

/** What a force was sent for: Movement Points plotted before it and after it, and what it counts (R142). */
export type Mission = {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly worth: number;
};

/** A force under a marker. Without a mission it lies in wait, for a reaction (R141). */
export type Group = ForceInput & {
  readonly name: string;
  readonly mission: Mission | null;
  /** What it spends to come up with an enemy. */
  readonly way: { readonly points: number; readonly hexes: number };
};

export type SurfaceSearch = {
  /** Air Phases before the Naval Phase. */
  readonly airPhases: number;
  /** 16.4.2 Whether forces meet off a coast; who keeps away does so in the open sea. */
  readonly coastal: boolean;
  /** Movement Points of who keeps away, and of dummies. */
  readonly away: number;
} & {
  readonly [side in Side]: {
    /** One for each force; those left over are dummies. */
    readonly markers: readonly string[];
    readonly groups: readonly Group[];
    readonly searchers: readonly Searcher[];
  };
};

export function searchIn({ search }: SurfaceLaw): SurfaceSearch {
  if (search === null) throw new Error('nobody searches in this set-up');
  return search;
}

export function huntIn({ hunt }: SurfaceBattle): SurfaceHunt {
  if (hunt === undefined) throw new Error('nobody searches in this set-up');
  return hunt;
}

export const groupOf = (law: SurfaceLaw, side: Side, { group }: Pick<Marker, 'group'>): Group | undefined =>
  searchIn(law)[side].groups.find(({ name }) => name === group);

/** Without a mission of its own it reacts to what is found (17.5). */
export const reacts = ({ mission }: Group): boolean => mission === null;

/** 16.4.7, 17.5 Fighting ships have 14; with carriers, transports or oilers among them 4 at most. */
export const startingValue = (law: SurfaceLaw, { ships }: Group): number =>
  ships.some((id) => isNonCombatant(unitOf(law, id)) || isCarrier(unitOf(law, id))) && cite('16.4.7') ? 4 : 14;

/** What surface forces bring to the search. */
export function searchOf(law: SurfaceLaw, battle: SurfaceBattle): Search {
  const search = searchIn(law);
  const of = (side: Side): Search['of'][Side] => ({
    markers: search[side].markers,
    groups: search[side].groups.map(({ name }) => name),
    searchers: search[side].searchers,
  });
  return {
    cups: law.charts.searchCups.values,
    of: { japan: of('japan'), allies: of('allies') },
    hunt: huntIn(battle),
    composition(side, group) {
      const types: { [type: string]: number } = {};
      for (const id of groupOf(law, side, { group })?.ships ?? []) {
        const { type } = unitOf(law, id);
        types[type] = (types[type] ?? 0) + 1;
      }
      return types satisfies Composition;
    },
    needed: ({ band }, value) => neededFor(law.charts.airSearch, value, band),
    atSea: (side) => atSea(huntIn(battle), side),
  };
}

/** 13.6.3 The enemy's markers that are still there: not those that proved to be nothing, nor those that have fought. */
export const atSea = ({ markers, fought }: SurfaceHunt, side: Side): Marker[] =>
  markers[enemyOf(side)].filter(
    (marker) => !(marker.known && isDummy(marker) && cite('13.6.3')) && !fought.includes(marker.name),
  );

const activationOf = (law: SurfaceLaw, { ships }: Group): number =>
  ships.reduce((sum, id) => sum + unitOf(law, id).activation, 0);

/** The groups that have met, the one whose admiral leads first. */
export function groupsIn(law: SurfaceLaw, { markers, action }: SurfaceHunt, side: Side): Group[] {
  const names = action?.markers[side] ?? [];
  const groups = names.flatMap((name) => {
    const marker = markers[side].find((each) => each.name === name);
    return marker === undefined ? [] : (groupOf(law, side, marker) ?? []);
  });
  const isLed = ({ admirals }: Group): boolean => admirals.some(({ name }) => name === action?.leader);
  return [...groups].sort((a, b) => Number(isLed(b)) - Number(isLed(a)) || rankOf(law, b) - rankOf(law, a));
}

/** 'the convoy (TF 2)': who fights for a side. */
export const metText = ({ markers }: SurfaceHunt, action: Action, side: Side): string =>
  action.markers[side]
    .map((name) => `${markers[side].find((each) => each.name === name)?.group ?? 'a force'} (${name})`)
    .join(' and ');

/** Stars of the first of a force; less than none, if nobody leads it. */
export const rankOf = ({ charts }: SurfaceLaw, { admirals: [first] }: Group): number =>
  first === undefined ? -1 : (charts.surfaceAdmirals.values[first.name]?.rank ?? 0);

/** The law of the action under way: those who met, and nobody else. Without a search, the law itself. */
export function lawNow(law: SurfaceLaw, { hunt }: Pick<SurfaceBattle, 'hunt'>): SurfaceLaw {
  if (hunt === undefined || hunt.action === null) return law;
  const { action, points } = hunt;
  const groups = { japan: groupsIn(law, hunt, 'japan'), allies: groupsIn(law, hunt, 'allies') };
  const ids = new Set([...groups.japan, ...groups.allies].flatMap(({ ships }) => ships));
  const officers = (side: Side) =>
    bySeniority(
      groups[side].flatMap(({ admirals }) => admirals),
      law.charts,
    ).slice(0, 3);
  const led = (side: Side): number => {
    const [first, ...others] = groups[side];
    const warships = (group: Group): Group => ({
      ...group,
      ships: group.ships.filter((id) => !isNonCombatant(unitOf(law, id)) || !cite('16.4.6')),
    });
    return commandOf(
      first === undefined ? 0 : activationOf(law, first),
      others.map((group) => activationOf(law, warships(group))),
    );
  };
  return {
    ...law,
    forces: law.forces.filter(({ id }) => ids.has(id)),
    officers: { japan: officers('japan'), allies: officers('allies') },
    activation: { japan: led('japan'), allies: led('allies') },
    led: { japan: groups.japan[0]?.ships ?? [], allies: groups.allies[0]?.ships ?? [] },
    roller: action.alpha,
    reacted: action.reacted ? action.alpha : null,
    port: action.coastal ? law.port : null,
    handicap: points,
  };
}
