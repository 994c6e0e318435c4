export * from './endings.js';
export * from './replay.js';
