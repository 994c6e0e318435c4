/** 8.7 What is built in a hex, printed on the map or put there, and what of it lies in ruins. Each is destroyed and repaired by itself. */
import type { Demolition } from '../charts/demolition.js';
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import { hexName } from '../names.js';
import type { HexId } from '../pieces.js';
import type { Pub, Works } from '../state.js';
import { asBuilt } from './10-43-harbours.js';

export const installationKinds = ['port', 'airbase', 'fortification', 'coastalFort', 'airstrip', 'railway'] as const;
export type InstallationKind = (typeof installationKinds)[number];

export type Installation = {
  readonly kind: InstallationKind;
  readonly hex: HexId;
  readonly size: keyof Demolition;
};

type Built = Pick<Pub, 'works'>;

export const sizeNames: { readonly [S in keyof Demolition]: string } = {
  airstrip: 'dirt airstrip',
  railway: 'railway',
  smallAirbase: 'small airbase',
  largeAirbase: 'large airbase',
  coastalFort: 'coastal fort',
  fortification: 'fortification',
  coastalCity: 'coastal city port',
  minorPort: 'minor port',
  majorPort: 'major port',
};

/** What an installation is called in questions and answers: 'port W3716'. */
export const idOf = ({ kind, hex }: Installation): string => `${kind} ${hex}`;

export const installationText = ({ hex, size }: Installation): string => `${hexName(hex)}: ${sizeNames[size]}`;

/** A port that ships use: what is printed there, unless it lies in ruins. */
export const isPort = ({ works }: Built, hex: Hex): boolean => hex.port !== null && works[hex.id]?.port !== false;

const portSizes = { 'coastal-city': 'coastalCity', minor: 'minorPort', major: 'majorPort' } as const;

/** R82 A city is a small airbase; with resources and a major port, which may have been enlarged, a large one. */
export function airbaseOf(pub: Built, hex: Hex): 'small' | 'large' | null {
  if (hex.airbase !== null) return hex.airbase;
  if (hex.city && cite('R90'))
    return hex.resource && asBuilt(pub, hex).port === 'major' && cite('R82') ? 'large' : 'small';
  return pub.works[hex.id]?.airbase === undefined ? null : 'small';
}

const isPrinted = ({ city, airbase, port }: Hex, kind: InstallationKind): boolean =>
  kind === 'port' ? port !== null : kind === 'airbase' && (airbase !== null || city);

function sizeOf(pub: Built, hex: Hex, kind: InstallationKind): keyof Demolition {
  if (kind === 'port') return portSizes[asBuilt(pub, hex).port ?? 'minor'];
  if (kind === 'airbase') return airbaseOf(pub, hex) === 'large' ? 'largeAirbase' : 'smallAirbase';
  return kind;
}

const found = (pub: Built, hex: Hex, is: (state: boolean | undefined, kind: InstallationKind) => boolean) =>
  installationKinds.flatMap((kind): Installation[] => {
    const state = pub.works[hex.id]?.[kind] ?? (isPrinted(hex, kind) ? true : undefined);
    return is(state, kind) ? [{ kind, hex: hex.id, size: sizeOf(pub, hex, kind) }] : [];
  });

/** Those that work. */
export const standing = (pub: Built, hex: Hex): Installation[] => found(pub, hex, (state) => state === true);

/** Those that lie in ruins, hex by hex. */
export const ruins = (pub: Built): Installation[] =>
  Object.keys(pub.works)
    .sort()
    .flatMap((id) => {
      const hex = map.hex(id);
      return hex === undefined ? [] : found(pub, hex, (state) => state === false);
    });

/** A dirt airstrip is gone; of everything else the ruins are left. */
export function wreck(pub: Built, { kind, hex }: Installation): void {
  const works: Works = { ...pub.works[hex] };
  if (kind === 'airstrip') delete works.airstrip;
  else works[kind] = false;
  put(pub, hex, works);
}

export function mend(pub: Built, { kind, hex }: Installation): void {
  const works: Works = { ...pub.works[hex] };
  const place = map.hex(hex);
  if (place !== undefined && isPrinted(place, kind)) delete works[kind];
  else works[kind] = true;
  put(pub, hex, works);
}

function put(pub: Built, hex: HexId, works: Works): void {
  if (Object.keys(works).length > 0) pub.works[hex] = works;
  else delete pub.works[hex];
}
