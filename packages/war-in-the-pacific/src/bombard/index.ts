export { bombardBoard } from './board.js';
export { bombardBriefing } from './briefing.js';
export type { BombardLaw, BombardSeen } from './kit.js';
export { bombardOdds } from './odds.js';
export { type BombardGame, warInThePacificBombardment } from './rulebook.js';
export { bombardScenarios } from './scenarios.js';
