/** First half of `npm run atlas`: the map file, from the coastlines. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checkout.js';
import { builtMapSource, mapDataPath } from './atlas.js';

writeFileSync(join(root, mapDataPath), builtMapSource());
