/** 8.1.4 Carrier coordination: whether a strike is launched whole, and who stays behind. */
import type { Out, Row } from '@ironbottom/umpire';
import { isFighter } from '../chapters/5-2-altitude.js';
import {
  carrierPoints,
  carriersAfloat,
  cutTo,
  firstCheckFor,
  isLedBy,
  leading,
  secondCheckFor,
} from '../chapters/8-carrier-admirals.js';
import { cite } from '../cite.js';
import { percentile, sumOf } from '../dice.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';
import { toPriority } from './deploying.js';
import { navalOf, type StrikeLaw, strikeOf, strikerOf } from './law.js';
import { type Flight, pointsOf, type Staying, type Strike, type StrikeBattle } from './state.js';
import { decision, die, flightsText, flightText, inOrder, merged, type Step } from './step.js';

/** 8.1.4 How many Air Points cannot fly. */
const cutBy = (flights: readonly Flight[], percent: number): number =>
  pointsOf(flights) - cutTo(pointsOf(flights), percent);

export const coordinatingSteps = {
  /** The first check: the Air Rating, which a force without an admiral rolls (8.8), then two ten-sided dice. */
  launch: {
    next(strike) {
      const { law, battle } = strike;
      if (pointsOf(checkedNow(law, battle)) === 0 || pointsNow(law, battle) === 0 || !cite('8.1.4')) {
        afterCheck(battle);
        return undefined;
      }
      return checkNeed(strike, strikerOf(law, battle), isApart(battle));
    },
    die({ law, battle }, face, out) {
      battle.faces.push(face);
      const [air = 0, tens, units] = battle.faces;
      if (units === undefined) return;
      const side = strikerOf(law, battle);
      const roll = percentile([tens ?? 0, units]);
      const points = pointsNow(law, battle);
      const needed = firstCheckFor(law, points, air);
      if (out.on)
        out.say('8.1.4', 'first check', {
          side,
          roll,
          needed,
          air,
          points,
          of: isApart(battle) ? battle.queue[0] : null,
        });
      battle.faces = [];
      if (roll <= needed) {
        afterCheck(battle);
        return;
      }
      battle.faces = [air];
      battle.phase = 'second check';
    },
  },
  'second check': {
    next: ({ law, battle }) => die('8.1.4', strikerOf(law, battle)),
    die({ law, battle }, face, out) {
      battle.faces.push(face);
      // The Air Rating stands first.
      if (battle.faces.length < 3) return;
      const [air = 1, ...dice] = battle.faces;
      const { percent, mustFly } = secondCheckFor(law, air, sumOf(dice));
      battle.percent = percent;
      battle.faces = [];
      if (out.on)
        out.say('8.1.4', 'second check', { side: strikerOf(law, battle), roll: sumOf(dice), percent, mustFly });
      battle.phase = mustFly && cite('8.1.4') ? 'cut' : 'call off';
    },
  },
  'call off': {
    next: ({ law, battle }) => decision('8.1.4', strikerOf(law, battle)),
    ask: (seen) => ({
      ask: 'pick',
      rule: '8.1.4',
      prompt: `Does the strike fly? It is badly coordinated: ${seen.percent} % of a part of it, or of all, will fly.`,
      of: [
        { id: 'fly', text: 'it flies' },
        { id: 'call off', text: 'it is called off' },
      ],
      min: 1,
      max: 1,
    }),
    decide({ law, battle }, answer, _side, out) {
      const off = Array.isArray(answer) && answer[0] === 'call off';
      if (out.on) out.say('8.1.4', 'called off', { off });
      battle.phase = 'cut';
      if (!off) return;
      // What another task force launched, or a field, flies all the same.
      const staying = checkedNow(law, battle);
      battle.home += pointsOf(staying);
      battle.flights = battle.flights.filter((flight) => !staying.includes(flight));
      afterCheck(battle);
    },
  },
  cut: {
    next: ({ law, battle }) => die('8.1.4', strikerOf(law, battle)),
    die({ law, battle }, face, out) {
      const flying = checkedNow(law, battle);
      const fighters = flying.filter((flight) => isFighter(law, flight));
      const bombers = flying.filter((flight) => !isFighter(law, flight));
      const { percent } = battle;
      const mixed = fighters.length > 0 && bombers.length > 0;
      const what = !mixed || face >= 5 ? 'both' : face <= 2 ? 'fighters' : 'bombers';
      // R116 Both by half of what one alone would be cut.
      const half = cite('R116') ? 100 - round((100 - percent) / 2, 'down') : round(percent / 2, 'up');
      const share = mixed && what === 'both' ? half : percent;
      if (what !== 'bombers') battle.staying.fighters = cutBy(fighters, share);
      if (what !== 'fighters') battle.staying.bombers = cutBy(bombers, share);
      const left = pointsOf(battle.flights) - battle.staying.fighters - battle.staying.bombers;
      if (out.on) out.say('8.1.4', 'cut', { face, what, percent: share, left });
      battle.phase = 'stay';
    },
  },
  stay: {
    next(strike, out) {
      const { law, battle } = strike;
      const cap = battle.staying.cap > 0;
      if (choices(law, battle).length > 0)
        return decision('8.1.4', cap ? navalOf(law, battle) : strikerOf(law, battle));
      flyOn(strike, cap, out);
      return undefined;
    },
    ask(seen, _side, law) {
      const rows = choices(law, seen).map(
        ({ body, open }): Row => ({
          ask: 'split',
          rule: '8.1.4',
          prompt: `Which ${body === 'cap' ? 'of the CAP' : body} cannot fly?`,
          total: seen.staying[body],
          over: open.map((flight, i) => ({
            id: String(i + 1),
            text: `${flightText(flight)} from ${flight.from}`,
            cap: flight.points,
          })),
          all: true,
        }),
      );
      return { ask: 'sheet', rule: '8.1.4', prompt: 'Coordination is bad. Who stays behind?', rows, limits: [] };
    },
    decide(strike, answer, side, out) {
      const { law, battle } = strike;
      const cap = battle.staying.cap > 0;
      const rows = Array.isArray(answer) ? answer : [];
      const sent = choices(law, battle).flatMap(({ body, open }, row) =>
        open.map((flight, i) => {
          const split = (rows[row] ?? {}) as { [id: string]: number };
          return { body, flight, points: split[String(i + 1)] ?? 0 };
        }),
      );
      const planes = sent.filter(({ points }) => points > 0).map(({ flight, points }) => ({ ...flight, points }));
      for (const { body, flight, points } of sent) keepHome(law, battle, body, flight, points);
      if (out.on) out.tell('all', '8.1.4', 'stayed', { side, planes: flightsText(planes) });
      flyOn(strike, cap, out);
    },
  },
  'cap check': {
    next(strike, out) {
      const { law, battle } = strike;
      const naval = navalOf(law, battle);
      if (pointsOf(battle.cap) === 0 || carriersAfloat(law, battle, naval) === 0 || !cite('8.1.4')) {
        toPriority(law, battle, out);
        return undefined;
      }
      return checkNeed(strike, naval);
    },
    die(strike, face, out) {
      const { law, battle } = strike;
      const naval = navalOf(law, battle);
      battle.faces.push(face);
      const [air = 0, tens, units, ...more] = battle.faces;
      if (units === undefined) return;
      const roll = percentile([tens ?? 0, units]);
      const needed = firstCheckFor(law, carriersAfloat(law, battle, naval), air);
      if (roll > needed && more.length < 2) return;
      if (roll > needed) {
        const { percent } = secondCheckFor(law, air, sumOf(more));
        battle.staying.cap = cutBy(battle.cap, percent);
        const left = pointsOf(battle.cap) - battle.staying.cap;
        if (out.on) out.say('8.1.4', 'cap cut', { side: naval, roll, needed, percent, left });
        battle.faces = [];
        battle.phase = 'stay';
        if (battle.staying.cap > 0) return;
      } else if (out.on) out.say('8.1.4', 'cap check', { side: naval, roll, needed });
      toPriority(law, battle, out);
    },
  },
} satisfies { [phase: string]: Step };

const bodies = ['fighters', 'bombers', 'cap'] as const;

/** 8.1.4 Flights of which some stay behind. */
function stayingOf(law: StrikeLaw, battle: StrikeBattle, body: Staying): Flight[] {
  if (battle.staying[body] === 0) return [];
  if (body === 'cap') return battle.cap;
  return checkedNow(law, battle).filter((flight) => isFighter(law, flight) === (body === 'fighters'));
}

/** Where the owner has a choice: several flights, not all of which stay. */
const choices = (law: StrikeLaw, battle: StrikeBattle): { body: Staying; open: Flight[] }[] =>
  bodies.flatMap((body) => {
    const open = inOrder(stayingOf(law, battle, body).filter(({ points }) => points > 0));
    return open.length > 1 && cite('8.1.4') ? [{ body, open }] : [];
  });

function keepHome(law: StrikeLaw, battle: StrikeBattle, body: Staying, flight: Flight, points: number): void {
  flight.points -= points;
  battle.staying[body] -= points;
  if (body !== 'cap') battle.home += points;
  // Those who cannot be launched now may be later.
  else if (points > 0) battle.pools[navalOf(law, battle)].push({ ...flight, points });
}

/** Where nobody had a choice the cut is made, and the others fly. */
function flyOn({ law, battle }: Strike, cap: boolean, out: Out): void {
  for (const body of bodies)
    for (const flight of inOrder(stayingOf(law, battle, body)))
      keepHome(law, battle, body, flight, Math.min(flight.points, battle.staying[body]));
  battle.staying = { fighters: 0, bombers: 0, cap: 0 };
  battle.flights = merged(battle.flights);
  battle.cap = merged(battle.cap);
  if (cap) toPriority(law, battle, out);
  else afterCheck(battle);
}

/** R148 Every task force checks by itself: that of the set-up (''), then carriers of others by name. */
const isApart = ({ queue }: StrikeBattle): boolean => (queue[0] ?? '') !== '';

/** The planes whose check is on. Those from land have none. */
function checkedNow(law: StrikeLaw, battle: StrikeBattle): Flight[] {
  const { bases } = strikeOf(law, battle);
  const [now = ''] = battle.queue;
  return battle.flights.filter((flight) => {
    if (bases[flight.from]?.carrier === false) return false;
    return now === '' ? isLedBy(law, battle, flight) : flight.from === now;
  });
}

const pointsNow = (law: StrikeLaw, battle: StrikeBattle): number =>
  isApart(battle)
    ? (strikeOf(law, battle).bases[battle.queue[0] ?? '']?.apartWith ?? 0)
    : carrierPoints(law, strikerOf(law, battle));

/** The next force checks, or the strike flies: with whatever is left of it. */
function afterCheck(battle: StrikeBattle): void {
  battle.queue.shift();
  if (battle.queue.length > 0) battle.phase = 'launch';
  else battle.phase = battle.flights.length > 0 ? 'arming' : 'home';
}

/** The next die of a check. `faces` holds the Air Rating first. */
function checkNeed({ battle }: { battle: StrikeBattle; law: StrikeLaw }, side: Side, leaderless = false) {
  const ratings = leaderless ? null : leading(battle, side)[0]?.ratings;
  if (battle.faces.length === 0) {
    if (ratings) battle.faces.push(ratings.A);
    else if (cite('8.8')) return die('8.8', side);
    else battle.faces.push(1);
  }
  return battle.faces.length < 3 ? die('8.1.4', side, 10) : die('8.1.4', side);
}

export function forcesApart(law: StrikeLaw, battle: StrikeBattle): string[] {
  const { bases } = strikeOf(law, battle);
  return Object.keys(bases)
    .filter((base) => bases[base]?.carrier === true && bases[base]?.apartWith !== undefined && cite('R148'))
    .sort();
}
