/** 13 Search by air as a game plays it, whatever comes of it: markers, looks, chits and reports. */
import type { Answer, Ask, Out, Pick, RowAnswer, Sheet } from '@ironbottom/umpire';
import { dividedValue } from '../chapters/13-3-air-search.js';
import {
  type Composition,
  chitUnder,
  cupFor,
  leftIn,
  type Report,
  reportAsk,
  reportFrom,
  reportText,
} from '../chapters/13-5-reports.js';
import { dummy, markerRows } from '../chapters/13-6-markers.js';
import type { Band } from '../charts/air-search.js';
import type { Chit, Cup, CupContents, searchCups } from '../charts/search-cups.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../sides.js';

/** Whoever looks for the enemy: a base or a carrier force, its search value and how far the enemy is. */
export type Searcher = {
  readonly name: string;
  readonly table: 'carrier' | 'land';
  readonly value: number;
  readonly band: Band;
};

/** 'Shortland and Rekata' are two. */
export const areSeveral = (name: string): boolean => name.includes(' and ');

/** 13.5.3 A chit, and the cup it came from; which one it is the enemy does not know. */
export type HeldChit = { readonly cup: Cup; readonly chit: Chit | null };
/** A marker on the map. `group` null: this side does not know what it stands for. */
export type Marker = {
  readonly name: string;
  group: string | null;
  /** 13.7.5 In this Air Phase. */
  located: boolean;
  /** 13.6.3 Definitively revealed. */
  known: boolean;
  chits: HeldChit[];
  reports: Report[];
};
export type Look = { readonly by: Side; readonly from: string; readonly marker: string; readonly value: number };

export type Markers = { [side in Side]: Marker[] };

/** What a game brings: who searches with what, which forces there are, and what has been found so far. */
export type Search = {
  readonly cups: (typeof searchCups)['values'];
  readonly of: {
    readonly [side in Side]: {
      readonly markers: readonly string[];
      readonly groups: readonly string[];
      readonly searchers: readonly Searcher[];
    };
  };
  readonly hunt: { readonly airPhase: number; markers: Markers; looks: Look[] };
  /** 13.5.8 What a force is, by type. */
  composition(side: Side, group: string | null): Composition;
  /** 13.3 The least roll with which somebody finds a force with so much of his value; undefined: nobody is looking. */
  needed(searcher: Searcher, value: number): number | undefined;
  /** The enemy's markers that are still at sea, as far as this side knows. */
  atSea(side: Side): Marker[];
};

export const isDummy = ({ group }: { readonly group: string | null }): boolean => group?.startsWith(dummy) === true;

export function markerOf({ markers }: { readonly markers: Markers }, name: string): Marker {
  const marker = [...markers.japan, ...markers.allies].find((each) => each.name === name);
  if (marker === undefined) throw new Error(`there is no marker ${name}`);
  return marker;
}

export const cloneMarkers = ({ japan, allies }: Markers): Markers => ({
  japan: japan.map(cloneMarker),
  allies: allies.map(cloneMarker),
});
const cloneMarker = (marker: Marker): Marker => ({
  ...marker,
  chits: marker.chits.slice(),
  reports: marker.reports.slice(),
});

/** 16.1.2 What a marker of the enemy stands for, until it has been met, and 13.5.3 which chits lie with it. */
export function hideMarkers(markers: Markers, from: Side | null): void {
  for (const side of sides)
    for (const marker of side === from ? [] : markers[side]) {
      if (!marker.known && cite('16.1.2')) marker.group = null;
      marker.chits = marker.chits.map(({ cup }) => ({ cup, chit: null }));
    }
}

/** Dummies are numbered as they are found out, so that the number of one tells nothing. */
export function findOut(markers: readonly Marker[], marker: Marker): void {
  if (!isDummy(marker) || marker.known) {
    marker.known = true;
    return;
  }
  const next = `${dummy} ${1 + markers.filter((each) => each.known && isDummy(each)).length}`;
  const other = markers.find(({ group }) => group === next);
  if (other !== undefined) other.group = marker.group;
  marker.group = next;
  marker.known = true;
}

/** What is known of a marker, in a few words. */
export function markerText({ name, group, known, located, reports }: Marker): string {
  const last = reports.at(-1);
  const said = known && group !== null ? group : last === undefined ? 'never found' : `reported as ${reportText(last)}`;
  return `${name}, ${said}${located ? ', located' : ''}`;
}

export function markersAsk({ of }: Search, side: Side): Ask {
  const { rows, limits } = markerRows(
    of[side].markers.map((marker) => ({ marker })),
    of[side].groups,
    '16.1.2',
  );
  return {
    ask: 'sheet',
    rule: '16.1.2',
    prompt: 'Which marker is which? Each force and each dummy is under one marker; the enemy is not told.',
    rows,
    limits,
  };
}

export function assignMarkers({ of, hunt }: Search, answer: Answer, side: Side): void {
  const rows = answer as RowAnswer[];
  hunt.markers[side] = of[side].markers.map((name, i) => ({
    name,
    group: String((rows[i] as string[] | undefined)?.[0] ?? ''),
    located: false,
    known: false,
    chits: [],
    reports: [],
  }));
}

/** 13.3 How likely each is found, by how many are looked for. */
function chancesText(search: Search, searcher: Searcher, markers: number): string {
  const chances = Array.from({ length: markers }, (_, i) => {
    const needed = search.needed(searcher, dividedValue(searcher.value, i + 1));
    const chance = needed === undefined ? 0 : Math.max(0, 101 - needed);
    return `${i === 0 ? 'one is found' : `each of ${i + 1}`} with ${chance} %`;
  });
  return chances.length === 0 ? '' : `: ${chances.join(', ')}`;
}

export function searchAsk(search: Search, side: Side): Sheet {
  const markers = search.atSea(side);
  const rows = search.of[side].searchers.map(
    (searcher): Pick => ({
      ask: 'pick',
      rule: '13.3.1',
      prompt: `${searcher.name} ${areSeveral(searcher.name) ? 'search' : 'searches'} at ${searcher.band} range with ${searcher.value}, divided evenly over those looked for${chancesText(search, searcher, markers.length)}`,
      of: markers.map((marker) => ({ id: marker.name, text: markerText(marker) })),
      min: 0,
      max: markers.length,
      none: 'nobody',
    }),
  );
  const prompt = `Air Phase ${search.hunt.airPhase + 1}: whom do your planes look for?`;
  return { ask: 'sheet', rule: '13.3.1', prompt, rows, limits: [] };
}

/** Openly, and at the same time for both sides. */
export function sendOut(search: Search, answer: Answer, by: Side, out: Out): void {
  const rows = answer as RowAnswer[];
  const there = search.atSea(by).map(({ name }) => name);
  const looks = search.of[by].searchers.flatMap(({ name, value }, i) => {
    const markers = ((rows[i] ?? []) as string[]).filter((each) => there.includes(each));
    return markers.map((marker) => ({ by, from: name, marker, value: dividedValue(value, markers.length) }));
  });
  search.hunt.looks.push(...looks);
  if (out.on)
    out.tell('all', '13.3.1', 'search', { side: by, looks: looks.map(({ from, marker }) => `${from} for ${marker}`) });
}

export const lookNow = ({ looks }: { readonly looks: readonly Look[] }): Look => {
  const [look] = looks;
  if (look === undefined) throw new Error('nobody is looking');
  return look;
};

export const searcherOf = ({ of }: Search, { by, from }: Look): Searcher => {
  const found = of[by].searchers.find(({ name }) => name === from);
  if (found === undefined) throw new Error(`${from} does not search`);
  return found;
};

/** 13.5.1 What is left in a cup: all but the chits that lie with markers of either side. */
export function cupNow({ cups, hunt }: Search, cup: Cup): { -readonly [chit in keyof CupContents]: number } {
  const left = { ...cups[cup] };
  for (const side of sides)
    for (const { chits } of hunt.markers[side])
      for (const drawn of chits) if (drawn.cup === cup && drawn.chit !== null) left[drawn.chit] -= 1;
  return left;
}

export function chitsLeft({ cups, hunt }: Search, cup: Cup): number {
  const drawn = sides.flatMap((side) => hunt.markers[side].flatMap(({ chits }) => chits));
  return leftIn(cups[cup]) - drawn.filter((each) => each.cup === cup).length;
}

export const cupFrom = (search: Search): Cup => cupFor({ intensive: false, badWeather: false }, chitsLeft(search, 2));

export function drawChit(search: Search, face: number, out: Out): void {
  const look = lookNow(search.hunt);
  const cup = cupFrom(search);
  const chit = chitUnder(cupNow(search, cup), cite('13.5.3') ? face : 1);
  markerOf(search.hunt, look.marker).chits.push({ cup, chit });
  // What he draws hangs on what the other has drawn: both draw from one cup.
  if (out.on) out.tell([enemyOf(look.by)], '13.5.3', 'chit', { marker: look.marker, cup, chit });
}

const chitOn = ({ chits }: Marker): Chit => chits.at(-1)?.chit ?? 'true';

export function sightingAsk(search: Search, side: Side): Sheet {
  const marker = markerOf(search.hunt, lookNow(search.hunt).marker);
  const what = `${marker.name} (${isDummy(marker) ? 'a dummy' : marker.group})`;
  return reportAsk(search.composition(side, marker.group), chitOn(marker), what);
}

export function reportSighting(search: Search, answer: Answer, side: Side, out: Out): void {
  const { by, from, marker: name } = lookNow(search.hunt);
  const marker = markerOf(search.hunt, name);
  const report = reportFrom(search.composition(side, marker.group), chitOn(marker), answer);
  // 13.5.9 A new report beside the old ones.
  marker.reports.push(report);
  marker.located = true;
  if (out.on) out.tell('all', '13.5', 'sighted', { side: by, from, marker: name, report: reportText(report) });
  search.hunt.looks.shift();
}
