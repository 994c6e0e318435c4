/** The harness that every rulebook is put through: see docs/harness.md. */
export { commutes } from './commute.js';
export { type DeskFound, type DeskOptions, type DeskReport, fuzzDesk } from './desk.js';
export { type Fault, type FaultKind, type Found, faultKinds } from './fault.js';
export { forkAt, type Happened } from './fork.js';
export { type FuzzOptions, type FuzzReport, fuzz, replays } from './fuzz.js';
export { probes } from './garbage.js';
export { answerFor } from './look.js';
export { bearsLosses } from './losses.js';
export { divide, perft } from './perft.js';
export { type PlayedOut, playOut } from './play-out.js';
export { reproduce } from './reproduce.js';
export { countRules, type Fired, neverFired } from './rules.js';
export { type SecrecyOptions, type SecrecyReport, secrecy } from './secrecy.js';
export { catchUp, type Play, parted, type Transcript, transcribe, type World, waits } from './transcript.js';
export { type Hidden, type Invariant, type Player, type Trial, umpiresOwn } from './trial.js';
