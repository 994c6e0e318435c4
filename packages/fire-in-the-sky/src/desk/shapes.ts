/** What the desk reads. `rule` names the ground of a limit. */
import { record, type Shape } from '@ironbottom/umpire';
import type { optionalRules } from '../options.js';

/** More than any hex holds would be a slip, and would cost a long time. */
const most = 40;

export const whole = (minimum: number, maximum: number, rule: string, description: string): Shape => ({
  ...{ type: 'integer', minimum, maximum, rule, description },
});
const flag = (rule: string, description: string): Shape => ({ type: 'boolean', rule, description, default: false });
const choice = (of: readonly string[], rule: string, description: string): Shape => ({ enum: of, rule, description });

const described: { readonly [O in keyof typeof optionalRules]: [rule: string, about: string] } = {
  britishCarriers: ['16.1.2', 'British CV have armoured decks: −1 to strikes at them'],
  strategicAir: ['16.1.3', 'the Allies bomb Japan for Transport Points'],
  marines: ['16.1.6', 'US Marines that land have +1'],
  radarAndSonar: ['16.1.7', 'from turn 10 Allied escorts, planes and guns have +1'],
  longLance: ['16.2.1', 'Japanese CA, CL, DD: one Firepower more in the first round'],
  tokyoExpress: ['16.2.2', 'Japanese CL and DD alone are gone after one round'],
  elitePilots: ['16.2.3', 'elite Japanese Air Points have +1'],
  kamikaze: ['16.2.4', 'from turn 10 Air Points may dive on ships'],
  lateCarriers: ['16.2.5', 'Ise is rebuilt, Unryu is finished'],
  antiAirProgramme: ['16.2.6', 'from turn 10 Japanese ships have more anti-aircraft dice'],
};

const options = (names: readonly (keyof typeof optionalRules)[]): Shape => ({
  ...record(Object.fromEntries(names.map((name) => [`${name}?`, flag(...described[name])]))),
  description: 'optional rules in force',
});

export const turn = whole(1, 16, 'CARD-turn-2', 'the turn, 1 (December 1941) to 16; 7 where nothing is said');
const part = choice(['japan', 'allies'], '11.2.2.2', 'whose part of the turn it is: the attacker');
const rounds = whole(1, 3, 'R6', 'rounds to be fought; 1 where nothing is said');

const ship: Shape = {
  ...{ type: 'string', maxLength: 80, names: 'ships', rule: 'R1' },
  description: 'such as "Kongo", "2 DD", "Nevada (at anchor)"',
};
export const ships: Shape = {
  type: 'array',
  items: ship,
  minItems: 1,
  maxItems: most,
  rule: 'R1',
  description: 'naval units',
};
const aim: Shape = {
  type: 'string',
  maxLength: 80,
  names: 'ships',
  rule: 'CARD-surface',
  description: 'the ship that all fire at while they can',
};
const cargo: Shape = {
  ...{ type: 'array', maxItems: most, rule: 'R10', description: 'units aboard: "air", "4 land", "4 marines"' },
  items: { type: 'string', maxLength: 20 },
};
const points = (rule: string, about: string): Shape => whole(0, most, rule, about);
const troops: Shape = {
  ...{
    type: 'array',
    minItems: 1,
    maxItems: most,
    rule: '11.2.5.5',
    description: 'land units: "4", "4 marines landing"',
  },
  items: { type: 'string', maxLength: 30 },
};

const airFields = {
  'air?': points('11.2.2.2', 'land-based Air Points'),
  'carrierAir?': points('11.2.2.2', 'Air Points aboard the carriers named here'),
  'elite?': points('16.2.3', 'how many of the Japanese Air Points are elite'),
  'kamikazes?': points('16.2.4', 'how many of the Japanese Air Points are kamikazes'),
};

export const submarineShape = record({
  submarines: whole(1, most, '11.1.3', 'Submarine Points that attack'),
  ships,
  'cargo?': cargo,
  'airCover?': flag('11.1.2', 'a friendly land-based air unit is in the hex'),
  'aim?': aim,
  'turn?': turn,
  'options?': options(['radarAndSonar']),
});

export const merchantShape = record({
  submarines: points('5.4', 'Submarine Points against the convoys'),
  'escorts?': points('5.3', 'dice of the escorts, an Oil Point each'),
  'bombers?': points('16.1.3', 'dice of strategic air warfare, a Transport Point each'),
  'baseNearJapan?': flag('16.1.3', 'an Allied base lies within two hexes of a Home Base'),
  'turn?': turn,
});

const airForce = record({ ...airFields, 'ships?': ships, 'cargo?': cargo, 'aim?': aim });
export const airShape = record({
  'japan?': airForce,
  'allies?': airForce,
  'part?': part,
  'turn?': turn,
  'options?': options(['britishCarriers', 'radarAndSonar', 'elitePilots', 'kamikaze', 'antiAirProgramme']),
});

const fleet = record({ ships, 'aim?': aim });
export const surfaceShape = record({
  japan: fleet,
  allies: fleet,
  'rounds?': rounds,
  'turn?': turn,
  'options?': options(['longLance', 'tokyoExpress']),
});

const army = record({
  troops,
  'air?': points('11.2.5.3', 'Air Points that support them'),
  'outOfSupply?': flag('11.2.5.5', 'they cannot trace supply: −1'),
});
export const landShape = record({
  japan: army,
  allies: army,
  'part?': part,
  'supremacy?': choice(['japan', 'allies'], 'R5', 'who has Air Supremacy'),
  'rounds?': rounds,
  'turn?': turn,
  'options?': options(['marines']),
});

const everything = record({
  ...airFields,
  'ships?': ships,
  'cargo?': cargo,
  'submarines?': points('11.1.3', 'Submarine Points'),
  'troops?': troops,
  'outOfSupply?': flag('11.2.5.5', 'they cannot trace supply: −1'),
  'aim?': aim,
});
export const battleShape = record({
  japan: everything,
  allies: everything,
  'part?': part,
  'rounds?': { ...rounds, description: 'rounds of surface and of land combat, at most; 3 where nothing is said' },
  'turn?': turn,
  'options?': options(
    (Object.keys(described) as (keyof typeof optionalRules)[]).filter(
      (name) => name !== 'strategicAir' && name !== 'lateCarriers',
    ),
  ),
});

export const damageShape = record({
  ship: { ...ship, description: 'the ship that was hit' },
  hits: whole(1, 12, 'CARD-damage-check', 'how many hits'),
  by: choice(['submarine', 'air', 'surface'], 'CARD-damage-modifiers', 'who scored them'),
  'firepower?': whole(0, 4, 'CARD-damage-modifiers', 'of the ship that fired, in surface combat'),
  'turn?': turn,
});

export const movementShape = record({
  side: choice(['japan', 'allies'], 'CARD-transport.naval', 'whose units move'),
  move: choice(
    ['seaDeployment', 'operational', 'reaction', 'return'],
    'CARD-transport.naval',
    'which kind of movement',
  ),
  hexes: whole(0, 12, 'CARD-transport.naval', 'how far'),
  'ships?': ships,
  'air?': points('CARD-transport.air-land', 'air units carried'),
  'land?': {
    ...{ type: 'array', maxItems: most, rule: 'CARD-transport.air-land', description: 'land units carried: 2, 4 or 8' },
    items: { enum: [2, 4, 8] },
  },
  'zones?': {
    ...{ type: 'array', maxItems: 13, rule: '8.0' },
    description: 'hexes of the way in an enemy Air Zone of Control: 0 is where it began',
    items: whole(0, 12, '8.0', 'the hex'),
  },
});

export const costShape = record({
  'oilPoints?': points('CARD-cost.oil', 'Oil Points to be shipped'),
  'escorts?': points('CARD-cost.escort', 'DD units to or from the Convoy Escort box'),
  'escortDice?': points('CARD-cost.asw', 'dice of the convoy escorts'),
  'bomberDice?': points('16.1.3', 'dice of strategic air warfare'),
});
