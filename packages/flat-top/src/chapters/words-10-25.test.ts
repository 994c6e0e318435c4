import { describe, expect, test } from 'vitest';
import { hexNamed } from '../game-testing.js';
import { gameWords } from './game-words.js';
import type { Data } from './phrases.js';

const hex = hexNamed('DD31');
const sentences: [string, Data, string][] = [
  ['plotted', { tf: 'TF 1', from: hex, path: [] }, 'TF 1 stays in DD31.'],
  ['plotted', { tf: 'TF 1', from: hex, path: [hex + 1, hex + 2] }, 'TF 1 is plotted by DD32 and DD33.'],
  [
    'detached',
    { tf: 'TF 2', from: 'TF 1', ships: ['Hobart', 'allied DD 1'] },
    'Hobart and DD 1 leave TF 1 and form TF 2.',
  ],
  ['combined', { tf: 'TF 1', with: 'TF 2' }, 'TF 2 joins TF 1.'],
  [
    'shadowing',
    { side: 'allied', from: hex, hex: hex + 1, nth: 1, success: true },
    'An Allied unit in DD31 tries to shadow the task force in DD32 and keeps touch with it.',
  ],
  [
    'shadowing',
    { side: 'japan', from: hex, hex: hex + 1, nth: 2, success: false },
    'A Japanese unit in DD31 tries to shadow task force 2 in DD32 and loses it.',
  ],
  [
    'follows',
    { side: 'allied', nth: 1, hex },
    'The Allies now move the shadower of attempt 1; its task force is in DD31.',
  ],
  ['shadow-each-other', { first: 'japan' }, 'Task forces shadow each other: Japan moves first, as plotted.'],
  ['anchored', { tf: 'TF 1', ships: ['Chicago'] }, 'Of TF 1, Chicago anchors.'],
  ['weighed', { tf: 'TF 1', ships: ['Chicago', 'allied AP 1'] }, 'Of TF 1, Chicago and AP 1 weigh anchor.'],
  ['left', { tf: 'TF 1' }, 'TF 1 leaves the map for good.'],
  ['unloaded', { ship: 'japan AP 1', turns: 1 }, 'AP 1 unloads; she has done so for 1 turn.'],
  ['arranging-submarines', {}, 'The submarines take up their stations.'],
  ['submarines-move', {}, 'The submarines move, out of sight.'],
  ['submarine-moved', { id: 'SS 2', from: hex, to: hex + 1 }, 'SS 2 goes from DD31 to DD32.'],
  ['submarines-seen', { hex, count: 1, before: 0 }, '1 enemy submarine is in DD31.'],
  ['submarines-seen', { hex, count: 3, before: 1 }, '3 enemy submarines are in DD31.'],
  ['submarines-seen', { hex, count: 0, before: 2 }, 'Nothing more is seen of the submarines in DD31.'],
  ['submarines-shown', { hex, count: 2 }, 'The enemy sees 2 submarines of yours in DD31.'],
  ['submarines-shown', { hex, count: 0 }, 'No submarine of yours stands on the map in DD31 any more.'],
  ['shadowed-moves', { side: 'japan' }, 'Japan moves a submarine that is shadowed.'],
  [
    'shadowing',
    { side: 'japan', from: hex, hex: hex + 1, nth: 1, success: true, submarine: true },
    'A Japanese unit in DD31 tries to shadow the submarine in DD32 and keeps touch with it.',
  ],
  ['submarines-orders', {}, 'Submarines beside the enemy go deep, or fight.'],
  ['submarine-deep', { id: 'SS 1', hex }, 'SS 1 in DD31 goes deep until the end of the next turn.'],
  ['submarine-dived', { side: 'allied', hex }, 'An Allied submarine in DD31 has gone deep.'],
  ['submarine-combat', { side: 'japan', hex, count: 1 }, '1 Japanese submarine fights in DD31.'],
  ['submarine-combat', { side: 'allied', hex, count: 2 }, '2 Allied submarines fight in DD31.'],
  ['scuttled', { side: 'japan', type: 'CV' }, 'A Japanese CV is scuttled.'],
  ['battle-begins', { hex, why: 'combat' }, 'A battle is fought in DD31.'],
  ['battle-begins', { hex, why: 'interception' }, 'Planes meet over DD31: special interception.'],
  [
    'air-combat-tried',
    { side: 'japan', hex, possible: false },
    'Japanese interceptors seek combat over DD31, but no deck or field is near enough.',
  ],
  ['air-combat-tried', { side: 'allied', hex, possible: true }, 'Allied interceptors seek combat over DD31.'],
  [
    'air-combat-tried',
    { side: 'allied', hex, possible: true, chance: true },
    'Allied interceptors seek combat over DD31, far from ships and fields.',
  ],
  [
    'tried-before',
    { side: 'japan', hex, altitude: 'low' },
    'Japanese interceptors have looked for enemies at low altitude in DD31 this turn already.',
  ],
  ['repaired', { side: 'japan', base: 'Rabaul', hits: 0 }, 'Rabaul is whole again.'],
  ['repaired', { side: 'japan', base: 'Rabaul', hits: 2 }, 'Rabaul is repaired to 2 hits.'],
  [
    'base-closed',
    { side: 'japan', base: 'Rabaul' },
    'Nothing can take off or land at Rabaul: the enemy scores for it.',
  ],
  [
    'out-of-fuel',
    { af: 'AF 1', plane: 'Zero', factors: 3, wasted: true },
    '3 Zero of AF 1 come down at the end of their range, without need: ten points each.',
  ],
  [
    'out-of-fuel',
    { af: 'AF 1', plane: 'Zero', factors: 3, wasted: false },
    '3 Zero of AF 1 come down at the end of their range, for want of a field that was hit or taken.',
  ],
  [
    'cannot-land',
    { af: 'AF 1', plane: 'Zero', factors: 3 },
    '3 Zero of AF 1 could not land in time if the game went on: ten points each.',
  ],
  [
    'base-falls',
    { side: 'japan', base: 'Gili-Gili', points: 50 },
    '50 points are ashore at Gili-Gili: from the next turn it is a Japanese base.',
  ],
  [
    'base-taken',
    { side: 'japan', base: 'Gili-Gili' },
    'Gili-Gili is Japanese now; whatever stood on its field is lost.',
  ],
  ['bonus', { side: 'allied', points: 50 }, 'The Allies receive 50 points for how the unloading went.'],
  [
    'landed-in-force',
    { side: 'japan', points: 150, at: 'Port Moresby' },
    'Japan has unloaded 150 points at Port Moresby, and that decides the game.',
  ],
  [
    'landed-in-force',
    { side: 'japan', points: 100, at: null },
    'Japan has unloaded 100 points, and that decides the game.',
  ],
  ['turn-over', { turn: 2 }, 'Turn 3 is over.'],
];

describe('plotting, shadowing, sailing, battles, repair and the end of a turn in words', () => {
  test.each(sentences)('%s', (kind, data, sentence) => {
    expect(gameWords({ rule: '', kind, to: 'all', data })).toBe(sentence);
  });
});
