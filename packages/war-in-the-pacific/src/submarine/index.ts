/** What pages and programs want of hunts by submarines. */
export { contactUpTo, searchPoints } from '../chapters/22-5-search.js';
export { isLead } from '../chapters/22-7-attack.js';
export { submarineBoard } from './board.js';
export { submarineBriefing } from './briefing.js';
export { dummy, type SubmarineLaw, squadronsOf } from './law.js';
export { moverOf, searchers } from './moving.js';
export { huntOdds } from './odds.js';
export { hunterPoints, worthOf } from './points.js';
export * from './rulebook.js';
export { submarineScenarios } from './scenarios.js';
export type { Contact, Group, SubmarineBattle, TaskForce } from './state.js';
export { expectedWorth, hitChance } from './worth.js';
