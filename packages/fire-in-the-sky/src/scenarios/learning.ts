/** Twenty minutes: the Coral Sea, two turns of 1942, few units, no economy. */
import type { Scenario } from './scenario.js';

export const learning: Scenario = {
  id: 'learning',
  title: 'The Coral Sea: a first game',
  last: 4,
  position: {
    first: 3,
    control: { rabaul: 'japan', lae: 'japan' },
    air: { truk: 1, rabaul: 2, lae: 1, 'port-moresby': 1, brisbane: 2, noumea: 1 },
    pool: { japan: 0, allies: 0 },
    pilots: 3,
    ships: {
      shokaku: 'truk',
      zuiho: 'truk',
      takao: 'truk',
      'japanese-dd-1': 'truk',
      aoba: 'rabaul',
      'japanese-dd-2': 'rabaul',
      lexington: 'noumea',
      yorktown: 'noumea',
      chicago: 'brisbane',
      astoria: 'noumea',
      'us-dd-1': 'noumea',
      'us-dd-2': 'brisbane',
    },
    land: { 'south-seas': 'rabaul', 'kure-landing': 'rabaul', 'papua-force': 'port-moresby', 'corps-2': 'brisbane' },
    merchants: 12,
    oil: 20,
  },
  aim: { side: 'japan', bases: ['port-moresby'], need: 1, manned: false },
  area: ['truk', 'rabaul', 'lae', 'port-moresby', 'guadalcanal', 'espiritu-santo', 'noumea', 'brisbane'],
  war: false,
};
