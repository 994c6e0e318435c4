#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/src/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('ironbottom is not built yet: run `npm run play` or `npm test` once in the checkout, or `npx tsc -b`.');
  process.exitCode = 1;
}
