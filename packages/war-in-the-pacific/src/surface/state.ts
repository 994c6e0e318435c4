/** A surface battle: plain data. Where figures are wanted they are the law's; see law.ts. */
import type { Fought } from '../battle-game.js';
import type { NightCase } from '../charts/surface-tables.js';
import type { SurfaceRatings } from '../pieces.js';
import { cloneMarkers, type Look, type Markers } from '../search/search.js';
import type { Side } from '../sides.js';
import type { Station } from './display.js';
import type { SurfaceLaw } from './law.js';

export type Ship = {
  /** Her name; in the eyes of an enemy to whom she is masked, the mark on her mask. */
  id: string;
  readonly side: Side;
  /** The mark on the blank counter that lies on her by night: 'J3'. None by day. */
  mark: string;
  /** False while the enemy has not spotted her. */
  seen: boolean;
  /** -1: not on the display. */
  hex: number;
  station: Station;
  state: 'waiting' | 'afloat' | 'sunk' | 'withdrawn';
  damage: number;
  /** 16.7 A critical hit that will tell when she leaves; `shown`: the enemy knows. */
  critical: 'none' | 'hidden' | 'shown';
  /** In this sequence. */
  fired: boolean;
  moved: boolean;
  /** Spent a torpedo marker in this sequence. */
  launched: boolean;
  /** In this Active Phase. */
  attacked: boolean;
  /** 20.1 Moved by chit before firing: she may fire wherever she is now. In this Active Phase. */
  advanced: boolean;
  /** 19.5 Torpedo markers left. */
  torpedoes: number;
};

export type Officer = {
  readonly name: string;
  /** His flagship; none known to an enemy who has not spotted her. */
  ship: string | null;
  state: 'aboard' | 'withdrawn' | 'box' | 'wounded' | 'killed';
  /** His ratings, once rolled. */
  ratings: SurfaceRatings | null;
};

/** A side's command. */
export type Command = {
  /** The first who is aboard commands; the next is the subordinate whose chits count. */
  officers: Officer[];
  /** Surface bonus chits. `special`: of a force that breaks off (19.8.5). */
  chits: { commander: number; subordinate: number; special: number };
  /** 19.8.1 */
  breakoffLevel: number;
  brokenOff: boolean;
  /** 20.1 The die about B has been rolled in this sequence. */
  tested: boolean;
};

export type Attack = {
  readonly target: string;
  /** None in the eyes of an enemy who does not see who fires. */
  firers: string[];
  unseen: boolean;
  torpedoShift: boolean;
  /** Chits on either side: strength, defence, and the two dice. */
  strength: number;
  defence: number;
  onDamage: number;
  onResult: number;
  points: number;
};

/** What has to be settled before the battle goes on, dice of the same throw side by side. */
export type Matter =
  | { matter: 'critical'; ship: string; faces: number[] }
  | { matter: 'last critical'; ship: string; faces: number[] }
  | { matter: 'fate'; side: Side; officer: number; faces: number[] }
  | { matter: 'cycles'; side: Side; officer: number }
  | { matter: 'flag'; side: Side; officer: number }
  /** `tries`: he has said that he tries to stay (20.1). */
  | { matter: 'breakoff'; side: Side; tries?: true }
  | { matter: 'withdrawal'; ship: string }
  | { matter: 'honour'; side: Side; kind: 'promotion' | 'demotion'; faces: number[]; against?: boolean };

/** What a marker does in the Naval Phase: 'mission', 'away', 'wait', or an enemy marker to go for, as it comes or as it goes. */
export type Plot = 'mission' | 'away' | 'wait' | `${'in' | 'out'} ${string}`;
export type Attempt = {
  readonly side: Side;
  readonly marker: string;
  readonly target: string;
  readonly when: 'in' | 'out';
};
/** 16.4 Who met whom. */
export type Action = {
  readonly alpha: Side;
  readonly reacted: boolean;
  readonly coastal: boolean;
  readonly markers: { readonly [side in Side]: readonly string[] };
  /** 16.4.6 Who was chosen to lead forces that fight as one. */
  leader: string | null;
};
/** 13, 16.4 Before anybody fights: markers, search, and who comes up with whom. */
export type SurfaceHunt = {
  /** From 0. */
  airPhase: number;
  markers: Markers;
  looks: Look[];
  /** By marker; none in the eyes of an enemy who has not been told. */
  plots: { [side in Side]: { [marker: string]: Plot | null } };
  stage: 'in' | 'out';
  /** Still to be rolled for, in this order. */
  attempts: Attempt[];
  /** Markers that have made contact with the target of the last attempt. */
  met: string[];
  action: Action | null;
  /** Markers whose forces have fought. */
  fought: string[];
  /** Every ship that is not in the action under way. */
  others: Ship[];
  points: { [side in Side]: number };
  /** R142 Forces that have done what they came for. */
  done: string[];
  /** Parts of the game that are over, for the dice. */
  turn: number;
};

export type Phase =
  | 'markers'
  | 'search'
  | 'looking'
  | 'draw chit'
  | 'sighting'
  | 'plot'
  | 'engaging'
  | 'leader'
  | 'admirals'
  | 'stations'
  | 'deploy'
  | 'masks'
  | 'initiative'
  | 'sequence'
  | 'active'
  | 'fire'
  | 'firers'
  | 'advance'
  | 'chits'
  | 'damage'
  | 'result'
  | 'move'
  | 'turn'
  | 'leaving'
  | 'over';

export type SurfaceBattle = {
  phase: Phase;
  /** From 1; 0 before the first. */
  sequence: number;
  /** The active number, and how many have been active in this sequence before it. */
  active: number;
  turned: number;
  /** 1st player. */
  initiative: Side;
  /** Whose Active Phase it is. */
  phasing: Side;
  advantage: NightCase;
  ships: Ship[];
  command: { [side in Side]: Command };
  attack: Attack | null;
  matters: Matter[];
  /** Faces of a throw under way that is no matter. */
  faces: number[];
  points: { [side in Side]: number };
  /** At the desk one attack is all there is. */
  single: boolean;
  /** Where forces have first to be found; else not there at all. */
  hunt?: SurfaceHunt;
};

export type Surface = Fought<SurfaceLaw, SurfaceBattle>;

export function shipOf({ ships }: SurfaceBattle, id: string): Ship {
  const ship = ships.find((each) => each.id === id);
  if (ship === undefined) throw new Error(`there is no ship ${id} in this battle`);
  return ship;
}

/** 19.10.1 In the eyes of a side that has not spotted her. */
export const isMasked = ({ id, mark, seen }: Ship): boolean => !seen && id === mark;

export const afloat = ({ ships }: SurfaceBattle, side: Side): Ship[] =>
  ships.filter((ship) => ship.side === side && ship.state === 'afloat');

export const commanderOf = ({ officers }: Command): Officer | undefined =>
  officers.find(({ state }) => state === 'aboard');

/** Who led the force, if he lives: R147 he may have left the battle with his ship. */
export const ledBy = ({ officers }: Command): Officer | undefined =>
  officers.find(({ state }) => state === 'aboard' || state === 'withdrawn');

export const cloneBattle = (battle: SurfaceBattle): SurfaceBattle => ({
  ...battle,
  ships: battle.ships.map((ship) => ({ ...ship })),
  command: { japan: cloneCommand(battle.command.japan), allies: cloneCommand(battle.command.allies) },
  attack: battle.attack && { ...battle.attack, firers: battle.attack.firers.slice() },
  matters: battle.matters.map((matter) =>
    'faces' in matter ? { ...matter, faces: matter.faces.slice() } : { ...matter },
  ),
  faces: battle.faces.slice(),
  points: { ...battle.points },
  ...(battle.hunt === undefined ? {} : { hunt: cloneHunt(battle.hunt) }),
});

const cloneHunt = (hunt: SurfaceHunt): SurfaceHunt => ({
  ...hunt,
  markers: cloneMarkers(hunt.markers),
  looks: hunt.looks.slice(),
  plots: { japan: { ...hunt.plots.japan }, allies: { ...hunt.plots.allies } },
  attempts: hunt.attempts.slice(),
  met: hunt.met.slice(),
  action: hunt.action && { ...hunt.action },
  fought: hunt.fought.slice(),
  others: hunt.others.map((ship) => ({ ...ship })),
  points: { ...hunt.points },
  done: hunt.done.slice(),
});

const cloneCommand = (command: Command): Command => ({
  ...command,
  officers: command.officers.map((officer) => ({ ...officer, ratings: officer.ratings && { ...officer.ratings } })),
  chits: { ...command.chits },
});
