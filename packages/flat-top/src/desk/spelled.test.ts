import { describe, expect, test } from 'vitest';
import { flatTopDesk } from './index.js';
import { names } from './names.js';
import { spelled } from './spelled.js';
import { lined } from './testing.js';

const recordOf = (desk: (typeof flatTopDesk)[number], input: unknown): unknown => {
  const checked = desk.check(input);
  if ('problems' in checked) throw new Error(`${desk.id}: ${JSON.stringify(checked.problems)}`);
  return checked.sitting.record;
};

describe('an input with its lines written out', () => {
  test.each(flatTopDesk.map((desk) => ({ id: desk.id, desk })))('$id: means the same', ({ id, desk }) => {
    expect(recordOf(desk, spelled(desk.example))).toEqual(recordOf(desk, desk.example));
    const line = lined(id.slice(id.indexOf('/') + 1), desk.line?.form ?? '');
    expect(recordOf(desk, spelled(line as typeof desk.example))).toEqual(recordOf(desk, line));
  });

  test('has fields where there were lines, and keeps a line that fields cannot tell', () => {
    expect(spelled({ planes: ['10 Dauntless AP high'], ships: ['Shokaku (2 hits)', '6 DD', '4 Japanese DD'] })).toEqual(
      {
        planes: [{ plane: 'Dauntless', factors: 10, arms: 'AP', altitude: 'high' }],
        ships: [{ ship: 'Shokaku', hits: 2 }, { ship: 'DD', count: 6 }, '4 Japanese DD'],
      },
    );
    expect(spelled({ base: 'Rabaul', on: 'Enterprise', planes: ['10 nonsense'] })).toEqual({
      base: { name: 'Rabaul' },
      on: { ship: 'Enterprise' },
      planes: ['10 nonsense'],
    });
  });

  test('the names a form offers: ships without a name first, none twice', () => {
    expect(names.planes).toContain('Zero');
    expect(names.ships.slice(0, 2)).toEqual(['DD', 'AP']);
    expect(new Set(names.targets).size).toBe(names.targets.length);
  });
});
