/** 22.5 Task forces on their way, hex by hex; planes and submarines that search for them. */
import type { Answer, Ask, Item, Out } from '@ironbottom/umpire';
import { rollsForCriticals } from '../chapters/16-7-critical-hits.js';
import { contactUpTo, searchPoints, suppression } from '../chapters/22-5-search.js';
import { cite } from '../cite.js';
import { isDoubles } from '../dice.js';
import type { Side } from '../sides.js';
import { bandOf, hexesFromBase, type SubmarineLaw, wayOf } from './law.js';
import { hexName } from './sea.js';
import { atSea, meet, neededAt, searchValueAt } from './searching.js';
import { type Hunt, type Squadron, type SubmarineBattle, type Subron, squadronOf, type TaskForce } from './state.js';
import { decision, die, type Step } from './step.js';

export function moverOf({ forces, mover }: SubmarineBattle): TaskForce {
  const force = forces[mover];
  if (force === undefined) throw new Error('no task force is moving');
  return force;
}

/** Squadron markers in whose zone a hex lies, and how far it is. */
export const markersNear = (
  law: SubmarineLaw,
  { subrons }: SubmarineBattle,
  hex: number,
): { subron: Subron; hexes: number }[] =>
  subrons.flatMap((subron) => {
    const hexes = law.zones[subron.marker]?.[hex];
    return hexes === undefined ? [] : [{ subron, hexes }];
  });

export const subronOf = ({ subrons }: SubmarineBattle, squadron: Squadron): Subron | undefined =>
  subrons.find(({ holds }) => holds === squadron.of);

/** 22.5.2 Squadrons that may search for the moving force from where they are. */
export function searchers(law: SubmarineLaw, battle: SubmarineBattle): { squadron: Squadron; hexes: number }[] {
  const { marker, hex } = moverOf(battle);
  return markersNear(law, battle, hex).flatMap(({ subron, hexes }) =>
    battle.squadrons
      .filter(
        ({ of, points, searched }) =>
          of === subron.holds && points > 0 && (!searched.includes(marker) || !cite('22.5.2')),
      )
      .map((squadron) => ({ squadron, hexes })),
  );
}

/** What is added to the die of a search by this marker: weather, and planes that hunt (5.13.4, by night too: 5.13.5). */
export function searchDRM(
  law: SubmarineLaw,
  battle: SubmarineBattle,
  subron: Pick<Subron, 'hex'>,
): { weather: number; planes: number } {
  const weather = law.phases[Math.max(0, battle.naval)]?.squall === true && cite('22.5') ? 1 : 0;
  const planes = law.hunterBases.reduce(
    (sum, base) => sum + suppression(base.longRange, hexesFromBase(law.sea, base, subron.hex)),
    0,
  );
  return { weather, planes: isNight(law, battle) && !cite('5.13.5') ? 0 : planes };
}

export const isNight = (law: SubmarineLaw, { naval }: SubmarineBattle): boolean =>
  law.phases[Math.max(0, naval)]?.night === true;

function submarinesAsk(seen: SubmarineBattle, _: Side, law: SubmarineLaw): Ask {
  const force = moverOf(seen);
  const of = searchers(law, seen).map(({ squadron, hexes }): Item => {
    const subron = subronOf(seen, squadron);
    const points = searchPoints(squadron.points, hexes);
    const { weather, planes } = searchDRM(law, seen, subron ?? { hex: 0 });
    const upTo = contactUpTo(law.charts.searchContact, points) - weather - planes;
    const item = {
      id: squadron.id,
      text: `${squadron.id}, ${squadron.points} boats, ${hexes} hexes off: ${upTo <= 0 ? 'no die' : `a die up to ${Math.min(6, upTo)}`} finds it`,
      at: subron?.hex ?? 0,
    };
    return points > 0
      ? item
      : { ...item, not: { rule: '22.5.1', why: `at ${hexes} hexes ${squadron.points} boats have no Search Points` } };
  });
  const last = force.reports.at(-1);
  return {
    ask: 'pick',
    rule: '22.5.3',
    prompt: `${force.marker} is in ${hexName(law.sea, force.hex)}. Which squadrons search for it here? Each may once in a Naval Phase.${last === undefined ? '' : ' It has been reported.'}`,
    of,
    min: 0,
    max: of.filter(({ not }) => not === undefined).length,
    none: 'none, let it come on',
  };
}

/** 13.3 Bases whose next band the moving force has entered. */
function newBands(law: SubmarineLaw, battle: SubmarineBattle): string[] {
  const { hex, bands } = moverOf(battle);
  return law.airBases.flatMap((base) => {
    const band = bandOf(law, base, hex);
    if (band === undefined || bands.some((each) => each.startsWith(`${base.name} `) && each.endsWith(band))) return [];
    return neededAt(law, base, searchValueAt(law, battle, base, hex), hex) === undefined ? [] : [base.name];
  });
}

function bandAsk(seen: SubmarineBattle, _: Side, law: SubmarineLaw): Ask {
  const force = moverOf(seen);
  const of = newBands(law, seen).flatMap((name): Item[] => {
    const base = law.airBases.find((each) => each.name === name);
    if (base === undefined) return [];
    const value = searchValueAt(law, seen, base, force.hex);
    const needed = neededAt(law, base, value, force.hex);
    return [
      {
        id: name,
        text: `${name}, ${bandOf(law, base, force.hex)} range, needs ${needed} or more of 100`,
        at: force.hex,
      },
      { id: `${name}, intensively`, text: `${name}, intensively`, at: force.hex, seldom: true },
    ];
  });
  return {
    ask: 'pick',
    rule: '13.3',
    prompt: `${force.marker} comes into a nearer range in ${hexName(law.sea, force.hex)}. Do your planes search for it?`,
    of,
    min: 0,
    max: 1,
    none: 'they do not',
  };
}

/** The next hex on the way, the next task force, the next Naval Phase, or the end. */
function goOn({ law, battle }: Hunt, out: Out): void {
  const force = battle.naval < 0 ? undefined : battle.forces[battle.mover];
  if (force !== undefined && force.state === 'at sea' && force.moved < law.pace && step(law, force, out)) {
    battle.phase = 'band';
    return;
  }
  const next =
    battle.naval < 0 ? -1 : battle.forces.findIndex(({ state }, i) => i > battle.mover && state === 'at sea');
  if (next >= 0) battle.mover = next;
  else if (!beginNaval({ law, battle }, out)) return;
  battle.turn += 1;
  if (out.on) out.tell('all', '22.5', 'sets-out', { marker: moverOf(battle).marker, hex: moverOf(battle).hex });
  // 22.5 A force that begins the phase in a zone may be searched for there, once.
  // 13.7.1 Planes search for moving forces alone.
  battle.phase = cite('13.7.1') ? 'submarines' : 'band';
}

/** The hunt is over after the last phase, or when nobody is left to hunt or to be hunted: that is told, for it could not be seen. */
function beginNaval({ law, battle }: Hunt, out: Out): boolean {
  battle.naval += 1;
  const left = battle.squadrons.some(({ points }) => points > 0);
  const goesOn = battle.naval < law.phases.length && atSea(battle).length > 0 && left;
  const [phase, of, night] = [battle.naval + 1, law.phases.length, isNight(law, battle)];
  if (out.on) out.tell('all', '22.5', 'naval-phase', { phase, of, night, goesOn });
  if (!goesOn) {
    battle.phase = 'over';
    return false;
  }
  for (const force of battle.forces) Object.assign(force, { moved: 0, bands: [] });
  for (const squadron of battle.squadrons) squadron.searched = [];
  battle.mover = battle.forces.findIndex(({ state }) => state === 'at sea');
  return true;
}

function step(law: SubmarineLaw, force: TaskForce, out: Out): boolean {
  const way = wayOf(law, force.marker, force.lane);
  const to = way[force.gone + 1];
  if (to === undefined) return false;
  force.gone += 1;
  force.moved += 1;
  force.hex = to;
  const arrived = force.gone === way.length - 1;
  if (arrived) force.state = 'arrived';
  if (out.on) out.tell('all', '22.5', arrived ? 'arrived' : 'moved', { marker: force.marker, hex: to });
  return !arrived;
}

function searchDie({ law, battle }: Hunt, face: number, out: Out): void {
  const [id = ''] = battle.queue;
  const squadron = squadronOf(battle, id);
  const subron = subronOf(battle, squadron);
  const force = moverOf(battle);
  const hexes = markersNear(law, battle, force.hex).find((near) => near.subron === subron)?.hexes ?? 0;
  if (subron === undefined) return;
  squadron.searched.push(force.marker);
  // 22.5.3 Whoever searches is no dummy.
  if (cite('22.5.3')) subron.met = true;
  const { weather, planes } = searchDRM(law, battle, subron);
  const upTo = contactUpTo(law.charts.searchContact, searchPoints(squadron.points, hexes));
  const found = face + weather + planes <= upTo;
  if (out.on)
    out.tell('all', '22.5', 'sub-search', {
      subron: subron.marker,
      marker: force.marker,
      face,
      weather,
      planes,
      found,
      hex: force.hex,
    });
  if (!found && face + weather <= upTo && planes > 0) battle.phase = 'suppressed';
  else if (!found) battle.queue.shift();
  else {
    battle.queue.shift();
    if (!meet(battle, force, out)) {
      battle.queue = [];
      battle.phase = 'naval';
      return;
    }
    battle.contact = {
      marker: force.marker,
      subron: subron.marker,
      squadron: id,
      hexes,
      available: 0,
      groups: [],
      chits: [],
      toDraw: 0,
      at: -1,
      left: 0,
      target: '',
      again: false,
      attacks: 0,
      damageDie: 0,
    };
    battle.phase = 'groups';
  }
}

export const movingSteps = {
  naval: {
    next(hunt, out) {
      goOn(hunt, out);
      return undefined;
    },
  },
  band: {
    next({ law, battle }) {
      if (newBands(law, battle).length > 0) return decision('13.3', law.hunter);
      battle.phase = 'submarines';
      return undefined;
    },
    ask: bandAsk,
    decide({ law, battle }, answer: Answer) {
      const force = moverOf(battle);
      const [chosen] = answer as string[];
      for (const name of newBands(law, battle)) {
        const base = law.airBases.find((each) => each.name === name);
        if (base === undefined) continue;
        force.bands.push(`${name} ${bandOf(law, base, force.hex)}`);
        if (chosen === name || chosen === `${name}, intensively`)
          battle.searches.push({
            base: name,
            marker: force.marker,
            value: searchValueAt(law, battle, base, force.hex),
            intensive: chosen !== name,
          });
      }
      battle.phase = 'air search';
    },
  },
  submarines: {
    next({ law, battle }) {
      // Asked wherever a marker reaches, dummy or not: a pause would tell which it is.
      if (moverOf(battle).state === 'at sea' && markersNear(law, battle, moverOf(battle).hex).length > 0)
        return decision('22.5.3', law.hunter);
      battle.phase = 'naval';
      return undefined;
    },
    ask: submarinesAsk,
    decide({ battle }, answer) {
      // 22.6.2 Each squadron by itself, all, some or none of them.
      battle.queue = (answer as string[]).slice(0, cite('22.6.2') ? undefined : 1);
      battle.phase = 'contact';
    },
  },
  contact: {
    next({ law, battle }, out) {
      if (battle.queue.length > 0 && moverOf(battle).state === 'at sea') return die('22.5', law.hunter);
      battle.queue = [];
      toCriticals({ law, battle }, out);
      return undefined;
    },
    die: searchDie,
  },
  /** 5.13.4 Found but for the planes: doubles sink a submarine, and roll again. */
  suppressed: {
    next: ({ law }) => die('5.13.4', law.hunted),
    die({ battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const squadron = squadronOf(battle, battle.queue[0] ?? '');
      const doubles = isDoubles(battle.faces);
      battle.faces = [];
      if (doubles) loseSubmarine(battle, squadron, '5.13.4', out);
      if (doubles && squadron.points > 0) return;
      battle.queue.shift();
      battle.phase = 'contact';
    },
  },
} satisfies { [phase: string]: Step };

/** 16.7 When all is over in the hex, once for each ship that was damaged and is afloat. That no other squadron comes is told. */
export function toCriticals({ law, battle }: Hunt, out: Out): void {
  battle.criticals = battle.ships
    .filter((ship) => ship.hit && !ship.sunk && rollsForCriticals(law, ship) && cite('16.7'))
    .map(({ id }) => id);
  if (battle.criticals.length > 0 && out.on)
    out.tell('all', '16.7', 'combat-over', { marker: battle.single ? '' : moverOf(battle).marker });
  battle.phase = 'criticals';
}

export function loseSubmarine(battle: SubmarineBattle, squadron: Squadron, rule: string, out: Out): void {
  squadron.points -= 1;
  battle.sunk += 1;
  const subron = subronOf(battle, squadron);
  if (subron !== undefined) subron.sunk += 1;
  if (out.on) out.tell('all', rule, 'sub-sunk', { subron: subron?.marker ?? '' });
}
