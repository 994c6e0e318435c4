export * from './module.js';
export * from './random.js';
export * from './shelf.js';
export * from './shelved.js';
export * from './standing.js';
