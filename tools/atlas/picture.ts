/** Second half of `npm run atlas`, when the new map file is built: its picture. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checkout.js';
import { drawnMap, picturePath } from './drawn.js';

writeFileSync(join(root, picturePath), drawnMap());
