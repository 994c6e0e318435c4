/** Who has no overland line of supply, and what bars it: in a panel, and on the map. */
import type { BoardOverlay, BoardPanel } from '@ironbottom/umpire';
import type { TracedLine } from './chapters/7-7-explained.js';
import type { Bar } from './chapters/7-7-tracing.js';
import { map } from './map/map.js';
import { hexName } from './names.js';
import type { HexId, LandUnit, Side } from './pieces.js';
import { sideOf, situationOf } from './situation.js';
import type { Pub } from './state.js';
import { supplyFor, tracesFrom } from './supplied.js';
import { explained, isSupplied } from './supply.js';

type CutOff = { readonly unit: LandUnit; readonly hex: HexId; readonly line: TracedLine; readonly chits: boolean };

/** Own units that can trace to no source printed on the map. `chits`: they can reach a Supply chit. */
function cutOff(pub: Pub, side: Side): CutOff[] {
  const situation = situationOf(pub, map);
  return Object.values(pub.units).flatMap((unit): CutOff[] => {
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
    title: 'No overland line of supply',
    columns: ['Unit', 'Where', 'State', 'What bars the nearest way to a source'],
    rows,
    note:
      rows.length === 0
        ? 'All your units can trace to a source.'
        : 'Out of supply a unit moves one point and attacks at -2; marked two months in a row it loses steps (7.10, 7.13).',
  };
}

const REASONS: { readonly [B in Bar]: string } = {
  'not friendly': 'is not in your hands',
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

/** The same on the map: the ways that units would need, and the hexes that bar them. */
export function supplyOverlays(pub: Pub, side: Side): BoardOverlay[] {
  const cut = cutOff(pub, side).filter(({ chits }) => !chits);
  const places = (barred: boolean): number[] => [
    ...new Set(
      cut.flatMap(({ line: { line } }) =>
        line.flatMap(({ hex, bar }) => ((bar !== undefined) === barred ? (map.hex(hex)?.index ?? []) : [])),
      ),
    ),
  ];
  return [
    { kind: 'supply way', text: 'The way to supply that your units cut off would need', places: places(false) },
    { kind: 'supply barred', text: 'What bars that way', places: places(true) },
  ];
}
