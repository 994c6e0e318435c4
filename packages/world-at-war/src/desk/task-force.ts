/** The desk's check of a task force: legal, or every reason why not. */
import type { DeskProcedure, Line, Plain, Problem } from '@ironbottom/umpire';
import { baseCapacity, isSlow, mayBase, navalFactors } from '../chapters/20-1-naval-units.js';
import {
  carrierBalance,
  countersLeft,
  type Flag,
  type Formation,
  type Inverted,
  keepsMarker,
  type Member,
  mayForm,
} from '../chapters/20-16-task-forces.js';
import { powerName } from '../chapters/words-attacks.js';
import { isCarrier, lightFactors, type Power } from '../pieces.js';
import { used } from './charts-used.js';
import { powerOf, readForce } from './forces-text.js';
import { list } from './lines.js';
import { type Reckoning, reckoner, type Said } from './reckoning.js';
import { TaskForce, type TaskForceInput } from './shapes.js';

/** Each entry of the list by itself, so that one may be inverted and another not. */
function membersOf(input: TaskForceInput, power: Power, problems: Problem[]): Member[] {
  return input.force.flatMap((text, at): Member[] => {
    const { ships, light } = readForce([text], `force[${at}]`, power, problems);
    const inverted: Inverted = (input.inverted ?? []).includes(text)
      ? 'during'
      : (input.invertedBefore ?? []).includes(text)
        ? 'before'
        : 'no';
    const french = input.flags?.[0];
    const flagOf = (own: Power): Flag => (own === 'france' && french !== undefined ? french : own);
    return [
      ...ships.map((ship): Member => ({ flag: flagOf(ship.power), inverted, ship })),
      ...light.map((force): Member => ({ flag: flagOf(force.power), inverted, light: force })),
    ];
  });
}

function reckon(input: TaskForceInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const problems: Problem[] = [];
  const whole = readForce(input.force, 'force', input.power, problems);
  if (input.force.length === 0)
    problems.push({ field: 'force', rule: '20.162', why: 'name the units, such as "Akagi", "10 DD"' });
  const power = input.power ?? powerOf(whole) ?? 'us';
  const formation: Formation = {
    power,
    members: membersOf(input, power, []),
    strikeForce: input.strikeForce === true,
    moving: input.redeploymentOver !== true,
  };
  if (formation.strikeForce && power !== 'japan')
    problems.push({ field: 'strikeForce', rule: '20.162A', why: 'the strike force against Pearl Harbor is Japanese' });
  if (problems.length > 0) return { problems };
  const placed = input.counters ?? 0;
  const faults = mayForm(formation, placed);
  const factors = navalFactors(whole.ships, whole.light);
  const { carriers, fleet } = carrierBalance(formation);
  const said: Said[] = [
    {
      rule: '20.14',
      text: `It has ${factors} naval factors, ${carriers} of fast carriers and ${fleet} of fast fleet.`,
    },
    ...(formation.strikeForce
      ? [
          {
            rule: '20.162A',
            text: 'As the strike force against Pearl Harbor it is bound neither by its size nor by its screen.',
          },
        ]
      : []),
    ...(faults.length === 0
      ? [
          {
            rule: '20.162',
            text: `It may be a ${powerName(power)} task force; ${countersLeft(power, placed)} counters are at hand.`,
          },
        ]
      : [
          { rule: '20.162', text: 'It may not be a task force.' },
          ...faults.map(({ rule, why }) => ({ rule, text: `Because ${why}.` })),
        ]),
  ];
  said.push(...portSaid(input, formation, factors));
  const table = {
    title: 'The force',
    head: ['unit', 'factors', 'speed', 'counts as'],
    rows: [
      ...whole.ships.map((ship) => [
        `${ship.kind} ${ship.name}`,
        ship.factors,
        isSlow(ship) ? 'slow' : 'fast',
        isCarrier(ship) ? 'fast carrier' : 'fleet',
      ]),
      ...whole.light.map((force) => [`${powerName(force.power)} light ships`, lightFactors(force), '', '']),
    ],
  };
  const outcome: { [key: string]: Plain } = {
    legal: faults.length === 0,
    factors,
    carriers,
    fleet,
    faults: faults.map(({ rule, why }) => ({ rule, why })),
  };
  return { said, before: [table], after: [table], outcome, figures: { legal: Number(faults.length === 0), factors } };
}

/** 20.163 What becomes of its marker in port; 20.15, 20.166 whether the port holds it. */
function portSaid(input: TaskForceInput, formation: Formation, factors: number): Said[] {
  const said: Said[] = [];
  if (input.returnsTo !== undefined) {
    const there = membersOf({ ...input, force: input.returnsTo }, formation.power, []);
    said.push(
      keepsMarker(formation, 'port', there)
        ? { rule: '20.163', text: 'In that port its marker may stay.' }
        : { rule: '20.163', text: 'At sea it is still a task force; in that port its marker is taken off.' },
    );
  }
  if (input.port !== undefined) {
    const { ports, portCounters = 0, others = 0 } = input.port;
    const capacity = baseCapacity({ ports, portCounters });
    const room = mayBase(others > 0 ? [factors, others] : [factors], capacity);
    said.push({
      rule: others > 0 ? '20.166' : '20.15',
      text: `The port holds ${capacity} factors: ${room ? 'it may base there' : 'there is no room for it'}.`,
    });
  }
  return said;
}

const line: Line = {
  form: 'Akagi, Kaga, Kongo, Hiei, 8 Japanese DD',
  parts: [{ ask: 'Ships and factors, such as Akagi, Kaga, Kongo, 8 DD', before: '', needed: true }],
  read(text) {
    const strikeForce = /\bstrike force\b/i.test(text);
    const force = list(text.replace(/,?\s*\b(?:as )?(?:the )?(?:pearl harbor )?strike force\b/i, ''));
    return { input: { force, ...(strikeForce ? { strikeForce } : {}) } };
  },
};

export const taskForceDesk: DeskProcedure<Reckoning> = reckoner<TaskForceInput>({
  id: 'task-force',
  title: 'Task force',
  about: 'Whether these naval units may be a task force, and if not every reason (20.162).',
  schema: TaskForce,
  example: { force: ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Fuso', '10 DD'] },
  line,
  charts: used(['taskForceCounters', 'namedShips']),
  reckon,
});
