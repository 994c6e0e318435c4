/** What an order waits for, from the view of its side. */
import { mapboard } from '@ironbottom/flat-top';
import type { Bridge } from '../bridge.js';
import type { Cond, Sight } from './orders.js';
import { hourOf } from './read.js';

const { distance, named } = mapboard;

/** `here`: where the unit is that the order is about, if it is about one. */
export function holds(cond: Cond | undefined, bridge: Bridge, here?: number): boolean {
  if (cond === undefined) return true;
  const { hour, night } = bridge.view.public;
  if (cond.from !== undefined && hour < (hourOf(cond.from) ?? 0)) return false;
  if (cond.to !== undefined && hour > (hourOf(cond.to) ?? 24)) return false;
  if (cond.night !== undefined && cond.night !== night) return false;
  if (cond.sighted !== undefined && !isSighted(cond.sighted, bridge, here)) return false;
  if (cond.notSighted !== undefined && isSighted(cond.notSighted, bridge, here)) return false;
  if (cond.any !== undefined && !cond.any.some((each) => holds(each, bridge, here))) return false;
  return cond.not === undefined || !holds(cond.not, bridge, here);
}

function isSighted({ kind, within, of, condition, age }: Sight, bridge: Bridge, here: number | undefined): boolean {
  const { marks, sightings } = bridge.view.knows;
  const from = of === undefined ? here : hexCalled(bridge, of);
  const fits = (what: string, hex: number): boolean =>
    (kind === undefined || kind === what) &&
    (within === undefined || (from !== undefined && distance(from, hex) <= within));
  if (marks.some((mark) => fits(mark.kind, mark.hex) && mark.condition >= (condition ?? 1))) return true;
  return (
    age !== undefined &&
    sightings.some((each) => {
      const old = bridge.turn - each.turn;
      return fits(each.kind, each.hex) && old <= age && each.report.condition >= (condition ?? 1);
    })
  );
}

/** A hex, or where a ship or base of this side is now. */
function hexCalled({ own, fields }: Bridge, name: string): number | undefined {
  const hex = named(name);
  if (hex !== undefined) return hex;
  const field = fields.find((each) => each.name === name);
  if (field !== undefined) return field.hex ?? undefined;
  const tf = own.ships.find((ship) => ship.name === name)?.tf;
  return own.tfs.find(({ id }) => id === tf)?.hex;
}
