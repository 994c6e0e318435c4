/** Set-ups for trials of the Expanded Ship Functions: fleets that meet off a base, with oilers, for long enough. */
import type { Below, Plain, Setup } from '@ironbottom/umpire';
import { pick } from './imagine.js';
import { optionValues } from './options.js';
import type { Side } from './state.js';

type Given = { [key: string]: Plain };

/** What these games are for. */
const played: Given = { ammunitionReloads: true, towing: true, rescue: true };

export function shipsGame(
  below: Below,
  fleet: (side: Side) => string[],
  seaPlanes: (side: Side, ships: readonly string[]) => Given,
): Setup {
  const meeting = pick(['Rabaul', 'Lae', 'Port Moresby'], below);
  const near = (place: string, within: number): Given => ({ near: { place, within } });
  const force = (side: Side, bases: string[]): Given => {
    const ships = [...fleet(side), '1 AO'];
    return {
      ships,
      start: [
        { ships: ['1 DD'], areas: [near(bases[0] ?? meeting, 0)], anchored: below(2) === 0 },
        { ships: 'rest', areas: [near(meeting, below(2))] },
      ] as unknown as Plain,
      sea: seaPlanes(side, ships),
      bases,
      land: [],
      radar: [],
    };
  };
  const set = {
    figures: pick(['SC2', 'SC3'], below),
    name: 'scrambled',
    title: 'Scrambled',
    date: '7 May 1942',
    firstHour: 1 + below(14),
    turns: 8 + below(6),
    westHalf: false,
    clouds: below(2) === 0 ? 'scattered' : 'front',
    forces: { allied: force('allied', ['Port Moresby']), japan: force('japan', ['Rabaul', 'Lae']) },
    special: {},
    victory: { automatic: null, floor: 10 },
  } as unknown as Plain;
  const options: Given = {};
  for (const [name, [usual, ...others]] of Object.entries(optionValues))
    options[name] = below(8) === 0 ? pick<Plain>(others, below) : usual;
  return { scenario: 'custom', options: { ...options, ...played }, charts: {}, set };
}
