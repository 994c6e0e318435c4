/** What nations are called. */
import { map } from './map/map.js';
import type { HexId, Nation, Side } from './pieces.js';

const names: { readonly [N in Nation]: string } = {
  japan: 'Japan',
  manchukuo: 'Manchukuo',
  china: 'China',
  ccp: 'the Chinese Communists',
  ussr: 'the Soviet Union',
  mongolia: 'Mongolia',
  thailand: 'Thailand',
  us: 'the United States',
  uk: 'the United Kingdom',
  australia: 'Australia',
  'new-zealand': 'New Zealand',
  netherlands: 'the Dutch',
  france: 'France',
};

export const nationName = (nation: string): string => names[nation as Nation] ?? nation;

/** 'Peiping (W4919)', or the number alone. */
export function hexName(hex: HexId): string {
  const name = map.hex(hex)?.name ?? null;
  return name === null ? hex : `${name} (${hex})`;
}

export const sideNames: { readonly [S in Side]: string } = { japan: 'Japan', allies: 'the Allies' };
