/** Made by vite.config.ts from `offered.ts`, when the page is built. */
declare module 'virtual:catalogue' {
  import type { Offered } from './messages.js';
  export const games: readonly Offered[];
}
