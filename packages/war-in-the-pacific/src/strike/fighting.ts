/** 6 Air combat over the task force, altitude by altitude. */
import type { Answer, Ask, Out } from '@ironbottom/umpire';
import { defenceInAir } from '../chapters/5-2-altitude.js';
import { bounceFor, routineFor, stepsAfter, stepsOf } from '../chapters/6-1-air-combat.js';
import { alwaysBounces, volunteersDRM } from '../chapters/6-2-volunteers.js';
import { airResult, liable, lossSheet, mostByReturnFire, pointsFor, strengthInAir } from '../chapters/6-3-results.js';
import { bounceRating } from '../chapters/8-carrier-admirals.js';
import type { Altitude } from '../charts/air-points.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import type { Side } from '../sides.js';
import { navalOf, type StrikeLaw, strikeOf, strikerOf } from './law.js';
import { seenBy } from './seen.js';
import type { AirFight, AirStep, Body, Flight, Strike, StrikeBattle } from './state.js';
import { pointsOf } from './state.js';
import { decision, die, flightKey, flightsText, flightText, merged, type Step } from './step.js';

/** The flights of one body at the altitude that is being fought over. */
export function bodyOf({ flights, cap }: Pick<StrikeBattle, 'flights' | 'cap'>, level: Altitude, body: Body): Flight[] {
  const at = (flight: Flight): boolean => flight.altitude === level && flight.points > 0;
  if (body === 'cap') return cap.filter(at);
  return flights.filter(
    (flight) => at(flight) && (body === 'bombers' ? flight.posture === null : flight.posture === body),
  );
}

const sideOfBody = (law: StrikeLaw, battle: StrikeBattle, body: Body): Side =>
  body === 'cap' ? navalOf(law, battle) : strikerOf(law, battle);

/** The half of a step that is to be rolled: who fires with what at whom. */
function firing(
  { law, battle }: Strike,
  air: AirFight,
): { by: Body; on: Body; strength: number; number: number } | undefined {
  const [step] = air.steps;
  if (step === undefined || step.do === 'choose') return undefined;
  if (step.do === 'exchange' && air.reply !== null) return { by: step.on, on: 'cap', ...air.reply };
  const by = step.do === 'exchange' ? 'cap' : step.by;
  const flights = bodyOf(battle, air.level, by);
  return { by, on: step.on, strength: strengthInAir(law, flights), number: pointsOf(flights) };
}

/** Whether there is anybody to fire, and at whom. */
const isIdle = (battle: StrikeBattle, air: AirFight, step: AirStep): boolean => {
  const there = (body: Body): boolean => bodyOf(battle, air.level, body).length > 0;
  if (step.do === 'choose') return !there('cap') || !step.of.some(there);
  if (step.do === 'exchange') return air.reply === null && (!there('cap') || !there(step.on));
  return !there(step.by) || !there(step.on);
};

export const fightingSteps = {
  levels: {
    next(strike, out) {
      const { law, battle } = strike;
      const level = battle.fights.shift();
      if (level === undefined) {
        afterAirCombat(strike);
        return undefined;
      }
      const [cap, loose, close, bombers] = (['cap', 'loose', 'close', 'bombers'] as const).map((body) =>
        bodyOf(battle, level, body),
      );
      const there = [...(loose ?? []), ...(close ?? []), ...(bombers ?? [])];
      if (cap === undefined || cap.length === 0) return undefined;
      if (there.length === 0) {
        // Escorts that were announced there have gone for the guns: now that is known.
        if (out.on) out.tell('all', '6.1', 'nobody met', { level });
        return undefined;
      }
      for (const flight of there) flight.met = true;
      battle.fought.push(level);
      battle.flights = merged(battle.flights);
      if (out.on)
        out.tell('all', '6.1', 'met', {
          level,
          cap: cap.map(flightText).join('; '),
          strike: flightsText(there),
        });
      const routine = routineFor({
        loose: (loose ?? []).length > 0,
        close: (close ?? []).length > 0,
        bombers: (bombers ?? []).length > 0,
      });
      if (routine === 'fighters') unguarded(battle, level);
      const volunteers = alwaysBounces(law, cap);
      const rolls = (routine === 'C or D' || routine === 'E') && !volunteers;
      battle.air = {
        level,
        bounce: rolls ? 'rolling' : 'none',
        steps: rolls ? [] : stepsOf(routine, 'cap', { loose: bodyOf(battle, level, 'loose').length > 0, volunteers }),
        reply: null,
        bombersHit: 0,
        losses: null,
      };
      battle.phase = 'air';
      return undefined;
    },
  },
  air: {
    next(strike, out) {
      const { law, battle } = strike;
      const { air } = battle;
      if (air === null) {
        battle.phase = 'levels';
        return undefined;
      }
      if (air.bounce === 'rolling') return die('6.2.1', strikerOf(law, battle));
      if (air.losses !== null) {
        const who = whoSuffers(strike, air, out);
        if (who === undefined) return undefined;
        return decision('6.3.1', who);
      }
      const [step] = air.steps;
      if (step === undefined) {
        endFight(strike, air, out);
        return undefined;
      }
      if (isIdle(battle, air, step)) {
        air.steps.shift();
        air.reply = null;
        return undefined;
      }
      if (step.do === 'choose') return decision('6.1.1', navalOf(law, battle));
      const shot = firing(strike, air);
      return die('6.3.1', sideOfBody(law, battle, shot?.by ?? 'cap'));
    },
    die(strike, face, out) {
      const { law, battle } = strike;
      const { air } = battle;
      if (air === null) return;
      if (air.bounce === 'rolling') {
        rollBounce(strike, air, face, out);
        return;
      }
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const roll = sumOf(battle.faces);
      battle.faces = [];
      const shot = firing(strike, air);
      const [step] = air.steps;
      if (shot === undefined || step === undefined) return;
      const drm = shot.by === 'cap' ? volunteersDRM(law, bodyOf(battle, air.level, 'cap')) : 0;
      const result = airResult(law, shot.strength, shot.number, roll + drm);
      if (out.on)
        out.say('6.3.1', 'air attack', {
          by: shot.by,
          on: shot.on,
          strength: shot.strength,
          number: shot.number,
          roll: roll + drm,
          ...result,
        });
      if (shot.by === 'cap' && shot.on === 'bombers') battle.capAttacked = true;
      const replying = air.reply !== null;
      const returnFire = replying && shot.by === 'bombers';
      air.losses = {
        on: shot.on,
        ...result,
        limit: returnFire ? mostByReturnFire(air.bombersHit) : Number.MAX_SAFE_INTEGER,
      };
      if (step.do === 'exchange' && !replying) {
        // 6.1.1 Those just hit shoot back all the same.
        const target = bodyOf(battle, air.level, step.on);
        air.reply = { strength: strengthInAir(law, target), number: pointsOf(target) };
        air.bombersHit = 0;
      } else {
        air.steps.shift();
        air.reply = null;
      }
    },
    ask(seen, _side, law) {
      const { air } = seen;
      if (air?.losses != null) return lossAsk(seen, law, air);
      const [step] = air?.steps ?? [];
      const of = step?.do === 'choose' ? step.of : [];
      const names: { [body in Body]: string } = {
        cap: 'CAP',
        loose: 'the loose escorts',
        close: 'the close escorts',
        bombers: 'the bombers',
      };
      const choices = of.filter((body) => air !== null && bodyOf(seen, air.level, body).length > 0);
      return {
        ask: 'pick',
        rule: '6.1.1',
        prompt: `Whom does the CAP at ${air?.level ?? 'this altitude'} attack?`,
        of: [
          ...choices.map((body) => ({ id: body as string, text: names[body] })),
          ...(step?.do === 'choose' && step.leads === 'D'
            ? [{ id: 'break off', text: 'nobody: it breaks off and goes home' }]
            : []),
        ],
        min: 1,
        max: 1,
      };
    },
    decide(strike, answer, side, out) {
      const { battle } = strike;
      const { air } = battle;
      if (air === null) return;
      if (air.losses !== null) {
        decideLosses(strike, air, answer, side, out);
        return;
      }
      const step = air.steps.shift();
      if (step?.do !== 'choose') return;
      const picked = Array.isArray(answer) ? String(answer[0]) : '';
      const chosen = step.of.find((body) => body === picked) ?? null;
      if (out.on) out.say('6.1.1', 'chosen', { on: chosen ?? 'nobody', level: air.level });
      if (chosen === null)
        for (const flight of bodyOf(battle, air.level, 'cap')) {
          rests(strike.law, battle, flight, flight.points);
          flight.points = 0;
        }
      air.steps = [...stepsAfter(step.leads, chosen), ...air.steps];
    },
  },
} satisfies { [phase: string]: Step };

/** R17 Where there are no bombers nobody is close to them: all escorts fight as one. */
function unguarded(battle: StrikeBattle, level: Altitude): void {
  for (const flight of bodyOf(battle, level, 'close')) flight.posture = 'loose';
  battle.flights = merged(battle.flights);
}

function rollBounce({ law, battle }: Strike, air: AirFight, face: number, out: Out): void {
  const escorts = [...bodyOf(battle, air.level, 'loose'), ...bodyOf(battle, air.level, 'close')];
  const striker = bounceRating(law, battle, strikerOf(law, battle), escorts);
  const naval = bounceRating(law, battle, navalOf(law, battle), bodyOf(battle, air.level, 'cap'));
  // 13.8.5 A strike that coastwatchers have reported is expected.
  const { striker: by, alerted = false } = strikeOf(law, battle);
  const warned = by === 'japan' && alerted && cite('13.8.5') ? 1 : 0;
  air.bounce = bounceFor(law.charts.bounce.values.escort, face + warned, striker, naval);
  const has = (body: Body): boolean => bodyOf(battle, air.level, body).length > 0;
  const routine = routineFor({ loose: has('loose'), close: has('close'), bombers: has('bombers') });
  air.steps = stepsOf(routine, air.bounce, { loose: true });
  if (out.on) out.say('6.2.1', 'bounce', { face, level: air.level, has: air.bounce, drm: naval - striker + warned });
}

/** Losses that nobody has to share out are applied at once; else the side that attacked says who suffers. */
function whoSuffers(strike: Strike, air: AirFight, out: Out): Side | undefined {
  const { law, battle } = strike;
  const { losses } = air;
  if (losses === null) return undefined;
  const open = liable(bodyOf(battle, air.level, losses.on));
  const most = Math.max(losses.aborted, losses.limit > 0 ? losses.eliminated : 0);
  const touched = open.filter((flight) => pointsFor(law, flight, most) > 0);
  if (touched.length > 1) return sideOfBody(law, battle, losses.on === 'cap' ? 'bombers' : 'cap');
  const [only] = touched;
  if (only !== undefined) {
    const eliminated = Math.min(pointsFor(law, only, losses.eliminated), losses.limit);
    const aborted = Math.min(only.points - eliminated, pointsFor(law, only, losses.aborted));
    suffer(strike, air, only, eliminated, aborted);
    if (out.on) out.say('6.3.1', 'air losses', { on: losses.on, down: eliminated, off: aborted });
  }
  settled(strike, air, open);
  return undefined;
}

/** The form, from what the side sees. */
function lossAsk(seen: StrikeBattle, law: StrikeLaw, air: AirFight): Ask {
  const losses = air.losses ?? { on: 'cap', aborted: 0, eliminated: 0, limit: 0 };
  const open = liable(bodyOf(seen, air.level, losses.on));
  return lossSheet(
    open.map((flight) => ({ text: flightText(flight), points: flight.points, each: defenceInAir(law, flight) })),
    losses,
  );
}

function decideLosses(strike: Strike, air: AirFight, answer: Answer, side: Side, out: Out): void {
  const { law, battle } = strike;
  const { losses } = air;
  if (losses === null) return;
  const rows = Array.isArray(answer) ? answer : [];
  const open = liable(bodyOf(battle, air.level, losses.on));
  // In the order of the question, which is that of what the side sees.
  const asked = liable(bodyOf(seenBy(battle, side, law), air.level, losses.on));
  for (const [i, shown] of asked.entries()) {
    const flight = open.find((each) => flightKey(each) === flightKey(shown));
    if (flight !== undefined) suffer(strike, air, flight, Number(rows[2 * i] ?? 0), Number(rows[2 * i + 1] ?? 0));
  }
  if (out.on) {
    const told = (at: number): number => asked.reduce((sum, _, i) => sum + Number(rows[2 * i + at] ?? 0), 0);
    out.say('6.3.1', 'air losses', { on: losses.on, down: told(0), off: told(1) });
  }
  settled(strike, air, open);
}

function suffer({ law, battle }: Strike, air: AirFight, flight: Flight, eliminated: number, aborted: number): void {
  const { losses } = air;
  if (losses === null) return;
  const each = defenceInAir(law, flight);
  flight.points -= eliminated + aborted;
  losses.eliminated -= eliminated * each;
  losses.aborted -= aborted * each;
  losses.limit -= eliminated;
  if (losses.on === 'bombers') air.bombersHit += eliminated + aborted;
  goneDown(law, battle, flight, losses.on === 'cap', eliminated);
  if (losses.on === 'cap') rests(law, battle, flight, aborted);
  else turnedBack(law, battle, flight, aborted);
}

/** 5.1.1 Driven off or broken off: no more CAP in this Air Phase. */
function rests(law: StrikeLaw, battle: StrikeBattle, flight: Flight, points: number): void {
  const naval = navalOf(law, battle);
  const off = [{ ...flight, points, role: null, altitude: null, met: false }];
  if (points > 0) (cite('5.1.1') ? battle.resting : battle.pools)[naval].push(...off);
}

/** 6.3.3 What is rolled for by itself on the way home: a type, of which elite Zeros have a better rating, and training counts. */
export const kindOf = ({ type, elite, trained }: Flight): string =>
  [type, ...(elite && type === 'A6M' ? ['elite'] : []), ...(trained ? [] : ['untrained'])].join(' ');

/** 6.3.3 From extended range, and no friendly field on the way home saves them from more. */
export const isFarFromHome = (law: StrikeLaw, battle: StrikeBattle, { extended, from }: Flight): boolean =>
  extended && !(strikeOf(law, battle).bases[from]?.fieldOnTheWay === true && cite('6.3.3'));

/** On the way home, which may be long (6.3.3). */
export function turnedBack(law: StrikeLaw, battle: StrikeBattle, flight: Flight, points: number): void {
  battle.home += points;
  if (points === 0 || !isFarFromHome(law, battle, flight)) return;
  const kind = kindOf(flight);
  const homeward = { ...battle.homeward, [kind]: (battle.homeward[kind] ?? 0) + points };
  // By name: in which order they turned hangs on postures that the enemy does not see.
  battle.homeward = Object.fromEntries(Object.entries(homeward).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Shot down: counted for points, and at extended range for the way home. */
export function goneDown(law: StrikeLaw, battle: StrikeBattle, flight: Flight, cap: boolean, number: number): void {
  const kind = kindOf(flight);
  battle.down[cap ? navalOf(law, battle) : strikerOf(law, battle)] += number;
  if (!cap && number > 0 && isFarFromHome(law, battle, flight)) battle.lost[kind] = (battle.lost[kind] ?? 0) + number;
}

/** 6.3.1 What the untrained could not take goes on to the trained; else the attack is done with. */
function settled({ battle }: Strike, air: AirFight, open: readonly Flight[]): void {
  const { losses } = air;
  if (losses === null) return;
  const untrainedGone = open.length > 0 && open.every(({ trained, points }) => !trained && points === 0);
  if (untrainedGone && bodyOf(battle, air.level, losses.on).length > 0 && losses.aborted + losses.eliminated > 0)
    return;
  air.losses = null;
}

/** Escorts that fought go home; the CAP stays. */
function endFight({ law, battle }: Strike, air: AirFight, out: Out): void {
  for (const body of ['loose', 'close'] as const)
    for (const flight of bodyOf(battle, air.level, body)) {
      turnedBack(law, battle, flight, flight.points);
      flight.points = 0;
    }
  battle.flights = merged(battle.flights);
  battle.cap = merged(battle.cap);
  if (out.on)
    out.say('6.1.1', 'air combat over', {
      level: air.level,
      strike: pointsOf(battle.flights),
      cap: pointsOf(battle.cap),
    });
  battle.air = null;
  battle.phase = battle.single === 'air' ? 'over' : 'levels';
}

function afterAirCombat({ law, battle }: Strike): void {
  for (const flight of battle.flights)
    if (flight.posture === 'loose' || flight.posture === 'close') {
      turnedBack(law, battle, flight, flight.points);
      flight.points = 0;
    }
  battle.flights = merged(battle.flights);
  battle.phase = 'coordination';
}
