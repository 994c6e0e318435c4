/** 5.0, 5.1, 5.3 The Command Status Step, and the headquarters' second ride after movement: who leads, who is activated. */
import type { Answer, Ask, Item, Pick, Sheet } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { rideTo } from '../moving.js';
import { hexName } from '../names.js';
import type { General, Headquarters, HexId, LandUnit, Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import { indexOf, sideOf, situationOf } from '../situation.js';
import type { Offensive, Pub, View } from '../state.js';
import { isTraced, isWell } from '../supplied.js';
import { unitText } from '../unit-text.js';
import { attacksOf, eligible, flagOf, hqOf, isInReach, isMinor, isReady } from './5-0-activation.js';
import { hqRides, isClearOf, offensiveRide } from './5-1-headquarters.js';
import { combinedCost, mayCombine } from './5-3-combined.js';
import type { Reached } from './5-7-land-movement.js';
import type { StepKind } from './5-offensive.js';
import { payerOf } from './8-season.js';
import { arePartners } from './9-26-partners.js';

/** Stages: combine (more headquarters?), ride (each headquarters), activate. */
export const command: StepKind = {
  run(table, off) {
    const { law } = table;
    const { public: pub } = table.state;
    if (off.stage === 'combine') {
      if (partners(pub, off).length > 0) return 'ask';
      settleAgents(pub, off);
      return 'on';
    }
    if (off.stage === 'ride') return ride(pub, law, off);
    return off.stage === 'done' ? 'over' : activation(pub, law, off);
  },

  ask(view, law, off) {
    if (off.stage === 'combine') return askPartner(view, law, off);
    if (off.stage === 'ride') return askRide(view, law, off);
    return askActivation(view, law, off);
  },

  take(table, off, answer) {
    const { public: pub } = table.state;
    if (off.stage === 'combine') {
      const [id] = answer as string[];
      if (id === undefined) {
        table.say('5.3', 'nobody joins', { side: off.side });
        return settleAgents(pub, off);
      }
      return join(table, off, id);
    }
    if (off.stage === 'ride') return takeRide(table, off, answer as string[]);
    activate(table, off, answer, false);
  },
};

/** After movement: each headquarters may ride once more and activate others, who cannot move any more. */
export const regroup: StepKind = {
  run(table, off) {
    const { law } = table;
    const { public: pub } = table.state;
    if (off.stage === 'begin') {
      if (!off.agents.some(({ by }) => by === 'hq') || !cite('5.1')) return 'over';
      off.chosen = hqsOf(off);
      off.stage = 'ride';
    }
    if (off.stage === 'ride') return ride(pub, law, off);
    return off.stage === 'done' ? 'over' : activation(pub, law, off);
  },
  ask: (view, law, off) => (off.stage === 'ride' ? askRide(view, law, off) : askActivation(view, law, off)),
  take(table, off, answer) {
    if (off.stage === 'ride') return takeRide(table, off, answer as string[]);
    activate(table, off, answer, true);
  },
};

const hqsOf = ({ agents }: Offensive): string[] => agents.flatMap(({ by, of }) => (by === 'hq' ? [of] : []));

/** 5.3 Headquarters that could join: an Offensive and Economic Points for each, all within reach of each other. */
export function partners(pub: Pub, off: Offensive): Headquarters[] {
  const [first] = off.agents;
  if (first?.by !== 'hq' || off.impromptu) return [];
  const payer = payerOf(off.nation);
  if ((pub.ep[payer] ?? 0) < combinedCost(pub.weather)) return [];
  const joined = hqsOf(off).map((id) => hqOf(pub, id));
  return Object.values(pub.hqs).filter(
    (hq) =>
      isReady(hq) &&
      isAllied(pub, off, flagOf(hq.nation)) &&
      (pub.offensives[flagOf(hq.nation)] ?? 0) >= 1 &&
      !joined.includes(hq) &&
      mayCombine(hq, joined) &&
      (hq.hex === null || isClearOf(pub, hq, hq.hex)) &&
      cite('5.3'),
  );
}

/** 5.3 Its own headquarters, or those of another major power on its side, which spends an Offensive of its own. */
const isAllied = (pub: Pub, { nation, side }: Offensive, of: Nation): boolean =>
  of === nation ||
  (sideOf(pub, of) === side && !isMinor(of) && of !== 'ccp' && nation !== 'ccp' && arePartners(pub, nation, of));

function askPartner({ public: pub }: View, law: Law, off: Offensive): Ask {
  const price = combinedCost(pub.weather);
  const of = partners(pub, off).map((hq): Item => {
    const item: Item = { id: hq.id, text: `HQ ${hq.name} (rating ${hq.command}, radius ${hq.radius})`, seldom: true };
    if (hq.hex !== null) item.at = indexOf(law.map, hq.hex);
    return item;
  });
  return {
    ask: 'pick',
    rule: '5.3',
    prompt: `Does another headquarters join in a Combined Offensive? Each costs one more Offensive and ${price} EP; ${pub.offensives[off.nation] ?? 0} Offensives and ${pub.ep[payerOf(off.nation)] ?? 0} EP are left.`,
    of,
    min: 0,
    max: 1,
    none: 'nobody joins',
  };
}

function join(table: Theatre, off: Offensive, id: string): void {
  const { public: pub } = table.state;
  const payer = payerOf(off.nation);
  const of = flagOf(hqOf(pub, id).nation);
  pub.offensives[of] = (pub.offensives[of] ?? 0) - 1;
  pub.ep[payer] = (pub.ep[payer] ?? 0) - combinedCost(pub.weather);
  off.agents.push({ by: 'hq', of: id });
  table.say('5.3', 'combined', { hq: id });
}

function settleAgents(pub: Pub, off: Offensive): void {
  off.left = attacksOf(pub, off.agents);
  for (const { by, of } of off.agents) {
    const leader = by === 'hq' ? pub.hqs[of] : by === 'general' ? pub.generals[of] : undefined;
    if (leader !== undefined) leader.status = 'standby';
  }
  off.chosen = hqsOf(off);
  off.stage = 'ride';
}

/** The headquarters that may ride now, one after the other. */
function ride(pub: Pub, law: Law, off: Offensive): 'ask' | 'on' {
  const [id] = off.chosen;
  if (id === undefined) {
    off.stage = 'activate';
    return 'on';
  }
  if (ridesOf(pub, law, id).length > 0) return 'ask';
  off.chosen.shift();
  return 'on';
}

function ridesOf(pub: Pub, law: Law, id: string): Reached[] {
  const hq = pub.hqs[id];
  if (hq === undefined || hq.hex === null) return [];
  const situation = situationOf(pub, law.map);
  return hqRides(pub, situation, hq, offensiveRide, isWell(pub, situation, hq));
}

function askRide({ public: pub }: View, law: Law, off: Offensive): Ask {
  const [id = ''] = off.chosen;
  const hq = hqOf(pub, id);
  const what =
    off.step === 'command' ? 'before its units move' : 'once more; units it reaches then can attack but not move';
  return {
    ask: 'pick',
    rule: '5.1',
    prompt: `Where does HQ ${hq.name} ride? Up to ${offensiveRide} hexes ${what}. Its radius is ${hq.radius}. Alone it enters no enemy zone, and comes beside no other of its nation (5.1).`,
    of: ridesOf(pub, law, id).map(({ hex }) => hexItem(law, hex)),
    min: 0,
    max: 1,
    none: 'it stays',
  };
}

export const hexItem = (law: Law, hex: HexId): Item => ({
  id: hex,
  text: hexName(hex),
  at: indexOf(law.map, hex),
});

function takeRide(table: Theatre, off: Offensive, [hex]: string[]): void {
  const id = off.chosen.shift();
  const hq = id === undefined ? undefined : table.state.public.hqs[id];
  if (hq === undefined) return;
  const ridden = ridesOf(table.state.public, table.law, hq.id).find((each) => each.hex === hex);
  if (ridden !== undefined && hq.hex !== null && off.step === 'command')
    off.ridden = { ...off.ridden, [hq.id]: [hq.hex, ...ridden.path] };
  if (hex !== undefined) rideTo(table, [hq], [hex]);
  table.say('5.1', hex === undefined ? 'hq stays' : 'hq rides', { hq: hq.id, hex: hq.hex });
}

/** Everybody who may be activated by one of the agents, and the Generals a headquarters may take along. */
function called(pub: Pub, { map }: Law, off: Offensive): { own: LandUnit[]; others: LandUnit[]; generals: General[] } {
  const units = new Map<string, LandUnit>();
  for (const agent of off.agents)
    for (const unit of eligible(pub, map, off.side, off.nation, agent, off.ridden?.[agent.of]))
      units.set(unit.id, unit);
  const all = [...units.values()];
  const own = all.filter((unit) => flagOf(unit.nation) === flagOf(off.nation));
  const generals = Object.values(pub.generals).filter((general) => {
    const { hex } = general;
    if (hex === null || !isReady(general) || sideOf(pub, general.nation) !== off.side) return false;
    if (!arePartners(pub, off.nation, general.nation)) return false;
    // 5.0 A General never activates another.
    return off.agents.some(
      (agent) => agent.by !== 'general' && isInReach(pub, map, agent, hex, off.ridden?.[agent.of]),
    );
  });
  return { own, others: all.filter((unit) => !own.includes(unit)), generals };
}

function activation(pub: Pub, law: Law, off: Offensive): 'ask' | 'over' {
  const { own, others, generals } = called(pub, law, off);
  return own.length + others.length + generals.length > 0 ? 'ask' : 'over';
}

/** At least half of those activated fly the flag of the Offensive. */
function askActivation({ public: pub }: View, law: Law, off: Offensive): Ask {
  const { own, others, generals } = called(pub, law, off);
  const late = off.step === 'regroup';
  const row = (prompt: string, of: Item[], now?: string[]): Pick => ({
    ask: 'pick',
    rule: '5.0',
    prompt,
    of,
    min: 0,
    max: of.length,
    ...(now === undefined ? {} : { now }),
  });
  const item = (unit: LandUnit): Item => unitItem(law, unit);
  const sheet: Sheet = {
    ask: 'sheet',
    rule: '5.0',
    prompt: late
      ? 'Which more units are activated? They may attack, but not move.'
      : `Which units are activated? They may move and attack now, and nothing more this month${leftOver(pub, off)}.`,
    rows: [
      row('Own units', own.map(item), late ? undefined : own.map(({ id }) => id)),
      row('Allied units', others.map(item)),
      row(
        'Generals',
        generals.map((general) => ({ id: general.id, text: `General ${general.name}`, ...place(law, general.hex) })),
        late ? undefined : generals.map(({ id }) => id),
      ),
    ],
    limits: cite('5.0')
      ? [
          {
            rule: '5.0',
            why: 'at least half of the activated units are of the nation whose Offensive it is',
            most: ownOnStandby(pub, off),
            of: [{ row: 1 }, { row: 0, each: -1 }],
          },
        ]
      : [],
  };
  return sheet;
}

const leftOver = ({ offensives }: Pub, { nation }: Offensive): string => {
  const left = offensives[nation] ?? 0;
  if (left <= 0) return '';
  return left === 1
    ? '; the Offensive that is left is for those who are not activated now'
    : `; the ${left} Offensives that are left are for those who are not activated now`;
};

/** PART-5 Whoever activates everybody at once leaves nobody for the Offensives that are left. */
export function callWarnings({ public: pub, owes }: View, answer: Answer): string[] {
  const { offensive: off } = pub;
  const asks = off?.stage === 'activate' && (off.step === 'command' || off.step === 'regroup');
  if (owes?.kind !== 'offensive' || off === null || !asks || !Array.isArray(answer)) return [];
  const left = pub.offensives[off.nation] ?? 0;
  const called = new Set((answer as string[][]).flat());
  const rest = Object.values(pub.units).some(
    (unit) =>
      isReady(unit) && unit.kind !== 'partisan' && flagOf(unit.nation) === flagOf(off.nation) && !called.has(unit.id),
  );
  if (left <= 0 || rest || called.size === 0) return [];
  const others = left === 1 ? 'the Offensive you have left' : `any of the ${left} Offensives you have left`;
  return [`This activates everybody: nobody is left whom ${others} could activate this month.`];
}

/** How many more of its own flag than others are activated already. */
function ownOnStandby(pub: Pub, off: Offensive): number {
  let more = 0;
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit?.status !== 'standby' || unit.hex === null) continue;
    more += flagOf(unit.nation) === flagOf(off.nation) ? 1 : -1;
  }
  return Math.max(0, more);
}

const place = ({ map }: Law, hex: HexId | null): { at?: number } => (hex === null ? {} : { at: indexOf(map, hex) });

export function unitItem(law: Law, unit: LandUnit): Item {
  const where = unit.hex === null ? '' : ` in ${hexName(unit.hex)}`;
  return { id: unit.id, text: `${unitText(unit)}${where}`, ...place(law, unit.hex) };
}

function activate(table: Theatre, off: Offensive, answer: Answer, late: boolean): void {
  const { public: pub } = table.state;
  const [own = [], others = [], generals = []] = answer as string[][];
  const activated: string[] = [];
  for (const id of [...own, ...others]) {
    const unit = pub.units[id];
    if (unit === undefined) continue;
    // 7.10 A city keeps it from want, but does not feed it on its way.
    if (isTraced(pub, situationOf(pub, table.law.map), unit) || !cite('7.10')) off.fed.push(id);
    unit.status = 'standby';
    unit.moved = late;
    activated.push(id);
  }
  for (const id of generals) {
    const general = pub.generals[id];
    if (general === undefined) continue;
    general.status = 'standby';
    general.moved = late;
    activated.push(id);
  }
  off.stage = 'done';
  table.say('5.0', 'activated', { side: off.side, pieces: activated });
}
