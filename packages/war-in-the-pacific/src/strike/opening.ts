/** 8.1, 8.1.4, 7.10 Before a strike comes in: admirals, carrier coordination, torpedoes. */
import type { Out, Row } from '@ironbottom/umpire';
import { isFighter } from '../chapters/5-2-altitude.js';
import { torpedoCapable, torpedoesAt } from '../chapters/7-6-waves.js';
import { airBonus, fleetBonus } from '../chapters/8-9-fleet-commanders.js';
import {
  carrierPoints,
  carrierRatingDRM,
  carrierRatings,
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
import { type Side, sideOf, sides } from '../sides.js';
import { toPriority } from './deploying.js';
import { toHonours } from './fates.js';
import { isUnderCap } from './groups.js';
import { navalOf, type StrikeLaw, strikeOf, strikerOf } from './law.js';
import { closeStrikes } from './points.js';
import type { Planned } from './scenarios.js';
import { nextHunt } from './searching.js';
import { type Flight, pointsOf, type Staying, type Strike, type StrikeBattle } from './state.js';
import { decision, die, flightsText, flightText, inOrder, merged, type Step } from './step.js';

export const flightOf = ({ type, from, elite, untrained, extended, night, points }: Planned): Flight => ({
  type,
  from,
  trained: untrained !== true,
  elite: elite === true,
  extended: extended === true,
  night: night === true,
  points,
  role: null,
  altitude: null,
  posture: null,
  wave: 0,
  met: false,
});

/** 8.2.1 The senior two roll. */
const rolling = 2;

/** 8.1.4 The first check: the Air Rating, which a force without an admiral rolls (8.8), then two ten-sided dice. */
const launchStep: Step = {
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
};

/** 8.1.4 How many Air Points cannot fly. */
const cutBy = (flights: readonly Flight[], percent: number): number =>
  pointsOf(flights) - cutTo(pointsOf(flights), percent);

export const openingSteps = {
  fleet: {
    next({ law, battle }) {
      const { fleet } = law.forces.allies;
      if (fleet !== undefined && battle.fleet.allies === null && cite('8.9.1')) return die('8.9.1', 'allies');
      battle.phase = 'ratings';
      return undefined;
    },
    die({ law, battle }, face, out) {
      battle.faces.push(face);
      const { fleet = '' } = law.forces.allies;
      if (battle.faces.length < 2) return;
      battle.fleet.allies = fleetBonus(law, fleet, sumOf(battle.faces));
      if (out.on) out.say('8.9.1', 'fleet', { name: fleet, roll: sumOf(battle.faces), ...battle.fleet.allies });
      battle.faces = [];
    },
  },
  ratings: {
    next({ battle }) {
      const [head] = battle.queue;
      if (head === undefined || !cite('8.1')) {
        battle.phase = 'begin';
        return undefined;
      }
      return die('8.1', sideOf(head.split(' ')[0] ?? ''));
    },
    die({ law, battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const [side, at] = (battle.queue.shift() ?? '').split(' ');
      const of = sideOf(side ?? '');
      const officer = battle.officers[of][Number(at)];
      if (officer === undefined) return;
      const drm = carrierRatingDRM(law, of, Number(at), battle.fleet[of]?.drm ?? 0);
      const roll = Math.max(2, Math.min(12, sumOf(battle.faces) + drm));
      battle.faces = [];
      const rolled = carrierRatings(law, officer.name, roll);
      officer.ratings = { ...rolled, A: Math.min(10, rolled.A + airBonus(law, of, battle.fleet[of])) };
      if (out.on) out.say('8.1', 'admiral', { side: of, name: officer.name, roll, drm, ...officer.ratings });
    },
  },
  begin: {
    next({ law, battle }, out) {
      const isOver =
        battle.hunt === null ? battle.strike >= law.strikes.length : nextHunt({ law, battle }, out) === 'over';
      if (battle.hunt !== null && !isOver) return undefined;
      if (isOver) {
        closeStrikes({ law, battle }, out);
        toHonours(law, battle);
        return undefined;
      }
      beginStrike(law, battle);
      const { title, striker } = strikeOf(law, battle);
      if (out.on) out.say('7.1', 'strike', { title, striker });
      battle.phase = 'launch';
      return undefined;
    },
  },
  launch: launchStep,
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
  arming: {
    next({ law, battle }) {
      const { bases } = strikeOf(law, battle);
      const open = Object.keys(bases)
        .sort()
        .find(
          (base) =>
            bases[base]?.carrier === false &&
            battle.armed[base] === undefined &&
            torpedoCapable(law, battle.flights, base).length > 0,
        );
      if (open !== undefined && cite('7.10')) return die('7.10.1', strikerOf(law, battle), 10);
      battle.phase = 'leave out';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { bases } = strikeOf(law, battle);
      const base = Object.keys(bases)
        .sort()
        .find(
          (each) =>
            bases[each]?.carrier === false &&
            battle.armed[each] === undefined &&
            torpedoCapable(law, battle.flights, each).length > 0,
        );
      if (base === undefined) return;
      const points = torpedoesAt(law, battle, base, face);
      battle.armed[base] = points;
      if (out.on)
        out.say('7.10.1', 'armed', { base, face, points, of: pointsOf(torpedoCapable(law, battle.flights, base)) });
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

function forcesApart(law: StrikeLaw, battle: StrikeBattle): string[] {
  const { bases } = strikeOf(law, battle);
  return Object.keys(bases)
    .filter((base) => bases[base]?.carrier === true && bases[base]?.apartWith !== undefined && cite('R148'))
    .sort();
}

export function beginStrike(law: StrikeLaw, battle: StrikeBattle): void {
  const naval = navalOf(law, battle);
  battle.turn += 1;
  battle.flights = merged(strikeOf(law, battle).flights.map(flightOf));
  // R111 By night nobody flies CAP.
  const dark = strikeOf(law, battle).night === true && cite('R111');
  const bare = dark || !isUnderCap(battle);
  battle.cap = bare ? [] : battle.pools[naval].map((flight) => ({ ...flight, role: 'F', altitude: null, met: true }));
  if (!bare) battle.pools[naval] = [];
  battle.levels = { low: 'none', medium: 'none', high: 'none' };
  battle.fights = [];
  battle.fought = [];
  battle.air = null;
  battle.capAttacked = false;
  battle.armed = {};
  battle.together = {};
  battle.wave = null;
  battle.largest = 0;
  battle.redeployed = false;
  battle.reached = false;
  battle.lost = {};
  battle.homeward = {};
  battle.home = 0;
  battle.queue = ['', ...forcesApart(law, battle)];
  battle.faces = [];
  battle.staying = { fighters: 0, bombers: 0, cap: 0 };
  battle.percent = 100;
  for (const side of sides)
    for (const officer of battle.officers[side]) {
      officer.shift = 0;
      officer.drm = 0;
    }
}

export const ratingQueue = (law: StrikeLaw): string[] =>
  sides.flatMap((side) => law.forces[side].admirals.slice(0, rolling).map((_, at) => `${side} ${at}`));
