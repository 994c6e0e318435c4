/** What the desk reads: JSON Schemas, and the types that follow from them. `rule` names the ground of a limit. */
import { type Static, Type } from 'typebox';
import { planeNames } from '../charts/planes.js';
import { scenarioIds } from '../charts/scenario-changes.js';

const strict = { additionalProperties: false } as const;
/** More factors or ships than any scenario has would be a slip, and would cost a long time. */
const mostFactors = 200;
const mostShips = 60;

/** Lists of names that a form offers; names.ts has them. */
type Names = 'planes' | 'ships' | 'bases' | 'targets';

const maybe = Type.Optional;
const text = (description: string, names?: Names) =>
  Type.String({ description, maxLength: 200, ...(names === undefined ? {} : { names }) });
const whole = (minimum: number, maximum: number, rule: string, description: string) =>
  Type.Integer({ minimum, maximum, rule, description });

const altitude = Type.Enum(['high', 'low'], { rule: '14.15', description: 'where the planes fly' });
const arms = Type.Enum(['none', 'GP', 'AP', 'torpedo', 'para-frag', 'skip'], {
  rule: '8.7',
  description: 'what they carry',
});
const attack = Type.Enum(['dive', 'level', 'torpedo', 'strafe'], {
  rule: '18.3',
  description: 'kind of attack; inferred from plane and arms',
});
const plane = Type.Enum([...planeNames], { rule: '8.9', names: 'planes', description: 'the name on the counter' });
const side = Type.Enum(['allied', 'japan'], { rule: '2.1', description: 'inferred from planes and ships' });

const Lot = Type.Object(
  {
    plane,
    factors: whole(1, mostFactors, '2.2', 'how many Air Factors'),
    arms: maybe(arms),
    altitude: maybe(altitude),
    attack: maybe(attack),
    target: maybe(text('the ship or base to attack; without it the policy chooses', 'targets')),
    seaBased: maybe(Type.Boolean({ rule: '8.9', description: 'carrier planes, where a name flies from land too' })),
    turnsLeft: maybe(whole(0, 30, '8.5.5', 'turns left before it must land')),
    against: maybe(
      Type.Object(
        {
          escorts: maybe(whole(0, mostFactors, '16.4', 'factors against the escorts')),
          bombers: maybe(whole(0, mostFactors, '16.4', 'factors against the bombers')),
        },
        { ...strict, rule: '16.4', description: 'how interceptors are told off, such as {"escorts": 4, "bombers": 6}' },
      ),
    ),
    fireAt: maybe(
      Type.Union(
        [
          text('one plane name for all of them', 'planes'),
          Type.Record(Type.String(), whole(1, mostFactors, '16.5.4', 'factors'), { rule: '16.5.4', names: 'planes' }),
        ],
        { rule: '16.5.4', description: 'enemy plane names to fire at, such as {"Wildcat": 4, "B-26": 6} or "Zero"' },
      ),
    ),
    saveRange: maybe(
      Type.Boolean({ rule: '15.6.1', description: 'spend no range factor in air-to-air combat: six tables lower' }),
    ),
  },
  { ...strict, rule: '8.5' },
);
export type LotInput = Static<typeof Lot>;

const planes = Type.Array(Type.Union([text('such as "10 Dauntless AP" or "5 Zero low"'), Lot]), {
  minItems: 1,
  maxItems: 40,
  rule: '8.5',
  description: 'planes, a line or an object for each kind',
});

const Formation = Type.Object({ name: maybe(text('such as AF20')), planes }, { ...strict, rule: '8.5' });
export type FormationInput = Static<typeof Formation>;

const formations = Type.Array(Formation, { minItems: 1, maxItems: 35, rule: '3.3.1', description: 'Air Formations' });

const parked = (description: string) =>
  Type.Record(Type.String(), whole(1, mostFactors, '8.6', 'Air Factors'), {
    description,
    rule: '8.6',
    names: 'planes',
  });

const Ship = Type.Object(
  {
    ship: text('name, or a type for ships without one: DD, AP, APD, AO, PG', 'ships'),
    count: maybe(whole(1, 20, '4.1.1', 'how many, for ships without a name')),
    hits: maybe(whole(0, 30, '21.2', 'damage already taken')),
    anchored: maybe(Type.Boolean({ rule: '12.7', description: 'at anchor' })),
    ready: maybe(parked('planes in the Ready box, by name')),
    justLanded: maybe(parked('planes in the Just Landed box, by name')),
    readying: maybe(parked('planes in the Readying box, by name')),
    ammunition: maybe(whole(0, 99, '19.8.1', 'Ammunition Factor left')),
    torpedoes: maybe(whole(0, 9, '19.8.2', 'Torpedo Factor left')),
  },
  { ...strict, rule: '4.1' },
);
export type ShipInput = Static<typeof Ship>;

const ships = Type.Array(Type.Union([text('such as "Shokaku" or "6 DD"'), Ship]), {
  minItems: 1,
  maxItems: mostShips,
  rule: '4.1',
  description: 'ships of one task force, a name or an object for each',
});
const TaskForce = Type.Object({ name: maybe(text('such as TF 7')), ships }, { ...strict, rule: '4.1.1' });
const taskForces = Type.Array(TaskForce, { minItems: 1, maxItems: 20, rule: '4.1.1', description: 'task forces' });
export type TaskForceInput = Static<typeof TaskForce>;

const Base = Type.Object(
  {
    name: text('such as Rabaul; its figures come from the chart, those given here go first', 'bases'),
    aaf: maybe(whole(0, 40, '17.3.2', 'Anti-Aircraft Factor')),
    sf: maybe(whole(0, 40, '19.9.3', 'Surface Factor')),
    launch: maybe(
      Type.Object(
        { normal: whole(0, 60, '8.3', 'normal launch'), minimum: whole(0, 60, '8.3', 'minimum launch') },
        { ...strict, rule: '8.3' },
      ),
    ),
    hits: maybe(whole(0, 60, '21.3', 'damage already taken')),
    ready: maybe(parked('planes in the Ready box, by name')),
    justLanded: maybe(parked('planes in the Just Landed box, by name')),
    readying: maybe(parked('planes in the Readying box, by name')),
    dispersed: maybe(parked('dispersed planes in the Readying box, by name')),
  },
  { ...strict, rule: '4.2' },
);
export type BaseInput = Static<typeof Base>;
const base = Type.Union([text('the name of a base', 'bases'), Base]);

const Options = Type.Object(
  {
    criticalHits: maybe(Type.Boolean({ description: 'a 6 on a hit may do special harm' })),
    lessLuck: maybe(whole(0, 2, 'OPT-LL', '1: no combat die, 2: a milder one')),
    combineFactors: maybe(Type.Boolean({ description: 'names with one or two factors fire together with others' })),
    airModifiers: maybe(Type.Boolean({ description: 'some planes are harder to hit in the air' })),
    paraFrag: maybe(Type.Boolean({ description: 'para-frag bombs against bases' })),
    skipBombing: maybe(Type.Boolean({ description: 'skip bombing of ships' })),
    strafing: maybe(Type.Boolean({ description: 'planes without bombs strafe bases and ships' })),
    armedLandingKeepsArms: maybe(Type.Boolean({ description: 'planes that land armed stay armed' })),
    landPlanesOnePoint: maybe(Type.Boolean({ description: 'a land plane counts one point' })),
    tfOrganization: maybe(Type.Boolean({ description: 'attacks on the edge of a task force draw less fire' })),
    longRangeBombardment: maybe(Type.Boolean({ description: 'battleships bombard from far off' })),
    torpedoReloads: maybe(Type.Boolean({ description: 'Japanese ships reload torpedoes' })),
  },
  { ...strict, rule: 'OPT', description: 'optional rules, all off unless named' },
);
export type OptionsInput = Static<typeof Options>;

/** What every procedure may say about the hour and the law. */
const situation = {
  night: maybe(Type.Boolean({ rule: '15.5', description: 'a night turn; day unless said' })),
  clouds: maybe(Type.Boolean({ rule: '6.5', description: 'a hex with clouds' })),
  scenario: maybe(Type.Enum([...scenarioIds], { rule: '26.1', description: 'whose special rules change the charts' })),
  options: maybe(Options),
  charts: maybe(
    Type.Record(Type.String(), Type.Unknown(), {
      rule: 'CHART',
      description: 'house values, such as {"air-hits": {"Avenger.torpedo": 7}}',
    }),
  ),
};
export type SituationInput = {
  night?: boolean;
  clouds?: boolean;
  scenario?: (typeof scenarioIds)[number];
  options?: OptionsInput;
  charts?: { [chart: string]: unknown };
};

const intercept = maybe(
  Type.Boolean({
    rule: '16.1',
    default: true,
    description: 'interceptors start air-to-air combat; they do unless this says false',
  }),
);
const air = { side: maybe(side), planes: maybe(planes), formations: maybe(formations) };
const fleet = { side: maybe(side), ships: maybe(ships), taskForces: maybe(taskForces) };
const target = maybe(text('what all attack that name no target of their own', 'targets'));
const names = (description: string) =>
  Type.Array(text('a ship', 'ships'), { maxItems: mostShips, rule: '19.3', description });
const fire = (rule: string, description: string) =>
  Type.Record(Type.String(), whole(1, 500, rule, 'factors'), { description, rule, names: 'ships' });

const Air = Type.Object({ ...air, target }, { ...strict, rule: '8.5', description: 'planes' });
const AirOnly = Type.Object({ ...air, intercept }, { ...strict, rule: '16.1', description: 'planes' });
const Defence = Type.Object(
  { ...fleet, base: maybe(base), interceptors: maybe(planes), intercept },
  { ...strict, rule: '15.2', description: 'ships, base, fighters overhead' },
);
const Target = Type.Object(
  { ...fleet, base: maybe(base) },
  { ...strict, rule: '15.2', description: 'ships or a base' },
);

const Line = Type.Object(
  {
    ...fleet,
    die: maybe(whole(1, 6, '19.4', 'the secret die')),
    torpedo: maybe(names('ships in the Torpedo Attack position')),
    screen: maybe(names('ships in the Screen; all others are in the Gunnery Attack position')),
    fire: maybe(fire('19.5', 'gunnery factors against each enemy ship; without it the policy splits them')),
    torpedoes: maybe(fire('19.6.3', 'torpedo factors against each enemy ship; without it the policy splits them')),
  },
  { ...strict, rule: '19.3', description: 'ships, how they stand and fire' },
);
const Torpedoes = Type.Object(
  { ...fleet, torpedoes: maybe(fire('19.6.3', 'torpedo factors against each enemy ship')) },
  { ...strict, rule: '19.6', description: 'ships' },
);

export const AirToAir = Type.Object({ attacker: AirOnly, defender: AirOnly, ...situation }, { ...strict, rule: '16' });
export const AntiAircraft = Type.Object({ attacker: Air, defender: Target, ...situation }, { ...strict, rule: '17' });
export const AirAttack = Type.Object({ attacker: Air, defender: Target, ...situation }, { ...strict, rule: '18' });
export const Strike = Type.Object({ attacker: Air, defender: Defence, ...situation }, { ...strict, rule: '15.5' });
export const Surface = Type.Object({ attacker: Line, defender: Line, ...situation }, { ...strict, rule: '19' });
export const Torpedo = Type.Object(
  {
    attacker: Torpedoes,
    defender: Torpedoes,
    table: maybe(whole(2, 12, '19.6.1', 'the sum of the secret dice; just enough unless said')),
    ...situation,
  },
  { ...strict, rule: '19.6' },
);
export const Bombardment = Type.Object(
  {
    attacker: Type.Object(
      { ...fleet, longRange: maybe(Type.Boolean({ rule: 'OPT-ESF.5', description: 'long range bombardment' })) },
      { ...strict, rule: '19.9' },
    ),
    defender: Type.Object(
      { base, fire: maybe(fire('19.9.3', 'surface factors against each ship')) },
      { ...strict, rule: '19.9' },
    ),
    ...situation,
  },
  { ...strict, rule: '19.9' },
);
export const BaseGuns = Type.Object(
  {
    attacker: Type.Object(
      { base, fire: maybe(fire('19.9.3', 'surface factors against each ship')) },
      { ...strict, rule: '19.9.3' },
    ),
    defender: Type.Object(fleet, { ...strict, rule: '19.9.3', description: 'ships at anchor' }),
    ...situation,
  },
  { ...strict, rule: '19.9.3' },
);
export const NightLanding = Type.Object(
  {
    planes,
    on: Type.Union([text('the name of a ship or base', 'targets'), Ship, Base]),
    storm: maybe(Type.Boolean({ rule: '6.6', description: 'landing in a storm hex' })),
    waspGroup: maybe(Type.Boolean({ rule: 'SC3.5', description: 'the night group of the Wasp' })),
    ...situation,
  },
  { ...strict, rule: '14.10' },
);

/** A whole battle, for a game: what each side has in the hex. */
const Force = Type.Object(
  {
    planes: maybe(planes),
    formations: maybe(formations),
    ships: maybe(ships),
    taskForces: maybe(taskForces),
    base: maybe(base),
  },
  { ...strict, rule: '15.1', description: 'planes, ships, a base' },
);
export const Battle = Type.Object({ allied: Force, japan: Force, ...situation }, { ...strict, rule: '15.1' });
export type ForceInput = Static<typeof Force>;
export type BattleInput = Static<typeof Battle>;

export type AirInput = Static<typeof Air>;
export type FleetInput = { side?: 'allied' | 'japan'; ships?: (string | ShipInput)[]; taskForces?: TaskForceInput[] };
export type LineInput = Static<typeof Line>;
export type StrikeInput = Static<typeof Strike>;
export type AirToAirInput = Static<typeof AirToAir>;
export type AntiAircraftInput = Static<typeof AntiAircraft>;
export type AirAttackInput = Static<typeof AirAttack>;
export type SurfaceInput = Static<typeof Surface>;
export type TorpedoInput = Static<typeof Torpedo>;
export type BombardmentInput = Static<typeof Bombardment>;
export type BaseGunsInput = Static<typeof BaseGuns>;
export type NightLandingInput = Static<typeof NightLanding>;
