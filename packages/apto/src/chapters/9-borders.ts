/** Where a unit may go as far as politics are concerned: other people's borders (9.1, 10.39) and the watch on the Soviet one (10.16). */
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { LandUnit } from '../pieces.js';
import { borderHexes } from '../scenarios/border.js';
import { holderOf, mayStand } from '../situation.js';
import type { Pub } from '../state.js';
import { mayLeaveBorder } from './10-16-border-garrison.js';

const sovietWar = (pub: Pub): boolean => pub.notes['9.1 soviet war'] === 1;

const isMongolia = (id: string): boolean => map.hex(id)?.territory === 'mongolia';

export function mayGo(pub: Pub, unit: LandUnit): (hex: Hex) => boolean {
  const wars = { sovietWar: sovietWar(pub) };
  const watches = unit.hex !== null && (borderHexes.has(unit.hex) || isMongolia(unit.hex));
  const watchers = watches
    ? Object.values(pub.units).filter(({ hex }) => hex !== null && (borderHexes.has(hex) || isMongolia(hex)))
    : [];
  return (hex) => {
    if (!mayStand(pub, unit.nation, hex)) return false;
    if (!watches) return true;
    const nomonhan = map.hex('W5420');
    const watch = {
      year: pub.year,
      month: pub.month,
      ...wars,
      holdsNomonhan: nomonhan !== undefined && holderOf(pub, nomonhan) === 'japan',
    };
    return mayLeaveBorder(unit, hex.id, watchers, borderHexes, isMongolia, watch);
  };
}
