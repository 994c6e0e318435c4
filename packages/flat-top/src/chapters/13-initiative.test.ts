import { describe, expect, test } from 'vitest';
import { atTable } from '../table-testing.js';
import { initiativePhase } from './13-initiative.js';

describe('13 initiative', () => {
  test('13 the higher roll has it, and both see the dice', () => {
    const { table, state, events } = atTable({ initiative: 'allied' }, [2, 5]);
    initiativePhase(table);
    expect(state.public).toMatchObject({ initiative: 'japan', lastInitiative: 'allied' });
    expect(events).toMatchObject([{ kind: 'initiative', to: 'all', data: { side: 'japan', allied: 2, japan: 5 } }]);
  });

  test('13 a tie goes to who did not have it last turn', () => {
    const { table, state } = atTable({ initiative: 'allied' }, [4, 4]);
    initiativePhase(table);
    expect(state.public.initiative).toBe('japan');
  });

  test('13 a tie on the first turn is rolled again (R80)', () => {
    const { table, state, rolled } = atTable({}, [3, 3, 6, 1]);
    state.public.initiative = null;
    initiativePhase(table);
    expect(rolled).toHaveLength(4);
    expect(state.public).toMatchObject({ initiative: 'allied', lastInitiative: null });
  });
});
