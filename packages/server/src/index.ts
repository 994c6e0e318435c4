export { mark, type Served, servePage } from './http/page.js';
