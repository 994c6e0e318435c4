import { submit } from '@ironbottom/umpire';
import { beforeAll, expect, test, vi } from 'vitest';
import { accepts } from './boardgame.js';
import { drawScript, newGame, type Order, ordersIn } from './position.js';
import { checkAgreement } from './section.js';

// boardgame.io says on the console what it refuses.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** What the umpire says of an order given after those of the script. */
function umpireAccepts(answers: number, { seat, path }: Order): boolean {
  const game = newGame();
  for (const { seat: by, answer } of drawScript(1).slice(0, answers)) submit(game, by, answer);
  return 'events' in submit(game, seat, { path, halt: [] });
}

const script = drawScript(1);
const first = script.findIndex(({ order }) => order !== null);

test('the same orders bring both engines to the same position', () => {
  expect(() => checkAgreement(script)).not.toThrow();
  expect(ordersIn(script)).toHaveLength(200);
});

test('an engine that ends elsewhere is noticed', () => {
  const last = script.findLastIndex(({ order }) => order !== null && order.path.length > 0);
  const stayed = script.map((step, i) =>
    i === last && step.order !== null ? { ...step, order: { ...step.order, path: [] } } : step,
  );
  expect(() => checkAgreement(stayed)).toThrow('another position');
});

test.each([
  ['a free hex beside the ship', [1], true],
  ['two hexes in a row', [1, 45], true],
  ['no hex at all', [], true],
  ['three hexes', [1, 45, 46], false],
  ['a hex that is not beside the ship', [3], false],
  ['a hex where a ship lies', [44], false],
  ['a hex off the map', [-1], false],
  ['half a hex', [0.5], false],
])('both engines judge %s alike', (_, path, legal) => {
  const order: Order = { seat: 'Blue', ship: 'b1', path };
  expect(umpireAccepts(first, order)).toBe(legal);
  expect(accepts([], order)).toBe(legal);
});

test("both engines refuse a walk out of the seat's turn", () => {
  const order: Order = { seat: 'Red', ship: 'r1', path: [] };
  expect(umpireAccepts(first, order)).toBe(false);
  expect(accepts([], order)).toBe(false);
});
