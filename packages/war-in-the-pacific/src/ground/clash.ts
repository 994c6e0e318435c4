/** One ground combat as plain data: who is in the hex, what has been rolled, where it stands. */
import type { GameDate } from '../calendar.js';
import type { AmphibiousRatings } from '../chapters/21-amphibious-admirals.js';
import type { Arm } from '../chapters/25-3-jungle.js';
import type { RetreatResult } from '../charts/ground-crt.js';
import type { Side } from '../sides.js';

/** A unit in the hex, as far as a combat is concerned. */
export type Fighter = {
  readonly id: string;
  readonly name: string;
  readonly arm: Arm;
  readonly quality: number;
  steps: number;
  broken: boolean;
  active: boolean;
  /** 23.2.2 An asterisk instead of steps: never attacks. */
  readonly labour: boolean;
};

export type Force = {
  readonly side: Side;
  readonly units: Fighter[];
  /** Taking part, by id; the attacker may hold some back. */
  part: string[];
  lead: string | null;
  /** 25.3 Those that have checked for the jungle, and with what result. */
  jungle: { [id: string]: boolean };
  /** What the lead unit fights with, and had in steps before. */
  quality: number;
  leadSteps: number;
  /** Hexes it may retreat to. */
  readonly ways: readonly string[];
  /** Steps it has to lose, and has lost. */
  owed: number;
  taken: number;
};

export type ClashStep =
  | 'leads'
  | 'jungle'
  | 'swap'
  | 'roll'
  | 'option-attacker'
  | 'option-defender'
  | 'check'
  | 'stand'
  | 'where'
  | 'pursue'
  | 'pursuit'
  | 'beach'
  | 'back'
  | 'losses'
  | 'mandatory'
  | 'done';

/** 17.1.11 The attacker comes over a beach. */
export type Landing = {
  /** No friends are in the hex, and none come overland. */
  readonly alone: boolean;
  /** 21.1 What his admiral is worth. */
  readonly ratings: AmphibiousRatings;
  /** 17.1.13 Transports are at hand. */
  readonly ships: boolean;
  /** Whether the force goes back: not, by its own wish, or because the table says so. */
  stance: 'stays' | 'goes' | 'must';
  /** 17.1.12 Who has checked, and with what result. */
  checked: { [id: string]: boolean };
  aboard: boolean;
};

export type Clash = {
  /** Where, for words. */
  readonly hex: string;
  /** What the hexes round it are called. */
  readonly names: { readonly [hex: string]: string };
  readonly attacker: Side;
  readonly date: GameDate;
  readonly jungle: boolean;
  /** The defender's fortification, 0 for none. */
  readonly fort: number;
  /** The hex has an airfield of the defender's. */
  readonly airfield: boolean;
  /** 11.2.2 Net, for the attacker when it is positive. */
  readonly modifier: number;
  readonly forces: { readonly [side in Side]: Force };
  readonly landing: Landing | null;
  step: ClashStep;
  /** The retreat the table called for, and the steps for each if nobody goes. */
  retreat: RetreatResult;
  called: { attacker: number; defender: number };
  /** Who is retreating, or trying to. */
  going: Side | null;
  /** Where somebody went. */
  gone: { side: Side; to: string } | null;
  pursuers: string[];
  /** 23.3.1 The airfield came under fire. */
  suppressed: boolean;
  /** Who must check for having lost nothing. */
  unhurt: Side | null;
};

type Course = Pick<Clash, 'step' | 'retreat' | 'called' | 'going' | 'gone' | 'pursuers' | 'suppressed' | 'unhurt'>;

/** Both forces face each other, and nothing has happened yet. */
export const unfought = (): Course => ({
  step: 'leads',
  retreat: 'none',
  called: { attacker: 0, defender: 0 },
  going: null,
  gone: null,
  pursuers: [],
  suppressed: false,
  unhurt: null,
});

export const defenderOf = ({ attacker }: Clash): Side => (attacker === 'japan' ? 'allies' : 'japan');

export function cloneClash(clash: Clash): Clash {
  return {
    ...clash,
    forces: { japan: cloneForce(clash.forces.japan), allies: cloneForce(clash.forces.allies) },
    landing: clash.landing === null ? null : { ...clash.landing, checked: { ...clash.landing.checked } },
    called: { ...clash.called },
    gone: clash.gone === null ? null : { ...clash.gone },
    pursuers: clash.pursuers.slice(),
  };
}

function cloneForce(force: Force): Force {
  return {
    ...force,
    units: force.units.map((unit) => ({ ...unit })),
    part: force.part.slice(),
    jungle: { ...force.jungle },
  };
}

export const takingPart = ({ units, part }: Force): Fighter[] =>
  units.filter(({ id, steps }) => steps > 0 && part.includes(id));

export const leadOf = ({ units, lead }: Force): Fighter | undefined => units.find(({ id }) => id === lead);

export const stepsOf = (units: readonly Fighter[]): number => units.reduce((sum, { steps }) => sum + steps, 0);
