export * from './build.js';
export { type Coastlines, landmasses } from './coast.js';
export { outlines } from './outlines.js';
export { hexHolding, middle, rasterize, windowOf } from './raster.js';
export * from './survey.js';
