/** 5.8, 23.1.2 Planes against troops on the march: the hex costs them more, or the combat they came for. */
import type { Answer, Out } from '@ironbottom/umpire';
import { mayStillEnter } from '../chapters/23-1-movement.js';
import { bombarded, groundColumn } from '../charts/ground-bombardment.js';
import { cite } from '../cite.js';
import { enemyOf } from '../sides.js';
import type { Fight, GroundLaw, Marched, Open, Order } from './kit.js';
import { hexName, isIn, tidy, unitOf } from './land.js';
import { bombersOnField, bombLoad } from './planes.js';

/** R128 One strike a segment, by planes of the field that have not flown this week; from what everybody knows. */
export function mayInterdict(open: Open, law: GroundLaw): boolean {
  const { airfield } = open;
  if (airfield === null || open.phasing !== 'japan' || open.hexes[airfield.hex]?.holder !== 'allies') return false;
  return open.marched.length > 0 && bombersOnField(open, law) > airfield.out && cite('23.1.2');
}

export function takeInterdiction({ law, battle: { open } }: Fight, answer: Answer | undefined, out: Out): void {
  const [[unit] = [], points = 0] = (answer ?? [[], 0]) as [string[], number];
  const flying = unit === undefined ? 0 : points;
  if (open.airfield !== null) {
    open.airfield.out += flying;
    open.airfield.flown = Math.max(open.airfield.flown, open.airfield.out);
  }
  if (out.on)
    out.tell('all', '23.1.2', 'interdiction', {
      points: flying,
      unit: unit === undefined || flying === 0 ? '' : unitOf(law, unit).name,
    });
  if (unit !== undefined && flying > 0)
    open.orders.push({
      by: 'allies',
      how: 'air',
      target: `march ${unit}`,
      strength: bombLoad(open, law, flying),
      shift: 0,
    });
  open.step = 'bombard';
}

/** 5.8.6 Openly, by the first table (R128). */
export function interdicted(open: Open, law: GroundLaw, order: Order, sum: number, out: Out): void {
  const id = order.target.slice('march '.length);
  const way = open.marched.find(({ unit }) => unit === id);
  const unit = open.units[id];
  if (way === undefined || unit === undefined) return;
  const column = groundColumn(order.strength);
  const { modifier } = bombarded(law.charts.groundBombardment, 'first', false, column, sum);
  const fights = isIn(open, law, way.to, enemyOf(unitOf(law, id).side));
  const enters = fights || mayStillEnter(way.cost, modifier, unit.points);
  if (out.on)
    out.tell('all', '23.1.2', 'interdicted', {
      unit: unitOf(law, id).name,
      sum,
      modifier,
      to: hexName(law, enters ? way.to : way.from),
      enters,
      fights,
    });
  if (!enters) goBack(open, law, way);
  // Where it fights, or was held up, what the strike came to counts in the combat there.
  if (modifier > 0 && (fights || !enters)) shelled(open, order, enters ? way.to : way.from, column, sum, modifier);
}

function goBack(open: Open, law: GroundLaw, { unit, from }: Marched): void {
  const state = open.units[unit];
  if (state !== undefined) state.hex = from;
  tidy(open, law);
}

function shelled(open: Open, { by, how }: Order, hex: string, column: number, sum: number, modifier: number): void {
  const seen = { check: false, fort: false, step: false };
  open.shellings.push({ hex, by, how, column, fortified: false, sum, seen, modifier, openly: true });
}
