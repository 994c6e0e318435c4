/** 7.10 The Supply Step: sources are cut off or joined again, units are marked, those marked before waste away, used chits go. */
import type { Ask, FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { hexName } from '../names.js';
import { type HexId, type LandUnit, type Nation, printed, type Side, sides } from '../pieces.js';
import { speakerOf, type Theatre } from '../play.js';
import { hexOf, leadersAt, type Situation, sideOf, situationOf, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Pub } from '../state.js';
import { supplyFor, termsOf, tracesFrom } from '../supplied.js';
import { isSupplied } from '../supply.js';
import { unitText } from '../unit-text.js';
import { eliminate } from './5-18-eliminate.js';
import { type Drawer, draw, drawLanded, expend, settle } from './7-7-chits.js';
import { isolatedSources, stock } from './7-8-isolation.js';
import { markedNow } from './7-10-out-of-supply.js';
import { join } from './7-11-restoring.js';
import { askDestroy, destroy, hasStores } from './7-12-destroying.js';
import { stepsLost, wastes, wastingModifiers } from './7-13-depletion.js';
import { inspectGarrison } from './9-25-garrison.js';
import { inspectHarbours } from './10-43-harbours.js';

/** How far the step has come: 1 and 2 a side is fed, 3 and 4 it may destroy chits; nothing before sources have been looked at. */
const stageKey = '7 stage';
const stageOf = (pub: Pub): number => pub.notes[stageKey] ?? 0;

const feeding = (pub: Pub): Side | undefined => sides[stageOf(pub) - 1];
const destroying = (pub: Pub): Side | undefined => sides[stageOf(pub) - sides.length - 1];

export const supplyPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    if (stageOf(pub) === 0) {
      isolate(table);
      inspectGarrison(table);
      inspectHarbours(pub);
      drawLanded(pub);
      pub.notes[stageKey] = 1;
    }
    for (let side = feeding(pub); side !== undefined; side = feeding(pub)) {
      if (isShort(pub, law, side)) return table.owe([speakerOf(law, side, [])]);
      feed(table, side, []);
    }
    for (let side = destroying(pub); side !== undefined; side = destroying(pub)) {
      if (hasStores(pub, side)) return table.owe([speakerOf(law, side, [])]);
      pub.notes[stageKey] = stageOf(pub) + 1;
    }
    delete pub.notes[stageKey];
    table.pop();
  },

  ask({ public: pub }, law) {
    const side = destroying(pub);
    return side === undefined ? askFirst(pub, law) : askDestroy(pub, law, side);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const [fed, done] = [feeding(pub), destroying(pub)];
    for (const seat in answers) {
      const answer = answers[seat] as string[];
      if (fed !== undefined) feed(table, fed, answer);
      else if (done !== undefined) {
        destroy(table, done, answer);
        pub.notes[stageKey] = stageOf(pub) + 1;
      }
    }
  },
};

/** Who is chosen eats first; when both sides have eaten, units waste and used chits go. */
function feed(table: Theatre, side: Side, first: readonly string[]): void {
  const { public: pub } = table.state;
  mark(table, side, first);
  pub.notes[stageKey] = stageOf(pub) + 1;
  if (feeding(pub) !== undefined) return;
  for (const each of sides) waste(table, each);
  const left = expend(pub.chits);
  if (left.length < pub.chits.length) table.say('7.7', 'chits used', { chits: pub.chits.length - left.length });
  pub.chits = left;
}

/** 7.7 There is less in the chits than those who can reach them need: their owner says who goes first. */
const isShort = (pub: Pub, law: Law, side: Side): boolean => {
  const { near, drawn } = meal(pub, law, side, []);
  return drawn > 0 && drawn < near.length && cite('7.7');
};

/** Those without a source who can reach a chit, and how many of them are fed in this order. */
function meal(pub: Pub, law: Law, side: Side, first: readonly string[]): { near: LandUnit[]; drawn: number } {
  const situation = situationOf(pub, law.map);
  const hungry = hungryUnits(pub, situation, side, first);
  const chits = pub.chits.filter((chit) => chit.side === side);
  if (hungry.length === 0 || chits.length === 0) return { near: [], drawn: 0 };
  const near = hungry.filter(({ nation, hex }) => hex !== null && tracesFrom(pub, situation, nation, hex));
  const drawn = Object.keys(draw(near.flatMap(drawerOf), chits, termsOf(situation, side))).length;
  return { near, drawn };
}

function askFirst(pub: Pub, law: Law): Ask {
  const { near, drawn } = meal(pub, law, feeding(pub) ?? 'japan', []);
  return {
    ask: 'pick',
    rule: '7.7',
    prompt: `Who is fed first? Supply chits feed ${drawn} of ${near.length} units; the others are marked out of supply.`,
    of: near.map((unit) => ({
      id: unit.id,
      text: `${unitText(unit)}${unit.hex === null ? '' : ` in ${hexName(unit.hex)}`}${unit.marked > 0 ? ', marked before' : ''}`,
      ...(unit.hex !== null && { at: hexOf(law.map, unit.hex).index }),
    })),
    min: 0,
    max: drawn,
    none: 'those marked before',
  };
}

/** Without a source of their nation: those chosen first, then those marked longest. */
function hungryUnits(pub: Pub, situation: Situation, side: Side, first: readonly string[]): LandUnit[] {
  const rank = ({ id, marked }: LandUnit): number => (first.includes(id) ? 1000 : 0) + marked;
  return landUnits(pub, side)
    .filter(({ hex, nation }) => hex !== null && !isSupplied(supplyFor(pub, situation, nation), hex))
    .sort((a, b) => rank(b) - rank(a));
}

const drawerOf = (unit: LandUnit): Drawer[] =>
  unit.hex === null ? [] : [{ id: unit.id, hex: unit.hex, consumes: printed(unit) >= 1 }];

/** 7.8 A source cut off from all others lives on what it has in stock, until it is joined again (7.11). */
function isolate(table: Theatre): void {
  const { law } = table;
  const { public: pub } = table.state;
  for (const name of Object.keys(pub.alignment).sort()) {
    const nation = name as Nation;
    const side = sideOf(pub, nation);
    // The Communists draw on China's sources.
    if (side === 'neutral' || nation === 'ccp' || nation === 'manchukuo') continue;
    // 9.25 A conquered nation has no sources left to be cut off.
    if (pub.conquered[nation] !== undefined) continue;
    const terms = termsOf(situationOf(pub, law.map), side);
    const harbour = (hex: string): boolean => pub.works[hex]?.port !== false;
    for (const hex of isolatedSources(nation, pub, terms, harbour)) {
      if (pub.isolated.includes(hex)) continue;
      const die = table.roll('7.8', seatOf(law, nation));
      pub.isolated.push(hex);
      pub.chits.push(...stock(die, hex, side));
      table.say('7.8', 'isolated', { nation, hex, chits: die });
    }
    join(table, nation);
  }
}

/** Everybody who cannot trace to a source looks for a place at a chit; whoever finds none is marked once more. */
function mark(table: Theatre, side: Side, first: readonly string[]): void {
  const { law } = table;
  const { public: pub } = table.state;
  const situation = situationOf(pub, law.map);
  const hungry = hungryUnits(pub, situation, side, first);
  const drawers = hungry.flatMap(drawerOf);
  const chits = pub.chits.filter((chit) => chit.side === side);
  const drawn = drawers.length > 0 && chits.length > 0 ? draw(drawers, chits, termsOf(situation, side)) : {};
  settle(chits, drawers, drawn);
  const without = new Set(hungry.flatMap(({ id }) => (drawn[id] === undefined ? [id] : [])));
  const marked: string[] = [];
  for (const unit of landUnits(pub, side)) {
    const before = unit.marked;
    unit.marked = markedNow({ traces: !without.has(unit.id), marked: before });
    if (unit.marked > before) marked.push(unit.id);
  }
  for (const hq of Object.values(pub.hqs)) {
    if (hq.hex === null || sideOf(pub, hq.nation) !== side) continue;
    hq.marked = markedNow({ traces: tracesFrom(pub, situation, hq.nation, hq.hex), marked: hq.marked });
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
  // Whoever has wasted away is no company for the next.
  const company = (hex: HexId): number =>
    landUnits(pub, side).filter((unit) => unit.hex === hex && unit.marked > 0 && printed(unit) >= 1).length;
  for (const unit of wasting) {
    const { hex } = unit;
    if (hex === null) continue;
    const { terrain, city } = hexOf(law.map, hex);
    const die = table.roll('7.13', seatOf(law, unit.nation));
    const { nation, kind } = unit;
    const lost = stepsLost(die, wastingModifiers({ nation, kind, terrain, city, others: company(hex) }));
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
    if ('marked' in leader) leader.marked = 0;
  }
}
