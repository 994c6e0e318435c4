export * from './cite.js';
export * from './options.js';
export * from './state.js';
