/** 7.10 The Supply Step: sources are cut off or joined again, units are marked, those marked before waste away, used chits go. */
import type { FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { seatOf } from '../law.js';
import { type LandUnit, type Nation, printed, type Side, sides } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf, leadersAt, sideOf, situationOf, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Pub } from '../state.js';
import { supplyFor, termsOf } from '../supplied.js';
import { isSupplied } from '../supply.js';
import { eliminate } from './5-18-eliminate.js';
import { draw, expend, settle } from './7-7-chits.js';
import { isolatedSources, stock, withoutStock } from './7-8-isolation.js';
import { markedNow } from './7-10-out-of-supply.js';
import { stepsLost, wastes, wastingModifiers } from './7-13-depletion.js';

export const supplyPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    isolate(table);
    for (const side of sides) mark(table, side);
    for (const side of sides) waste(table, side);
    const { public: pub } = table.state;
    const left = expend(pub.chits);
    if (left.length < pub.chits.length) table.say('7.7', 'chits used', { chits: pub.chits.length - left.length });
    pub.chits = left;
    table.pop();
  },
};

/** 7.8 A source cut off from all others lives on what it has in stock, until it is joined again. */
function isolate(table: Theatre): void {
  const { law } = table;
  const { public: pub } = table.state;
  for (const name of Object.keys(pub.alignment).sort()) {
    const nation = name as Nation;
    const side = sideOf(pub, nation);
    // The Communists draw on China's sources.
    if (side === 'neutral' || nation === 'ccp' || nation === 'manchukuo') continue;
    const terms = termsOf(situationOf(pub, law.map), side);
    const harbour = (hex: string): boolean => pub.works[hex]?.port !== false;
    const now = isolatedSources(nation, pub, terms, harbour);
    const homes = isolatedBefore(pub, nation, now, law.map);
    for (const hex of now) {
      if (pub.isolated.includes(hex)) continue;
      const die = table.roll('7.8', seatOf(law, nation));
      pub.isolated.push(hex);
      pub.chits.push(...stock(die, hex, side));
      table.say('7.8', 'isolated', { nation, hex, chits: die });
    }
    for (const hex of homes) {
      pub.isolated = pub.isolated.filter((each) => each !== hex);
      pub.chits = withoutStock(pub.chits, hex);
      table.say('7.8', 'joined', { nation, hex });
    }
  }
}

/** Sources of the nation that were isolated and are not any more. */
const isolatedBefore = (pub: Pub, nation: Nation, now: readonly string[], map: Theatre['law']['map']): string[] =>
  pub.isolated.filter((hex) => !now.includes(hex) && hexOf(map, hex).territory === nation);

/** Everybody who cannot trace to a source looks for a place at a chit; whoever finds none is marked once more. */
function mark(table: Theatre, side: Side): void {
  const { law } = table;
  const { public: pub } = table.state;
  const situation = situationOf(pub, law.map);
  const units = landUnits(pub, side);
  const traced = new Set<string>();
  const hungry: LandUnit[] = [];
  for (const unit of units)
    if (unit.hex !== null && isSupplied(supplyFor(pub, situation, unit.nation), unit.hex)) traced.add(unit.id);
    else hungry.push(unit);
  const drawers = hungry.flatMap(({ id, hex, ...unit }) =>
    hex === null ? [] : [{ id, hex, consumes: printed({ id, hex, ...unit }) >= 1 }],
  );
  const chits = pub.chits.filter((chit) => chit.side === side);
  const drawn = drawers.length > 0 && chits.length > 0 ? draw(drawers, chits, termsOf(situation, side)) : {};
  settle(chits, drawers, drawn);
  const marked: string[] = [];
  for (const unit of units) {
    const before = unit.marked;
    unit.marked = markedNow({ traces: traced.has(unit.id) || drawn[unit.id] !== undefined, marked: before });
    if (unit.marked > before) marked.push(unit.id);
  }
  if (marked.length > 0) table.say('7.10', 'marked', { side, units: marked });
}

/** 10.6 Partisans live off the land. */
const landUnits = (pub: Pub, side: Side): LandUnit[] =>
  Object.values(pub.units).filter(
    (unit) => unit.hex !== null && unit.kind !== 'partisan' && sideOf(pub, unit.nation) === side,
  );

/** 7.13 One die for each unit that has been marked twice in a row. */
function waste(table: Theatre, side: Side): void {
  const { law } = table;
  const { public: pub } = table.state;
  const wasting = landUnits(pub, side).filter(wastes);
  const company = new Map<string, number>();
  for (const unit of landUnits(pub, side))
    if (unit.hex !== null && unit.marked > 0 && printed(unit) >= 1)
      company.set(unit.hex, (company.get(unit.hex) ?? 0) + 1);
  for (const unit of wasting) {
    const { hex } = unit;
    if (hex === null) continue;
    const { terrain, city } = hexOf(law.map, hex);
    const die = table.roll('7.13', seatOf(law, unit.nation));
    const { nation, kind } = unit;
    const lost = stepsLost(die, wastingModifiers({ nation, kind, terrain, city, others: company.get(hex) ?? 0 }));
    table.say('7.13', 'wastes', { unit: unit.id, die, steps: lost });
    if (lost >= unit.left) {
      eliminate(table, unit, 'supply');
      if (unitsAt(pub, hex, side).length === 0) recall(pub, hex, side);
    } else unit.left -= lost;
  }
}

/** 7.13 Leaders whose troops have all wasted away go back to the pool. */
function recall(pub: Pub, hex: string, side: Side): void {
  for (const leader of leadersAt(pub, hex, side)) {
    if (!cite('7.13')) continue;
    leader.hex = null;
    leader.off = 'pool';
  }
}
