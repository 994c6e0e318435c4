export { ironbottom } from './ironbottom.js';
export { type Served, servePage } from './serve-page.js';
export type { Terminal } from './terminal.js';
