/** A campaign of some weeks on one island, as plain data: everything lies open but the tables chosen and the planes unfit to fly. */

import type { Damage } from '../chapters/11-5-damage.js';
import type { Ammunition } from '../chapters/17-2-naval-bombardment.js';
import type { AmphibiousRatings } from '../chapters/21-amphibious-admirals.js';
import type { GroundCharts } from '../charts/ground.js';
import type { GroundTable } from '../charts/ground-bombardment.js';
import type { Side } from '../sides.js';
import type { Clash } from './clash.js';
import type { GroundScenario } from './scenario.js';

export type GroundLaw = { readonly scenario: GroundScenario; readonly charts: GroundCharts };

/** Where a unit is and what has become of it; `hex` null: not landed yet, or gone. */
export type UnitState = {
  hex: string | null;
  steps: number;
  broken: boolean;
  active: boolean;
  /** 23.4 It pursued: neither moves nor attacks again this turn. */
  spent: boolean;
  /** 11.2.2 Checks that bombardment has asked of it this turn. */
  checked: { naval: boolean; air: boolean };
  /** Aboard this landing force. */
  afloat: string | null;
  /** 23.1, 23.1.3 Movement points it has this week. */
  points: number;
};

export type HexState = {
  /** Who was the last to hold it alone. */
  holder: Side;
  fort: number;
  /** 23.7 Who besieges. */
  siege: Side | null;
};

/** 11.2 A bombardment of the hex this turn. What the dice came to is known to whoever chose the table, until it is opened. */
export type Shelling = {
  readonly hex: string;
  readonly by: Side;
  readonly how: 'naval' | 'air';
  readonly column: number;
  readonly fortified: boolean;
  readonly sum: number;
  /** What could be seen. */
  readonly seen: { readonly check: boolean; readonly fort: boolean; readonly step: boolean };
  /** For the combat of the turn, once it has been told. */
  modifier: number | null;
  /** 5.8.6 Strikes at troops on the march are resolved openly. */
  readonly openly: boolean;
};

export type Airfield = {
  readonly hex: string;
  readonly level: number;
  damage: Damage;
  /** 10.3.3 Anti-aircraft gone for good. */
  antiAirLost: number;
  points: { [type: string]: number };
  /** The most bombers seen in the air in a week since it was last told who can fly. */
  flown: number;
  /** Air Points that have flown this week. */
  out: number;
};

/** 21 An admiral of landings, and how he stands. */
export type LandingOfficer = { chits: number; state: 'box' | 'aboard' | 'away' | 'wounded' | 'killed' };

export type LandingState = {
  commander: string | null;
  juniors: string[];
  /** 21.1 What this week's dice have made of him. */
  ratings: AmphibiousRatings | null;
  /** Levels of damage of its ships; 5: sunk. */
  damage: { [ship: string]: number };
};

/** An assault that is due, and the troops in it. */
export type Beach = {
  readonly force: string;
  readonly hex: string;
  readonly units: readonly string[];
  readonly alone: boolean;
};

/** 23.1.2 A unit that has just marched. */
export type Marched = { readonly unit: string; readonly from: string; readonly to: string; readonly cost: number };

/** A bombardment under way. */
export type Order = {
  readonly by: Side;
  readonly how: 'naval' | 'air';
  /** 'airfield', 'ships' and a landing force, 'march' and a unit, or the hex whose troops are meant. */
  readonly target: string;
  readonly strength: number;
  readonly shift: number;
};

export type RallyTry = {
  readonly side: Side;
  readonly hex: string;
  readonly units: string[];
  readonly supplied: boolean;
};

export type GroundStep =
  | 'post'
  | 'available'
  | 'tables'
  | 'naval'
  | 'air'
  | 'bombard'
  | 'points'
  | 'damage'
  | 'inoperable'
  | 'troops'
  | 'checks'
  | 'ships'
  | 'fate'
  | 'rating'
  | 'debark'
  | 'initiative'
  | 'activate'
  | 'assault'
  | 'honour'
  | 'siege'
  | 'move'
  | 'interdict'
  | 'march'
  | 'withdraw'
  | 'group'
  | 'order'
  | 'attack'
  | 'counter'
  | 'clash'
  | 'rally'
  | 'rallying'
  | 'attrition'
  | 'over';

export type Open = {
  turn: number;
  step: GroundStep;
  first: Side;
  phasing: Side;
  /** Segments over in this ground phase. */
  segments: number;
  units: { [id: string]: UnitState };
  hexes: { [hex: string]: HexState };
  /** 23.1.1 Who came into a hex held by the enemy, from where. */
  arrows: { side: Side; from: string; to: string }[];
  /** Half Command Points. */
  command: { [side in Side]: number };
  squadrons: { [id: string]: Ammunition };
  airfield: Airfield | null;
  shellings: Shelling[];
  orders: Order[];
  /** Who has chosen one of the two tables this turn. */
  chose: { [side in Side]: boolean };
  /** The planes have had their orders this turn. */
  flew: boolean;
  /** Faces of the throw under way, and what is left to throw for. */
  faces: number[];
  queue: string[];
  /** Hexes still to be looked at in this segment; those where nothing more happens this turn. */
  todo: string[];
  quiet: string[];
  /** Hexes shared when the ground phase began. */
  shared: string[];
  hex: string | null;
  leaving: { hex: string; to: string } | null;
  /** 23.9 Groups that have withdrawn in this segment. */
  withdrew: { hex: string; to: string }[];
  clash: Clash | null;
  officers: { [name: string]: LandingOfficer };
  landings: { [force: string]: LandingState };
  /** 21.5 Admirals to be thrown for, the senior first. */
  named: { readonly force: string; readonly name: string }[];
  beaches: Beach[];
  /** The assault under way. */
  beach: Beach | null;
  /** 21.6, 21.7 Who is thrown for after an assault. */
  honour: { readonly name: string; readonly chit: 1 | -1 } | null;
  marched: Marched[];
  tries: RallyTry[];
  lost: { [side in Side]: number };
};

export type Secret = {
  tables: { [side in Side]: GroundTable | null };
  /** Air Points that cannot fly. */
  inoperable: number;
};

export type GroundBattle = { open: Open; secret: Secret };

/** What a side sees, or nobody's side: all that lies open, and its own secret. */
export type GroundSeen = {
  open: Open;
  table: GroundTable | null;
  /** Null for whoever does not own the field. */
  inoperable: number | null;
};

export type Fight = { readonly law: GroundLaw; readonly battle: GroundBattle };
