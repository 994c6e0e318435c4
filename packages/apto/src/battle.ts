/**
 * The record of one land attack (5.14 to 5.20): plain data that land-combat.ts carries from die to die. Whoever begins an
 * attack, the game or a person at the desk, says here all that the chapters have to know of the map.
 */
import type { AttackKind } from './attack.js';
import type { Result } from './charts/crt.js';
import type { Terrain } from './map/hexes.js';
import { enemyOf, type LandKind, type Nation, type Side } from './pieces.js';

/** A land unit in one of the hexes. */
export type Fighter = {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly kind: LandKind;
  /** Printed strength with one step left, and with two where it has as many. */
  readonly strength: readonly number[];
  /** Steps left; 0: eliminated. */
  left: number;
  /** 5.9 The small mark: it takes no room. */
  readonly small: boolean;
  /** It can trace supply at this moment (7.10). */
  readonly supplied: boolean;
  /** 7.7 The same in the other part, which a Banzai turns it to (5.18): attackers need a place at a chit, defenders a line alone. */
  readonly otherwise: boolean;
  /** It fights: an attacker that was told to, a defender that was not left out. */
  part: boolean;
  /** How an attacker comes. */
  readonly by: 'land' | 'sea' | 'drop';
  /** 5.18 It has retreated into this hex in this very Step. */
  readonly retreated: boolean;
  /** 5.14 A minor partner's unit beyond its borders. */
  readonly abroad: boolean;
  /** 10.16 It watches the Soviet border: it attacks from there, and does not advance. */
  posted?: true;
  /** 7.14 Steps it had when it was eliminated for want of a way out, and would come back with. */
  fell?: number;
  /** Where it has gone by retreat or advance. */
  to: string | null;
};

/** `joins`: he adds his strength to an attack (5.0). `rides`: he may go along with an advance (5.10). */
export type Leader = {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly strength: number;
  readonly joins: boolean;
  readonly rides: boolean;
  fate: 'well' | 'pool' | 'dead';
  to: string | null;
};

/** A hex that units may retreat to (5.18): where they go by choice, and where without supply. */
export type WayOut = {
  readonly hex: string;
  readonly name: string;
  /** Nearer to some source of supply than the hex they leave. */
  readonly nearer: boolean;
  /** Nearer to the closest of them. */
  readonly nearest: boolean;
  /** Steps that may still stack there. */
  room: number;
  /** Where several nations stand in the hex: whose way it is. */
  readonly nation?: Nation;
};

/** One hex of the attack. */
export type Ground = {
  readonly hex: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** A fortification chit, or a fort printed on the map; a coastal fort. */
  readonly fort: 'none' | 'chit' | 'permanent';
  readonly coastalFort: boolean;
  /** A city in the home country of this nation. */
  readonly homeCityOf: Nation | null;
  /** 5.16 It lies in China or Manchukuo. */
  readonly inChina: boolean;
  /** 5.16 Monsoon (R75). */
  readonly wet: boolean;
  /** 5.9 Steps that its owner may stack here, and that the enemy might. */
  readonly limit: number;
  readonly enemyLimit: number;
  /** 10.14 What a General with a plus adds to the stack from afar. */
  readonly inspired: number;
  readonly units: Fighter[];
  readonly generals: Leader[];
  /** A headquarters in the hex. */
  readonly hq: { readonly id: string; readonly name: string } | null;
  hqLost: boolean;
  /** Where it has gone with those who retreat (R52). */
  hqTo: string | null;
  readonly ways: WayOut[];
};

/** A hex that is attacked from. */
export type Origin = Ground & {
  /** What lies between it and the target. */
  readonly across: 'land' | 'river' | 'strait';
  /** In which of the six directions from the target; null at sea and in the air. */
  readonly direction: number | null;
};

/** What planes and ships add (5.14): strengths as they count, heavy bombers halved, gunnery divided already. */
export type Support = {
  readonly air: number;
  readonly naval: number;
  /** 5.16 Strength of all planes aloft over the hex when their fight is over. */
  readonly aloft: number;
};

export type Stage =
  | 'defence'
  | 'roll'
  | 'again'
  | 'losses'
  | 'check'
  | 'stand'
  | 'banzai-check'
  | 'banzai-target'
  | 'banzai'
  | 'retreat'
  | 'generals'
  | 'advance'
  | 'price'
  | 'done';

/** 11.14 `may`: has paid for it and is still to say; `kept`: is content with the roll before him. */
export type Again = 'no' | 'may' | 'kept';

export type Battle = {
  readonly kind: AttackKind;
  readonly attacker: Side;
  readonly year: number;
  /** 10.2 Month of the Sneak Attack, 0 when there is none. */
  readonly sneak: 0 | 1 | 2;
  /** 11.8 Japan never retreats of its own accord. */
  readonly noVoluntaryRetreat: boolean;
  readonly target: Ground;
  readonly from: Origin[];
  readonly support: { readonly attacker: Support; readonly defender: Support };
  stage: Stage;
  /** 11.14 Who may still have the die rolled again; the face it shows. */
  again: { attacker: Again; defender: Again };
  face: number;
  /** The net roll as the table reads it, and what it came to. */
  net: number;
  result: Result | null;
  /** Who has steps to lose, and how many still. */
  owes: 'attacker' | 'defender' | null;
  owed: number;
  /** Steps the defender had before, and has lost, without those that had retreated here. */
  stepsBefore: number;
  /** The roll of the retreat check. */
  check: number;
  /** Units that still have to be told where to go. */
  going: string[];
  /** The hex was emptied by force or by choice. */
  vacated: boolean;
  banzai: Battle | null;
  /** The Japanese charged instead of retreating. */
  charged: boolean;
  /** 5.18 A hex that a Banzai has emptied: whether its fort is destroyed (5.8), and whether entering it later costs a step (5.19). */
  beset?: { readonly hex: string; readonly fortLost: boolean; readonly price: boolean };
  /** Fort or coastal fort destroyed. */
  fortLost: boolean;
  /** 5.19 An advance costs a step; declined, so does any entry later in the month. */
  price: boolean;
};

export const noSupport: Support = { air: 0, naval: 0, aloft: 0 };

type Course = Pick<
  Battle,
  | 'stage'
  | 'again'
  | 'face'
  | 'net'
  | 'result'
  | 'owes'
  | 'owed'
  | 'stepsBefore'
  | 'check'
  | 'going'
  | 'vacated'
  | 'banzai'
  | 'charged'
  | 'fortLost'
  | 'price'
>;

/** Nothing has happened yet. */
export const unfought = (): Course => ({
  stage: 'defence',
  again: { attacker: 'no', defender: 'no' },
  face: 0,
  net: 0,
  result: null,
  owes: null,
  owed: 0,
  stepsBefore: 0,
  check: 0,
  going: [],
  vacated: false,
  banzai: null,
  charged: false,
  fortLost: false,
  price: false,
});

export const defenderOf = ({ attacker }: Battle): Side => enemyOf(attacker);

export const alive = ({ units }: Ground): Fighter[] => units.filter(({ left, to }) => left > 0 && to === null);
/** Those that attack. */
export const attackers = ({ from }: Battle): Fighter[] =>
  from.flatMap((origin) => alive(origin).filter(({ part }) => part));
/** 5.19 Those of them who may go in afterwards. */
export const advancers = (battle: Battle): Fighter[] => attackers(battle).filter(({ posted }) => posted !== true);
/** Those whose strength counts for the defence. */
export const defenders = ({ target }: Battle): Fighter[] =>
  alive(target).filter(({ part, retreated }) => part && !retreated);
export const stepsOf = (units: readonly Fighter[]): number => units.reduce((sum, { left }) => sum + left, 0);
/** 5.9 What they take of the room in a hex. */
export const roomOf = ({ small, left }: Fighter): number => (small ? 0 : left);
export const printed = ({ strength, left }: Fighter): number => strength[left - 1] ?? 0;
export const strengthOf = (units: readonly Fighter[]): number => units.reduce((sum, unit) => sum + printed(unit), 0);
