/** The cards that say what ships, bases and planes can do. */
import { describe, expect, test } from 'vitest';
import { paceOf } from './chapters/8-launching.js';
import { doing, own, ruleWith } from './chapters/12-testing.js';
import { fieldCalled } from './fields.js';
import { law, lots } from './game-testing.js';

const rule = ruleWith({ test, expect });

function figures(place: string): unknown {
  const { game } = doing({ allied: { tfs: [{ hex: 'DD31', ships: ['Lexington'] }] } }, () => undefined);
  const side = place === 'Lexington' ? 'allied' : 'japan';
  const field = fieldCalled(own(game, side), game.law, side, place);
  return field && [field.capacity, field.launch.normal, field.launch.minimum, field.readying, field.most];
}

describe('figures', () => {
  rule(
    'CHART-ship-ops',
    'Lexington has room for 30, launches 12/3 and readies 8',
    () => figures('Lexington'),
    [30, 12, 3, 8, 24],
  );
  rule('CHART-bases', 'Gasmata in this scenario launches 8/4 and has no limit to its room', () => figures('Gasmata'), [
    null,
    8,
    4,
    4,
    16,
  ]);
  rule(
    'CHART-planes',
    'a Catalina flies 6 hexes a turn, and holds a faster plane back',
    () => paceOf(law(), lots(2, '1 Catalina', '2 P-40')),
    6,
  );
});
