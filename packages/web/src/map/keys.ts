/** What a key asks of the map. */
import type { BoardMap } from '@ironbottom/umpire';
import type { Heading } from './places.js';

export type Command =
  | { readonly do: 'step'; readonly heading: Heading }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'next'; readonly of: 'pieces' | 'targets'; readonly back: boolean }
  | { readonly do: 'size'; readonly by: number }
  | { readonly do: 'fit' | 'choose' | 'fan' | 'close' | 'hide' | 'layers' | 'legend' | 'keys' };

type Key = { readonly key: string; readonly shiftKey: boolean };

const arrows: { readonly [key: string]: readonly [heading: Heading, dx: number, dy: number] } = {
  ArrowUp: ['north', 0, 1],
  ArrowDown: ['south', 0, -1],
  ArrowLeft: ['west', 1, 0],
  ArrowRight: ['east', -1, 0],
};
/** The keys lie on the keyboard as the neighbours lie around a place; Y or Z, as keyboards differ. */
const around: { readonly [shape in BoardMap['shape']]: { readonly [key: string]: Heading } } = {
  hex: { q: 'north-west', w: 'north', e: 'north-east', a: 'south-west', s: 'south', d: 'south-east' },
  pointed: {
    q: 'north-west',
    w: 'north-east',
    a: 'west',
    d: 'east',
    y: 'south-west',
    z: 'south-west',
    x: 'south-east',
  },
  square: {
    q: 'north-west',
    w: 'north',
    e: 'north-east',
    a: 'west',
    d: 'east',
    y: 'south-west',
    z: 'south-west',
    s: 'south',
    x: 'south',
    c: 'south-east',
  },
};
const paceOfPan = 120;

export function commandOf({ key, shiftKey }: Key, shape: BoardMap['shape']): Command | undefined {
  const arrow = arrows[key];
  if (arrow !== undefined) {
    const [heading, dx, dy] = arrow;
    return shiftKey ? { do: 'pan', dx: dx * paceOfPan, dy: dy * paceOfPan } : { do: 'step', heading };
  }
  const heading = around[shape][key.toLowerCase()];
  if (heading !== undefined) return { do: 'step', heading };
  switch (key) {
    case '+':
    case '=':
      return { do: 'zoom', factor: 1.3 };
    case '-':
    case '_':
      return { do: 'zoom', factor: 1 / 1.3 };
    case '0':
      return { do: 'fit' };
    case 'Enter':
      return { do: 'choose' };
    case ' ':
    case 'f':
      return { do: 'fan' };
    case 'n':
    case 'N':
      return { do: 'next', of: 'pieces', back: shiftKey };
    case 't':
    case 'T':
      return { do: 'next', of: 'targets', back: shiftKey };
    case '[':
      return { do: 'size', by: -1 };
    case ']':
      return { do: 'size', by: 1 };
    case 'H':
      return { do: 'hide' };
    case 'l':
    case 'L':
      return { do: 'layers' };
    case 'k':
    case 'K':
      return { do: 'legend' };
    case '?':
      return { do: 'keys' };
    case 'Escape':
      return { do: 'close' };
    default:
      return undefined;
  }
}

/** The place after this one in a list of places, going round. */
export function nextOf(list: readonly number[], from: number | undefined, back: boolean): number | undefined {
  const sorted = [...new Set(list)].sort((a, b) => (back ? b - a : a - b));
  if (from === undefined) return sorted[0];
  return sorted.find((place) => (back ? place < from : place > from)) ?? sorted[0];
}
