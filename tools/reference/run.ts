/** `npm run reference`: the modules of the reference, made anew from docs/. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readText, root } from '../checkout.js';
import { made } from './write.js';

for (const { from, to, make } of made) writeFileSync(join(root, to), make(readText(from)));
const biome = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin', 'biome');
spawnSync(process.execPath, [biome, 'format', '--write', ...made.map(({ to }) => to)], { cwd: root, stdio: 'inherit' });
