/** Where a unit may go as far as politics are concerned: other people's borders (9.1, 10.39) and the watch on the Soviet one (10.16). */
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { HexId, LandUnit } from '../pieces.js';
import { borderHexes } from '../scenarios/border.js';
import { holderOf, mayStand } from '../situation.js';
import type { Pub } from '../state.js';
import { type Border, canWatch, mayLeaveBorder, staysAway, type Watch } from './10-16-border-garrison.js';

const sovietWar = (pub: Pub): boolean => pub.notes['9.1 soviet war'] === 1;

const isMongolia = (id: string): boolean => map.hex(id)?.territory === 'mongolia';

const awayPrefix = '10.16 ';
const borderOf = ({ notes }: Pub): Border => ({
  hexes: borderHexes,
  mongolia: isMongolia,
  away: new Set(
    Object.keys(notes).flatMap((key) => (key.startsWith(awayPrefix) ? [key.slice(awayPrefix.length)] : [])),
  ),
});

function watchOf(pub: Pub): Watch {
  const nomonhan = map.hex('W5420');
  return {
    year: pub.year,
    month: pub.month,
    sovietWar: sovietWar(pub),
    holdsNomonhan: nomonhan !== undefined && holderOf(pub, nomonhan) === 'japan',
  };
}

/** `company`: those who go with it, itself among them. */
export function mayGo(pub: Pub, unit: LandUnit, company: readonly LandUnit[] = [unit]): (hex: Hex) => boolean {
  const watches = unit.hex !== null && (borderHexes.has(unit.hex) || isMongolia(unit.hex));
  const watchers = watches
    ? Object.values(pub.units).filter(({ hex }) => hex !== null && (borderHexes.has(hex) || isMongolia(hex)))
    : [];
  const border = borderOf(pub);
  const watch = watchOf(pub);
  return (hex) => {
    if (!mayStand(pub, unit.nation, hex)) return false;
    return !watches || mayLeaveBorder(unit, hex.id, watchers, border, watch, company);
  };
}

/** 10.16 Who of the watch goes into Mongolia is remembered as long as he is there. To be called before the unit has moved. */
export function leavesWatch(pub: Pub, unit: LandUnit, to: HexId): void {
  const away = canWatch(unit, watchOf(pub)) && staysAway(unit, to, borderOf(pub));
  if (away) pub.notes[`${awayPrefix}${unit.id}`] = 1;
  else delete pub.notes[`${awayPrefix}${unit.id}`];
}
