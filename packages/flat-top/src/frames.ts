/** What the agenda of a whole game can hold; each frame is defined beside its chapter. */
import type { FrameKind } from '@ironbottom/umpire';
import { type SetUpFrame, setUp } from './chapters/4-set-up.js';
import { type ReorganizeFrame, reorganize } from './chapters/8-11-reorganizing.js';
import { type AirOperationsFrame, airOperations } from './chapters/8-air-operations.js';
import { type PlottingFrame, plotting } from './chapters/10-plotting.js';
import { type ShadowingFrame, shadowing } from './chapters/11-shadowing.js';
import { type InterceptionFrame, interception } from './chapters/14-13-interception.js';
import { type FlightFrame, flight } from './chapters/14-flight.js';
import { type LandingFrame, landingDecks } from './chapters/14-landing-decks.js';
import { type PlaneMovementFrame, planeMovement, type SegmentFrame, segment } from './chapters/14-plane-movement.js';
import { type BattleFrame, battle, type CombatFrame, combat } from './chapters/15-battles.js';
import { type ReplacementsFrame, replacements } from './chapters/22-replacements.js';
import { type RecordFrame, record } from './chapters/24-time-record.js';
import { type AlternationFrame, alternation } from './chapters/optional-alternate-movement.js';
import { type SubmarinesFrame, submarines } from './chapters/optional-submarines-orders.js';
import type { FlatTopGame } from './game-kit.js';
import { type TurnFrame, turn } from './sequence.js';

export type GameFrame =
  | SetUpFrame
  | TurnFrame
  | ReplacementsFrame
  | AirOperationsFrame
  | ReorganizeFrame
  | PlottingFrame
  | ShadowingFrame
  | PlaneMovementFrame
  | SegmentFrame
  | AlternationFrame
  | FlightFrame
  | LandingFrame
  | InterceptionFrame
  | CombatFrame
  | BattleFrame
  | RecordFrame
  | SubmarinesFrame;

type Kinds = { readonly [F in GameFrame as F['kind']]: FrameKind<FlatTopGame, F> };

export const frames: Kinds = {
  'set-up': setUp,
  turn,
  replacements,
  'air-operations': airOperations,
  reorganize,
  plotting,
  shadowing,
  'plane-movement': planeMovement,
  segment,
  alternation,
  flight,
  landing: landingDecks,
  interception,
  combat,
  battle,
  record,
  submarines,
};
