export { mark, type Served, servePage } from './http/page.js';
export { Problem } from './http/problem.js';
export { type Modules, modulesOf, openModules, type PresentGame, readModules } from './modules/modules.js';
export { type Replayed, type ReplayWish, replayAll } from './modules/replay-all.js';
export { type Admin, adminOf, type ListedMatch, type ListedPerson, type Setting } from './people/admin.js';
export { type ServeGiven, type Serving, serve } from './serve.js';
export { backup, restore } from './store/backup.js';
export { openStore } from './store/open.js';
export type { Store } from './store/store.js';
