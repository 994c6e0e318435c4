import { describe, expect, it } from 'vitest';
import type { Given } from '../game-testing.js';
import { hexNamed } from '../game-testing.js';
import type { Flight } from '../pieces.js';
import { atTable } from '../table-testing.js';
import { maySearch, search, stopSearching } from './7-observation.js';

function looking(flight: Partial<Flight>, faces: number[], given: Given = {}) {
  const seated = atTable(
    {
      ...given,
      japan: { flights: [{ hex: 'BB15', planes: ['2 Mavis'], onMap: true, ...withoutHex(flight) }] },
      allied: { tfs: [{ hex: 'BB17', ships: ['Lexington'] }] },
    },
    faces,
  );
  seated.state.public.segment = { side: 'japan', step: 'map' };
  const [mavis] = seated.own('japan').flights;
  if (mavis === undefined) throw new Error('no planes');
  return { ...seated, mavis, found: search(seated.table, 'japan', mavis) };
}

const withoutHex = ({ hex: _, lots: __, ...rest }: Partial<Flight>) => rest;

describe('7.3 searching', () => {
  it('7.3 one die for each formation that tries, and both sides hear how it went (R46)', () => {
    const { rolled, heard } = looking({}, [3]);
    expect(rolled).toEqual(['7.3']);
    expect(heard('allied', 'search')).toEqual([{ hex: hexNamed('BB15'), searching: true }]);
  });

  it('7.3.1 up to 4 it may observe, at once where it is (7.6)', () => {
    const { found, own, knows } = looking({}, [4]);
    expect(found).toBe(true);
    expect(own('allied').tfs[0]?.onMap).toBe(true);
    expect(knows('japan').marks.map(({ condition }) => condition)).toEqual([1]);
  });

  it('7.3.2 from 5 it may not, even where the last search succeeded', () => {
    const { found, mavis, own } = looking({ searching: true }, [5]);
    expect([found, mavis.searching, own('allied').tfs[0]?.onMap]).toEqual([false, false, false]);
  });

  it('7.18 looking costs no movement', () => {
    expect(looking({}, [1]).mavis.flown).toBe(0);
  });

  it('7.3 one is added at night', () => {
    expect(looking({}, [4], { hour: 22 }).found).toBe(false);
    expect(looking({}, [3], { hour: 22 }).found).toBe(true);
  });

  it('7.3.3 one is added for a formation that began the turn in a cloud', () => {
    expect(looking({ beganInCloud: true }, [4]).found).toBe(false);
    expect(looking({ beganInCloud: true }, [3]).found).toBe(true);
  });

  it('7.3.4 who began in a storm does not search', () => {
    const { found, rolled, mavis } = looking({ blind: true }, [1]);
    expect([found, rolled, maySearch(mavis)]).toEqual([false, [], false]);
  });

  it('7.4 who moves without searching observes no longer (R27)', () => {
    const { mavis } = looking({}, [1]);
    expect(mavis.searching).toBe(true);
    stopSearching(mavis);
    expect(mavis.searching).toBe(false);
  });
});
