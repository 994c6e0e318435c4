/** Who has no overland line of supply, and what bars it: in a panel, and on the map. */
import type { BoardLine, BoardPanel } from '@ironbottom/umpire';
import type { TracedLine } from './chapters/7-7-explained.js';
import type { Bar } from './chapters/7-7-tracing.js';
import { map } from './map/map.js';
import { hexName } from './names.js';
import { enemyOf, type HexId, type LandUnit, type Side } from './pieces.js';
import { holderAt, type Situation, sideOf, situationOf } from './situation.js';
import type { Pub } from './state.js';
import { supplyFor, tracesFrom } from './supplied.js';
import { explained, isSupplied } from './supply.js';

type CutOff = { readonly unit: LandUnit; readonly hex: HexId; readonly line: TracedLine; readonly chits: boolean };

/** Units of a side that can trace to no source printed on the map. `chits`: they can reach a Supply chit. */
function cutOff(
  pub: Pub,
  side: Side,
  units: readonly LandUnit[] = Object.values(pub.units),
  situation = situationOf(pub, map),
): CutOff[] {
  return units.flatMap((unit): CutOff[] => {
    const { hex, nation, kind } = unit;
    if (hex === null || kind === 'partisan' || sideOf(pub, nation) !== side) return [];
    const supply = supplyFor(pub, situation, nation);
    if (isSupplied(supply, hex)) return [];
    return [{ unit, hex, line: explained(supply, hex), chits: tracesFrom(pub, situation, nation, hex) }];
  });
}

export function supplyPanel(pub: Pub, side: Side): BoardPanel {
  const rows = cutOff(pub, side).map(({ unit: { name, marked }, hex, line, chits }) => [
    name,
    hexName(hex),
    chits
      ? 'lives on chits'
      : marked === 0
        ? 'not yet marked'
        : marked === 1
          ? 'marked'
          : `marked for ${marked} months`,
    whyNot(line),
  ]);
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

const REASONS: { readonly [B in Bar]: string } = {
  'not friendly': 'is not in friendly hands',
  'enemy zone of control': 'lies in an enemy Zone of Control',
  desert: 'is desert',
  jungle: 'is jungle without rail',
  water: 'lies over water',
  impassable: 'lies over a range that cannot be crossed',
  'off the map': 'is off the map',
};

/** The hexes that bar the way, the nearest first. */
function whyNot({ line }: TracedLine): string {
  if (line.length === 0) return 'no land leads to a source';
  const barred = line.flatMap(({ hex, bar }) => (bar === undefined ? [] : [`${hexName(hex)} ${REASONS[bar]}`]));
  const shown = barred.slice(0, 2).join(', ');
  const rest = barred.length - 2;
  return `to ${hexName(line[line.length - 1]?.hex ?? '')}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** A word or two on the map. */
const MARKS: { readonly [B in Bar]: string } = {
  'not friendly': 'enemy land',
  'enemy zone of control': 'enemy zone',
  desert: 'desert',
  jungle: 'jungle',
  water: 'water',
  impassable: 'ridge',
  'off the map': 'off the map',
};

/** The same on the map, for a unit that has neither line nor chit: the way it would need, and each hex that bars it. */
export function supplyLine(pub: Pub, unit: LandUnit, situation: Situation): BoardLine | undefined {
  const side = sideOf(pub, unit.nation);
  if (side === 'neutral') return undefined;
  const cut = cutOff(pub, side, [unit], situation)[0];
  const at = cut === undefined ? undefined : map.hex(cut.hex)?.index;
  if (cut === undefined || cut.chits || at === undefined) return undefined;
  if (cut.line.line.length === 0) {
    const text = 'No line of supply: no land leads from here to a source';
    return { places: [at], bars: [{ place: at, mark: 'no way', text }], text };
  }
  const text = `No line of supply; the nearest way, ${whyNot(cut.line)}`;
  const bars = cut.line.line.flatMap(({ hex, bar }): BoardLine['bars'] => {
    const place = map.hex(hex)?.index;
    if (bar === undefined || place === undefined) return [];
    const manned = bar === 'not friendly' && (situation.stands[enemyOf(side)][place] ?? 0) > 0;
    const neutral = bar === 'not friendly' && holderAt(situation, place) === 'neutral';
    const why = manned ? 'enemy units stand here' : `it ${REASONS[bar]}`;
    return [
      {
        place,
        mark: manned ? 'enemy units' : neutral ? 'neutral land' : MARKS[bar],
        text: `bars the nearest way to supply from ${hexName(cut.hex)}: ${why}`,
      },
    ];
  });
  return { places: cut.line.line.flatMap(({ hex }) => map.hex(hex)?.index ?? []), bars, text };
}
