import { airBonus, fleetBonus } from '../chapters/8-9-fleet-commanders.js';
import { carrierRatingDRM, carrierRatings } from '../chapters/8-carrier-admirals.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import { sideOf, sides } from '../sides.js';
import { forcesApart } from './coordinating.js';
import { toHonours } from './fates.js';
import { isUnderCap } from './groups.js';
import { navalOf, type StrikeLaw, strikeOf } from './law.js';
import { closeStrikes } from './points.js';
import type { Planned } from './scenarios.js';
import { nextHunt } from './searching.js';
import type { Flight, StrikeBattle } from './state.js';
import { die, merged, type Step } from './step.js';

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
} satisfies { [phase: string]: Step };

export function beginStrike(law: StrikeLaw, battle: StrikeBattle): void {
  const naval = navalOf(law, battle);
  battle.turn += 1;
  battle.flights = merged(strikeOf(law, battle).flights.map(flightOf));
  // R111 By night nobody flies CAP.
  const dark = strikeOf(law, battle).night === true && cite('R111');
  const bare = dark || !isUnderCap(battle);
  const inPool = battle.pools[naval].map((flight): Flight => ({ ...flight, role: 'F', altitude: null, met: true }));
  battle.cap = bare ? [] : merged(inPool);
  if (!bare) battle.pools[naval] = [];
  battle.levels = { low: 'none', medium: 'none', high: 'none' };
  battle.fights = [];
  battle.fought = [];
  battle.air = null;
  battle.capAttacked = false;
  battle.armed = {};
  battle.together = {};
  battle.wave = null;
  battle.led = [];
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
