export { placeName } from './map.js';
export type { Straits } from './state.js';
export { straits } from './straits.js';
export { trial } from './trial.js';
