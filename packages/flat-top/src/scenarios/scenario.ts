/** What a scenario says: order of battle, starting areas, special rules, victory. Plain data that a person can write. */
import type { PlaneName } from '../charts/planes.js';
import type { Scenario } from '../charts/scenario-changes.js';
import type { Side } from '../state.js';

export type Planes = { readonly [plane in PlaneName]?: number };

/** Every part that is given must hold (R11). */
export type Area = {
  /** Within so many hexes of an edge of the map in play; an edge hex is 0 from it. */
  readonly edge?: { readonly of: 'N' | 'E' | 'S' | 'W'; readonly within: number };
  /** In one of these sectors, 1 to 8. */
  readonly sectors?: readonly number[];
  /** Within so many hexes of a base, island or named place; 0 means at it. */
  readonly near?: { readonly place: string; readonly within: number };
  readonly notNear?: readonly { readonly place: string; readonly within: number }[];
  /** These hexes and no others. */
  readonly hexes?: readonly string[];
};

/** An hour of the scenario: 0100 on its second day is { day: 2, hour: 1 }. */
export type Moment = { readonly day: number; readonly hour: number };

/** The turn of a moment, counted from 0. */
export const turnAt = ({ firstHour }: Pick<ScenarioData, 'firstHour'>, { day, hour }: Moment): number =>
  24 * (day - 1) + hour - firstHour;

/**
 * Ships that begin in the same waters. Of a line 'any DD' any number may, of those that no other line names; where nothing
 * else is said they are left to the rest.
 */
export type StartGroup = {
  /** Ships by name, a number of nameless ones ('10 DD'), any number of them ('any DD'); 'rest' for all not named elsewhere. */
  readonly ships: readonly string[] | 'rest';
  /** In any one of these; left out only by a group of 'rest' that begins `with` others. */
  readonly areas?: readonly Area[];
  /** R12 The rest begin in company: where one of the ships of another group begins, or comes in later. */
  readonly with?: 'any group';
  /** At anchor: all of them, or those named. */
  readonly anchored?: boolean | readonly string[];
  /**
   * The owner may have these ships begin here instead of with the groups that name them: the first of the list, and with her so
   * many of the others as he likes ('2 PG': up to two).
   */
  readonly instead?: true;
  /** R149 Not on the map before; they come in through these areas. */
  readonly enters?: Moment;
};

export type OrderOfBattle = {
  /** By name, or a number of those without one: '10 DD'. Submarines ('7 SS') stay at home unless they are played with. */
  readonly ships: readonly string[];
  readonly start: readonly StartGroup[];
  /** 4.2.2 Sea based planes start on ships, land based ones at bases. */
  readonly sea: Planes;
  readonly bases: readonly string[];
  readonly land: readonly { readonly at: readonly string[]; readonly planes: Planes }[];
  /** 7.10 Ships and bases with radar, by name; 'CV' for every ship of a type, 'ships' and 'bases' for all of them. */
  readonly radar: readonly string[];
  /** How many submarines of `ships` are played with; written when the scenario is read. */
  readonly submarines?: number;
};

export type SpecialRules = {
  /** SC1.4 Planes that appear, Ready, at a base the turn after an enemy ship is first observed. */
  readonly whenShipSeen?: { readonly side: Side; readonly base: string; readonly planes: Planes };
  /** SC2.11, SC3.7, SC4.3, SC5.7 Planes that come when the enemy is near, where that option is played. */
  readonly additional?: { readonly [side in Side]?: Planes };
  /** SC1.5 All ships of the side sail in one task force throughout. */
  readonly oneTaskForce?: Side;
  /** SC1.6 Coastwatchers that are not there, by id of the map. */
  readonly noCoastwatchers?: readonly string[];
  /** SC1.7 No take-offs on the first turn. */
  readonly noTakeOffOnFirstTurn?: Side;
  /** SC1.8 These planes may take off once from a base that cannot handle them, without limit, and stay up for the whole game. */
  readonly freeTakeOff?: { readonly side: Side; readonly plane: PlaneName; readonly base: string };
  /** 12.7.4, SC2.4, SC3.2, SC5.3 Where transports may unload, by side. */
  readonly unload?: { readonly [side in Side]?: readonly UnloadingPlace[] };
  /** 23.1, SC4.2, SC5.6 A base that mends more than one hit a turn by day. */
  readonly fastRepairByDay?: { readonly base: string; readonly hits: number };
  /** SC2.1, SC2.2 Ships that begin there lie at anchor and may not weigh for a while. */
  readonly heldAtAnchor?: readonly HeldAtAnchor[];
  /** SC2.5 Planes of this name aboard this ship take off only once she is a temporary seaplane base (12.7.3). */
  readonly needsSeaplaneBase?: { readonly ship: string; readonly plane: PlaneName };
  /** SC3.4 A base that takes these planes of its side and no others. */
  readonly baseTakes?: { readonly base: string; readonly planes: readonly PlaneName[] };
  /** SC3.2 A base that the enemy takes by unloading so many points in its hex; what he may then fly from it. */
  readonly falls?: {
    readonly base: string;
    readonly to: Side;
    readonly points: number;
    readonly planes: readonly PlaneName[];
  };
  /** SC2.10, SC3.6 Who is fueling, or has to, where that option is played. */
  readonly fueling?: readonly FuelDuty[];
  /** SC3.5 A carrier whose planes may have been trained for the night: these names, so many factors in all. */
  readonly nightGroup?: { readonly ship: string; readonly planes: readonly PlaneName[]; readonly most: number };
};

/** SC2.10, SC3.6 These ships, and all that begin in a task force with one of them. */
export type FuelDuty = {
  readonly side: Side;
  readonly ships: readonly string[];
  /** The hour by which they must have begun to fuel; 'begun': they are fueling when the game begins. */
  readonly by: Moment | 'begun';
};

/** A base or another place, or an island: every hex of it in which ships can lie, but for the places left out. */
export type UnloadingPlace = string | { readonly place: string; readonly except: readonly string[] };

export type HeldAtAnchor = {
  readonly side: Side;
  readonly place: string;
  /** The hour from which they may weigh; 'alarm': once an enemy ship is observed or they are attacked. */
  readonly until: Moment | 'alarm';
};

export type Victory = {
  /** 25.2 The lead that wins at 2400; null where there is none. */
  readonly automatic: number | null;
  /** 25.3 The least total that can win; null where the scenario has conditions of its own. */
  readonly floor: number | null;
  /** The enemy of this ship's side wins at once when she sinks. */
  readonly sunkLoses?: string;
  /** SC1 victory 1 and 2: hits on a base. */
  readonly raid?: {
    readonly side: Side;
    readonly base: string;
    readonly points: number;
    /** So many hits win outright; so many are needed for a win on points. */
    readonly outright: number;
    readonly least: number;
  };
  /** What is unloaded decides, too. */
  readonly unloading?: UnloadingVictory;
};

/** `at`: a place where the side may unload; left out: all that it unloads counts. */
export type UnloadingVictory = {
  /** SC2.V3, SC5.V3 So many points unloaded win at once. */
  readonly wins?: { readonly side: Side; readonly at?: string; readonly points: number };
  /** SC2.V2 At the end the enemy of this side receives a bonus if less than this was unloaded. */
  readonly fails?: { readonly side: Side; readonly at?: string; readonly least: number; readonly bonus: number };
  /** SC3.V2 So many points unloaded bring a bonus, at once. */
  readonly reaches?: { readonly side: Side; readonly at?: string; readonly points: number; readonly bonus: number };
  /** SC5.V2 At the end whoever has unloaded more receives this. */
  readonly more?: number;
};

export type ScenarioData = {
  /** Which figures of the charts it uses. */
  readonly figures: Scenario;
  readonly name: string;
  readonly title: string;
  /** '23 February 1942' */
  readonly date: string;
  /** 1 to 24. */
  readonly firstHour: number;
  readonly turns: number;
  /** SC1.1 Only columns A to NN. */
  readonly westHalf: boolean;
  readonly clouds: 'scattered' | 'front';
  readonly forces: Readonly<Record<Side, OrderOfBattle>>;
  readonly special: SpecialRules;
  readonly victory: Victory;
};
