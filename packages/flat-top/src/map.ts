/**
 * The mapboard (3.1): 80 columns by 44 rows of twenty-mile hexes. A hex is a number, (column - 1) * 44 + (row - 1).
 * The built map file is read once, into arrays by hex; every question here is answered by looking it up.
 * What is printed, what is concluded and what is ours stands in charts/map.ts and docs/map.md.
 */
export * from './map/coastwatchers.js';
export * from './map/geometry.js';
export * from './map/places.js';
export * from './map/sectors.js';
export * from './map/terrain.js';
