/** The pieces of a whole game and where they are: task forces, formations, counters on the map and what is told of them. */
import type { Hex } from '@ironbottom/hexes';
import type { AirFormation, Ship, Side } from './state.js';

/** 4.1 Ships name their task force (`ship.tf`); a task force has at least one ship afloat. */
export type TaskForce = {
  /** 'TF 1', numbered by its owner. */
  id: string;
  hex: Hex;
  /** 7.1, 7.2 Its counter stands on the mapboard. */
  onMap: boolean;
  /** 7.12 The best Condition Number the enemy has on it now, as its owner was told; 0: unobserved. Written by `observe`. */
  seen: 0 | 1 | 2 | 3;
  /** 6.7, 11.7 Observes nothing this turn: it began in a storm, or failed to shadow. */
  blind: boolean;
  /** 11.7 Has moved in the Shadowing Phase. */
  moved: boolean;
  /** Hexes entered this turn (14.19). */
  steps: number;
  plot: Plot | null;
};

/** 10.1, 12.1, R64 What a task force was told to do this turn. */
export type Plot = {
  /** The hexes to enter, in order. */
  path: Hex[];
  /** 12.1 When an unobserved task force is put on the mapboard of its owner's choice. */
  show: 'never' | 'start' | 'middle' | 'end';
  /** 12.7 Ships that anchor or weigh in the hex where the move ends (they do not move). */
  anchor: string[];
  weigh: string[];
  /** 12.7.4 Transports that unload. */
  unload: string[];
  /** 12.9 */
  scuttle: string[];
  /** 12.3 Task forces to combine with, as soon as both are in one hex. */
  join: string[];
  /** 12.6 Leaves the map from an edge hex at the end of its move. */
  leave: boolean;
  /** 6.10 Its carriers must steam a hex into the wind: with the first hex of the path or with the last. */
  wind: 'first' | 'last' | null;
};

/** R149 A task force that is still to come: its ships are in no hex, and nothing can happen to them. */
export type Coming = {
  readonly id: string;
  /** The turn in which it comes in. */
  readonly turn: number;
  /** Where, once that is plotted, and by which hexes it goes on. */
  readonly hex: Hex | null;
  readonly path: readonly Hex[];
};

/** What a ship's counter does not show. By ship id; ships without an entry have none of it. */
export type Hull = {
  /** 12.7.1 The turn in which she anchored, -1 for before the game. */
  anchoredSince: number | null;
  /** 12.7.4 Turns unloaded, up to eight. */
  unloaded: number;
  /** 21.2.1, R67 A ship of movement 1 at half damage: the turn of that hit; she moves on every second turn after it. */
  slowSince: number | null;
  /** 25.4 Where she was sunk in battle. */
  sunkIn?: Hex;
  /** OPT-ESF.7 The first whole turn of her stay at a base without firing; absent in ships that have been there since the beginning. */
  portSince?: number;
  /** OPT-ESF.2 The ship that has her in tow, by id, and the first turn of it: she moves in that one and in every second after it. */
  towedBy?: string;
  towedSince?: number;
  /** OPT-ESF.3 The turn in which she stays to look for survivors; Survivor Factors aboard, up to two. */
  rescuing?: number;
  survivors?: number;
  /** OPT-ESF.1 Turns fueled, up to ten, once she has begun; the turn by which she must; the turn since whose plotting an oiler is with her. */
  fueled?: number;
  fuelBy?: number;
  fuelingOn?: number;
};

/** `hexes`: how many it has still to fly, where these are counted instead of turns (OPT-EPF.11). */
export type Away = {
  readonly base: string;
  readonly turns: number;
  readonly inbound: boolean;
  readonly hexes?: number;
};

/** An Air Formation on its way (8.5): `id` 'AF 1' to 'AF 35'. */
export type Flight = AirFormation & {
  /** Where it is; of no meaning while `away` is set. */
  hex: Hex;
  /** 14.11, 14.12 Between an off-board base and an entry hex. `turns`: how many more until it arrives. */
  away: Away | null;
  onMap: boolean;
  /** As for a task force. */
  seen: 0 | 1 | 2 | 3;
  /** 8.5.1 Formed this turn and still on deck: must take off in its side's segment. `place`: ship or base id. */
  onDeck: string | null;
  /** Launched this turn, and from where: counts against that place's Launch Factor by how far the formation has flown. */
  launches: readonly { readonly place: string; readonly factors: number }[];
  /** 7.3, R27 What the last search roll gave; lasts until its next movement decision. */
  searching: boolean;
  /** 6.7, 7.3.4, 11.7 Observes nothing this turn. */
  blind: boolean;
  /** 7.3.3 Began the turn in a cloud. */
  beganInCloud: boolean;
  /** 6.6 Must first leave the storm that formed over it. */
  leavesStorm: boolean;
  /** Hexes flown this turn, its own. */
  flown: number;
  /** 14.19 Hexes its ship carried it this turn. */
  carried: number;
  /** 14.2, 11.7 Has had its move this turn. */
  moved: boolean;
  /** 14.19 The ship in whose In Flight box it is. */
  rides: string | null;
};

/**
 * OPT-SUB.3 A submarine: a unit by itself, in no task force. Values: a change puts a new one in its place. `id` 'SS 1', numbered
 * by her owner.
 */
export type Submarine = {
  readonly id: string;
  readonly hex: Hex;
  /** Her true counter stands on the mapboard. */
  readonly onMap: boolean;
  /** OPT-SUB.6 The last turn in which she is at deep depth; null at periscope depth. */
  readonly deep: number | null;
  /** OPT-SUB.2 The turn in which she last fought. */
  readonly fought: number | null;
  /** 11.7 Has moved in the Shadowing Phase of this turn, or lost whom she shadowed: then she observes nothing. */
  readonly moved: boolean;
  readonly blind: boolean;
  readonly sunk: boolean;
};

/** OPT-ESF.3 Where a ship with a crew worth rescuing was sunk in battle, and when: both sides were there. */
export type Wreck = { readonly side: Side; readonly name: string; readonly hex: Hex; readonly turn: number };

/** OPT-ESF.3 Survivor Factors that a side has taken out of the water; whether it knows that nobody is left. */
export type Rescued = { readonly got: number; readonly empty: boolean };

/** OPT-SUB.3 Enemy submarines on the mapboard: always the true counters. */
export type SubmarineMark = { readonly hex: Hex; readonly count: number };

/** 7.16 One counter for each hex and kind. */
export type MarkKind = 'TF' | 'AF';

/** An enemy counter on the mapboard, as this side sees it now. */
export type Mark = {
  hex: Hex;
  kind: MarkKind;
  /** The best Condition Number now; 0: on the map but not observed at this moment (R26). */
  condition: 0 | 1 | 2 | 3;
  /** 7.3, R46 Some of what stands there may observe: all on-map task forces that are not blind; formations whose search succeeded. */
  able: boolean;
  /** The last report about what stands there. */
  report: Report | null;
};

/** 7.12 What the owner said. */
export type Report = {
  turn: number;
  condition: 1 | 2 | 3;
  /** 7.12.2 How many task forces or formations (at 2 one may be called two); null at condition 1. */
  units: number | null;
  /** 7.12.2 Ships or air factors in all, as told; null at condition 1. */
  total: number | null;
  /** The classes present (true), null at condition 1. At 3 each unit by itself: `each`. */
  classes: readonly string[] | null;
  each: readonly { readonly [what: string]: number }[] | null;
  /** 7.13 Radar: some are high. */
  high: boolean;
  /** 7.14 Planes stand on deck or on the field; only at condition 3. */
  planesOnDeck: boolean;
};

/** A counter that left the map or was passed by: what was last said of that hex. */
export type Sighting = { hex: Hex; kind: MarkKind; turn: number; report: Report };

/** 8.3, 8.4, R50 Landed this turn, by launch class. Take-offs are counted from the formations themselves. */
export type Landed = { minimum: number; normal: number; maximum: number };

/** Air factors by name and by whether they fly from ships: 'Zero' ashore, 'Zero*' sea based (the counter's black dot). */
export type PlaneKey = string;

export type Fleet = { readonly ships: readonly Ship[]; readonly side: Side };
