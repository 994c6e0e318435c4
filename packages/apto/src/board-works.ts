/** 8.6, 8.7 What is fortified, being fortified, or lies in ruins: a frame on the map, and a line on the card of the hex. */
import type { BoardOverlay } from '@ironbottom/umpire';
import { boardMap } from './board-map.js';
import { fortPrefix } from './chapters/8-6-construction.js';
import { type InstallationKind, installationKinds, ruins } from './chapters/8-7-installations.js';
import { begunTracks } from './chapters/10-35-rails.js';
import { map } from './map/map.js';
import type { HexId } from './pieces.js';
import type { Pub } from './state.js';

const told: { readonly [K in InstallationKind]: string } = {
  port: 'the port lies in ruins',
  airbase: 'the airbase lies in ruins',
  fortification: 'the fortification lies in ruins',
  coastalFort: 'the coastal fort lies in ruins',
  airstrip: 'the dirt airstrip lies in ruins',
  railway: 'the railway lies in ruins',
};

const overlay = (kind: string, text: string, hexes: readonly HexId[]): BoardOverlay[] => {
  const { middles } = boardMap();
  const places = hexes.flatMap((hex) => map.hex(hex)?.index ?? []).filter((place) => middles[place] !== null);
  return [{ kind, text, places }];
};

/** One for each kind, also where there is none: each keeps its colour. */
export function worksOverlays(pub: Pub): BoardOverlay[] {
  const built = (kind: 'fortification' | 'coastalFort' | 'railway'): HexId[] =>
    Object.keys(pub.works).filter((hex) => pub.works[hex]?.[kind] === true);
  const begun = Object.keys(pub.notes).flatMap((key) =>
    key.startsWith(fortPrefix) ? [key.slice(fortPrefix.length)] : [],
  );
  const lost = ruins(pub);
  return [
    ...overlay('fortification', 'Fortification', built('fortification')),
    ...overlay('coastal fort', 'Coastal fort', built('coastalFort')),
    ...overlay('fortification begun', 'Fortification begun, finished next season', begun),
    ...installationKinds.flatMap((kind) =>
      overlay(
        `ruined ${kind}`,
        told[kind],
        lost.filter((ruin) => ruin.kind === kind).map(({ hex }) => hex),
      ),
    ),
    ...overlay('railway', 'Railway laid by Japan', built('railway')),
    ...overlay('railway begun', 'Railway begun, finished next season', begunTracks(pub)),
  ];
}
