/** Who has no overland line of supply, and what bars it or feeds him: in a panel, and on the map. */
import type { BoardLine, BoardPanel, BoardPiece } from '@ironbottom/umpire';
import { chitCapacity } from './chapters/7-7-chits.js';
import type { TracedHex, TracedLine } from './chapters/7-7-explained.js';
import { map } from './map/map.js';
import { hexName, sideNames } from './names.js';
import { enemyOf, type HexId, type LandUnit, type Side, sides } from './pieces.js';
import { holderAt, type Situation, sideOf, situationOf } from './situation.js';
import type { Pub, SupplyChit } from './state.js';
import { lineToChit, supplyFor } from './supplied.js';
import { explained } from './supply.js';

/** How a unit stands: `line` to a source, whole or with what bars it; where it is barred, `chit` is the way to a Supply chit. */
export type Fed = {
  readonly unit: LandUnit;
  readonly hex: HexId;
  readonly side: Side;
  readonly line: TracedLine;
  readonly chit: readonly HexId[];
};

/** Undefined for those who need no supply. */
export function fedOf(pub: Pub, unit: LandUnit, situation: Situation): Fed | undefined {
  const { hex, nation, kind } = unit;
  const side = sideOf(pub, nation);
  if (hex === null || kind === 'partisan' || side === 'neutral') return undefined;
  const line = explained(supplyFor(pub, situation, nation), hex);
  return { unit, hex, side, line, chit: line.supplied ? [] : lineToChit(pub, situation, side, hex) };
}

export function supplyPanel(pub: Pub, side: Side): BoardPanel {
  const situation = situationOf(pub, map);
  const units = Object.values(pub.units).flatMap((unit) => fedOf(pub, unit, situation) ?? []);
  const rows = units.flatMap((fed): string[][] => {
    const { unit, hex, line, chit } = fed;
    if (fed.side !== side || (line.supplied && unit.marked === 0)) return [];
    const state = chit.length > 0 ? ['lives on chits', ...(unit.marked > 0 ? ['marked'] : [])] : [stateOf(fed)];
    return [[unit.name, hexName(hex), state.join(', '), whyOf(fed, situation)]];
  });
  return {
    id: 'supply',
    title: 'Supply',
    columns: ['Without an overland line', 'Where', 'State', 'What bars the nearest way to a source'],
    rows,
    note:
      rows.length === 0
        ? 'All your units can trace to a source.'
        : 'Out of supply a unit moves one point and attacks at -2; marked two months in a row it loses steps (7.10, 7.13).',
  };
}

function stateOf({ unit: { marked }, line }: Fed): string {
  if (line.supplied) return 'marked, in supply again';
  if (marked === 0) return 'no line, not yet marked';
  return marked === 1 ? 'out of supply, marked' : `out of supply, marked for ${marked} months`;
}

function whyOf(fed: Fed, situation: Situation): string {
  const { line, chit } = fed;
  if (line.supplied) return `nothing any more: ${restored(line)}`;
  const barred =
    line.line.length === 0
      ? 'no land leads to a source it can draw on'
      : `to ${endOf(line)}: ${barsText(fed, situation)}`;
  return chit.length === 0 ? barred : `${capital(chitText(fed))}; ${barred}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const endOf = ({ line }: TracedLine): string => hexName(line.at(-1)?.hex ?? '');

/** 7.11 Nothing bars the line, but the mark lies there still. */
const restored = (line: TracedLine): string =>
  `the line to ${endOf(line)} is open, and the mark of the last Supply Step goes in the next`;

function openText({ hex, line }: Fed): string {
  const hexes = line.line.length - 1;
  if (hexes === 0) return `In supply where it stands, ${hexName(hex)}`;
  return `In supply: the line to ${endOf(line)}, ${hexes === 1 ? 'next to it' : `${hexes} hexes off`}, is open`;
}

function chitText({ hex, chit }: Fed): string {
  const at = chit.at(-1) ?? hex;
  return at === hex ? 'fed by the Supply chit in its own hex' : `fed by the Supply chit at ${hexName(at)}`;
}

const ADJECTIVES: { readonly [S in Side]: string } = { japan: 'Japanese', allies: 'Allied' };

/** In a word or two what bars a hex to those of a side: the same on the map, in the panel and in a sentence. */
function barText({ hex, bar }: TracedHex, side: Side, situation: Situation): string | undefined {
  const enemy = enemyOf(side);
  const at = map.hex(hex)?.index ?? -1;
  switch (bar) {
    case 'not friendly':
      if ((situation.stands[enemy][at] ?? 0) > 0) return `${ADJECTIVES[enemy]} units`;
      return holderAt(situation, at) === 'neutral' ? 'neutral' : `held by ${sideNames[enemy]}`;
    case 'enemy zone of control':
      return `${ADJECTIVES[enemy]} Zone of Control`;
    case 'jungle':
      return 'jungle without rail';
    case 'impassable':
      return 'ridge';
    default:
      return bar;
  }
}

/** What bars the way, the nearest first: 'Tientsin (W4819), W4820 (held by the Allies), W4920 (Allied units)'. */
function barsText({ hex: own, side, line }: Fed, situation: Situation, most = line.line.length): string {
  const groups: { what: string; hexes: string[] }[] = [];
  const barred = line.line.filter(({ bar }) => bar !== undefined);
  for (const each of barred.slice(0, most)) {
    const what = barText(each, side, situation) ?? '';
    const name = each.hex === own ? `${hexName(own)}, where it stands` : hexName(each.hex);
    const last = groups.at(-1);
    if (last?.what === what && !last.hexes[0]?.endsWith('stands')) last.hexes.push(name);
    else groups.push({ what, hexes: [name] });
  }
  const rest = barred.length - most;
  const more = rest > 0 ? ` and ${rest === 1 ? '1 hex more' : `${rest} hexes more`}` : '';
  return `${groups.map(({ what, hexes }) => `${hexes.join(', ')} (${what})`).join(', ')}${more}`;
}

/** In a sentence no more than these; the map has a cross on every one, the panel a name. */
const mostTold = 3;

/** The same on the map: the way to the source or the chit; without either the way it would need, and each hex that bars it. */
export function supplyLine(fed: Fed, situation: Situation): BoardLine | undefined {
  const { unit, line, chit, side, hex: own } = fed;
  const at = map.hex(own)?.index;
  if (at === undefined) return undefined;
  if (line.supplied) {
    const text = unit.marked === 0 ? openText(fed) : `In supply again: ${restored(line)}`;
    return { places: placesOf(line.line.map(({ hex }) => hex)), bars: [], text };
  }
  if (chit.length > 0) {
    const mark = unit.marked === 0 ? '' : '; the mark goes when it has drawn on it in the next Supply Step';
    return { places: placesOf(chit), bars: [], text: `No line to a source, but ${chitText(fed)}${mark}` };
  }
  if (line.line.length === 0) {
    const text = 'No line of supply: no land leads from here to a source it can draw on';
    return { places: [at], bars: [{ place: at, mark: 'no way', text }], text };
  }
  const bars = line.line.flatMap((each): BoardLine['bars'] => {
    const place = map.hex(each.hex)?.index;
    const mark = barText(each, side, situation);
    if (mark === undefined || place === undefined) return [];
    return [{ place, mark, text: `bars the nearest way to supply from ${hexName(own)}: ${mark}` }];
  });
  const text = `No line of supply; the nearest way, to ${endOf(line)}, is barred at ${barsText(fed, situation, mostTold)}`;
  return { places: placesOf(line.line.map(({ hex }) => hex)), bars, text };
}

const placesOf = (hexes: readonly HexId[]): number[] => hexes.flatMap((hex) => map.hex(hex)?.index ?? []);

/** Whether it has a line to a source or to a chit now, whatever it was marked before. */
export const isFed = (fed: Fed | undefined): boolean => fed === undefined || fed.line.supplied || fed.chit.length > 0;

/** 7.0 The Supply chits that lie on the map, those of a side in a hex as one counter. */
export function chitPieces(pub: Pub, seat: Side | null): BoardPiece[] {
  return sides.flatMap((side) => {
    const own = pub.chits.filter((chit) => chit.side === side);
    return [...new Set(own.map(({ hex }) => hex))].flatMap((hex): BoardPiece[] => {
      const here = own.filter((chit) => chit.hex === hex);
      const place = map.hex(hex)?.index;
      if (place === undefined) return [];
      return [
        {
          id: `supply ${side} ${hex}`,
          ...{ place, side, symbol: 'supply', label: String(here.length) },
          title: `${here.length === 1 ? 'Supply chit' : `${here.length} Supply chits`} of ${sideNames[side]}, ${placesLeft(here)}, ${hexName(hex)}`,
          ...{ own: side === seat, badges: [], age: 0 },
        },
      ];
    });
  });
}

/** 7.7 How many more units can attack with them this month. */
function placesLeft(chits: readonly SupplyChit[]): string {
  const left = chits.reduce((sum, chit) => sum + Math.max(0, chitCapacity(chit) - chit.drawn.length), 0);
  return `for ${left} more ${left === 1 ? 'unit' : 'units'} this month`;
}
