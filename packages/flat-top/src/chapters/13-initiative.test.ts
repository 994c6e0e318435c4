import { describe, expect, test } from 'vitest';
import { atTable } from '../table-testing.js';
import { without } from '../testing.js';
import { observe } from './7-observation.js';
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

describe('alternate initiative', () => {
  const alternating = (last: 'allied' | 'japan' | null, faces: number[]) => {
    const seated = atTable({ options: { initiative: 'alternate' } }, faces);
    seated.state.public.initiative = last;
    initiativePhase(seated.table);
    return { ...seated, holder: seated.state.public.initiative };
  };

  test('OPT-AI.1 it goes to and fro, and nobody rolls', () => {
    expect(alternating('allied', [6, 1])).toMatchObject({ holder: 'japan', rolled: [] });
    expect(alternating('japan', [1, 6])).toMatchObject({ holder: 'allied', rolled: [] });
    expect(without('OPT-AI.1', () => alternating('allied', [6, 1])).holder).toBe('allied');
  });

  test('OPT-AI.1 the first turn is rolled for (R340)', () => {
    expect(alternating(null, [6, 1])).toMatchObject({ holder: 'allied', rolled: ['13', '13'] });
  });

  test('OPT-AI.2 who was without it last turn adds one (R341)', () => {
    const rolls = (allied: number, japan: number) => {
      const { table, state, events } = atTable({ initiative: 'allied', options: { initiative: 'trailing' } }, [
        allied,
        japan,
      ]);
      initiativePhase(table);
      return { holder: state.public.initiative, told: events.at(-1)?.data };
    };
    // 4 and 3 is a tie with the one, and ties go to who was without it.
    expect(rolls(4, 3)).toEqual({ holder: 'japan', told: { side: 'japan', allied: 4, japan: 3, adds: 'japan' } });
    expect(rolls(5, 3).holder).toBe('allied');
    expect(without('OPT-AI.2', () => rolls(4, 3)).holder).toBe('allied');
  });

  test('OPT-AI.2 nobody adds on the first turn', () => {
    const { table, state, events } = atTable({ options: { initiative: 'trailing' } }, [4, 3]);
    state.public.initiative = null;
    initiativePhase(table);
    expect(events.at(-1)?.data).toEqual({ side: 'allied', allied: 4, japan: 3 });
  });

  const flown = (allied: string[], japan: string[], onMap: boolean, faces: number[]) => {
    const flights = (hexes: string[], planes: string) => hexes.map((hex) => ({ hex, planes: [planes], onMap }));
    const { table, state, events } = atTable(
      {
        initiative: 'allied',
        options: { initiative: 'formations' },
        allied: { flights: flights(allied, '2 P-40') },
        japan: { flights: flights(japan, '2 Zero') },
      },
      faces,
    );
    observe(table);
    initiativePhase(table);
    return { holder: state.public.initiative, adds: events.at(-1)?.data.adds };
  };

  test('OPT-AI.3 who has more formations on the map adds one', () => {
    expect(flown(['M20'], ['Z30', 'CC30'], true, [4, 3])).toEqual({ holder: 'japan', adds: 'japan' });
    expect(flown(['M20'], ['Z30', 'CC30'], true, [5, 3])).toEqual({ holder: 'allied', adds: 'japan' });
    expect(flown(['M20'], ['Z30'], true, [4, 3])).toEqual({ holder: 'allied', adds: undefined });
    expect(without('OPT-AI.3', () => flown(['M20'], ['Z30', 'CC30'], true, [4, 3])).holder).toBe('allied');
  });

  test('OPT-AI.3 those that fly hidden do not count, and one counter counts once (R183)', () => {
    expect(flown(['M20'], ['Z30', 'CC30'], false, [4, 3]).adds).toBeUndefined();
    expect(flown(['M20', 'M20'], ['Z30'], true, [4, 3]).adds).toBeUndefined();
  });
});
