/** The desk's anti-aircraft fire of ground targets: airfields, ports, ground units (10.2, 10.3). */
import {
  type DeskProcedure,
  misfit,
  type Out,
  type Problem,
  type Procedure,
  record,
  type Shape,
} from '@ironbottom/umpire';
import { aaResult } from '../chapters/10-1-anti-aircraft.js';
import { type GroundTarget, groundStrength, highShift, isFiredAt, mayBeFirst } from '../chapters/10-2-ground-fire.js';
import { sound } from '../chapters/11-5-damage.js';
import { type AirType, type Altitude, airTypes, altitudes } from '../charts/air-points.js';
import { installationAA } from '../charts/installation-aa.js';
import { strikeCharts } from '../charts/strike.js';
import { d6, sumOf } from '../dice.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

type Planes = { type: AirType; points: number; altitude: Altitude; fighters: boolean };

const read = { ...strikeCharts, installationAA };
type Charts = typeof read;

/** Fire on its way through the dice. */
export type GroundFire = {
  readonly charts: Charts;
  readonly strength: number;
  /** 10.3.1; null: nothing reaches so high. */
  readonly shift: number | null;
  /** 10.2 Who has the first result; empty: chance says. */
  readonly first: string;
  planes: Planes[];
  faces: number[];
  lost: number;
  aborted: number;
  down: number;
  off: number;
  step: 'fire' | 'losses' | 'done';
};

type Input = {
  planes: { type: AirType; points: number; altitude?: Altitude; suppress?: boolean }[];
  airfield?: { level: number; damage?: number; lost?: number };
  port?: { size: 'minor' | 'major'; lost?: number };
  units?: { antiAir: number; isolated?: boolean }[];
  target?: GroundTarget['target'];
  priority?: Altitude;
  first?: AirType;
  charts?: HouseInput;
};

const aloft = ({ planes }: GroundFire): number => planes.reduce((sum, { points }) => sum + points, 0);

function strike(fire: GroundFire, at: Planes | undefined, out: Out): void {
  if (at === undefined) return;
  const down = fire.lost > 0;
  at.points -= 1;
  if (down) {
    fire.lost -= 1;
    fire.down += 1;
  } else {
    fire.aborted -= 1;
    fire.off += 1;
  }
  if (out.on) out.say('10.2', down ? 'down' : 'off', { type: at.type });
  fire.planes = fire.planes.filter(({ points }) => points > 0);
}

const procedure: Procedure<GroundFire> = {
  next(fire, out) {
    if (fire.step === 'fire') {
      if (fire.shift !== null && fire.strength > 0) return d6('10.2', 'guns');
      fire.step = 'done';
    }
    while (fire.step === 'losses') {
      if (fire.lost + fire.aborted === 0 || fire.planes.length === 0) fire.step = 'done';
      else if (fire.planes.length > 1) return { need: 'die', rule: '10.2', by: 'guns', sides: aloft(fire) };
      else strike(fire, fire.planes[0], out);
    }
    return undefined;
  },
  die(fire, face, out) {
    if (fire.step === 'losses') {
      let at = face;
      strike(
        fire,
        fire.planes.find(({ points }) => {
          at -= points;
          return at <= 0;
        }),
        out,
      );
      return;
    }
    fire.faces.push(face);
    if (fire.faces.length < 2) return;
    const { lost, aborted } = aaResult({ charts: fire.charts }, fire.strength, fire.shift ?? 0, sumOf(fire.faces));
    Object.assign(fire, { lost, aborted, step: 'losses' });
    if (out.on)
      out.say('10.2', 'fire', { strength: fire.strength, shift: fire.shift, roll: sumOf(fire.faces), lost, aborted });
    fire.faces = [];
    const named = fire.planes.find(({ type }) => type === fire.first);
    if (named !== undefined && lost + aborted > 0) strike(fire, named, out);
  },
  ask() {
    throw new Error('nobody is asked under anti-aircraft fire');
  },
  decide: () => undefined,
  clone: (fire) => ({ ...fire, planes: fire.planes.map((each) => ({ ...each })), faces: fire.faces.slice() }),
  key: ({ charts: _, ...fire }) => JSON.stringify(fire),
};

const lost: Shape = { type: 'integer', minimum: 0, maximum: 60, description: 'AA lost for good', rule: '10.3.3' };
const schema = record({
  planes: {
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: record({
      type: { type: 'string', enum: [...airTypes], description: 'planes' },
      points: { type: 'integer', minimum: 1, maximum: 20, description: 'Air Points, of ten planes each' },
      'altitude?': { type: 'string', enum: [...altitudes] },
      'suppress?': { type: 'boolean', description: 'fighters that go for the guns', rule: '7.9' },
    }),
  },
  'airfield?': record({
    level: { type: 'integer', minimum: 1, maximum: 13 },
    'damage?': { type: 'integer', minimum: 0, maximum: 4, rule: '11.5' },
    'lost?': lost,
  }),
  'port?': record({ size: { type: 'string', enum: ['minor', 'major'] }, 'lost?': lost }),
  'units?': {
    type: 'array',
    minItems: 1,
    maxItems: 12,
    items: record({
      antiAir: { type: 'integer', minimum: 0, maximum: 30, rule: '10.2.1' },
      'isolated?': { type: 'boolean', rule: '10.2.2' },
    }),
  },
  'target?': {
    type: 'string',
    enum: ['airfield', 'port', 'units'],
    description: 'which of them is attacked',
    rule: '10.2',
  },
  'priority?': { type: 'string', enum: [...altitudes], description: 'the altitude fired at first', rule: '10.2' },
  'first?': { type: 'string', enum: [...airTypes], description: 'the type that has the first loss', rule: '10.2' },
  'charts?': houseShape,
});

/** What stands in the hex. */
const hexOf = ({ airfield, port, units }: Input): GroundTarget[] => [
  ...(airfield === undefined
    ? []
    : [
        {
          target: 'airfield' as const,
          level: airfield.level,
          damage: { ...sound, level: airfield.damage ?? 0 },
          lost: airfield.lost ?? 0,
        },
      ]),
  ...(port === undefined ? [] : [{ target: 'port' as const, port: port.size, lost: port.lost ?? 0 }]),
  ...(units === undefined ? [] : [{ target: 'units' as const, units }]),
];

function begin(input: Input, charts: Charts): GroundFire | Problem {
  const inHex = hexOf(input);
  const attacked = inHex.find(({ target }) => target === input.target) ?? inHex[0];
  if (attacked === undefined)
    return { field: 'target', rule: '10.2', why: 'say what is attacked: airfield, port or units' };
  if (input.target !== undefined && attacked.target !== input.target)
    return { field: 'target', rule: '10.2', why: `there is no ${input.target} in the hex` };
  if (input.target === undefined && inHex.length > 1) {
    const there = inHex.map(({ target }) => target).join(' and ');
    return {
      field: 'target',
      rule: '10.2',
      why: `there are ${there}: say which of them is attacked, for it alone fires`,
    };
  }
  const { values } = charts.airPoints;
  const stray = input.planes.findIndex(({ type }) => values[type].side !== values[input.planes[0]?.type ?? type].side);
  if (stray >= 0)
    return { field: `planes[${stray}].type`, rule: '4.1', why: `${input.planes[stray]?.type} fly for the other side` };
  const isFighters = (type: AirType): boolean => {
    const { D, T, B } = charts.airPoints.values[type];
    return D + T + B === 0;
  };
  const planes = input.planes
    .map(({ type, points, altitude = charts.airPoints.values[type].altitude, suppress = false }) => ({
      type,
      points,
      altitude,
      fighters: isFighters(type),
      suppress,
    }))
    .filter(isFiredAt)
    .map(({ suppress: _, ...each }) => each);
  const altitude = input.priority ?? planes[0]?.altitude ?? 'medium';
  const first = input.first ?? '';
  if (first !== '' && !mayBeFirst(planes, altitude, first))
    return { field: 'first', rule: '10.2', why: `${first} are less than half of the bombers at ${altitude}` };
  return {
    charts,
    strength: groundStrength(inHex, attacked.target, charts.installationAA),
    shift: highShift(attacked, altitude),
    first,
    planes,
    faces: [],
    lost: 0,
    aborted: 0,
    down: 0,
    off: 0,
    step: 'fire',
  };
}

export const groundFireDesk: DeskProcedure<GroundFire> = {
  id: 'war-in-the-pacific/ground-anti-aircraft',
  title: 'Anti-aircraft fire of a base or of troops',
  about: 'Planes that bombard an airfield, a port or ground units under the fire of what they attack (10.2, 10.3).',
  schema,
  example: {
    planes: [
      { type: 'G4M', points: 5 },
      { type: 'A6M', points: 3 },
    ],
    airfield: { level: 2 },
  },
  names: {},
  procedure,
  policies: { none: { about: 'nothing is decided', policy: () => [] } },
  check(input) {
    const problem = misfit(schema, input);
    if (problem !== undefined) return { problems: [problem] };
    const house = chartsWith(read, (input as Input).charts);
    if ('problems' in house) return house;
    const start = begin(input as Input, house.charts);
    if ('why' in start) return { problems: [start] };
    return {
      sitting: {
        record: start,
        orders: (policy) => policy,
        measures: ({ down, off, ...end }) => ({
          'shot down': down,
          'driven off': off,
          left: aloft({ down, off, ...end }),
        }),
      },
    };
  },
  words: ({ kind, data }) =>
    kind === 'fire'
      ? `AA of ${data.strength}${data.shift === 0 ? '' : `, a column to the left`}, roll ${data.roll}: ${data.lost} shot down, ${data.aborted} driven off.`
      : `An Air Point of ${data.type} is ${kind === 'down' ? 'shot down' : 'driven off'}.`,
  dieFor: ({ step }) => (step === 'fire' ? 'anti-aircraft fire, two dice' : 'who is hit'),
  forces: ({ planes, strength }) => [
    {
      title: 'Planes',
      head: ['Planes', 'Altitude'],
      rows: planes.map(({ type, points, altitude }) => [`${points} ${type}`, altitude]),
    },
    { title: 'Guns', head: ['AA'], rows: [[strength]] },
  ],
  outcome: ({ down, off }) => ({ down, off }),
  charts: ({ charts }) => chartsUsed([charts.aaTable, charts.installationAA, charts.airPoints]),
};
