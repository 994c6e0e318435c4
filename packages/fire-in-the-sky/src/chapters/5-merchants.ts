/** 5 The Merchantman Phase: escorts and submarines around Japan's convoys, and bombers over Japan. */
import type { Need, Out, Procedure } from '@ironbottom/umpire';
import type { Facts, Volley } from '../battle.js';
import { combatTable } from '../charts/combat.js';
import { cite } from '../cite.js';
import { sumOf, tellVolley, volleyDie, volleyNeed, volleyOf } from './volleys.js';

export type Merchantmen = Pick<Facts, 'turn' | 'options'> & {
  /** Dice Japan has paid for, at most one for each DD unit in the Convoy Escort box (R12). */
  escortDice: number;
  submarines: number;
  /** 16.1.3 Dice the Allies have paid for. */
  bomberDice: number;
  /** The Allies control a base within two hexes of a Japanese Home Base. */
  baseNearJapan: boolean;
  stage: number;
  volleys: Volley[];
  submarinesLost: number;
  /** Japanese Transport Points lost for good, by submarines and by bombers. */
  sunk: number;
  bombed: number;
};

/** What a volley is fired at here. */
const merchants = '*merchants';
const submarines = '*submarines';

export const newMerchantmen = (
  given: Pick<Merchantmen, 'turn' | 'options' | 'escortDice' | 'submarines' | 'bomberDice' | 'baseNearJapan'>,
): Merchantmen => ({ ...given, stage: 0, volleys: [], submarinesLost: 0, sunk: 0, bombed: 0 });

export const merchantmanPhase: Procedure<Merchantmen> = {
  next(record, out): Need | undefined {
    for (;;) {
      const [volley] = record.volleys;
      if (volley !== undefined) {
        if (volley.left > 0) return volleyNeed(volley);
        record.volleys.shift();
        settle(record, volley, out);
        continue;
      }
      const fire = [escorts, attack, strategicAir][record.stage++];
      if (fire === undefined) {
        record.stage = 3;
        return undefined;
      }
      fire(record);
    }
  },
  die(record, face) {
    const [volley] = record.volleys;
    if (volley !== undefined) volleyDie(volley, face);
  },
  ask() {
    throw new Error('nothing is asked in the Merchantman Phase: the dice are paid for before');
  },
  decide: () => undefined,
  clone: (record) => ({ ...record, volleys: record.volleys.map((volley) => ({ ...volley })) }),
  key: ({ stage, submarines: left, submarinesLost, sunk, bombed, volleys }) =>
    `${stage} ${left} ${submarinesLost} ${sunk} ${bombed} ${volleys.map((volley) => `${volley.left}.${volley.hits}`).join()}`,
};

/** 5.3 Escorts of the convoys; a hit eliminates a Submarine Point (R12). No modifiers. */
function escorts(record: Merchantmen): void {
  if (record.escortDice === 0 || record.submarines === 0 || !cite('5.3')) return;
  record.volleys.push(volleyOf('5.3', 'japan', record.escortDice, 0, submarines));
}

/** 5.4 A die for each Submarine Point that is left; better torpedoes from turn 6. */
function attack(record: Merchantmen): void {
  if (record.submarines === 0 || !cite('5.4')) return;
  const { fromTurn6 } = combatTable.values.submarinesOnConvoys;
  const plus = sumOf([[record.turn >= 6 && cite('5.4'), fromTurn6]]);
  record.volleys.push(volleyOf('5.4', 'allies', record.submarines, plus, merchants));
}

/** 16.1.3 A die for each Transport Point the Allies spend. */
function strategicAir(record: Merchantmen): void {
  if (!record.options.strategicAir || record.bomberDice === 0 || !cite('16.1.3')) return;
  const { baseNearJapan } = combatTable.values.strategicAir;
  const plus = sumOf([[record.baseNearJapan && cite('16.1.3'), baseNearJapan]]);
  record.volleys.push(volleyOf('16.1.3', 'allies', record.bomberDice, plus, merchants));
}

/** R12 A hit on the convoys, and a bomber's hit, cost Japan a Transport Point for good. */
function settle(record: Merchantmen, volley: Volley, out: Out): void {
  tellVolley(volley, out);
  const { rule, hits } = volley;
  if (rule === '5.3') {
    const lost = Math.min(record.submarines, hits);
    record.submarines -= lost;
    record.submarinesLost += lost;
    if (out.on && lost > 0) out.say('R12', 'submarines-lost', { side: 'allies', lost });
  } else if (cite('R12')) {
    if (rule === '5.4') record.sunk += hits;
    else record.bombed += hits;
    const by = rule === '5.4' ? 'submarines' : 'bombers';
    if (out.on && hits > 0) out.say('R12', 'merchants-sunk', { sunk: hits, by });
  }
}
