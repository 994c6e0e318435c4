/** What each side sees, and what it may take the rest to be. */
import { type Below, copyOf } from '@ironbottom/umpire';
import { inoperable, inoperableDice } from '../chapters/11-5-damage.js';
import type { Side } from '../sides.js';
import type { BombardBattle, BombardLaw, BombardSeen, Open, Planes } from './kit.js';
import { total } from './kit.js';
import { defenderOf } from './open.js';

export function seenBy({ open, secret }: BombardBattle, side: Side | null, law: BombardLaw): BombardSeen {
  return { open: copyOf(open), own: side === defenderOf(law) ? copyOf(secret) : null };
}

export function imagined({ open: seen, own }: BombardSeen, _side: Side, law: BombardLaw, below: Below): BombardBattle {
  const open = copyOf(seen);
  if (own !== null) return { open, secret: copyOf(own) };
  if (open.step === 'unfit') return { open, secret: { unfit: {}, owed: thrown(open, law, below) } };
  const unfit = open.operable === null ? thrown(open, law, below) : total(open.field.points) - open.operable;
  return { open, secret: { unfit: dealt(open, law, unfit, below), owed: 0 } };
}

/** 11.5 Dice that the owner may have thrown. */
function thrown({ field }: Open, { scenario }: BombardLaw, below: Below): number {
  const faces = Array.from({ length: inoperableDice(field.damage) }, () => 1 + below(6));
  return inoperable(total(field.points), scenario.field.level, field.damage, faces, field.workedAt);
}

/** 11.5.6 Any planes, but those that were seen to fly. */
function dealt({ field }: Open, { scenario }: BombardLaw, unfit: number, below: Below): Planes {
  const dealt: Planes = {};
  const room = (type: string): number => (field.points[type] ?? 0) - (field.seen[type] ?? 0) - (dealt[type] ?? 0);
  for (let left = unfit; left > 0; left -= 1) {
    const may = Object.keys(scenario.field.wings).filter((type) => room(type) > 0);
    const type = may[below(Math.max(1, may.length))];
    if (type === undefined) break;
    dealt[type] = (dealt[type] ?? 0) + 1;
  }
  return dealt;
}
