export * from './grid.js';
export * from './lines.js';
export * from './names.js';
export * from './paths.js';
export * from './ranges.js';
export * from './steps.js';
