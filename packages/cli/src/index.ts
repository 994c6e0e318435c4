export { ironbottom } from './ironbottom.js';
export type { Terminal } from './terminal.js';
