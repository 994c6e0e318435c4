/** What the desk reads for ground combat and bombardment. */
import { record, type Shape } from '@ironbottom/umpire';
import { type Arm, arms } from '../chapters/25-3-jungle.js';
import { type Side, sides } from '../sides.js';
import { type HouseInput, houseShape } from './house.js';

const text = (description: string): Shape => ({ type: 'string', maxLength: 60, description });
const whole = (minimum: number, maximum: number, rule: string, description: string): Shape => ({
  type: 'integer',
  minimum,
  maximum,
  rule,
  description,
});
const yes = (rule: string, description: string): Shape => ({ type: 'boolean', rule, description, default: false });
const date: Shape = text('turn/cycle/year, such as 3/11/42');

const unit = record({
  'name?': text('what it is called'),
  quality: whole(1, 10, '23.5', 'Troop Quality'),
  steps: whole(1, 20, '23.0', 'steps it has now'),
  'arm?': { enum: arms, rule: '25.3', description: 'for the jungle; Japanese Army or Marines unless said' },
  'broken?': yes('23.5', 'broken'),
  'inactive?': yes('23.0', 'not activated'),
  'labour?': yes('23.2.2', 'an asterisk instead of steps'),
});
const units: Shape = { type: 'array', items: unit, minItems: 1, maxItems: 12, description: 'the first one leads' };

export type UnitInput = {
  name?: string;
  quality: number;
  steps: number;
  arm?: Arm;
  broken?: boolean;
  inactive?: boolean;
  labour?: boolean;
};

export type GroundCombatInput = {
  attacker: Side;
  japan: UnitInput[];
  allies: UnitInput[];
  jungle?: boolean;
  fort?: number;
  airfield?: boolean;
  modifier?: number;
  date?: string;
  noWayOut?: Side[];
  charts?: HouseInput;
};

export const GroundCombat: Shape = record({
  attacker: { enum: sides, rule: '23.2.1', description: 'who attacks' },
  japan: units,
  allies: units,
  'jungle?': yes('25.3', 'the hex is jungle'),
  'fort?': whole(0, 4, '23.5', 'level of the defender’s fortification'),
  'airfield?': yes('23.3.1', 'the hex has an airfield of the defender’s'),
  'modifier?': whole(-3, 3, '11.2.2', 'net modifier of bombardments, for the attacker'),
  'date?': date,
  'noWayOut?': {
    type: 'array',
    items: { enum: sides },
    maxItems: 2,
    rule: '23.3.2',
    description: 'who has no hex to retreat to',
  },
  'charts?': houseShape,
});

export type RaidInput = {
  strength: number;
  by?: 'air' | 'naval';
  usn?: boolean;
  date?: string;
  night?: boolean;
  cap?: boolean;
  island?: boolean;
  jungle?: boolean;
  level?: number;
  damage?: string;
  planes?: { [type: string]: number };
  radius?: number;
  charts?: HouseInput;
};

const raid = {
  strength: whole(0, 999, '11.1', 'total bombardment strength'),
  'by?': { enum: ['air', 'naval'], rule: '11.1', description: 'planes, or ships; ships unless said' },
  'usn?': yes('11.7', 'American ships'),
  'date?': date,
  'night?': yes('11.6.1', 'at night'),
  'cap?': yes('11.6.1', 'CAP attacked the planes'),
  'island?': yes('17.2.4', 'on an island of three hexes or fewer'),
  'jungle?': yes('17.2.4', 'the hex is jungle'),
  'damage?': {
    enum: ['none', 'S', 'D1', 'D2', 'D3', 'D4'],
    rule: '11.5',
    description: 'what it has suffered already',
  },
  'charts?': houseShape,
} satisfies { [field: string]: Shape };

export const AirfieldRaid: Shape = record({
  ...raid,
  level: whole(1, 13, '4.3.1', 'level of the airfield'),
  'planes?': {
    type: 'object',
    patternProperties: { '': whole(0, 65, '11.3', 'Air Points') },
    description: 'Air Points on the ground, by type',
  },
});

export const PortRaid: Shape = record({
  ...raid,
  'radius?': whole(0, 60, '11.5', 'Command Radius of a headquarters in the port'),
});
