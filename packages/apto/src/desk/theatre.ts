/** A map with a few counters on it, for questions that are not about a game. */
import { didYouMean } from '@ironbottom/umpire';
import { isLand } from '../map/hexes.js';
import { map } from '../map/map.js';
import { type LandUnit, landUnit, type Nation, type Side } from '../pieces.js';
import type { Board } from '../situation.js';

/** Who fights whom where nothing else is said: Japan against everybody. */
export const alignment: { readonly [N in Nation]: Side } = {
  ...{ japan: 'japan', manchukuo: 'japan', thailand: 'japan' },
  ...{ china: 'allies', ccp: 'allies', ussr: 'allies', mongolia: 'allies', us: 'allies', uk: 'allies' },
  ...{ australia: 'allies', 'new-zealand': 'allies', netherlands: 'allies', france: 'allies' },
};

export type Placed = { readonly nation: Nation; readonly hex: string };

export const theatre = (
  when: { year: number; month: number },
  units: readonly Placed[],
  taken: Board['control'],
): Board => {
  const standing = units.map(({ nation, hex }, at): [string, LandUnit] => {
    const id = `${nation} ${at + 1}`;
    return [id, landUnit({ id, nation, name: id, strength: [1, 2], hex })];
  });
  return {
    ...{ units: Object.fromEntries(standing), hqs: {}, generals: {}, control: { ...taken }, squatting: {}, works: {} },
    ...{ alignment: { ...alignment }, conquered: {}, ...when, chits: [], isolated: [], notes: {} },
  };
};

const numberIn = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** A hex of land by its number, with or without the blank, or by the name of what lies in it. */
export function hexNamed(text: string): string | undefined {
  const numbered = map.hex(numberIn(text));
  if (numbered !== undefined) return isLand(numbered) ? numbered.id : undefined;
  return map.hexes.find(({ name }) => name !== null && name.toLowerCase() === text.trim().toLowerCase())?.id;
}

const isHex = (text: string): boolean => map.hex(numberIn(text)) !== undefined || hexNamed(text) !== undefined;

/** The most words in the name of a place. */
const mostWords = Math.max(...map.hexes.map(({ name }) => name?.split(' ').length ?? 1));

/** The places of a list, with blanks, semicolons or 'and' between: 'W4221 W 4321, Hong Kong and Canton'. A word that is no place stays one. */
export function placesIn(text: string): string[] {
  const words = text.split(/[\s;]+/).filter((word) => word !== '' && word.toLowerCase() !== 'and');
  const places: string[] = [];
  while (words.length > 0) {
    let taken = Math.min(mostWords, words.length);
    while (taken > 1 && !isHex(words.slice(0, taken).join(' '))) taken -= 1;
    places.push(words.splice(0, taken).join(' '));
  }
  return places;
}

/** 'W 4919 Peiping' */
export const spelled = (id: string): string => {
  const name = map.hex(id)?.name ?? null;
  return `${id.slice(0, 1)} ${id.slice(1)}${name === null ? '' : ` ${name}`}`;
};

export const placeNames: readonly string[] = map.hexes.flatMap(({ name }) => name ?? []);

/** What is wrong with a place that is none, and what would be right. */
export const noSuchHex = (text: string): string =>
  map.hex(numberIn(text)) !== undefined
    ? `${spelled(numberIn(text))} is sea, where no land unit stands; say a hex of land, such as W4419 or Hsuchow`
    : `there is no hex "${text}" on the map${didYouMean(text, placeNames) || '; say its number or its name, such as W4419 or Hsuchow'}`;
