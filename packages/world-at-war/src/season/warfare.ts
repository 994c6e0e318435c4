/** Strategic warfare in the box (designed, for chapter 25): the mover's submarines against the enemy's transports. */
import { mayActAfterTransfer } from '../chapters/20-7-submarines.js';
import { strategicWarfare, warfareHits } from '../charts/strategic-warfare.js';
import { cite } from '../cite.js';
import { seasonOf } from './economy.js';
import {
  noSpread,
  otherSide,
  ownOf,
  type SeasonTable,
  type Side,
  type Water,
  type WaterReport,
  waters,
} from './kit.js';

export function warfare(table: SeasonTable): void {
  const { public: pub } = table.state;
  const attacker = pub.mover;
  const defender = otherSide(attacker);
  const hunters = ownOf(table.state, attacker);
  const guards = ownOf(table.state, defender);
  // 20.73, 20.81 Having been placed in the last redeployment does not keep them from acting.
  const submarines = (mayActAfterTransfer('submarine', 'redeployment') ? hunters.submarines : null) ?? noSpread();
  const asw = (mayActAfterTransfer('ASW', 'redeployment') ? guards.asw : null) ?? noSpread();
  const found = {} as { [water in Water]: WaterReport };
  for (const water of waters) found[water] = fight(table, attacker, water, submarines[water], asw[water]);
  pub.reports[attacker] = { season: pub.season, waters: found };
  // What was secret has been seen; both place anew when they redeploy.
  hunters.submarines = null;
  guards.asw = null;
}

function fight(table: SeasonTable, attacker: Side, water: Water, submarines: number, asw: number): WaterReport {
  const { public: pub } = table.state;
  const defender = otherSide(attacker);
  const theirs = pub.sides[defender];
  const ours = pub.sides[attacker];
  const transports = theirs.traffic[water];
  const { values } = strategicWarfare;
  // Dice are rolled in every water, so that nobody learns from their number.
  const first = table.roll('20.75', attacker, 6, []);
  const second = table.roll('20.83', defender, 6, []);
  const die = first + modifier(attacker, submarines, asw, seasonOf(pub, table.law));
  const hits =
    submarines > 0 && cite('20.75') && cite('R26')
      ? Math.min(transports, warfareHits(values.transports, submarines, die))
      : 0;
  // 20.511D In strategic warfare transports are damaged as well as sunk, factor by factor.
  const sunk = cite('20.511D') ? Math.floor(hits / 2) : hits;
  const damaged = hits - sunk;
  // 20.82 ASW fights only submarines where it is.
  const lost = submarines > 0 && cite('20.83') ? Math.min(submarines, warfareHits(values.submarines, asw, second)) : 0;
  theirs.traffic[water] -= hits;
  theirs.transports -= hits;
  theirs.port += damaged;
  ours.submarines -= lost;
  const report = { submarines, asw, transports, damaged, sunk, lost };
  table.tell('all', '20.75', 'warfare', { attacker, water, ...report, dice: [first, second] });
  return report;
}

/** Designed: whose boats they are, and how strong the escort is. */
export function modifier(attacker: Side, submarines: number, asw: number, season: number): number {
  const { skill, escorted } = strategicWarfare.values;
  const { until, early, late } = skill[attacker];
  const [half, equal, twice] = escorted;
  const escort =
    asw === 0 ? 0 : asw >= 2 * submarines ? twice : asw >= submarines ? equal : 2 * asw >= submarines ? half : 0;
  return (season < until ? early : late) + escort;
}
