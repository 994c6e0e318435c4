/** Set-ups for trials of the Expanded Ship Functions: fleets that meet off a base, with oilers, for long enough. */
import type { Below, Plain, Setup } from '@ironbottom/umpire';
import { shipsListed } from './forces.js';
import { pick } from './imagine.js';
import { optionValues } from './options.js';
import type { Side } from './state.js';

type Given = { [key: string]: Plain };

/** What these games are for. */
const played: Given = { ammunitionReloads: true, fueling: true, towing: true, rescue: true, torpedoReloads: true };

/** Somebody who sails with the oiler. */
const lead = ({ ships }: Given): string =>
  shipsListed(ships as string[]).find((name) => !/^(?:DD|AO|AP) /.test(name)) ?? 'DD 1';

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
  const allied = force('allied', ['Port Moresby']);
  const japan = force('japan', ['Rabaul', 'Lae']);
  const firstHour = 1 + below(14);
  const set = {
    figures: pick(['SC2', 'SC3'], below),
    name: 'scrambled',
    title: 'Scrambled',
    date: '7 May 1942',
    firstHour,
    turns: 8 + below(6),
    westHalf: false,
    clouds: below(2) === 0 ? 'scattered' : 'front',
    forces: { allied, japan },
    special: {
      fueling: [
        { side: 'japan', ships: [lead(japan)], by: 'begun' },
        { side: 'allied', ships: [lead(allied)], by: { day: 1, hour: firstHour + below(4) } },
      ],
    },
    victory: { automatic: null, floor: 10 },
  } as unknown as Plain;
  const options: Given = {};
  for (const [name, [usual, ...others]] of Object.entries(optionValues))
    options[name] = below(8) === 0 ? pick<Plain>(others, below) : usual;
  return { scenario: 'custom', options: { ...options, ...played }, charts: {}, set };
}
