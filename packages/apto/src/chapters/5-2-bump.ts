/** 5.2 A headquarters alone has to make room: one hex, out of every enemy zone, or it is gone until the next season. */
import type { Ask, FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { rideTo } from '../moving.js';
import { hexName } from '../names.js';
import { enemyOf, type HexId, type Side } from '../pieces.js';
import { owe, type Theatre } from '../play.js';
import { indexOf, isBarred, type Situation, sideOf, situationOf, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Pub, View } from '../state.js';
import { isClearOf } from './5-1-headquarters.js';
import { rides } from './5-7-land-movement.js';

export const bump: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    const [id] = pub.bumped;
    const hq = id === undefined ? undefined : pub.hqs[id];
    if (id === undefined) return table.pop();
    if (hq === undefined || hq.hex === null || waysOut(pub, law, id).length === 0) {
      pub.bumped.shift();
      if (hq !== undefined && hq.hex !== null) toPool(table, id);
      return;
    }
    owe(table, [seatOf(law, hq.nation)]);
  },

  ask(view, law) {
    return askWhere(view, law);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const [seat = ''] = pub.asked;
    pub.asked = [];
    const id = pub.bumped.shift();
    const hq = id === undefined ? undefined : pub.hqs[id];
    const [hex] = answers[seat] as string[];
    if (hq === undefined || hex === undefined) return;
    rideTo(table, [hq], [hex]);
    table.say('5.2', 'bumped', { hq: hq.id, hex });
  },
};

function askWhere({ public: pub }: View, law: Law): Ask {
  const [id = ''] = pub.bumped;
  return {
    ask: 'pick',
    rule: '5.2',
    prompt: `Where does HQ ${pub.hqs[id]?.name} go? It is alone and has to make room for the enemy.`,
    of: waysOut(pub, law, id).map((hex) => ({ id: hex, text: hexName(hex), at: indexOf(law.map, hex) })),
    min: 1,
    max: 1,
  };
}

/** Hexes one away, out of all enemy zones where no friend stands. */
export function waysOut(pub: Pub, law: Law, id: string): HexId[] {
  const hq = pub.hqs[id];
  if (hq === undefined || hq.hex === null) return [];
  const situation = situationOf(pub, law.map);
  return rides(situation, hq, 1)
    .map(({ hex }) => hex)
    .filter((hex) => isClearOf(pub, hq, hex));
}

/** 5.2 Eliminated headquarters are never lost for good. */
export function toPool(table: Theatre, id: string): void {
  const hq = table.state.public.hqs[id];
  if (hq === undefined) return;
  hq.hex = null;
  hq.off = 'pool';
  hq.marked = 0;
  table.say('5.2', 'hq gone', { hq: id });
}

/** Headquarters of the enemy that stand alone in a zone of ours: they may be told to go. */
export function bumpable(pub: Pub, law: Law, side: Side, situation: Situation = situationOf(pub, law.map)): string[] {
  const enemy = enemyOf(side);
  return Object.values(pub.hqs).flatMap(({ id, nation, hex }) => {
    if (hex === null || sideOf(pub, nation) !== enemy || unitsAt(pub, hex, enemy).length > 0) return [];
    return isBarred(situation, enemy, indexOf(law.map, hex)) && cite('5.2') ? [id] : [];
  });
}
