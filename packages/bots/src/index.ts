export { recruit } from './recruit.js';
export { commander } from './straightforward.js';
