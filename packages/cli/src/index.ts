export { type Served, servePage } from '@ironbottom/server';
export { ironbottom } from './ironbottom.js';
export type { Terminal } from './terminal.js';
