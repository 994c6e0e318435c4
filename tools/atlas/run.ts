/** First half of `npm run atlas`: the map files, from the coastlines. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checkout.js';
import { builtMapSource, mapDataPath } from './atlas.js';
import { pacificPath, pacificSource } from './pacific.js';

writeFileSync(join(root, mapDataPath), builtMapSource());
writeFileSync(join(root, pacificPath), pacificSource());
