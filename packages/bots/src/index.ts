export { admiral } from './admiral.js';
export { filling } from './answers.js';
export { captain, experienced } from './captain.js';
export { bySea } from './distances.js';
export { officer } from './officer.js';
export { plansFor } from './plans.js';
export { recruit } from './recruit.js';
export { flatTopStanding } from './standing/standing.js';
export { commander } from './straightforward.js';
