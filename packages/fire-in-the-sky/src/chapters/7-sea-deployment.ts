/** 7 Sea deployment: units go from one friendly base to another, up to four hexes, for Transport Points. */
import type { Ask, FrameKind, Item, Limit, Pick, Share, Split, SplitAnswer } from '@ironbottom/umpire';
import { armyOf } from '../armies.js';
import { airZones, transportCosts } from '../charts/movement.js';
import { cite } from '../cite.js';
import {
  enemyZones,
  landAt,
  readyAir,
  roomForAir,
  roomForLand,
  type Skies,
  shipsAt,
  tellAnchorages,
} from '../forces.js';
import { allBases, type BaseNo, baseNumber, baseOf, hexes } from '../map/places.js';
import { reachOver, type Zones } from '../map/reach.js';
import type { Side } from '../pieces.js';
import { finishPhase } from '../sequence.js';
import { type Pub, partOf, type Sky, type SkyFrame, type View } from '../state.js';
import { unitOf } from '../units.js';
import { airLandCost, landPoints, navalCost } from './costs.js';

export const deployment: FrameKind<Sky, SkyFrame> = {
  run(table) {
    table.owe([table.state.public.part]);
  },

  ask: (view, law) => (view.own.plan === null ? whereTo(view, law.open) : whoGoes(view, view.own.plan.base)),

  take(table, _frame, answers) {
    const { part } = table.state.public;
    const { own } = partOf(table.state, part);
    const answer = answers[part];
    if (own.plan === null) {
      const [base] = answer as string[];
      if (base === undefined) return finishDeployment(table, part);
      own.plan = { base: baseNumber(base), sailing: null };
      return;
    }
    const { base } = own.plan;
    const [ships, land, air] = answer as [string[], string[], SplitAnswer];
    own.plan = null;
    own.served.push(base);
    deploy(table, part, base, ships, land, air);
  },
};

function finishDeployment(table: Skies, part: Side): void {
  partOf(table.state, part).own.served = [];
  finishPhase(table);
}

/** 7.1 Bases from which this one can be reached. An enemy zone ends the move; the hex it starts in does not count. */
function within(pub: Pub, side: Side, base: BaseNo, zones = zonesIn(pub, side)): { from: BaseNo; hexes: number }[] {
  const { reach } = transportCosts.values;
  // A way can be sailed in both directions: what ends it on the way out ends it on the way in.
  const steps = reachOver(baseOf(base).place, reach.seaDeployment, zones, airZones.values.seaDeployment);
  const found: { from: BaseNo; hexes: number }[] = [];
  for (const { no, place } of allBases) {
    const away = steps[place] ?? -1;
    if (no !== base && away > 0 && pub.control[no] === side) found.push({ from: no, hexes: away });
  }
  return found;
}

const zonesIn = (pub: Pub, side: Side): Zones => (cite('7.1') ? enemyZones(pub, side) : new Uint8Array(hexes));

function whereTo(view: View, open: readonly boolean[]): Ask {
  const { public: pub, own, seat } = view;
  const side = seat as Side;
  const sources = basesWithUnits(view);
  const zones = zonesIn(pub, side);
  const of: Item[] = allBases.flatMap(({ no, id, name, place }): Item[] => {
    if (pub.control[no] !== side || open[no] !== true || own.served.includes(no)) return [];
    return within(pub, side, no, zones).some(({ from }) => sources.has(from)) ? [{ id, text: name, at: place }] : [];
  });
  return {
    ask: 'pick',
    rule: '7.1',
    prompt: `Sea deployment: to which base shall units go? You have ${own.transport} Transport Points. Units within four hexes of it can go there; those one hex away go for nothing. Choose none to go on to operations.`,
    of,
    min: 0,
    max: 1,
    none: 'no more deployment',
  };
}

function basesWithUnits({ public: pub, own, seat }: View): Set<BaseNo> {
  const found = new Set<BaseNo>();
  for (const id in own.at) {
    const base = own.at[id] ?? -1;
    if (base >= 0 && !own.moved.includes(id)) found.add(base);
  }
  for (const { no } of allBases) if (pub.control[no] === seat && readyAir(pub, no) > 0) found.add(no);
  for (const id in pub.land) {
    const unit = pub.land[id];
    if (unit !== undefined && unit.at >= 0 && !unit.moved && pub.control[unit.at] === seat) found.add(unit.at);
  }
  return found;
}

const shipCost = (side: Side, id: string, away: number): number =>
  navalCost(side, 'seaDeployment', [unitOf(id)], away).transport;
const landCost = (id: string, away: number): number =>
  airLandCost('seaDeployment', landPoints(armyOf(id)), away).transport;
const airCost = (away: number): number => airLandCost('seaDeployment', 1, away).transport;

function whoGoes(view: View, base: BaseNo): Ask {
  const { public: pub, own, seat } = view;
  const side = seat as Side;
  const ships: Item[] = [];
  const land: Item[] = [];
  const air: Share[] = [];
  const spent: Limit['of'] = [];
  const told = (points: number): string => (points === 0 ? 'free' : `${points} TP`);
  for (const { from, hexes: away } of within(pub, side, base)) {
    const { name, place } = baseOf(from);
    for (const id of shipsAt(own, from)) {
      if (own.moved.includes(id)) continue;
      const unit = unitOf(id);
      const each = shipCost(side, id, away);
      ships.push({ id, text: `${unit.name} (${unit.type}) from ${name}, ${told(each)}`, at: place });
      if (each > 0) spent.push({ row: 0, id, each });
    }
    for (const id of landAt(pub, side, from)) {
      if (pub.land[id]?.moved !== false) continue;
      const each = landCost(id, away);
      land.push({ id, text: `${armyOf(id).name} (${pub.land[id]?.strength}) from ${name}, ${told(each)}`, at: place });
      if (each > 0) spent.push({ row: 1, id, each });
    }
    const ready = readyAir(pub, from);
    if (ready === 0) continue;
    const each = airCost(away);
    const { id } = baseOf(from);
    air.push({ id, text: `Air Points from ${name}, ${told(each)} each`, at: place, cap: ready });
    if (each > 0) spent.push({ row: 2, id, each });
  }
  const { name } = baseOf(base);
  const airRoom = roomForAir(pub, base);
  const landRoom = roomForLand(pub, side, base);
  const rows: [Pick, Pick, Split] = [
    { ask: 'pick', rule: '7.1', prompt: `Naval units to ${name}`, of: ships, min: 0, max: ships.length },
    {
      ask: 'pick',
      rule: '7.1',
      prompt: `Land units to ${name} (room for ${landRoom})`,
      of: land,
      min: 0,
      max: Math.min(land.length, landRoom),
    },
    {
      ask: 'split',
      rule: '7.1',
      prompt: `Air Points to ${name} (room for ${airRoom})`,
      total: airRoom,
      over: air,
      all: false,
    },
  ];
  const why = `you have ${own.transport} Transport Points; send fewer, or from one hex away`;
  return {
    ask: 'sheet',
    rule: '7.1',
    prompt: `Who goes to ${name}? Each unit moves once in a part: whoever is deployed takes no part in operations.`,
    rows,
    limits: spent.length === 0 ? [] : [{ rule: 'CARD-transport.naval', why, most: own.transport, of: spent }],
  };
}

function deploy(table: Skies, side: Side, base: BaseNo, ships: string[], land: string[], air: SplitAnswer): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, side);
  let spent = 0;
  const away = new Map(within(pub, side, base).map((way) => [way.from, way.hexes]));
  for (const id of ships) {
    spent += shipCost(side, id, away.get(own.at[id] ?? -1) ?? 0);
    own.at[id] = base;
    own.moved.push(id);
    delete pub.shown[id];
  }
  for (const id of land) {
    const unit = pub.land[id];
    if (unit === undefined) continue;
    spent += landCost(id, away.get(unit.at) ?? 0);
    unit.at = base;
    unit.moved = true;
  }
  let flying = 0;
  for (const id in air) {
    const from = baseNumber(id);
    const points = air[id] ?? 0;
    spent += points * airCost(away.get(from) ?? 0);
    pub.air[from] = (pub.air[from] ?? 0) - points;
    flying += points;
  }
  pub.air[base] = (pub.air[base] ?? 0) + flying;
  pub.flown[base] = (pub.flown[base] ?? 0) + flying;
  own.transport -= spent;
  const to = baseOf(base).id;
  table.say('7.1', 'deployed', { side, to, ships, spent, left: own.transport }, [side]);
  if (land.length > 0 || flying > 0) table.tell('all', '7.1', 'reinforced', { side, to, land, air: flying });
  tellAnchorages(table, side);
}
