/** The desk's ground combat: two forces in a hex, from the lead units to the last step lost (23.2 to 23.6, 25.3). */
import {
  type DeskProcedure,
  type DieNeed,
  type ForceTable,
  type Line,
  misfit,
  type Plain,
  type Problem,
} from '@ironbottom/umpire';
import { dateOf } from '../calendar.js';
import { groundCharts } from '../charts/ground.js';
import { type Clash, cloneClash, defenderOf, type Fighter, type Force, stepsOf, unfought } from '../ground/clash.js';
import { clashProcedure as procedure, type Sat, temper } from '../ground/clash-procedure.js';
import { groundWords } from '../ground/words.js';
import { type Side, sideNames, sides } from '../sides.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith } from './house.js';
import { GroundCombat, type GroundCombatInput, type UnitInput } from './shapes-ground.js';

const policies: DeskProcedure['policies'] = {
  steadfast: {
    about: 'nobody retreats who need not, nobody pursues; the lead unit is spared while others can pay',
    policy: temper({ retreats: false, pursues: false }),
  },
  pursuing: {
    about: 'nobody retreats who need not, and whoever may pursues',
    policy: temper({ retreats: false, pursues: true }),
  },
  cautious: {
    about: 'whoever may retreat does, in order where the troops are in hand; nobody pursues',
    policy: temper({ retreats: true, pursues: false }),
  },
};

function forceOf(side: Side, units: readonly UnitInput[], blocked: boolean): Force {
  return {
    side,
    units: units.map(
      ({ name, quality, steps, arm, broken = false, inactive = false, labour = false }, at): Fighter => ({
        id: `${side} ${at + 1}`,
        name: name ?? `${sideNames[side]}, unit ${at + 1}`,
        arm: arm ?? (side === 'japan' ? 'ija' : 'usmc'),
        quality,
        steps,
        broken,
        active: !inactive,
        labour,
      }),
    ),
    part: [],
    lead: null,
    jungle: {},
    quality: 0,
    leadSteps: 0,
    ways: blocked ? [] : ['away'],
    owed: 0,
    taken: 0,
  };
}

function clashFrom(input: GroundCombatInput): Clash {
  const blocked = input.noWayOut ?? [];
  return {
    hex: 'the hex',
    names: { away: 'the next hex' },
    attacker: input.attacker,
    date: dateOf(input.date ?? '3/11/42'),
    jungle: input.jungle ?? false,
    fort: input.fort ?? 0,
    airfield: input.airfield ?? false,
    modifier: input.modifier ?? 0,
    landing: null,
    forces: {
      japan: forceOf('japan', input.japan, blocked.includes('japan')),
      allies: forceOf('allies', input.allies, blocked.includes('allies')),
    },
    ...unfought(),
  };
}

function problemsIn(input: GroundCombatInput): Problem[] {
  const able = input[input.attacker].some(({ labour = false, inactive = false }) => !labour && !inactive);
  const problems: Problem[] = [];
  if (!able)
    problems.push({ field: input.attacker, rule: '23.2.2', why: 'nobody there may attack: an active unit, no labour' });
  try {
    dateOf(input.date ?? '3/11/42');
  } catch (wrong) {
    problems.push({ field: 'date', rule: '25.3', why: wrong instanceof Error ? wrong.message : String(wrong) });
  }
  return problems;
}

const lostBy = (end: Clash, start: Clash, side: Side): number =>
  stepsOf(start.forces[side].units) - stepsOf(end.forces[side].units);

function measures(start: Clash) {
  return ({ clash }: Sat) => ({
    'Japanese steps lost': lostBy(clash, start, 'japan'),
    'Allied steps lost': lostBy(clash, start, 'allies'),
    'attacker retreats': Number(clash.gone?.side === clash.attacker),
    'defender gone': Number(
      clash.gone?.side === defenderOf(clash) || stepsOf(clash.forces[defenderOf(clash)].units) === 0,
    ),
  });
}

function tables({ clash }: Sat, start?: Sat): ForceTable[] {
  return sides.map((side) => ({
    title: `${sideNames[side]}${side === clash.attacker ? ', attacking' : ''}`,
    head: ['unit', 'quality', 'steps', 'state'],
    rows: clash.forces[side].units.map(({ id, name, quality, steps, broken }): (string | number)[] => {
      const before = start?.clash.forces[side].units.find((unit) => unit.id === id)?.steps;
      return [name, quality, before === undefined ? steps : `${steps} of ${before}`, broken ? 'broken' : ''];
    }),
  }));
}

const dice: { readonly [step: string]: string } = {
  jungle: 'check in the jungle (25.3.1)',
  roll: 'the combat die (23.2.1)',
  check: 'check to stand (23.3.1)',
  pursuit: 'check of the pursuers (23.4)',
  mandatory: 'check of whoever got off unhurt (23.6.1)',
};

/** '7-3, 7-3 -> 8-4, 8-4 fort 1 jungle +2': the Japanese attack unless the arrow is turned. */
const line: Line = {
  form: 'Japan 7-3, 7-3 -> Allies 8-4, 8-4, 5-3 jungle fort 1 +1',
  parts: [
    { ask: 'Who attacks, with which units, such as Japan 7-3, 7-3 (quality and steps)', before: '', needed: true },
    { ask: 'Who defends, such as Allies 8-4, 8-4', before: ' -> ', needed: true },
    { ask: 'In the jungle?', before: ' ', needed: false, yes: 'jungle' },
    { ask: 'Level of the fortification', before: ' fort ', needed: false },
    { ask: 'Bonus of bombardments, such as +1', before: ' ', needed: false },
  ],
  read(text) {
    const problem = (why: string): { problems: Problem[] } => ({ problems: [{ field: '', rule: '23.2.1', why }] });
    const [before = '', after = '', ...more] = text.split(/\s*(?:->|→)\s*/);
    if (after === '' || more.length > 0) return problem('wants one arrow between attacker and defender');
    const attacker = /^\s*allies/i.test(before) ? 'allies' : 'japan';
    const defender = attacker === 'japan' ? 'allies' : 'japan';
    const units = (part: string): Plain[] =>
      [...part.matchAll(/\b(\d+)-(\d+)(\s+broken)?/g)].map(([, quality, steps, broken]) => ({
        quality: Number(quality),
        steps: Number(steps),
        ...(broken === undefined ? {} : { broken: true }),
      }));
    const fort = /\bfort(?:ification)? (\d)/i.exec(after)?.[1];
    const modifier = /(?:^|\s)([+−-]\d)\b/.exec(after)?.[1];
    const date = /\b\d\/\d{1,2}\/\d\d\b/.exec(after)?.[0];
    return {
      input: {
        attacker,
        [attacker]: units(before),
        [defender]: units(after.replace(/\s[+−-]\d\b.*/, '')),
        ...(/jungle/i.test(after) ? { jungle: true } : {}),
        ...(fort === undefined ? {} : { fort: Number(fort) }),
        ...(modifier === undefined ? {} : { modifier: Number(modifier.replace('−', '-')) }),
        ...(date === undefined ? {} : { date }),
      },
    };
  },
};

export const groundCombatDesk: DeskProcedure<Sat> = {
  id: 'war-in-the-pacific/ground-combat',
  title: 'Ground combat',
  about: 'Two forces in a hex: lead units, jungle, the table, retreat, pursuit and step losses (23.2 to 23.6, 25.3).',
  schema: GroundCombat,
  example: {
    attacker: 'japan',
    japan: [
      { name: '29th Infantry', quality: 7, steps: 3 },
      { name: '16th Infantry', quality: 7, steps: 3 },
    ],
    allies: [
      { name: '7th Marines', quality: 8, steps: 4 },
      { name: '164th Infantry', quality: 5, steps: 3, arm: 'us-army' },
    ],
    jungle: true,
    fort: 1,
    modifier: 1,
    date: '3/11/42',
  },
  line,
  procedure,
  policies,
  check(input) {
    const problem = misfit(GroundCombat, input);
    if (problem !== undefined) return { problems: [problem] };
    const given = input as GroundCombatInput;
    const problems = problemsIn(given);
    if (problems.length > 0) return { problems };
    const house = chartsWith(groundCharts, given.charts);
    if ('problems' in house) return house;
    const clash = clashFrom(given);
    const record: Sat = { charts: house.charts, clash };
    return { sitting: { record, orders: (policy) => policy, measures: measures(cloneClash(clash)) } };
  },
  words: groundWords,
  dieFor: ({ clash }, need: DieNeed) => dice[clash.step] ?? need.rule,
  forces: tables,
  outcome: ({ clash }, { clash: start }) => ({
    japanLost: lostBy(clash, start, 'japan'),
    alliesLost: lostBy(clash, start, 'allies'),
    retreated: clash.gone?.side ?? null,
    pursued: clash.pursuers.length > 0,
    airfieldSuppressed: clash.suppressed,
  }),
  charts: ({ charts }) => chartsUsed([charts.groundCombat, charts.groundLosses]),
};
