export { recruit } from './recruit.js';
export { flatTopStanding } from './standing/standing.js';
export { commander } from './straightforward.js';
