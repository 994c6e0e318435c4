/** Planes as a player writes them, made into lots: what is left out is filled in as most players would have it. */
import { didYouMean } from '@ironbottom/umpire';
import { armsOf } from '../arms.js';
import { isPlaneName, type PlaneName, planeNames } from '../charts/planes.js';
import { cite } from '../cite.js';
import type { AirFormation, Altitude, Arms, Lot, Side } from '../state.js';
import { checkName, type Reading, wrong } from './law.js';
import type { FormationInput, LotInput } from './shapes.js';

/** 18.3 Kinds of air attack a player may name; strafing is Expanded Plane Functions 5. */
export type AttackKind = 'dive' | 'level' | 'torpedo' | 'strafe';

/** What the input says a lot shall do, beside the lot itself. */
export type Mission = {
  formation: string;
  target: string | undefined;
  attack: AttackKind | undefined;
  field: string;
  lot: Lot;
  /** 16.4, 16.5.4, 15.6.1 Its part in air-to-air combat, where the input says it. */
  against?: LotInput['against'] | undefined;
  fireAt?: { readonly [plane: string]: number };
  saveRange?: boolean | undefined;
  /** Whether a row of the sheet of 17.2 speaks of this lot. */
  matches(prompt: string): boolean;
};
export type Wing = { formations: AirFormation[]; missions: Mission[]; side: Side | undefined };

/** Where a lot that says no altitude flies: over its target, or with those it guards or meets. */
export type Against = { kind: 'ship' | 'base' | undefined; altitude: Altitude | undefined };

export function readWing(
  reading: Reading,
  input: { side?: Side; planes?: (string | LotInput)[]; formations?: FormationInput[]; target?: string },
  field: string,
  prefix: string,
  against: Against,
): Wing {
  const listed = input.formations ?? [];
  const all: { given: FormationInput; at: string }[] = listed.map((given, i) => ({
    given,
    at: `${field}.formations[${i}]`,
  }));
  if (input.planes !== undefined) all.push({ given: { planes: input.planes }, at: field });
  if (all.length === 0)
    wrong(reading, `${field}.planes`, '8.5', 'is missing: name the planes, or Air Formations of them');
  const wing: Wing = { formations: [], missions: [], side: input.side };
  for (const [i, { given, at }] of all.entries()) {
    const id = given.name ?? `${prefix}${i + 1}`;
    checkName(reading, given.name, `${at}.name`, '8.5');
    if (wing.formations.some((formation) => formation.id === id)) {
      wrong(reading, `${at}.name`, '8.5', `there are two Air Formations ${id}`);
    }
    readFormation(reading, wing, id, given.planes, `${at}.planes`, against, input.target);
  }
  return wing;
}

function readFormation(
  reading: Reading,
  wing: Wing,
  id: string,
  planes: (string | LotInput)[],
  field: string,
  against: Against,
  target: string | undefined,
): void {
  const read: { lot: LotInput; at: string }[] = [];
  for (const [i, given] of planes.entries()) {
    const at = `${field}[${i}]`;
    const lot = typeof given === 'string' ? readPlaneLine(reading, given, at) : given;
    if (lot !== undefined) read.push({ lot, at });
  }
  for (const { lot, at } of read) {
    const { side } = reading.rules.charts.planes.values[lot.plane];
    wing.side ??= side;
    if (side !== wing.side) {
      wrong(
        reading,
        `${at}.plane`,
        '2.2',
        `${a(lot.plane)} is ${nationOf(side)}, the others are ${nationOf(wing.side)}`,
      );
    }
  }
  const made = read.map(({ lot, at }) => ({ lot, at, arms: readArms(reading, lot, at) }));
  const flown = made.map(({ lot, arms, at }) => readAltitude(reading, lot, arms, at, against));
  const bombers = [...new Set(flown.filter((altitude, i) => made[i]?.arms !== 'none' && altitude !== undefined))];
  const lots: Lot[] = made.map(({ lot, arms }, i) => ({
    plane: lot.plane,
    seaBased: lot.seaBased ?? flies(reading, lot.plane),
    factors: lot.factors,
    altitude: flown[i] ?? (bombers.length === 1 ? bombers[0] : undefined) ?? against.altitude ?? 'high',
    arms,
    tookOffArmed: arms !== 'none',
    deadline: lot.turnsLeft ?? Math.ceil(reading.rules.charts.planes.values[lot.plane].range / 2),
    burned: false,
  }));
  made.forEach(({ lot, at, arms }, i) => {
    const strafes = arms === 'none' && lot.attack === 'strafe';
    const aim = lot.target ?? (arms !== 'none' || strafes ? target : undefined);
    if (lot.attack !== undefined) checkAttack(reading, lot.attack, lot.plane, arms, lots[i]?.altitude ?? 'high', at);
    const flying = lots[i];
    if (flying === undefined) return;
    const words = ` ${lot.plane}, ${arms}, ${flying.altitude}`;
    const matches = (prompt: string): boolean => prompt.endsWith(words);
    wing.missions.push({
      formation: id,
      target: aim,
      attack: lot.attack,
      field: at,
      lot: flying,
      against: lot.against,
      saveRange: lot.saveRange,
      ...readFireAt(reading, lot, at),
      matches,
    });
  });
  wing.formations.push({ id, lots });
}

/** 16.5.4 Names as the counters have them; one name alone is for all. */
function readFireAt(reading: Reading, { fireAt, factors }: LotInput, at: string): Pick<Mission, 'fireAt'> {
  if (fireAt === undefined) return {};
  const named: { [plane: string]: number } = {};
  for (const [name, wanted] of Object.entries(typeof fireAt === 'string' ? { [fireAt]: factors } : fireAt)) {
    const plane = planeCalled(name);
    if (plane === undefined)
      wrong(reading, `${at}.fireAt`, '16.5.4', `there is no plane ${said(name)}${didYouMean(name, planeNames)}`);
    else named[plane] = (named[plane] ?? 0) + wanted;
  }
  return { fireAt: named };
}

/** 8.9 Names with a carrier version are taken to be that, unless the input says otherwise. */
function flies(reading: Reading, plane: PlaneName): boolean {
  const { handling } = reading.rules.charts.planes.values[plane];
  return handling.includes('carrier') || handling.includes('float');
}

/** '10 Dauntless AP high dive -> Shokaku' */
export function readPlaneLine(reading: Reading, line: string, field: string): LotInput | undefined {
  const [before = '', aim, ...more] = line.split(/->|→/).map((part) => part.trim());
  if (more.length > 0)
    return wrong(reading, field, '8.5', 'has more than one arrow; write "10 Dauntless AP -> Shokaku"');
  const words = before.split(/[\s,]+/).filter((word) => word !== '');
  const [number = '', ...rest] = words;
  if (!/^[+-]?\d{1,6}$/.test(number)) {
    return wrong(reading, field, '8.5', `should begin with a number of Air Factors, such as "10 Dauntless AP"`);
  }
  const factors = Number(number);
  if (factors < 1 || factors > 200) return wrong(reading, field, '2.2', `must be 1 to 200 Air Factors, not ${factors}`);
  const plane = planeCalled(rest[0] ?? '') ?? planeCalled(singular(rest[0] ?? ''));
  if (plane === undefined) {
    return wrong(
      reading,
      field,
      '8.9',
      `there is no plane ${said(rest[0] ?? '')}${didYouMean(rest[0] ?? '', planeNames)}`,
    );
  }
  const lot: LotInput = { plane, factors };
  for (const word of rest.slice(1)) {
    const key = word.toLowerCase();
    const arms = armsWords[key];
    const altitude = key === 'high' || key === 'low' ? key : undefined;
    const attack = key === 'dive' || key === 'level' || key === 'strafe' ? key : undefined;
    for (const [rule, before, now] of [
      ['8.7', lot.arms, arms],
      ['14.15', lot.altitude, altitude],
      ['18.3', lot.attack, attack],
    ] as const) {
      if (before !== undefined && now !== undefined && before !== now)
        return wrong(reading, field, rule, `says both ${before} and ${now}; planes that differ are written apart`);
    }
    if (arms !== undefined) lot.arms = arms;
    else if (altitude !== undefined) lot.altitude = altitude;
    else if (attack !== undefined) lot.attack = attack;
    else {
      const known = [...Object.keys(armsWords), 'high', 'low', 'dive', 'level', 'strafe'];
      return wrong(
        reading,
        field,
        '8.5',
        `does not know ${said(word)}${didYouMean(word, known) || `; there are ${known.join(', ')}`}`,
      );
    }
  }
  if (aim !== undefined && aim !== '') lot.target = aim;
  return lot;
}

const armsWords: { readonly [word: string]: Arms } = Object.assign(Object.create(null), {
  gp: 'GP',
  ap: 'AP',
  torpedo: 'torpedo',
  torpedoes: 'torpedo',
  torp: 'torpedo',
  'para-frag': 'para-frag',
  parafrag: 'para-frag',
  skip: 'skip',
  unarmed: 'none',
  none: 'none',
  empty: 'none',
});

const singular = (word: string): string => word.replace(/s$/i, '');

export function planeCalled(name: string): PlaneName | undefined {
  if (isPlaneName(name)) return name;
  const low = name.toLowerCase();
  return planeNames.find((plane) => plane.toLowerCase() === low || plane.toLowerCase().replace('-', '') === low);
}

/** 8.7 What a plane may carry is what it has a number for; Expanded Plane Functions 3 and 4 add two kinds. */
function readArms(reading: Reading, lot: LotInput, at: string): Arms {
  const can = armsOf(reading.rules, reading.scenario ?? null, lot.plane);
  const arms = lot.arms ?? (lot.attack === 'torpedo' && can.includes('torpedo') ? 'torpedo' : undefined);
  if (arms === undefined || arms === 'none') return 'none';
  if (can.includes(arms)) return arms;
  const { charts, options } = reading.rules;
  if (arms === 'para-frag' || arms === 'skip') {
    const [option, on, law] =
      arms === 'skip'
        ? (['skipBombing', options.skipBombing, charts.specialAttacks.values.skipBombing] as const)
        : (['paraFrag', options.paraFrag, charts.specialAttacks.values.paraFrag] as const);
    const rule = arms === 'skip' ? 'OPT-EPF.4' : 'OPT-EPF.3';
    const why = !on
      ? `${arms} bombs are an option: --options ${option}, or options in JSON`
      : law.planes.includes(lot.plane)
        ? `${arms} bombs belong to ${law.scenarios.join(', ')}, not to ${reading.scenario}`
        : `${a(lot.plane)} cannot carry ${arms} bombs; only ${law.planes.join(', ')} can`;
    wrong(reading, `${at}.arms`, rule, why);
    return 'none';
  }
  // R8 The card has a number for scouts, but 8.12.1 lets them intercept and escort only.
  if (can.length === 0) {
    wrong(reading, `${at}.arms`, '8.12.1', `${a(lot.plane)} intercepts and escorts but never bombs: none`);
    return 'none';
  }
  cite('8.7');
  const what = arms === 'torpedo' ? 'a torpedo' : `${arms} bombs`;
  wrong(reading, `${at}.arms`, '8.7', `${a(lot.plane)} cannot carry ${what}: ${can.join(', ')} or none`);
  return 'none';
}

/** Torpedoes and special bombs are dropped low; divers dive from high; level bombers fly where they hit best. */
function readAltitude(reading: Reading, lot: LotInput, arms: Arms, at: string, against: Against): Altitude | undefined {
  const lowOnly = arms === 'torpedo' || arms === 'para-frag' || arms === 'skip' || lot.attack === 'strafe';
  if (lot.altitude !== undefined || arms === 'none') {
    if (lowOnly && lot.altitude === 'high') {
      const rule =
        arms === 'torpedo'
          ? '18.3.2'
          : arms === 'skip'
            ? 'OPT-EPF.4'
            : arms === 'para-frag'
              ? 'OPT-EPF.3'
              : 'OPT-EPF.5';
      wrong(reading, `${at}.altitude`, rule, `${arms === 'none' ? 'strafing' : arms} needs low altitude`);
    }
    return lot.altitude ?? (lowOnly ? 'low' : undefined);
  }
  if (lowOnly || (arms !== 'GP' && arms !== 'AP')) return 'low';
  const hits = reading.rules.charts.airHits.values[lot.plane];
  const [best, other] = against.kind === 'base' ? [hits.base, hits.ship] : [hits.ship, hits.base];
  if (best.dive[arms] !== null && lot.attack !== 'level') return 'high';
  for (const { high, low } of [best, other]) {
    if (high[arms] !== null || low[arms] !== null) return (low[arms] ?? -1) >= (high[arms] ?? -1) ? 'low' : 'high';
  }
  return 'high';
}

function checkAttack(
  reading: Reading,
  attack: AttackKind,
  plane: PlaneName,
  arms: Arms,
  altitude: Altitude,
  at: string,
): void {
  const hits = reading.rules.charts.airHits.values[plane];
  const field = `${at}.attack`;
  if (attack === 'dive') {
    const dives = hits.ship.dive.AP ?? hits.ship.dive.GP ?? hits.base.dive.GP ?? hits.base.dive.AP;
    if (dives === null) wrong(reading, field, '18.3.1', `${a(plane)} cannot dive`);
    else if (altitude === 'low') wrong(reading, field, '18.3.1', 'a dive begins at high altitude');
  }
  if (attack === 'torpedo' && arms !== 'torpedo')
    wrong(reading, field, '18.3.2', `carries ${arms === 'none' ? 'nothing' : arms}, no torpedo`);
  if (attack === 'strafe') {
    if (!reading.rules.options.strafing)
      wrong(reading, field, 'OPT-EPF.5', 'strafing is an option: --options strafing, or options in JSON');
    else if (arms !== 'none') wrong(reading, field, 'OPT-EPF.5', 'planes that strafe may not be armed');
    else if (!reading.rules.charts.specialAttacks.values.strafing.planes.includes(plane))
      wrong(reading, field, 'OPT-EPF.5', `${a(plane)} cannot strafe`);
  }
  if ((attack === 'dive' || attack === 'level') && (arms === 'none' || arms === 'torpedo')) {
    wrong(
      reading,
      field,
      attack === 'dive' ? '18.3.1' : '18.3.3',
      `needs bombs, and it carries ${arms === 'none' ? 'nothing' : 'a torpedo'}`,
    );
  }
}

export const nationOf = (side: Side): string => (side === 'allied' ? 'Allied' : 'Japanese');
export const a = (plane: PlaneName): string => (/^(?:A-|Av|Em)/.test(plane) ? `an ${plane}` : `a ${plane}`);
export const said = (word: string): string => `"${word.replace(/[^\x20-\x7e]/g, '?').slice(0, 40)}"`;
