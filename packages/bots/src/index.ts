export { admiral } from './admiral.js';
export { filling } from './answers.js';
export { captain } from './captain.js';
export { bySea } from './distances.js';
export { recruit } from './recruit.js';
export { flatTopStanding } from './standing/standing.js';
export { commander } from './straightforward.js';
