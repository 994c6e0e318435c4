export { backup, restore } from './backup.js';
export { openStore } from './open.js';
export { migrations, schemaVersion } from './schema.js';
export { type Query, readLog, type Statement, type Store, type Written } from './store.js';
