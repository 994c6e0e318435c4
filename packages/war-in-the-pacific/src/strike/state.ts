/** Air strikes on task forces: plain data. Where figures are wanted they are the law's; see law.ts. */
import type { Fought } from '../battle-game.js';
import type { AirType, Altitude, Role } from '../charts/air-points.js';
import type { Approach, Ring } from '../charts/anti-air.js';
import type { CarrierRatings } from '../charts/carrier-admirals.js';
import type { FleetBonus } from '../charts/fleet-commanders.js';
import type { NavalType } from '../pieces.js';
import { cloneMarkers, type Look, type Markers } from '../search/search.js';
import type { Side } from '../sides.js';
import type { StrikeLaw } from './law.js';

/** Air Points alike in all of this. In the eyes of an enemy who has not met them, role, altitude, posture and wave are open. */
export type Flight = {
  readonly type: AirType;
  readonly from: string;
  readonly trained: boolean;
  readonly elite: boolean;
  readonly extended: boolean;
  /** 7.11.5 */
  readonly night: boolean;
  points: number;
  role: Role | null;
  altitude: Altitude | null;
  posture: Posture | null;
  /** 0: in none yet. */
  wave: number;
  /** The enemy has met them. */
  met: boolean;
};
/** 8.1.4 What coordination cuts. */
export type Staying = 'fighters' | 'bombers' | 'cap';
export type Posture = 'loose' | 'close' | 'suppress';

/** 7.2 The ten arcs: 'core', 'inner 1' to 'inner 3', 'outer 1' to 'outer 6'. */
export type Arc = 'core' | `inner ${1 | 2 | 3}` | `outer ${1 | 2 | 3 | 4 | 5 | 6}`;

export type Ship = {
  /** Her name; to an enemy who has not turned her up, her mark. */
  id: string;
  readonly side: Side;
  readonly type: NavalType;
  /** What her face-down counter is called: 'CA 2'. Empty off the display. */
  mark: string;
  /** Null: not on the display. */
  arc: Arc | null;
  /** Turned up in this strike. */
  seen: boolean;
  damage: number;
  /** Damaged in this strike. */
  hit: boolean;
  sunk: boolean;
  /** 7.8.1 Her speed class, once the striker has been told it in this wave. */
  pace: number | null;
};

export type Officer = {
  readonly name: string;
  /** His flagship. */
  ship: string;
  /** 8.3 What became of him. */
  state: 'aboard' | 'box' | 'wounded' | 'killed';
  ratings: CarrierRatings | null;
  /** 8.1.5 Bonuses spent in this strike: the wave they went to, or 0. */
  shift: number;
  drm: number;
};

/** 13 The search before the strikes. */
export type Hunt = {
  /** From 0; −1 before the first. */
  airPhase: number;
  markers: Markers;
  looks: Look[];
  /** Strikes that have not flown yet, and those that may be launched in this Air Phase. */
  left: number[];
  queue: number[];
  /** The marker that the strike under way flew to. */
  target: string | null;
};

export type Body = 'cap' | 'loose' | 'close' | 'bombers';
export type AirStep =
  | { do: 'fire'; by: Body; on: Body }
  /** Both at once; with `mutual`, fighters alone (R17). */
  | { do: 'exchange'; on: 'bombers' | 'loose' | 'close'; mutual: boolean }
  | { do: 'choose'; of: readonly Body[]; leads: 'C1' | 'D' | 'E1' | 'E2' | 'E3' | 'E4' };

export type Losses = { readonly on: Body; aborted: number; eliminated: number; limit: number };

export type AirFight = {
  readonly level: Altitude;
  /** Who attacks first: the CAP, the loose escorts, or it does not matter. */
  bounce: 'cap' | 'loose' | 'rolling' | 'none';
  steps: AirStep[];
  /** The second half of an exchange: its strength and numbers were taken before the first. */
  reply: { strength: number; number: number } | null;
  /** Air Points of the bombers shot down or driven off in this exchange (6.3.2). */
  bombersHit: number;
  losses: Losses | null;
};

/** So many Air Points of a flight, as it was when they attacked. */
export type Sent = { readonly flight: Flight; readonly points: number };

export type Attack = {
  readonly target: string;
  readonly sent: readonly Sent[];
  torpedoLoss: number;
  points: number;
};

export type Wave = {
  readonly number: number;
  /** 0: not rolled yet. */
  arc: number;
  veered: boolean;
  ring: Ring | null;
  /** 7.8.2 */
  combined: boolean;
  /** 10.1.1 As it came in: several approaches, one of them low; and at least half of it elite. */
  came: { readonly mixed: boolean; readonly elite: boolean } | null;
  size: number;
  shift: number;
  drm: number;
  /** 7.9.1 Taken off the fire of the force. */
  suppressed: { low: number; high: number };
  /** 10.1.1 From a first wave of one or two Air Points. */
  few: number;
  /** Components still to be fired at. */
  components: Approach[];
  /** Losses of the present component still to be drawn. */
  losses: { lost: number; aborted: number };
  attacks: Attack[];
};

export type Phase =
  | 'markers'
  | 'search'
  | 'looking'
  | 'scouts'
  | 'draw chit'
  | 'sighting'
  | 'target'
  | 'fleet'
  | 'ratings'
  | 'begin'
  | 'launch'
  | 'second check'
  | 'cut'
  | 'call off'
  | 'stay'
  | 'arming'
  | 'leave out'
  | 'cap check'
  | 'priority'
  | 'deploy'
  | 'shuffle'
  | 'altitudes'
  | 'cap'
  | 'peel'
  | 'levels'
  | 'air'
  | 'coordination'
  | 'waves'
  | 'entry'
  | 'veer'
  | 'target ring'
  | 'suppression'
  | 'few'
  | 'aa'
  | 'aa losses'
  | 'assign'
  | 'torpedo'
  | 'damage'
  | 'result'
  | 'fate'
  | 'next wave'
  | 'criticals'
  | 'home'
  | 'honours'
  | 'over';

export type StrikeBattle = {
  phase: Phase;
  /** Rises with every strike and wave. */
  turn: number;
  /** Which strike, from 0. */
  strike: number;
  /** Of the strike under way. */
  flights: Flight[];
  cap: Flight[];
  /** Fighters that can still fly CAP. */
  pools: { [side in Side]: Flight[] };
  /** 5.1.1 CAP that was driven off: in the next Air Phase it can fly again. */
  resting: { [side in Side]: Flight[] };
  ships: Ship[];
  /** Ship by ship what the enemy knows of her damage. */
  shown: { [ship: string]: number };
  /** 16.7 Ships that have rolled for critical hits: their damage may be more than was seen. */
  rolled: string[];
  officers: { [side in Side]: Officer[] };
  /** 8.9.1 What the fleet commander of each side gives. */
  fleet: { [side in Side]: FleetBonus | null };
  /** 8.3 Admirals whose fate is to be rolled ('japan 0'), and where the battle goes on afterwards. */
  fates: string[];
  after: Phase;
  /** 7.3 'general', or the type of ship that goes to the core. */
  priority: 'general' | NavalType | null;
  /** 7.1 What was announced of each altitude. */
  levels: { [altitude in Altitude]: 'none' | 'bare' | 'escorted' };
  fights: Altitude[];
  /** Altitudes at which the CAP met somebody. */
  fought: Altitude[];
  air: AirFight | null;
  /** Some CAP attacked bombers. */
  capAttacked: boolean;
  /** 7.10 By land base, how many Air Points may carry torpedoes. */
  armed: { [base: string]: number };
  /** Base by base whether it comes together with the first (7.6.2). */
  together: { [base: string]: boolean };
  wave: Wave | null;
  /** 8.1.5, 8.2.1 The waves that the commander leads as they were formed, the largest first; none to the enemy. */
  led: number[];
  /** 10.1.1 */
  redeployed: boolean;
  reached: boolean;
  /** Planes of a kind (type, elite, untrained) lost in this strike, for extended range. */
  lost: { [type: string]: number };
  /** 6.3.3 Air Points at extended range that are on their way home or there, by kind. */
  homeward: { [kind: string]: number };
  /** Air Points lost in all, by side. */
  down: { [side in Side]: number };
  /** Air Points gone home from this strike or aborted, so that they can be counted. */
  home: number;
  /** What has to be settled one by one: ships that roll for critical hits, types that come home, bases, marks. */
  queue: string[];
  faces: number[];
  /** 8.1.4 Air Points that are still to be told to stay at home. */
  staying: { [body in Staying]: number };
  /** Percent of the strike and of the CAP that flies. */
  percent: number;
  points: { [side in Side]: number };
  /** 13 Null where both sides have found each other before the first strike. */
  hunt: Hunt | null;
  /** At the desk one attack or one air combat is all there is. */
  single: 'none' | 'air' | 'attack' | 'aa';
};

export type Strike = Fought<StrikeLaw, StrikeBattle>;

const cloneHunt = (hunt: Hunt): Hunt => ({
  ...hunt,
  markers: cloneMarkers(hunt.markers),
  looks: hunt.looks.slice(),
  left: hunt.left.slice(),
  queue: hunt.queue.slice(),
});

const cloneFlights = (flights: readonly Flight[]): Flight[] => flights.map((flight) => ({ ...flight }));

export const cloneStrike = (battle: StrikeBattle): StrikeBattle => ({
  ...battle,
  flights: cloneFlights(battle.flights),
  cap: cloneFlights(battle.cap),
  pools: { japan: cloneFlights(battle.pools.japan), allies: cloneFlights(battle.pools.allies) },
  resting: { japan: cloneFlights(battle.resting.japan), allies: cloneFlights(battle.resting.allies) },
  ships: battle.ships.map((ship) => ({ ...ship })),
  officers: {
    japan: battle.officers.japan.map((o) => ({ ...o })),
    allies: battle.officers.allies.map((o) => ({ ...o })),
  },
  fleet: { ...battle.fleet },
  fates: battle.fates.slice(),
  levels: { ...battle.levels },
  shown: { ...battle.shown },
  rolled: battle.rolled.slice(),
  fights: battle.fights.slice(),
  fought: battle.fought.slice(),
  air: battle.air && {
    ...battle.air,
    steps: battle.air.steps.slice(),
    reply: battle.air.reply && { ...battle.air.reply },
    losses: battle.air.losses && { ...battle.air.losses },
  },
  armed: { ...battle.armed },
  together: { ...battle.together },
  wave: battle.wave && {
    ...battle.wave,
    suppressed: { ...battle.wave.suppressed },
    components: battle.wave.components.slice(),
    losses: { ...battle.wave.losses },
    attacks: battle.wave.attacks.map((attack) => ({ ...attack })),
  },
  staying: { ...battle.staying },
  led: battle.led.slice(),
  lost: { ...battle.lost },
  homeward: { ...battle.homeward },
  down: { ...battle.down },
  queue: battle.queue.slice(),
  faces: battle.faces.slice(),
  points: { ...battle.points },
  hunt: battle.hunt && cloneHunt(battle.hunt),
});

export function shipOf({ ships }: Pick<StrikeBattle, 'ships'>, id: string): Ship {
  const ship = ships.find((each) => each.id === id);
  if (ship === undefined) throw new Error(`there is no ship ${id} in this strike`);
  return ship;
}

export const pointsOf = (flights: readonly Pick<Flight, 'points'>[]): number =>
  flights.reduce((sum, { points }) => sum + points, 0);

/** A wave of which nothing is settled yet. */
export const freshWave = (number: number): Wave => ({
  number,
  arc: 0,
  veered: false,
  ring: null,
  combined: false,
  came: null,
  size: 0,
  shift: 0,
  drm: 0,
  suppressed: { low: 0, high: 0 },
  few: 0,
  components: [],
  losses: { lost: 0, aborted: 0 },
  attacks: [],
});
