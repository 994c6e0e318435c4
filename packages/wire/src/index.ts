export * from './clocks.js';
