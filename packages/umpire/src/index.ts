export * from './asks.js';
export * from './charts.js';
export * from './cite.js';
export * from './events.js';
export * from './procedure.js';
