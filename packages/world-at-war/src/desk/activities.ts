/** The desk's answer to what a naval unit is and may do. */
import type { DeskProcedure, Line, Plain, Problem } from '@ironbottom/umpire';
import {
  classOfKind,
  interceptionDice,
  isSlow,
  isWarfareUnit,
  type Kind,
  slowMay,
  weightOf,
} from '../chapters/20-1-naval-units.js';
import { mayLaunch } from '../chapters/20-3-fast-carriers.js';
import {
  type Activity,
  activities,
  escortCarrierSupport,
  forbidden,
  mayBeLostOnLand,
  permitted,
} from '../chapters/20-18-activities.js';
import { mayFire, repair } from '../chapters/20-52-named-ships.js';
import { isCarrier, type NamedShip } from '../pieces.js';
import { used } from './charts-used.js';
import { failed, kindNamed, readShip, shipNames } from './forces-text.js';
import { type Reckoning, reckoner, type Said } from './reckoning.js';
import { Activities, type ActivitiesInput } from './shapes.js';

const slowRules = {
  raid: '20.252A',
  'engage raiders': '20.252B',
  'engage distant groups': '20.252D',
  'evade fleet combat': '20.252E',
} as const;

function slowSaid(slow: boolean): Said[] {
  if (!slow) return [];
  const never = (Object.keys(slowRules) as (keyof typeof slowRules)[]).filter((what) => !slowMay(what));
  return [
    ...never.map((what) => ({ rule: slowRules[what], text: `Slow ships may not ${what}.` })),
    ...(interceptionDice(1, true) < 1 ? [{ rule: '20.252C', text: 'Slow ships roll one die less to intercept.' }] : []),
  ];
}

function shipSaid(ship: NamedShip): Said[] {
  if (ship.state === 'sound') return [];
  const mended = repair(ship);
  return [
    ...(isCarrier(ship) && !mayLaunch(ship)
      ? [{ rule: '20.5222B', text: 'Damaged, she neither launches nor retrieves squadrons.' }]
      : []),
    ...(!isCarrier(ship) && !mayFire(ship) ? [{ rule: '20.5222A', text: 'Damaged, she does not fire at ships.' }] : []),
    ...(mended === undefined
      ? []
      : [
          {
            rule: '20.5222E',
            text: `To mend her takes ${mended.shipbuilding} shipbuilding point and ${mended.turns} turns.`,
          },
        ]),
  ];
}

function reckon({ unit, activity, invading }: ActivitiesInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const generic = kindNamed(unit);
  const ship = generic === undefined ? readShip(unit) : undefined;
  if (ship !== undefined && failed(ship))
    return {
      problems: [{ field: 'unit', rule: '20.11', why: `${ship.why}; or name a kind: DD, CA, CVE, TR, SS, ASW` }],
    };
  const kind: Kind = generic ?? ship?.kind ?? 'DD';
  const slow = ship === undefined ? kind === 'CVE' || kind === 'TR' : isSlow(ship);
  const answers = activities.map((each): { activity: Activity; rule: string; no: string | undefined } => {
    const no = forbidden(kind, each, slow);
    return { activity: each, rule: no?.rule ?? permitted[kind][each] ?? '20.18', no: no?.why };
  });
  const asked = activity === undefined ? undefined : answers.find((each) => each.activity === activity);
  const may = answers.filter(({ no }) => no === undefined);
  const weight = weightOf(kind);
  const support = invading === undefined ? 0 : escortCarrierSupport({ CVE: 1, inInvasionHex: true, invading });
  const said: Said[] = [
    {
      rule: weight === 'light' ? '20.12A' : weight === 'heavy' ? '20.12B' : '20.13',
      text: `${ship?.name ?? kind} is a ${weight === 'neither' ? '' : `${weight} `}naval unit, ${classOfKind(kind)}, ${slow ? 'slow' : 'fast'}${isWarfareUnit(kind) ? ', and a unit of strategic warfare' : ''}.`,
    },
    ...(asked === undefined
      ? may.map((each) => ({ rule: each.rule, text: `It may: ${each.activity}.` }))
      : [{ rule: asked.rule, text: asked.no === undefined ? `It may: ${asked.activity}.` : `No: ${asked.no}.` }]),
    ...slowSaid(slow),
    ...(ship === undefined ? [] : shipSaid(ship)),
    ...(kind === 'CVE' && invading !== undefined
      ? [
          {
            rule: '20.442',
            text: `In the hex of the invasion each factor supports it with ${support} of the ${invading} ground factors.`,
          },
          ...(mayBeLostOnLand(support) ? [{ rule: '20.443', text: 'It may then be lost in the ground combat.' }] : []),
        ]
      : []),
  ];
  const table = {
    title: 'Activities',
    head: ['activity', 'rule', ''],
    rows: answers.map(({ activity: each, rule, no }) => [each, rule, no === undefined ? 'yes' : 'no']),
  };
  const outcome: { [key: string]: Plain } = {
    kind,
    slow,
    may: may.map((each) => each.activity),
    ...(asked === undefined ? {} : { allowed: asked.no === undefined }),
  };
  const figures = {
    activities: may.length,
    ...(asked === undefined ? {} : { allowed: Number(asked.no === undefined) }),
  };
  return { said, before: [table], after: [table], outcome, figures };
}

const line: Line = {
  form: 'Nevada: raid',
  parts: [
    { ask: 'A ship, or a kind such as DD, CA, CVE, TR, SS, ASW', before: '', needed: true },
    { ask: 'What it wants to do, such as raid or patrol (Enter: everything it may)', before: ': ', needed: false },
  ],
  read(text) {
    const [unit = '', activity] = text.split(/\s*:\s*/);
    return {
      input: { unit: unit.trim(), ...(activity === undefined || activity === '' ? {} : { activity: activity.trim() }) },
    };
  },
};

export const activitiesDesk: DeskProcedure<Reckoning> = reckoner<ActivitiesInput>({
  id: 'activities',
  title: 'Permitted activities',
  about: 'What a ship or a kind of naval unit is, and what it may and may not do (20.18).',
  schema: Activities,
  example: { unit: 'Nevada' },
  line,
  names: { ships: ['DD', 'CA', 'CVE', 'TR', 'SS', 'ASW', ...shipNames] },
  charts: used(['namedShips']),
  reckon,
});
