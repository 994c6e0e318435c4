/** Days and nights of bombardment as plain data: everything lies open but which planes cannot fly. */
import type { Toll } from '../chapters/6-3-results.js';
import type { Damage } from '../chapters/11-5-damage.js';
import type { Ammunition } from '../chapters/17-2-naval-bombardment.js';
import type { BombardCharts } from '../charts/bombard.js';
import type { Side } from '../sides.js';
import type { BombardScenario } from './scenario.js';

export type BombardLaw = { readonly scenario: BombardScenario; readonly charts: BombardCharts };
export type Target = 'airfield' | 'port';
export type Planes = { [type: string]: number };

/** One attack under way: ships or planes on the field or the port. */
export type Attack = {
  readonly target: Target;
  readonly naval: boolean;
  readonly shift: number;
  strength: number;
};

/** 6.1.1 Who fires at whom, with what. */
export type Shot = {
  readonly by: 'cap' | 'escort' | 'bombers';
  readonly on: 'cap' | 'escort' | 'bombers';
  readonly strength: number;
  readonly many: number;
};

export type BombardStep =
  | 'ships'
  | 'share'
  | 'raid'
  | 'air'
  | 'suffering'
  | 'anti-air'
  | 'first hit'
  | 'gunned'
  | 'points'
  | 'damage'
  | 'inoperable'
  | 'arriving'
  | 'unfit'
  | 'command'
  | 'remainder'
  | 'repair'
  | 'repairing'
  | 'dawn'
  | 'over';

export type Open = {
  day: number;
  step: BombardStep;
  /** Whether the ships have fired, and the planes flown, today. */
  night: boolean;
  flown: boolean;
  field: {
    damage: Damage;
    /** 11.5.10 The level it worked at when it was last hit, or repaired. */
    workedAt: number;
    /** 10.3.3 For good. */
    antiAirLost: number;
    points: Planes;
    /** 11.3.1 In the air while the field is attacked. */
    aloft: Planes;
    /** 5.1.1 Of those, out of the fight. */
    driven: Planes;
    /** Planes seen to fly since it was last found out who cannot. */
    seen: Planes;
  };
  port: { damage: Damage; antiAirLost: number; command: { [name: string]: number } } | null;
  raiders: Planes;
  /** On their way today, and those that turn back. */
  raid: Planes;
  back: Planes;
  capAttacked: boolean;
  ammunition: { [squadron: string]: Ammunition };
  attacks: Attack[];
  shots: Shot[];
  /** 6.3.1 What a shot did, until it has been shared out. */
  toll: (Toll & { readonly shot: Shot; readonly sum: number }) | null;
  /** 6.3.2 Bombers that the CAP hit in the exchange under way. */
  bombersHit: number;
  /** 10.2 What the guns did, until it is known to whom. */
  gunned: { readonly lost: number; readonly aborted: number };
  faces: number[];
  queue: string[];
  /** The damage when it was last found out who cannot fly. */
  settledFor: Damage;
  /** Planes that can fly at dawn; null: it has changed since. */
  operable: number | null;
  /** 11.5.1 Command Points that do not divide evenly. */
  remainder: number;
  repairs: Target[];
  mended: boolean;
  lost: { [side in Side]: number };
  commandLost: number;
  sorties: number;
};

export type Secret = {
  /** 11.5.6 Planes that cannot fly, by type. */
  unfit: Planes;
  /** How many are to be named. */
  owed: number;
};

export type BombardBattle = { open: Open; secret: Secret };

/** What a side sees; `own` null for whoever does not own the field. */
export type BombardSeen = { open: Open; own: Secret | null };

export type Bombing = { readonly law: BombardLaw; readonly battle: BombardBattle };

export const total = (planes: Planes): number => Object.values(planes).reduce((sum, points) => sum + points, 0);
