/** Arrivals, construction and command reassignment: each seat in its turn, the holder of the Initiative last (8.11). */
import type { Ask, FrameKind, Item, Limit, Pick, Row, RowAnswer, Table } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { hexName, nationName } from '../names.js';
import type { LandUnit, Nation } from '../pieces.js';
import { type Apto, type AptoFrame, ownOf, type Pub, type Tray, type View } from '../state.js';
import { fortKey, fortPrefix, mayRebuild, stepPrice, unitPrice } from './8-6-construction.js';
import { type Extra, extrasOf, fedExtras, portLimits, takeExtras } from './8-6-extras.js';
import { drawForBuilders, type FortPlace, fortPlaces, isForBuilders } from './8-6-forts.js';
import { roomLimits } from './8-6-room.js';
import { partisanPlaces, placeOf } from './8-holdings.js';
import { forgetReassigned, leaderAsk, leaders, takeLeader } from './8-leaders.js';
import { arriving, nextArrival, place, placementAsk, putOff } from './8-placing.js';
import { coveredBy, earners, paidBy, payerOf } from './8-season.js';
import {
  buyPartisans,
  findNoPlace,
  partisanAsk,
  partisansForSale,
  placePartisan,
  rising,
  waiting,
} from './10-6-rising.js';
import { finishTracks } from './10-35-railway.js';
import { buildHarbours } from './10-43-harbours.js';
import { coverAll, coveredDue, poolOf, putAway } from './11-9-hidden-production.js';

type Seasonal = Table<Apto>;

/** Seats that build, whoever has the Initiative last: he may have the enemy show first. R60 Those for whom another pays, after him. */
export function builders(pub: Pub, law: Law): string[] {
  const earning = earners(pub);
  const holder = pub.alignment[pub.initiative];
  const building = law.seats.filter(({ nations }) => nations.some((nation) => earning.includes(payerOf(nation))));
  const order = ({ seat, side }: Law['seats'][number]): number => (side === holder ? 2 : 0) + (pays(law, seat) ? 0 : 1);
  return building.sort((a, b) => order(a) - order(b)).map(({ seat }) => seat);
}

/** R60 Whoever pays builds; a seat for whose nations another pays places them and sets its leaders. */
const pays = (law: Law, seat: string): boolean => paidBy(law, seat).length > 0 || !cite('R60');
const builtBy = (law: Law, seat: string): readonly Nation[] => (cite('R60') ? paidBy(law, seat) : nationsOf(law, seat));

const nationsOf = (law: Law, seat: string): readonly Nation[] =>
  law.seats.find((each) => each.seat === seat)?.nations ?? [];

/** What a seat has done in this Seasonal Turn: arrivals, construction and its placing, leaders. */
const stageKey = (seat: string): string => `8.6 ${seat}`;
const stageOf = (pub: Pub, seat: string): number => pub.notes[stageKey(seat)] ?? 0;

/** The turn in which what takes seasons was last looked at. */
const seasonNote = '8.6 season';

export const arrivalsPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    if (pub.notes[seasonNote] !== pub.turn) {
      pub.notes[seasonNote] = pub.turn;
      buildHarbours(table);
    }
    finishForts(table);
    const all = table.law.seats.map(({ seat }) => seat);
    for (const seat of new Set([...builders(pub, table.law), ...all])) {
      const nations = nationsOf(table.law, seat);
      if (isArrivalAsked(pub, nations)) {
        table.owe([seat]);
        return;
      }
      putOff(table, seat, nations);
    }
    table.pop();
  },
  ask: ({ public: pub, seat, own }, law) => arrivalAsk(pub, nationsOf(law, seat), own.tray),
  take(table, _frame, answers) {
    takeArrival(table, answers as { [seat: string]: string[] });
  },
};

/** 11.9 Whoever has covered units that are due is asked even if none of them can be placed: a pause would tell. */
const isArrivalAsked = (pub: Pub, nations: readonly Nation[]): boolean =>
  coveredDue(pub, nations) > 0 || nextArrival(pub, nations, undefined) !== undefined;

function arrivalAsk(pub: Pub, nations: readonly Nation[], tray: Tray | undefined): Ask {
  const unit = nextArrival(pub, nations, tray);
  if (unit !== undefined) return placementAsk(pub, unit);
  if (coveredDue(pub, nations) === 0) throw new Error('nobody arrives');
  const waiting = arriving(pub, nations, tray).map(({ name }) => name);
  return {
    ...{ ask: 'pick', rule: '8.5', of: [], min: 0, max: 0, none: 'they wait' },
    prompt: `There is no place for ${waiting.join(', ')}: they wait on the Turn Track for the next Seasonal Turn.`,
  };
}

function takeArrival(table: Seasonal, answers: { [seat: string]: string[] }): void {
  for (const seat in answers) {
    const nations = nationsOf(table.law, seat);
    const unit = nextArrival(table.state.public, nations, ownOf(table.state, seat).tray);
    const [hex] = answers[seat] ?? [];
    if (unit === undefined) putOff(table, seat, nations);
    else if (hex !== undefined) place(table, unit, hex);
  }
}

/** 8.6 Built → placed → leaders → done, seat by seat. */
const building = 0;
const placing = 1;
const leading = 2;
const done = 3;

export const constructionPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    for (const seat of builders(pub, table.law)) {
      const nations = nationsOf(table.law, seat);
      if (stageOf(pub, seat) === building && !pays(table.law, seat)) pub.notes[stageKey(seat)] = placing;
      if (stageOf(pub, seat) === placing && !isArrivalAsked(pub, nations)) {
        putOff(table, seat, nations);
        const risen = rebels(pub, nations);
        if (risen !== undefined && partisanPlaces(pub, risen).length > 0) {
          table.owe([seat]);
          return;
        }
        if (risen !== undefined) findNoPlace(table, risen);
        pub.notes[stageKey(seat)] = leading;
      }
      if (stageOf(pub, seat) === leading && leaders(pub, nations).length === 0) pub.notes[stageKey(seat)] = done;
      if (stageOf(pub, seat) < done) {
        table.owe([seat]);
        return;
      }
    }
    for (const seat of builders(pub, table.law)) delete pub.notes[stageKey(seat)];
    forgetReassigned(pub);
    table.pop();
  },

  ask(view, law) {
    const { public: pub, seat } = view;
    const nations = nationsOf(law, seat);
    const stage = stageOf(pub, seat);
    const risen = rebels(pub, nations);
    if (stage === placing && risen !== undefined && !isArrivalAsked(pub, nations)) return partisanAsk(pub, risen);
    if (stage === placing) return arrivalAsk(pub, nations, view.own.tray);
    return stage === building ? buildingSheet(view, law, builtBy(law, seat)) : leaderAsk(pub, nations);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    for (const seat in answers) {
      const nations = nationsOf(table.law, seat);
      const answer = answers[seat];
      const stage = stageOf(pub, seat);
      if (stage === building) {
        build(table, seat, builtBy(table.law, seat), answer as RowAnswer[]);
        pub.notes[stageKey(seat)] = placing;
      } else if (stage === placing && !isArrivalAsked(pub, nations)) {
        const risen = rebels(pub, nations);
        if (risen !== undefined) placePartisan(table, risen, (answer as string[])[0]);
      } else if (stage === placing) takeArrival(table, { [seat]: answer as string[] });
      else if (!takeLeader(table, nations, answer as string[])) pub.notes[stageKey(seat)] = done;
    }
  },
};

/** 10.6 The nation of a seat whose bought partisans have not risen yet: they come last of all. */
const rebels = (pub: Pub, nations: readonly Nation[]): Nation | undefined =>
  rising.find((nation) => nations.includes(nation) && waiting(pub, nation) > 0);

const depletedUnits = (pub: Pub, nations: readonly Nation[]): LandUnit[] =>
  Object.values(pub.units).filter((unit) => nations.includes(unit.nation) && mayRebuild(unit));

const figures = ({ strength, move }: LandUnit): string => `${strength[strength.length - 1]}-${move}`;

function buildingSheet({ public: pub, own: { tray } }: View, law: Law, nations: readonly Nation[]): Ask {
  const { charts } = law;
  const depleted = depletedUnits(pub, nations);
  const pool = poolOf(pub, nations, tray);
  const forts = fortPlaces(pub, nations);
  const row = (rule: string, prompt: string, of: Item[]): Pick => ({
    ask: 'pick',
    rule,
    prompt,
    of,
    min: 0,
    max: of.length,
  });
  const item = (unit: LandUnit, steps: number): Item => {
    const at = unit.hex === null ? undefined : placeOf(unit.hex);
    return {
      id: unit.id,
      text: `${unit.name} ${figures(unit)}, ${unitPrice(charts, unit, steps)} EP`,
      ...(at !== undefined && { at }),
    };
  };
  const fortItem = ({ hex, chits }: FortPlace): Item => {
    const at = placeOf(hex);
    const price = `${charts.costs.values.fortification} EP`;
    return {
      id: hex,
      text: `${hexName(hex)}, ${chits === null ? price : `${price} and a Sea Supply chit from ${hexName(chits)}`}`,
      ...(at !== undefined && { at }),
      seldom: true,
    };
  };
  const rows: Row[] = [
    row(
      '8.6',
      'Depleted units to be brought to full strength',
      depleted.map((unit) => item(unit, 1)),
    ),
    row(
      '8.5',
      'Units of the Force Pool to be built at full strength',
      pool.map((unit) => item(unit, unit.steps)),
    ),
    row(
      '8.5',
      'Units of the Force Pool to be built with one step',
      pool.filter(({ steps }) => steps > 1).map((unit) => item(unit, 1)),
    ),
    row('8.6', 'Fortifications to be begun, finished next season', forts.map(fortItem)),
  ];
  const sale = partisansForSale(pub, law, nations);
  if (sale.most > 0)
    rows.push({
      ...{ ask: 'say', rule: '10.6', from: 0, to: sale.most, now: 0 },
      prompt: `Partisans of ${nationName(sale.nation)} that rise now, ${charts.costs.values.partisan} EP each`,
    });
  const extras = extrasOf(pub, law, nations, tray);
  const firstExtra = rows.length;
  rows.push(...extras.map(({ row: more }) => more));
  const purses = [...new Set(nations.map(payerOf))].filter((nation) => pub.ep[nation] !== undefined);
  const limits: Limit[] = purses.map((purse) => {
    const paid = (nation: Nation): boolean => payerOf(nation) === purse;
    const ep = Math.max(0, pub.ep[purse] ?? 0);
    return {
      rule: '8.6',
      why: `${nationName(purse)} has ${ep} EP`,
      most: ep,
      of: [
        ...depleted
          .filter(({ nation }) => paid(nation))
          .map((unit) => ({ row: 0, id: unit.id, each: stepPrice(charts, unit) })),
        ...pool
          .filter(({ nation }) => paid(nation))
          .map((unit) => ({ row: 1, id: unit.id, each: unitPrice(charts, unit, unit.steps) })),
        ...pool
          .filter(({ nation, steps }) => paid(nation) && steps > 1)
          .map((unit) => ({ row: 2, id: unit.id, each: unitPrice(charts, unit, 1) })),
        ...(purse === payerOf(sale.nation) && sale.most > 0 ? [{ row: 4, each: charts.costs.values.partisan }] : []),
        ...extras.flatMap(({ row: { of: more }, price }, nth) =>
          more.flatMap(({ id }) => {
            const { purse: from, each } = price(id);
            return from === purse && each > 0 ? [{ row: firstExtra + nth, id, each }] : [];
          }),
        ),
        ...forts
          .filter((fort) => fort.purse === purse)
          .map(({ hex }) => ({ row: 3, id: hex, each: charts.costs.values.fortification })),
      ],
    };
  });
  for (const { id, name, steps } of pool) {
    const of = [
      { row: 1, id },
      ...(steps > 1 ? [{ row: 2, id }] : []),
      ...extras.flatMap(({ row: { of: more } }, nth) =>
        more.some((item) => item.id === id) ? [{ row: firstExtra + nth, id }] : [],
      ),
    ];
    if (of.length > 1) limits.push({ rule: '8.6', why: `${name} is built once`, most: 1, of });
  }
  limits.push(
    ...roomLimits(pub, law, depleted),
    ...chitLimits(pub, forts, extras, firstExtra),
    ...portLimits(extras, firstExtra),
  );
  const purse = purses.map((each) => `${nationName(each)} has ${pub.ep[each] ?? 0} EP`).join(', ');
  return {
    ask: 'sheet',
    rule: '8.6',
    prompt: `What do you build this season? ${purse}. Offensives are bought afterwards with what is left.`,
    rows,
    limits,
  };
}

/** 8.11 A chit serves for one fortification, or one hex of railway. */
function chitLimits(pub: Pub, forts: readonly FortPlace[], extras: readonly Extra[], firstExtra: number): Limit[] {
  const wants = [
    ...forts.map(({ hex, chits }) => ({ row: 3, id: hex, chits })),
    ...extras.flatMap(({ row: { of }, chits }, nth) =>
      of.map(({ id }) => ({ row: firstExtra + nth, id, chits: chits?.(id) ?? null })),
    ),
  ];
  const stores = [...new Set(wants.flatMap(({ chits }) => chits ?? []))];
  return stores.map((store): Limit => {
    const most = pub.chits.filter((chit) => chit.hex === store && isForBuilders(chit)).length;
    return {
      rule: '8.11',
      why: `there ${most === 1 ? 'is one Sea Supply chit' : `are ${most} Sea Supply chits`} in ${hexName(store)}, each for one thing that is built`,
      most,
      of: wants.flatMap(({ row, id, chits }) => (chits === store ? [{ row, id, each: 1 }] : [])),
    };
  });
}

function build(table: Seasonal, seat: string, nations: readonly Nation[], answer: readonly RowAnswer[]): void {
  const { public: pub } = table.state;
  const { charts } = table.law;
  const extras = extrasOf(pub, table.law, nations, ownOf(table.state, seat).tray);
  const [rebuilt = [], whole = [], single = [], forts = []] = answer.slice(0, 4) as string[][];
  const pay = (nation: Nation, points: number): void => {
    const purse = payerOf(nation);
    pub.ep[purse] = (pub.ep[purse] ?? 0) - points;
  };
  for (const id of rebuilt) {
    const unit = pub.units[id];
    if (unit === undefined) continue;
    pay(unit.nation, stepPrice(charts, unit));
    unit.left = unit.steps;
  }
  coverAll(table, seat, coveredBy(table.law, seat));
  const order = (ids: readonly string[], price: (unit: LandUnit) => number, steps?: 1): void => {
    for (const id of ids) {
      const unit = pub.units[id];
      if (unit === undefined) continue;
      pay(unit.nation, price(unit));
      putAway(table, seat, unit, { off: 'track', due: pub.turn, left: steps ?? unit.steps });
      unit.marked = 0;
    }
  };
  order(whole, (unit) => unitPrice(charts, unit, unit.steps));
  order(single, (unit) => unitPrice(charts, unit, 1), 1);
  const { nation: risen, most } = partisansForSale(pub, table.law, nations);
  const partisans = most > 0 ? Math.min(most, Number(answer[4] ?? 0)) : 0;
  if (partisans > 0) pay(risen, partisans * charts.costs.values.partisan);
  buyPartisans(pub, risen, partisans);
  const given = takeExtras(table, extras, answer.slice(most > 0 ? 5 : 4));
  order(given, () => 0);
  const places = forts.length === 0 ? [] : fortPlaces(pub, nations).filter(({ hex }) => forts.includes(hex));
  for (const { hex, chits, purse } of places) {
    pay(purse, charts.costs.values.fortification);
    pub.notes[fortKey(hex)] = pub.turn;
    drawForBuilders(pub, chits);
  }
  const used = places.filter(({ chits }) => chits !== null).length + fedExtras(extras, answer.slice(most > 0 ? 5 : 4));
  const units = [...whole, ...single, ...given];
  const nation = nations[0] ?? '';
  if (pub.covered === undefined) table.say('8.6', 'built', { nation, rebuilt, units, forts });
  else {
    table.say('11.9', 'built covered', { nation, rebuilt, units: units.length, forts });
    table.say('11.9', 'ordered units', { nation, units }, [seat]);
  }
  if (used > 0) table.say('8.11', 'chits used', { chits: used });
}

/** 8.11 What was begun last season is finished now. */
function finishForts(table: Seasonal): void {
  const { public: pub } = table.state;
  for (const key of Object.keys(pub.notes).sort()) {
    if (!key.startsWith(fortPrefix) || (pub.notes[key] ?? 0) >= pub.turn) continue;
    const hex = key.slice(fortPrefix.length);
    delete pub.notes[key];
    if (!cite('8.11')) continue;
    pub.works[hex] = { ...pub.works[hex], fortification: true };
    table.say('8.11', 'fort', { hex });
  }
  for (const hex of finishTracks(pub)) table.say('10.35', 'railway', { hex });
}
