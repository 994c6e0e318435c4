export * from './build.js';
export type { Coastlines } from './coast.js';
export { hexHolding, middle } from './raster.js';
export * from './survey.js';
