/** A hunt by submarines: plain data. Figures are the law's. */
import type { Fought } from '../battle-game.js';
import type { Report } from '../chapters/13-5-reports.js';
import type { BoatClass } from '../chapters/22-6-availability.js';
import type { Chit, Cup, CupContents } from '../charts/search-cups.js';
import type { NavalType } from '../pieces.js';
import type { Side } from '../sides.js';
import type { SubmarineLaw } from './law.js';

export type Drawn = { readonly cup: Cup; readonly chit: Chit };

/** A task force marker. What it stands for is its owner's secret. */
export type TaskForce = {
  readonly marker: string;
  hex: number;
  /** The force of the set-up, or 'dummy'; '' to an enemy who does not know. */
  force: string;
  /** '' to an enemy. */
  lane: string;
  /** Hexes gone in all, and in this Naval Phase. */
  gone: number;
  moved: number;
  state: 'at sea' | 'arrived' | 'removed';
  /** 13.6.3 The enemy has met it: it is no dummy. */
  met: boolean;
  /** The enemy knows which force it is. */
  known: boolean;
  reports: Report[];
  /** Chits that lie with it. */
  chits: Drawn[];
  /** 13.3 Bases and bands from which it was searched in this phase. */
  bands: string[];
};

export type Ship = {
  readonly id: string;
  readonly type: NavalType;
  damage: number;
  sunk: boolean;
  /** Damaged in the attack under way: she will roll for critical hits. */
  hit: boolean;
};

/** A squadron marker on the map. */
export type Subron = {
  readonly marker: string;
  readonly hex: number;
  /** Which of the set-up's; 'dummy'; '' to an enemy. */
  holds: string;
  /** 22.5.3 It has searched, so it is no dummy. */
  met: boolean;
  /** Submarines the enemy knows to have been sunk. */
  sunk: number;
};

/** 22.2.3 Up to six submarines (twelve) that search and attack together. */
export type Squadron = {
  readonly id: string;
  /** Which of the set-up's. */
  readonly of: string;
  readonly boats: BoatClass;
  points: number;
  /** Back in the pool for torpedoes. */
  home: number;
  /** Task forces searched for in this phase. */
  searched: string[];
};

export type GroupShip = {
  /** Her name; to an enemy who has not attacked her, her mark. */
  id: string;
  readonly type: NavalType;
  mark: string;
  up: boolean;
  hit: boolean;
};

export type Group = {
  readonly name: string;
  ships: GroupShip[];
  /** 5.13.2 Planes hunting submarines that cover it. */
  air: number;
  concealed: boolean;
  /** Submarines sent at it. */
  sent: number;
  /** Printed on the ASW Table; -1: not rolled. */
  screened: number;
  /** Submarines that were screened off in fact. */
  kept: number;
};

export type Contact = {
  readonly marker: string;
  /** The squadron marker, and the squadron; '' to an enemy. */
  readonly subron: string;
  readonly squadron: string;
  readonly hexes: number;
  available: number;
  groups: Group[];
  chits: Drawn[];
  /** How many are still to be drawn. */
  toDraw: number;
  /** Groups in the order they are attacked; the one being attacked. */
  at: number;
  left: number;
  target: string;
  /** The last target may be attacked again: the die was a 6. */
  again: boolean;
  attacks: number;
  /** Attack dice of the attack being made, once it has hit. */
  damageDie: number;
};

export type AirSearch = {
  readonly base: string;
  readonly marker: string;
  readonly value: number;
  readonly intensive: boolean;
};

export type Phase =
  | 'assign'
  | 'air phase'
  | 'air search'
  | 'draw'
  | 'report'
  | 'losses'
  | 'naval'
  | 'band'
  | 'submarines'
  | 'contact'
  | 'suppressed'
  | 'groups'
  | 'available'
  | 'chits'
  | 'conceal'
  | 'marks'
  | 'attack'
  | 'asw'
  | 'target'
  | 'hit'
  | 'damage'
  | 'protection'
  | 'again'
  | 'midget'
  | 'counterattack'
  | 'torpedoes'
  | 'criticals'
  | 'over';

export type SubmarineBattle = {
  phase: Phase;
  /** Rises with every turn of the sequence. */
  turn: number;
  /** Which Naval Phase, from 0; and which task force moves, from 0. */
  naval: number;
  mover: number;
  forces: TaskForce[];
  ships: Ship[];
  /** What the hunter knows of damage, ship by ship, and who has rolled for critical hits. */
  shown: { [ship: string]: number };
  rolled: string[];
  subrons: Subron[];
  squadrons: Squadron[];
  cups: { [cup in Cup]: CupContents };
  /** Air searches to be made; the first is under way once it has succeeded. */
  searches: AirSearch[];
  /** 13.5.4 Air Points lost by bases. */
  lost: { [base: string]: number };
  /** Squadrons that search for the moving force now. */
  queue: string[];
  contact: Contact | null;
  faces: number[];
  /** Ships that roll for critical hits. */
  criticals: string[];
  sunk: number;
  points: { [side in Side]: number };
  /** At the desk one attack is all there is. */
  single: boolean;
};

export type Hunt = Fought<SubmarineLaw, SubmarineBattle>;

export const cloneHunt = (battle: SubmarineBattle): SubmarineBattle => ({
  ...battle,
  forces: battle.forces.map((force) => ({
    ...force,
    reports: force.reports.slice(),
    chits: force.chits.slice(),
    bands: force.bands.slice(),
  })),
  ships: battle.ships.map((ship) => ({ ...ship })),
  shown: { ...battle.shown },
  rolled: battle.rolled.slice(),
  subrons: battle.subrons.map((subron) => ({ ...subron })),
  squadrons: battle.squadrons.map((squadron) => ({ ...squadron, searched: squadron.searched.slice() })),
  cups: { 1: { ...battle.cups[1] }, 2: { ...battle.cups[2] }, 3: { ...battle.cups[3] } },
  searches: battle.searches.slice(),
  lost: { ...battle.lost },
  queue: battle.queue.slice(),
  contact: battle.contact && {
    ...battle.contact,
    groups: battle.contact.groups.map((group) => ({ ...group, ships: group.ships.map((ship) => ({ ...ship })) })),
    chits: battle.contact.chits.slice(),
  },
  faces: battle.faces.slice(),
  criticals: battle.criticals.slice(),
  points: { ...battle.points },
});

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`there is no ${what} in this hunt`);
  return one;
}

export const shipOf = ({ ships }: Pick<SubmarineBattle, 'ships'>, id: string): Ship =>
  found(
    ships.find((ship) => ship.id === id),
    `ship ${id}`,
  );
export const forceOf = ({ forces }: Pick<SubmarineBattle, 'forces'>, marker: string): TaskForce =>
  found(
    forces.find((force) => force.marker === marker),
    `task force ${marker}`,
  );
export const squadronOf = ({ squadrons }: Pick<SubmarineBattle, 'squadrons'>, id: string): Squadron =>
  found(
    squadrons.find((squadron) => squadron.id === id),
    `squadron ${id}`,
  );
export const contactIn = ({ contact }: Pick<SubmarineBattle, 'contact'>): Contact =>
  found(contact ?? undefined, 'contact');
export const groupIn = (contact: Contact): Group => found(contact.groups[contact.at], 'group');
