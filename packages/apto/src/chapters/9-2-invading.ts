/**
 * 9.2 Japan invades a neutral minor nation: she says so first, and an enemy of hers sets up its forces. R131 She says it when she is
 * asked for her next Offensive. In this part of the map that is Mongolia, and whoever fights there is at war with nobody else.
 */
import type { Answer, Ask, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { hexName, nationName } from '../names.js';
import { enemyOf, type Headquarters, type LandUnit, type Nation } from '../pieces.js';
import { nationsOf, type Theatre } from '../play.js';
import { invadedKey } from '../situation.js';
import type { Pub, View } from '../state.js';
import { unitText } from '../unit-text.js';
import { minorOffensives } from './5-0-activation.js';
import { isCityBound, noPlace, noPlaceForLeader } from './8-11-placement.js';
import { besideOwnHq, placementHexes, placeOf } from './8-holdings.js';

const prefix = 'invade:';

/** R133 Who comes to the table when a nation is invaded: the Soviet corps in Mongolia with the Mongolians. */
const company: { readonly [N in Nation]?: readonly Nation[] } = { mongolia: ['mongolia', 'ussr'] };

const forcesOf = (pub: Pub, nation: Nation): (LandUnit | Headquarters)[] =>
  [...Object.values(pub.units), ...Object.values(pub.hqs)].filter(
    (piece) => piece.off === 'neutral' && company[nation]?.includes(piece.nation) === true,
  );

/** Neutral minor nations with forces of their own that Japan may invade. */
const neutrals = (pub: Pub): Nation[] =>
  (Object.keys(company) as Nation[]).filter(
    (nation) =>
      pub.alignment[nation] === 'neutral' && pub.conquered[nation] === undefined && forcesOf(pub, nation).length > 0,
  );

export function invasions(pub: Pub, law: Law, seat: string): Item[] {
  if (!nationsOf(law, seat).includes('japan') || !cite('9.2') || !cite('R131')) return [];
  return neutrals(pub).map((nation) => ({
    id: `${prefix}${nation}`,
    text: `Japan invades ${nationName(nation)}, which is neutral. It cannot be taken back: ${defenders(pub, nation)}`,
  }));
}

/** R131 A war is made known once more before it is made. */
export function invasionWarnings({ public: pub, owes }: View, answer: Answer): string[] {
  if (owes?.kind !== 'offensives' || !Array.isArray(answer)) return [];
  const chosen: readonly unknown[] = answer;
  const [nation] = neutrals(pub).filter((each) => chosen.includes(`${prefix}${each}`));
  if (nation === undefined) return [];
  return [
    `This is war with ${nationName(nation)} until the game ends, and cannot be taken back: ${defenders(pub, nation)}. They act in this month already, and may come over the border themselves (9.2).`,
  ];
}

/** Whom Japan will have against her. */
function defenders(pub: Pub, nation: Nation): string {
  const forces = forcesOf(pub, nation);
  const others = new Set(forces.flatMap((piece) => (piece.nation === nation ? [] : [piece.nation])));
  const own = forces.filter((piece) => piece.nation === nation).length;
  const helpers = [...others].map((other) => {
    const count = forces.filter((piece) => piece.nation === other).length;
    return `${count} of ${nationName(other)}, which has an income from the next season on`;
  });
  return `its enemy sets up ${[`${own} counters of ${nationName(nation)}`, ...helpers].join(' and ')}`;
}

/** Whether this was an invasion: the nation is at war for good, even if nobody goes there. */
export function invade(table: Theatre, seat: string, id: string): boolean {
  const { public: pub } = table.state;
  const nation = neutrals(pub).find((each) => id === `${prefix}${each}`);
  if (nation === undefined || invasions(pub, table.law, seat).length === 0) return false;
  const side = enemyOf('japan');
  for (const each of company[nation] ?? []) pub.alignment[each] = side;
  pub.notes[invadedKey] = 1;
  // 9.0 A minor nation at war has two Offensives in every month, and so in this one.
  if (cite('9.0')) pub.offensives[nation] = minorOffensives;
  // 8.13 A major power that has bought none has one for nothing.
  if (cite('R133')) pub.offensives.ussr = 1;
  // R132 Whoever has passed did so before there was this war.
  if (cite('R132')) pub.passed = pub.passed.filter((each) => each !== side);
  table.say('9.2', 'invasion', { nation });
  return true;
}

/** 9.2 Inside the borders of the nation that was invaded, as if it arrived there (8.11). 5.13 No zone reaches over the border meanwhile. */
function placesFor(pub: Pub, piece: LandUnit | Headquarters): string[] {
  const at = placementHexes(pub, 'mongolia').map((place) =>
    cite('5.13') ? { ...place, zone: 'none' as const } : place,
  );
  if ('command' in piece)
    return at.flatMap((place) =>
      noPlaceForLeader(place) === undefined && !besideOwnHq(pub, piece, place.hex) ? [place.hex] : [],
    );
  const { nation, kind, left, small } = piece;
  return at.flatMap((place) => (noPlace({ nation, kind, steps: left, small }, place) === undefined ? [place.hex] : []));
}

/** 9.0 Those of an invaded nation that still have to be set up, the first of them now; none if there is nobody. */
export function settingUp(pub: Pub): LandUnit | Headquarters | undefined {
  if (!cite('9.0')) return undefined;
  return (Object.keys(company) as Nation[])
    .filter((nation) => pub.alignment[nation] === 'allies')
    .flatMap((nation) => forcesOf(pub, nation))[0];
}

/** The seat that sets up, or undefined where nobody has to; whoever finds no place is in the Force Pool. */
export function setUpSeat(table: Theatre): string | undefined {
  const { public: pub } = table.state;
  for (let piece = settingUp(pub); piece !== undefined; piece = settingUp(pub)) {
    if (placesFor(pub, piece).length > 0) return seatOf(table.law, piece.nation);
    piece.off = 'pool';
    table.say('9.2', 'no place to set up', { piece: piece.id });
  }
  return undefined;
}

export function setUpAsk(pub: Pub, piece: LandUnit | Headquarters): Ask {
  const isHq = 'command' in piece;
  const name = isHq ? `HQ ${piece.name} (rating ${piece.command}, radius ${piece.radius})` : unitText(piece);
  const where = isHq
    ? 'Anywhere in Mongolia'
    : isCityBound(piece)
      ? 'In a city of Mongolia that is in supply'
      : 'Anywhere in Mongolia that is in supply';
  return {
    ask: 'pick',
    rule: '9.2',
    prompt: `Mongolia is invaded, and you command what defends it. Where does ${name} stand? ${where}; Japanese Zones of Control over the border do not count. ${stillToCome(pub)}`,
    of: placesFor(pub, piece).map((hex): Item => {
      const at = placeOf(hex);
      return { id: hex, text: hexName(hex), ...(at !== undefined && { at }) };
    }),
    min: 1,
    max: 1,
  };
}

/** Who comes after the one that is set up now: those that need a city by themselves, for cities are few. */
function stillToCome(pub: Pub): string {
  const rest = forcesOf(pub, 'mongolia').slice(1);
  const named = (pieces: readonly (LandUnit | Headquarters)[]): string =>
    pieces.map((each) => ('command' in each ? `HQ ${each.name}` : each.name)).join(', ');
  const bound = rest.filter((each) => !('command' in each) && isCityBound(each));
  const free = rest.filter((each) => !bound.includes(each));
  if (rest.length === 0) return 'It is the last.';
  return [
    ...(free.length > 0 ? [`Still to come: ${named(free)}.`] : []),
    ...(bound.length > 0 ? [`Still to come, each to a city: ${named(bound)}.`] : []),
  ].join(' ');
}

export function takeSetUp(table: Theatre, hex: string | undefined): void {
  const piece = settingUp(table.state.public);
  if (piece === undefined || hex === undefined) return;
  piece.hex = hex;
  piece.off = null;
  table.say('9.2', 'set up', { piece: piece.id, hex });
}
