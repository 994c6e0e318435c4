/** The desk's bombardment of airfields and ports (11.3 to 11.7, 17.2.4). */
import {
  type DeskProcedure,
  type DieNeed,
  type Line,
  misfit,
  type Need,
  type Out,
  type Plain,
  type Problem,
  type Procedure,
  type Shape,
} from '@ironbottom/umpire';
import { dateOf } from '../calendar.js';
import {
  commandPointsLost,
  commandRadius,
  type Damage,
  damagedBy,
  damageText,
  inoperable,
  inoperableDice,
  isSpread,
  portModifier,
  raidModifier,
  sound,
  workingLevel,
} from '../chapters/11-5-damage.js';
import { navalShift, shareReached } from '../chapters/17-2-naval-bombardment.js';
import { bombardmentColumn, bombardmentColumnNames, damageOf, percentLost } from '../charts/bombardment.js';
import { type GroundCharts, groundCharts } from '../charts/ground.js';
import { d6, d10, sumOf } from '../dice.js';
import { round } from '../rounding.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith } from './house.js';
import { AirfieldRaid, PortRaid, type RaidInput } from './shapes-ground.js';

/** A bombardment on its way through the dice. */
export type Raid = {
  readonly target: 'airfield' | 'port';
  readonly naval: boolean;
  readonly wide: boolean;
  readonly jungle: boolean;
  readonly shift: number;
  readonly modifier: number;
  readonly level: number;
  /** 11.5.10 When the raid came. */
  readonly workedAt: number;
  readonly radius: number;
  readonly charts: GroundCharts;
  readonly types: readonly { readonly type: string; readonly points: number }[];
  strength: number;
  step: 'share' | 'points' | 'damage' | 'inoperable' | 'command' | 'done';
  at: number;
  faces: number[];
  lost: number;
  damage: Damage;
  unfit: number;
  commandLost: number;
};

const diceFor = ({ step, damage }: Raid): number =>
  step === 'share' || step === 'command' ? 1 : step === 'inoperable' ? inoperableDice(damage) : 2;

function next(raid: Raid, out: Out): Need | undefined {
  for (;;) {
    if (raid.step === 'done') return undefined;
    if (raid.step === 'share' && !raid.wide) raid.step = 'points';
    else if (raid.step === 'points' && raid.at >= raid.types.length) raid.step = 'damage';
    else if (raid.step === 'inoperable' && diceFor(raid) === 0) settleUnfit(raid, out);
    else break;
  }
  const by = raid.naval ? 'ships' : 'planes';
  switch (raid.step) {
    case 'share':
      return d10('17.2.4', by);
    case 'inoperable':
    case 'command':
      return d6('11.5', 'owner');
    default:
      return d6(raid.target === 'port' ? '11.4' : '11.3', by);
  }
}

function die(raid: Raid, face: number, out: Out): void {
  raid.faces.push(face);
  if (raid.faces.length < diceFor(raid)) return;
  const faces = raid.faces;
  raid.faces = [];
  const column = bombardmentColumn(raid.strength, raid.shift);
  switch (raid.step) {
    case 'share': {
      raid.strength = shareReached(raid.strength, face, raid.jungle);
      if (out.on) out.say('17.2.4', 'share', { face: face % 10, strength: raid.strength });
      raid.step = 'points';
      return;
    }
    case 'points': {
      const { type, points } = raid.types[raid.at] ?? { type: '', points: 0 };
      const sum = sumOf(faces) + raid.modifier - (isSpread(raid.level, raid.damage) ? 1 : 0);
      const percent = percentLost(raid.charts.bombardmentOfAirPoints, column, sum);
      const lost = round((points * percent) / 100, 'nearest');
      raid.lost += lost;
      raid.at += 1;
      if (out.on) out.say('11.3', 'points', { type, sum, percent, lost, of: points });
      return;
    }
    case 'damage': {
      const sum = sumOf(faces) + raid.modifier;
      const result = damageOf(raid.charts.bombardmentOfBases, column, sum);
      raid.damage = damagedBy(raid.damage, result);
      if (out.on)
        out.say(raid.target === 'port' ? '11.4' : '11.3', 'damage', {
          sum,
          column: bombardmentColumnNames[column] ?? 'none',
          result,
          now: damageText(raid.damage),
        });
      if (raid.target === 'airfield') raid.step = 'inoperable';
      else
        raid.step = raid.radius > 0 && raid.damage.level > 0 && result !== '-' && result !== 'S' ? 'command' : 'done';
      return;
    }
    case 'inoperable':
      settleUnfit(raid, out, faces);
      return;
    default: {
      raid.commandLost = commandPointsLost(raid.damage, face);
      if (out.on)
        out.say('11.5', 'command', {
          points: raid.commandLost,
          radius: commandRadius(raid.radius, raid.damage),
        });
      raid.step = 'done';
    }
  }
}

const pointsIn = ({ types }: Raid): number => types.reduce((sum, { points }) => sum + points, 0);

function settleUnfit(raid: Raid, out: Out, faces: readonly number[] = []): void {
  const left = pointsIn(raid) - raid.lost;
  raid.unfit = inoperable(left, raid.level, raid.damage, faces, raid.workedAt);
  raid.step = 'done';
  if (out.on) out.say('11.5', 'unfit', { unfit: raid.unfit, of: left });
}

const procedure: Procedure<Raid> = {
  next,
  die,
  ask: () => {
    throw new Error('nothing is asked');
  },
  decide: () => undefined,
  clone: (raid) => ({ ...raid, faces: raid.faces.slice() }),
  key: ({ step, at, faces, strength, lost, damage, unfit, commandLost }) =>
    [step, at, faces.join(), strength, lost, damage.suppressed, damage.level, unfit, commandLost].join(';'),
};

const damages: { readonly [name: string]: Damage } = {
  none: sound,
  S: { suppressed: 1, level: 0 },
  D1: { suppressed: 0, level: 1 },
  D2: { suppressed: 0, level: 2 },
  D3: { suppressed: 0, level: 3 },
  D4: { suppressed: 0, level: 4 },
};

function raidFrom(target: Raid['target'], input: RaidInput, charts: GroundCharts): Raid {
  const naval = (input.by ?? 'naval') === 'naval';
  const { night = false, cap = false, island = false, jungle = false } = input;
  const raid = raidModifier({ naval, night, capAttacked: cap });
  const damage = damages[input.damage ?? 'none'] ?? sound;
  return {
    target,
    charts,
    naval,
    wide: naval && !island,
    jungle,
    shift: naval && input.usn === true ? navalShift('us', dateOf(input.date ?? '3/11/42')) : 0,
    modifier: raid + (target === 'port' ? portModifier(naval, island) : 0),
    level: input.level ?? 1,
    workedAt: workingLevel(input.level ?? 1, damage),
    radius: input.radius ?? 0,
    types: Object.entries(input.planes ?? {}).map(([type, points]) => ({ type, points })),
    strength: input.strength,
    step: 'share',
    at: 0,
    faces: [],
    lost: 0,
    damage,
    unfit: 0,
    commandLost: 0,
  };
}

function words({ kind, data }: { kind: string; data: { [key: string]: unknown } }): string {
  const text = (key: string): string => String(data[key]);
  switch (kind) {
    case 'share':
      return `The coast is no small island: strength ${text('strength')} is left (${text('face')}).`;
    case 'points':
      return `${text('type')}: ${text('sum')}, ${text('percent')} %: ${text('lost')} of ${text('of')} lost.`;
    case 'damage':
      return `${text('sum')} in column ${text('column')}: ${text('result')}; it is ${text('now')}.`;
    case 'unfit':
      return `${text('unfit')} of the ${text('of')} Air Points left cannot fly.`;
    default:
      return `The headquarters loses ${text('points')} Command Points; its radius is ${text('radius')}.`;
  }
}

const dice: { readonly [step in Raid['step']]: string } = {
  share: 'share of the strength that is reached (17.2.4)',
  points: 'planes on the ground (11.3)',
  damage: 'damage (11.3, 11.4)',
  inoperable: 'planes that cannot fly (11.5)',
  command: 'Command Points lost (11.5)',
  done: 'nothing',
};

const line = (target: Raid['target']): Line => ({
  form:
    target === 'airfield' ? 'strength 46 on airfield 2, island, F4F 4, SBD 3, TBF 1' : 'strength 46 on port, radius 15',
  parts: [
    { ask: 'Bombardment strength, such as strength 46', before: '', needed: true },
    {
      ask:
        target === 'airfield'
          ? 'Level, such as 2, and what there is: island, jungle, F4F 4'
          : 'What there is: island, radius 15',
      before: ` on ${target} `,
      needed: target === 'airfield',
    },
  ],
  read(written) {
    const strength = /strength (\d+)/i.exec(written)?.[1] ?? /^\s*(\d+)/.exec(written)?.[1];
    if (strength === undefined)
      return { problems: [{ field: 'strength', rule: '11.1', why: 'wants a strength, such as "strength 46"' }] };
    const level = /airfield (\d+)/i.exec(written)?.[1];
    const radius = /radius (\d+)/i.exec(written)?.[1];
    const damage = /\b(S|D[1-4])\b/.exec(written)?.[1];
    const planes = Object.fromEntries(
      [...written.matchAll(/,\s*([A-Z][\w-]*\d[\w-]*|[A-Z]{3}) (\d+)/g)].map(([, type, points]) => [
        type,
        Number(points),
      ]),
    );
    const input: { [key: string]: Plain } = { strength: Number(strength) };
    if (target === 'airfield') {
      input.level = Number(level ?? 1);
      input.planes = planes;
    } else if (radius !== undefined) input.radius = Number(radius);
    if (/by air|planes/i.test(written)) input.by = 'air';
    for (const word of ['island', 'jungle', 'night', 'usn', 'cap'])
      if (new RegExp(`\\b${word}\\b`, 'i').test(written)) input[word] = true;
    if (damage !== undefined) input.damage = damage;
    return { input };
  },
});

function define(
  target: Raid['target'],
  title: string,
  about: string,
  schema: Shape,
  example: Plain,
): DeskProcedure<Raid> {
  return {
    id: `war-in-the-pacific/bombard-${target}`,
    title,
    about,
    schema,
    example,
    line: line(target),
    procedure,
    policies: { none: { about: 'nothing is left to decide', policy: () => [] } },
    check(given) {
      const problem = misfit(schema, given);
      if (problem !== undefined) return { problems: [problem] };
      const input = given as RaidInput;
      const problems = dateProblems(input);
      if (problems.length > 0) return { problems };
      const house = chartsWith(groundCharts, input.charts);
      if ('problems' in house) return house;
      return {
        sitting: {
          record: raidFrom(target, input, house.charts),
          orders: (policy) => policy,
          measures: ({ lost, damage, unfit, commandLost }) => ({
            suppressed: Number(damage.suppressed > 0),
            'damage level': damage.level,
            ...(target === 'airfield'
              ? { 'Air Points lost': lost, 'Air Points inoperable': unfit }
              : { 'Command Points lost': commandLost }),
          }),
        },
      };
    },
    words,
    dieFor: ({ step }: Raid, _need: DieNeed) => dice[step],
    forces: (raid) => [
      {
        title: target === 'airfield' ? `Airfield of level ${raid.level}` : 'Port',
        head: ['', ''],
        rows: [
          ['damage', damageText(raid.damage)],
          ...(target === 'airfield'
            ? [
                ['Air Points', pointsIn(raid) - raid.lost],
                ['inoperable', raid.unfit],
              ]
            : []),
        ],
      },
    ],
    outcome: ({ damage, lost, unfit, commandLost, radius }) => ({
      damage: damageText(damage),
      pointsLost: lost,
      inoperable: unfit,
      commandLost,
      radius: commandRadius(radius, damage),
    }),
    charts: ({ charts }) => chartsUsed([charts.bombardmentOfAirPoints, charts.bombardmentOfBases]),
  };
}

function dateProblems({ date }: RaidInput): Problem[] {
  if (date === undefined) return [];
  try {
    dateOf(date);
    return [];
  } catch (wrong) {
    return [{ field: 'date', rule: '11.7', why: wrong instanceof Error ? wrong.message : String(wrong) }];
  }
}

export const airfieldDesk = define(
  'airfield',
  'Bombardment of an airfield',
  'Ships or planes against an airfield and the planes on it: losses, damage, who can still fly (11.3 to 11.6).',
  AirfieldRaid,
  { strength: 46, level: 2, island: true, planes: { F4F: 4, 'P-400': 1, SBD: 3, TBF: 1 } },
);

export const portDesk = define(
  'port',
  'Bombardment of a port',
  'Ships or planes against a port, and what its headquarters loses (11.4, 11.5).',
  PortRaid,
  { strength: 46, radius: 15 },
);
