/** 8.7 What lies in ruins: a frame on the map, and a line on the card of the hex. */
import type { BoardOverlay } from '@ironbottom/umpire';
import { boardMap } from './board-map.js';
import { type InstallationKind, installationKinds, ruins } from './chapters/8-7-installations.js';
import { map } from './map/map.js';
import type { Pub } from './state.js';

const told: { readonly [K in InstallationKind]: string } = {
  port: 'Port destroyed',
  airbase: 'Airbase destroyed',
  fortification: 'Fortification destroyed',
  coastalFort: 'Coastal fort destroyed',
  airstrip: 'Dirt airstrip destroyed',
};

/** One for each kind that there is; none where nothing is destroyed. */
export function ruinOverlays(pub: Pub): BoardOverlay[] {
  const all = ruins(pub);
  const { middles } = boardMap();
  return installationKinds.flatMap((kind): BoardOverlay[] => {
    const places = all.flatMap((ruin) => (ruin.kind === kind ? (map.hex(ruin.hex)?.index ?? []) : []));
    const shown = places.filter((place) => middles[place] !== null);
    return shown.length === 0 ? [] : [{ kind: `ruined ${kind}`, text: told[kind], places: shown }];
  });
}
