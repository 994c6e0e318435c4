/** The Seasonal Turn: income and pools (8.1, 8.2, 8.5), Offensives bought in secret, Initiative (8.13). Construction is in 8-6-building.ts. */
import type { Ask, FrameKind, Limit, Say } from '@ironbottom/umpire';
import { seasonName } from '../calendar.js';
import { incomes } from '../charts/incomes.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { nationName } from '../names.js';
import { type LandUnit, type Nation, type Side, sides } from '../pieces.js';
import type { Theatre } from '../play.js';
import { type Apto, type AptoFrame, ownOf, type Pub, type View } from '../state.js';
import { replaceTransports } from './3-transports.js';
import { replacePlanes } from './4-air-combat.js';
import { income, incomeLines } from './8-2-income.js';
import { type Buyer, initiativeOf, offensivePrice, offensivesFor } from './8-13-offensives.js';
import { holdingsOf } from './8-holdings.js';
import { winterUnit } from './9-24-liberation.js';
import { isAtWarWithSoviets } from './10-39-nomonhan.js';
import { putAway, reservesOf } from './11-9-hidden-production.js';

/** Nations that earn and build: at war, unconquered, with an income. */
export function earners(pub: Pub): Nation[] {
  return (Object.keys(incomes.values) as Nation[]).filter((nation) => isBelligerent(pub, nation));
}

const isBelligerent = (pub: Pub, nation: Nation): boolean => {
  const side = pub.alignment[nation];
  return side !== undefined && side !== 'neutral' && !isOut(pub, nation);
};

/** R65 With China the Communists are out of the war. */
const isOut = ({ conquered }: Pub, nation: Nation): boolean =>
  conquered[nation] !== undefined || (nation === 'ccp' && conquered.china !== undefined && cite('R65'));

/** R60 Who pays for a nation without an income: China for the Communists, the patron for its minor partner. */
const payers: { readonly [N in Nation]?: Nation } = { ccp: 'china', manchukuo: 'japan', mongolia: 'ussr' };
export const payerOf = (nation: Nation): Nation => payers[nation] ?? nation;

export const incomePhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    for (const nation of earners(pub)) {
      const lines = incomeLines(table.law.charts, nation, pub.year, holdingsOf(pub, nation));
      const points = income(lines);
      const ep = (pub.ep[nation] ?? 0) + points;
      pub.ep[nation] = ep;
      const told = lines.map(({ text, points: each }) => `${text}: ${each}`);
      table.say('8.2', 'income', { nation, points, lines: told, ep });
    }
    for (const name of Object.keys(pub.conquered).sort()) {
      const unit = winterUnit(pub, name as Nation);
      if (unit === undefined) continue;
      unit.off = 'track';
      unit.due = pub.turn;
      unit.left = unit.steps;
      table.say('9.24', 'sent free', { nation: name, unit: unit.id });
    }
    fillPools(table);
    replaceTransports(pub);
    replacePlanes(pub);
    table.pop();
  },
};

/** 8.5 What comes with a new year goes into the pools. 11.9 What is covered, its owner alone hears of. */
function fillPools(table: Theatre): void {
  const { public: pub } = table.state;
  const isDue = ({ off, due }: Pick<LandUnit, 'off' | 'due'>): boolean =>
    off === 'later' && due <= pub.turn && cite('8.5');
  const units = Object.values(pub.units).filter(isDue);
  for (const unit of units) {
    unit.off = 'pool';
    unit.due = 0;
  }
  if (units.length > 0) table.say('8.5', 'pooled', { units: units.map(({ id }) => id) });
  for (const { seat, nations } of table.law.seats) {
    const { tray } = ownOf(table.state, seat);
    if (tray === undefined) continue;
    const covered = reservesOf(pub, nations, tray).filter(isDue);
    for (const unit of covered) putAway(table, seat, unit, { off: 'pool', due: 0, left: unit.left });
    if (covered.length > 0) table.say('8.5', 'pooled', { units: covered.map(({ id }) => id) }, [seat]);
  }
}

/** Nations that buy Offensives for themselves, and under which price. */
const buyers: { readonly [N in Nation]?: Buyer } = { japan: 'army', china: 'china', ccp: 'ccp', ussr: 'ussr' };

export const buyersOf = (pub: Pub, nations: readonly Nation[]): { nation: Nation; buyer: Buyer }[] =>
  nations.flatMap((nation) => {
    const buyer = buyers[nation];
    return buyer === undefined || !isBelligerent(pub, nation) ? [] : [{ nation, buyer }];
  });

/** 8.13 Soviet Offensives count for the Initiative in a war with Japan (10.39); R63 without one where nobody else buys against her. */
export function sovietsCount(pub: Pub): boolean {
  const nations = Object.keys(pub.alignment) as Nation[];
  const others = buyersOf(pub, nations).some(({ nation }) => pub.alignment[nation] === 'allies' && nation !== 'ussr');
  return isAtWarWithSoviets(pub) || (!others && cite('R63')) || !cite('8.13');
}

/** R60 Whoever pays buys: two commanders could spend one purse twice. */
export const paidBy = ({ seats }: Law, seat: string): Nation[] => {
  const own = seats.find((each) => each.seat === seat)?.nations ?? [];
  return seats.flatMap(({ nations }) => nations.filter((nation) => own.includes(payerOf(nation))));
};

/** 11.9 Nations whose units this seat covers. R143 Those that another seat builds lie open: it could not see them. */
export const coveredBy = (law: Law, seat: string): Nation[] => {
  const own = law.seats.find((each) => each.seat === seat)?.nations ?? [];
  return paidBy(law, seat).filter((nation) => own.includes(nation));
};

const seatsBuying = (pub: Pub, law: Law): string[] =>
  law.seats.map(({ seat }) => seat).filter((seat) => buyersOf(pub, paidBy(law, seat)).length > 0);

/** 8.13 All buy at once, in secret, and what they bought is shown when all have. */
export const purchasePhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const seats = seatsBuying(table.state.public, table.law);
    if (seats.length === 0) table.pop();
    else table.owe(seats);
  },

  ask: (view, law) => purchaseSheet(view, law),

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    pub.bought = {};
    for (const { seat } of table.law.seats) {
      const answer = answers[seat] as number[] | undefined;
      buyersOf(pub, paidBy(table.law, seat)).forEach(({ nation, buyer }, row) => {
        const bought = answer?.[row] ?? 0;
        const payer = payerOf(nation);
        pub.bought[nation] = bought;
        pub.offensives[nation] = offensivesFor(buyer, bought);
        pub.ep[payer] = (pub.ep[payer] ?? 0) - bought * offensivePrice(table.law.charts, buyer);
      });
    }
    table.tell('all', '8.13', 'bought', { bought: { ...pub.bought }, have: { ...pub.offensives } });
    table.pop();
  },
};

function purchaseSheet({ public: pub, seat }: View, law: Law): Ask {
  const buying = buyersOf(pub, paidBy(law, seat));
  const counts = sovietsCount(pub);
  const rows = buying.map(({ nation, buyer }): Say => {
    const points = Math.max(0, pub.ep[payerOf(nation)] ?? 0);
    const price = offensivePrice(law.charts, buyer);
    const free = buyer === 'ccp' ? '' : '; with none you have one for nothing';
    const uncounted =
      buyer === 'ussr' && !counts ? '. Without a war with Japan they do not count for the Initiative' : '';
    return {
      ask: 'say',
      rule: '8.13',
      prompt: `Offensives for ${nationName(nation)}, ${price} EP each${free}${uncounted}`,
      from: 0,
      to: price === 0 ? 0 : Math.floor(points / price),
      now: 0,
    };
  });
  const purses = [...new Set(buying.map(({ nation }) => payerOf(nation)))];
  const limits = purses.map((purse): Limit => {
    const most = Math.max(0, pub.ep[purse] ?? 0);
    return {
      rule: '8.13',
      why: `${nationName(purse)} has ${most} EP`,
      most,
      of: buying.flatMap(({ nation, buyer }, row) =>
        payerOf(nation) === purse ? [{ row, each: offensivePrice(law.charts, buyer) }] : [],
      ),
    };
  });
  const purse = purses.map((each) => `${nationName(each)} has ${pub.ep[each] ?? 0} EP`).join(', ');
  return {
    ask: 'sheet',
    rule: '8.13',
    prompt: `How many Offensives do you buy for the three months of ${seasonName(pub)}? ${purse}. Nobody sees it before all have bought; the side with more has the Initiative. Points you keep pay for Combined and Impromptu Offensives, for replacements, and stay for the next season.`,
    rows,
    limits,
  };
}

/** 8.13 Whoever bought more has the Initiative for three months; equal sides roll for it. */
export const initiativePhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub, law } = { ...table.state, law: table.law };
    const bought: { [B in Buyer]?: number } = {};
    for (const nation in pub.bought) {
      const buyer = buyers[nation as Nation];
      if (buyer !== undefined) bought[buyer] = pub.bought[nation as Nation] ?? 0;
    }
    let side = initiativeOf(bought, sovietsCount(pub));
    while (side === 'tie') {
      const [japan = 0, allies = 0] = sides.map((each) => table.roll('8.13', seatFor(law, each)));
      if (japan !== allies) side = japan > allies ? 'japan' : 'allies';
    }
    pub.initiative = leaderOf(pub, law, side);
    table.say('8.13', 'initiative', { side, nation: pub.initiative });
    table.pop();
  },
};

const seatFor = ({ seats }: Law, side: Side): string => seats.find((each) => each.side === side)?.seat ?? side;

/** R71 Of partners the one who bought most of what counts speaks for the side; of equals the first in the scenario's list. */
function leaderOf(pub: Pub, { scenario }: Law, side: Side): Nation {
  const counts = sovietsCount(pub);
  const nations = (Object.keys(scenario.alignment) as Nation[]).filter(
    (nation) => pub.alignment[nation] === side && !isOut(pub, nation) && (counts || payerOf(nation) !== 'ussr'),
  );
  const most = Math.max(0, ...nations.map((nation) => pub.bought[nation] ?? 0));
  return nations.find((nation) => (pub.bought[nation] ?? 0) === most) ?? (side === 'japan' ? 'japan' : 'china');
}
