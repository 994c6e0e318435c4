/** The parts of a game of Flat Top, as the umpire keeps them. Today a game is one battle; the map joins them with the whole game. */
import type { State, View } from '@ironbottom/umpire';
import type { Step } from './chapters/steps.js';
import type { Scenario } from './charts/scenario-changes.js';
import type { AirFormation, Base, Rules, Seen, Ship, Side, Told } from './state.js';

export type Public = {
  turn: number;
  night: boolean;
  clouds: boolean;
  scenario: Scenario | null;
  zone: boolean;
  told: Record<Side, Told>;
  fought: readonly string[];
  /** 25.1 The point track lies open. */
  points: Record<Side, number>;
};

export type Own = { air: AirFormation[]; ships: readonly Ship[]; base: Base | null };

/** What is known of the enemy, and what is being resolved as far as this side can follow it. */
export type Knows = Seen['enemy'] & { steps: Step[] };

/** The true agenda of the battle: it names the enemy's lots one by one. */
export type Secret = { steps: Step[] };

export type FlatTop = {
  public: Public;
  own: Own;
  knows: Knows;
  secret: Secret;
  frame: { kind: 'battle'; rule: '15' };
  law: Rules;
};

export type FlatTopState = State<FlatTop>;
export type FlatTopView = View<FlatTop>;
