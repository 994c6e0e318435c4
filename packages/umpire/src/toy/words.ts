/** An event as one sentence. */
import type { Event } from '../events.js';

const sentences: { readonly [kind: string]: (data: Event['data']) => string } = {
  phase: ({ turn, phase }) => `Turn ${turn}, ${phase}.`,
  fittings: ({ seat }) => `${seat} shows its ally the sheet.`,
  dives: ({ place }) => `The submarine is at ${place}.`,
  report: ({ seat, cargoes }) => `${seat} reports ${cargoes} cargoes at sea.`,
  swept: ({ seat, place, found }) =>
    `${seat} sweeps ${place} and finds ${found === 'nothing' ? 'nothing' : `a ${found}`}.`,
  stays: ({ ship }) => `${ship} stays.`,
  stops: ({ ship }) => `${ship} stops.`,
  sails: ({ ship, place }) => `${ship} sails to ${place}.`,
  water: ({ place, mine }) => `${mine ? 'A mine' : 'No mine'} at ${place}.`,
  deep: ({ place, from }) => (from === null ? `All quiet at ${place}.` : `A torpedo from ${from} at ${place}.`),
  damage: ({ ship, hits, sunk }) => `${ship} takes ${hits}${sunk === true ? ' and sinks' : ''}.`,
  opened: ({ id, armour, cargo }) => `${id} had ${armour} armour and ${cargo === true ? 'a' : 'no'} cargo.`,
  home: ({ ship, score }) => `${ship} is home; ${score} points.`,
  ambush: ({ ship, boat }) => `${boat} ambushes ${ship}.`,
  'lets pass': ({ ship }) => `Red lets ${ship} pass.`,
  'no cover': ({ seat }) => `${seat} gives no cover.`,
  cover: ({ ship, boat }) => `${ship} gives cover against ${boat}.`,
  foiled: ({ ship, boat }) => `${boat} is gone before it can fire at ${ship}.`,
  missed: ({ ship, boat }) => `${boat} misses ${ship}.`,
  fires: ({ seat, salvoes }) => `${seat} fires ${salvoText(salvoes)}.`,
  'no sweep': ({ seat }) => `${seat} does not sweep.`,
  weather: ({ squall }) => (squall === true ? 'A squall comes down on the straits.' : 'The weather holds.'),
  end: ({ winners }) => `${Array.isArray(winners) ? winners.join(' and ') : ''} won.`,
};

function salvoText(salvoes: Event['data'][string]): string {
  if (!Array.isArray(salvoes) || salvoes.length === 0) return 'nothing';
  const each = salvoes as { at: string; faces: number[] }[];
  return each.map(({ at, faces }) => `at ${at} (${faces.join(', ')})`).join(' and ');
}

export function words({ kind, data }: Event): string {
  return (Object.hasOwn(sentences, kind) ? sentences[kind]?.(data) : undefined) ?? kind;
}
