/** A day of bombardment: ships by night, planes by day, repairs, and dawn. */
import type { Answer, Need, Out } from '@ironbottom/umpire';
import { type sound, workingLevel } from '../chapters/11-5-damage.js';
import {
  afterFiring,
  bombardmentStrength,
  navalShift,
  shareReached,
  strengthLeft,
} from '../chapters/17-2-naval-bombardment.js';
import { cite } from '../cite.js';
import { d6, d10, sumOf } from '../dice.js';
import { repaired } from '../ground/bombarding.js';
import { greatestLosses } from '../strike/losses.js';
import {
  antiAirFires,
  bombsLeft,
  drawn,
  drawnFrom,
  gunHits,
  mayTakeFirst,
  mustChoose,
  nextShots,
  shotAt,
  tollAsk,
  tollTaken,
} from './flying.js';
import {
  arrivalDice,
  assignUnfit,
  baseHit,
  commandHit,
  groundDice,
  onGround,
  pointsHit,
  remainderPaid,
  settleUnfit,
} from './hitting.js';
import type { BombardLaw, Planes, Target } from './kit.js';
import { type Bombing, type Open, total } from './kit.js';
import {
  attackerOf,
  damagedTargets,
  dateNow,
  defenderOf,
  fightersOn,
  raidersLeft,
  squadronsNow,
  typesOn,
} from './open.js';

const same = (a: typeof sound, b: typeof sound): boolean => a.level === b.level && a.suppressed === b.suppressed;

/** Where the day stands: attacks first, then who cannot fly, then the next part. */
function goOn(open: Open): void {
  open.faces = [];
  if (open.attacks.length > 0) open.step = 'share';
  else if (!same(open.field.damage, open.settledFor)) open.step = 'inoperable';
  else if (!open.night) open.step = 'ships';
  else if (!open.flown) open.step = 'raid';
  else if (!open.mended) {
    open.field.aloft = {};
    open.field.driven = {};
    open.step = 'repair';
  } else open.step = 'dawn';
}

export function nextStep(bombing: Bombing, out: Out): Need | undefined {
  for (;;) {
    const need = stepNeed(bombing, out);
    if (need !== 'on') return need;
  }
}

function stepNeed(bombing: Bombing, out: Out): Need | undefined | 'on' {
  const { law, battle } = bombing;
  const { open } = battle;
  const [attacker, defender] = [attackerOf(law), defenderOf(law)];
  const [attack] = open.attacks;
  switch (open.step) {
    case 'ships':
      if (squadronsNow(open, law).length > 0 && cite('17.2')) return { need: 'decision', rule: '17.2', of: [attacker] };
      open.night = true;
      goOn(open);
      return 'on';
    case 'raid': {
      const of = [
        ...(total(open.raiders) > 0 ? [attacker] : []),
        ...(total(open.raiders) > 0 && fightersOn(open, law).length > 0 ? [defender] : []),
      ];
      if (of.length > 0) return { need: 'decision', rule: '11.3', of };
      open.flown = true;
      goOn(open);
      return 'on';
    }
    case 'share':
      // 17.2.4 Only a coast of some length hides anything from ships.
      if (attack?.naval === true && !law.scenario.island && cite('17.2.4')) return d10('17.2.4', attacker);
      toPoints(open, law);
      return 'on';
    case 'air':
      if (open.toll !== null) {
        if (mustChoose(open, law)) open.step = 'suffering';
        else shotSettled(bombing, greatestLosses(tollAsk(open, law)), out);
        return 'on';
      }
      if (open.shots.length > 0) return d6('6.1.1', attacker);
      open.step = bombsLeft(open, law) > 0 ? 'anti-air' : 'share';
      if (open.step === 'share') raidOver(open);
      return 'on';
    case 'suffering':
      return { need: 'decision', rule: '6.3.1', of: [open.toll?.shot.by === 'cap' ? defender : attacker] };
    case 'anti-air':
      return d6('10.2', defender);
    case 'first hit':
      if (mayTakeFirst(open, law).length > 0) return { need: 'decision', rule: '10.2', of: [defender] };
      open.step = 'gunned';
      return 'on';
    case 'gunned': {
      const sides = drawnFrom(open, law);
      if (sides > 0) return { need: 'die', rule: '10.2', by: defender, sides };
      if (open.gunned.lost + open.gunned.aborted > 0) gunHits(open, law, drawn(open, law, 1), out);
      else throughTheGuns(open, law);
      return 'on';
    }
    case 'points':
      if (open.queue.length > 0) return d6('11.3', attacker);
      open.step = 'damage';
      return 'on';
    case 'damage':
      return d6(attack?.target === 'port' ? '11.4' : '11.3', attacker);
    case 'inoperable': {
      if (open.faces.length < groundDice(open) + arrivalDice(open)) return d6('11.5', defender);
      settleUnfit(bombing, open.faces, out);
      open.faces = [];
      open.step = 'unfit';
      return 'on';
    }
    case 'unfit':
      if (typesOn(open, law).length > 1 && cite('11.5.6')) return { need: 'decision', rule: '11.5.6', of: [defender] };
      assignUnfit(bombing, {}, out);
      goOn(open);
      return 'on';
    case 'command':
      return d6('11.5.1', defender);
    case 'remainder':
      if (open.remainder > 0) return { need: 'decision', rule: '11.5.1', of: [defender] };
      goOn(open);
      return 'on';
    case 'repair': {
      const [only, other] = damagedTargets(open);
      if (other !== undefined) return { need: 'decision', rule: '11.5.2', of: [defender] };
      const { tries } = law.scenario.engineers;
      open.repairs = only === undefined ? [] : Array.from({ length: tries }, () => only);
      open.step = 'repairing';
      return 'on';
    }
    case 'repairing':
      if (open.repairs.length > 0) return d6('11.5.9', defender);
      open.mended = true;
      goOn(open);
      return 'on';
    case 'dawn':
      dawn(bombing, out);
      return 'on';
    default:
      return undefined;
  }
}

function toPoints(open: Open, law: BombardLaw): void {
  const [attack] = open.attacks;
  if (attack === undefined) {
    goOn(open);
    return;
  }
  open.queue = attack.target === 'airfield' ? typesOn(open, law).filter((type) => onGround(open, type) > 0) : [];
  open.step = 'points';
}

function attackOver(open: Open): void {
  open.attacks.shift();
  goOn(open);
}

/** 6.1.1 After CAP and escorts have fired at each other, CAP and bombers do. */
function shotSettled({ law, battle: { open } }: Bombing, said: readonly number[], out: Out): void {
  const shot = open.toll?.shot;
  tollTaken(open, law, said, out);
  open.step = 'air';
  if (open.shots.length > 0) return;
  if (shot?.on === 'escort') open.shots = nextShots(open, law, 'escort');
  else if (shot?.by === 'escort') open.shots = nextShots(open, law, 'cap');
}

function throughTheGuns(open: Open, law: BombardLaw): void {
  const [attack] = open.attacks;
  if (attack !== undefined) attack.strength = bombsLeft(open, law);
  if (bombsLeft(open, law) === 0) raidOver(open);
  else toPoints(open, law);
}

/** The raid has turned for home. */
function raidOver(open: Open): void {
  open.raid = {};
  open.back = {};
  open.attacks = [];
  goOn(open);
}

export function stepDie(bombing: Bombing, face: number, out: Out): void {
  const { law, battle } = bombing;
  const { open } = battle;
  const [attack] = open.attacks;
  if (open.step === 'share') {
    if (attack !== undefined) attack.strength = shareReached(attack.strength, face, law.scenario.jungle);
    if (out.on) out.tell('all', '17.2.4', 'share', { face: face % 10, strength: attack?.strength ?? 0 });
    toPoints(open, law);
    return;
  }
  if (open.step === 'gunned') {
    gunHits(open, law, drawn(open, law, face), out);
    return;
  }
  if (open.step === 'command') {
    commandHit(bombing, face, out);
    open.step = 'remainder';
    return;
  }
  if (open.step === 'repairing') {
    mend(bombing, face, out);
    return;
  }
  open.faces.push(face);
  if (open.step === 'inoperable' || open.faces.length < 2) return;
  const faces = open.faces;
  open.faces = [];
  switch (open.step) {
    case 'air': {
      const shot = open.shots.shift();
      if (shot === undefined) return;
      shotAt(open, law, shot, faces);
      return;
    }
    case 'anti-air': {
      antiAirFires(open, law, attack?.target ?? 'airfield', faces, out);
      open.step = 'first hit';
      return;
    }
    case 'points':
      if (attack !== undefined) pointsHit(bombing, attack, sumOf(faces), out);
      return;
    default: {
      if (attack === undefined) return;
      const { level } = baseHit(bombing, attack, sumOf(faces), out);
      const staff = attack.target === 'port' && level > 0 && total(open.port?.command ?? {}) > 0;
      attackOver(open);
      if (staff) open.step = 'command';
    }
  }
}

export function stepDecision(bombing: Bombing, answers: { [seat: string]: Answer }, out: Out): void {
  const { law, battle } = bombing;
  const { open } = battle;
  const [attacker, defender] = [attackerOf(law), defenderOf(law)];
  switch (open.step) {
    case 'ships':
      shipsFire(bombing, (answers[attacker] ?? []) as string[][], out);
      return;
    case 'raid':
      planesFly(bombing, answers, out);
      return;
    case 'suffering':
      shotSettled(bombing, (answers[open.toll?.shot.by === 'cap' ? defender : attacker] ?? []) as number[], out);
      return;
    case 'first hit': {
      const [type] = (answers[defender] ?? []) as string[];
      if (type !== undefined && mayTakeFirst(open, law).includes(type)) gunHits(open, law, type, out);
      open.step = 'gunned';
      return;
    }
    case 'unfit':
      assignUnfit(bombing, (answers[defender] ?? {}) as Planes, out);
      goOn(open);
      return;
    case 'remainder':
      remainderPaid(bombing, (answers[defender] ?? []) as string[], out);
      goOn(open);
      return;
    default: {
      const picked = (answers[defender] ?? []) as string[][];
      open.repairs = picked.flat().filter((target): target is Target => target === 'airfield' || target === 'port');
      if (out.on) out.tell('all', '11.5.2', 'repairs', { targets: [...open.repairs] });
      open.step = 'repairing';
    }
  }
}

function shipsFire({ law, battle: { open } }: Bombing, rows: readonly string[][], out: Out): void {
  const fired: string[] = [];
  for (const [at, { id, name, ships, nation }] of squadronsNow(open, law).entries()) {
    const [target, half] = rows[at]?.[0]?.split(' ') ?? [];
    if (target !== 'airfield' && target !== 'port') continue;
    const ammo = open.ammunition[id] ?? 'out';
    const all = ships.reduce((sum, ship) => sum + bombardmentStrength(ship), 0);
    const strength = strengthLeft(all, ammo, half === 'half');
    open.ammunition[id] = afterFiring(ammo, half === 'half');
    // 17.2.5 American ships shoot at land with less effect in the first years.
    const shift = cite('17.2.5') ? navalShift(nation, dateNow(open, law)) : 0;
    open.attacks.push({ target, naval: true, shift, strength });
    fired.push(name);
    if (out.on) out.tell('all', '17.2', 'ships-fire', { name, target, strength, ammo: open.ammunition[id] ?? '' });
  }
  if (fired.length === 0 && out.on) out.tell('all', '17.2', 'no-ships', {});
  open.night = true;
  goOn(open);
}

/** '3 F4F, 1 P-400'. */
const listed = (types: readonly string[], planes: Planes): string =>
  types
    .filter((type) => (planes[type] ?? 0) > 0)
    .map((type) => `${planes[type]} ${type}`)
    .join(', ');

/** The attacker's row for the target, then one for each type; the defender's one for each type of fighters. */
function planesFly({ law, battle: { open } }: Bombing, answers: { [seat: string]: Answer }, out: Out): void {
  const [attacker, defender] = [attackerOf(law), defenderOf(law)];
  const [[target] = [], ...many] = (answers[attacker] ?? [[]]) as [string[], ...number[]];
  open.flown = true;
  open.capAttacked = false;
  open.field.driven = {};
  open.bombersHit = 0;
  open.raid = {};
  const types = raidersLeft(open, law);
  if (target !== undefined) for (const [at, type] of types.entries()) open.raid[type] = many[at] ?? 0;
  const cap = (answers[defender] ?? []) as number[];
  for (const [at, type] of fightersOn(open, law).entries()) {
    const points = cap[at] ?? 0;
    open.field.aloft[type] = points;
    open.field.seen[type] = Math.max(open.field.seen[type] ?? 0, points);
  }
  if (out.on) {
    out.tell('all', '5.3', 'cap-up', {
      side: defender,
      points: total(open.field.aloft),
      planes: listed(fightersOn(open, law), open.field.aloft),
    });
    out.tell('all', '11.3', 'raid-comes', {
      side: attacker,
      points: total(open.raid),
      planes: listed(types, open.raid),
      target: target ?? '',
    });
  }
  if (total(open.raid) === 0 || (target !== 'airfield' && target !== 'port')) {
    open.raid = {};
    goOn(open);
    return;
  }
  open.attacks = [{ target, naval: false, shift: 0, strength: bombsLeft(open, law) }];
  open.shots = nextShots(open, law, null);
  open.step = 'air';
}

/** R124, 11.5.2 Damage stays until it is repaired; a success makes it a level better. */
function mend({ law, battle: { open } }: Bombing, face: number, out: Out): void {
  const target = open.repairs.shift();
  const place = target === 'port' ? open.port : open.field;
  const worked = face <= law.scenario.engineers.upTo && cite('R124');
  const better = place === null ? null : repaired(place);
  if (place !== null && worked && better !== null && cite('11.5.2')) place.damage = better;
  if (worked && target === 'airfield') open.field.workedAt = workingLevel(law.scenario.field.level, open.field.damage);
  if (out.on) out.tell('all', '11.5.9', 'repair', { target: target ?? '', face, worked });
}

/** The day's report: how many planes can fly. */
function dawn({ law, battle: { open, secret } }: Bombing, out: Out): void {
  const operable = Math.max(0, total(open.field.points) - total(secret.unfit));
  open.operable = operable;
  if (cite('R126')) open.sorties += operable;
  if (out.on) out.tell('all', 'R126', 'dawn', { day: open.day, operable, of: total(open.field.points) });
  open.raid = {};
  open.back = {};
  open.field.aloft = {};
  open.night = false;
  open.flown = false;
  open.mended = false;
  if (open.day >= law.scenario.days.length) {
    open.step = 'over';
    return;
  }
  open.day += 1;
  open.step = 'ships';
}

export const bombingKey = ({ battle }: Bombing): string => JSON.stringify(battle);
