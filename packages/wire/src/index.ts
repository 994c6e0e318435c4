export * from './api.js';
export * from './api-matches.js';
export * from './api-people.js';
export * from './clocks.js';
export * from './delta.js';
export * from './frames.js';
export * from './route.js';
export * from './socket.js';
