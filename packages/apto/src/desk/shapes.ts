/** What the desk reads for a land attack. */
import { record, type Shape } from '@ironbottom/umpire';
import type { LandKind, Nation, Side } from '../pieces.js';
import { type HouseInput, houseShape } from './house.js';

const whole = (minimum: number, maximum: number, rule: string, description: string): Shape => ({
  ...{ type: 'integer', minimum, maximum, rule, description },
});
const yes = (rule: string, description: string): Shape => ({ type: 'boolean', rule, description, default: false });

export const nations: readonly Nation[] = [
  ...(['japan', 'manchukuo', 'china', 'ccp', 'ussr', 'mongolia', 'thailand', 'us', 'uk'] as const),
  ...(['australia', 'new-zealand', 'netherlands', 'france'] as const),
];
export const kinds: readonly LandKind[] = [
  ...(['infantry', 'siberian', 'cavalry', 'artillery', 'armor', 'mechanized', 'motorized'] as const),
  ...(['paratroop', 'marine', 'commando', 'garrison', 'partisan', 'home-guard'] as const),
];

/** 5.14 Minor partners, who defend at half outside their own country; those of the Commonwealth never do. */
export const partners: readonly Nation[] = ['manchukuo', 'mongolia', 'thailand', 'netherlands', 'france'];

export type UnitInput = {
  full: number;
  depleted?: number;
  count?: number;
  flipped?: boolean;
  nation?: Nation;
  kind?: LandKind;
  name?: string;
  outOfSupply?: boolean;
  abroad?: boolean;
};

export type AttackerInput = UnitInput & {
  side?: number;
  across?: 'river' | 'strait';
  by?: 'land' | 'sea' | 'drop';
  general?: number;
};

const unitFields: { readonly [name: string]: Shape } = {
  full: whole(0, 20, '5.14', 'printed strength of the full unit'),
  'depleted?': whole(0, 20, '5.14', 'printed strength of its other side; none: a unit of one step'),
  'count?': whole(1, 10, '5.14', 'so many alike'),
  'flipped?': yes('5.18', 'it has lost its first step'),
  'nation?': { enum: nations, description: 'Japan and China unless said, by who attacks' },
  'kind?': { enum: kinds, description: 'infantry unless said' },
  'name?': { type: 'string', maxLength: 60, description: 'what it is called' },
  'outOfSupply?': yes('5.16', 'it cannot trace supply'),
  'abroad?': yes('5.14', 'of a minor partner, outside its own country: it defends at half unless planes or ships help'),
};

const attackers: Shape = {
  type: 'array',
  minItems: 1,
  maxItems: 12,
  items: record({
    ...unitFields,
    'side?': whole(1, 6, '5.16', 'the side of the target it attacks from, clockwise; 1 unless said'),
    'across?': { enum: ['river', 'strait'], rule: '5.14', description: 'what lies between' },
    'by?': { enum: ['land', 'sea', 'drop'], rule: '5.16', description: 'over land, from the sea, out of the air' },
    'general?': whole(0, 5, '5.10', 'strength of a General of its nation in its hex; of those in one hex one counts'),
  }),
};
const defenders: Shape = { type: 'array', minItems: 0, maxItems: 12, items: record(unitFields) };

const general = record({
  strength: whole(0, 5, '5.10', 'his strength'),
  'name?': { type: 'string', maxLength: 40, description: 'his name' },
});
const first: Shape = { ...general, description: 'with the first attacker; a unit of another hex has its own' };
const support = record({
  'air?': whole(0, 40, '5.14', 'strength of bombers that support the attack or the defence; heavy ones halved'),
  'naval?': whole(0, 40, '5.14', 'points of ships: a third of their gunnery, and one each for any CL and DD'),
  'aloft?': whole(
    0,
    60,
    '5.16',
    'strength of all planes over the hex after their fight; that of the bombers unless said',
  ),
});

export type SupportInput = { air?: number; naval?: number; aloft?: number };
type GeneralInput = { strength: number; name?: string };

export type LandCombatInput = {
  attacker?: Side;
  attackers: AttackerInput[];
  defenders: UnitInput[];
  terrain?: 'clear' | 'desert' | 'jungle' | 'jungle-mountain' | 'mountain';
  fort?: 'chit' | 'permanent';
  coastalFort?: boolean;
  homeCity?: 'ussr' | 'japan';
  inChina?: boolean;
  monsoon?: boolean;
  year?: number;
  sneak?: 1 | 2;
  support?: { attacker?: SupportInput; defender?: SupportInput };
  generals?: { attacker?: GeneralInput; defender?: GeneralInput };
  headquarters?: boolean;
  noWayOut?: boolean;
  noVoluntaryRetreat?: boolean;
  charts?: HouseInput;
};

export const LandCombat: Shape = record({
  'attacker?': { enum: ['japan', 'allies'], description: 'whose attack; Japan’s unless said' },
  attackers,
  defenders,
  'terrain?': {
    enum: ['clear', 'desert', 'jungle', 'jungle-mountain', 'mountain'],
    rule: '5.16',
    description: 'of the target',
  },
  'fort?': {
    enum: ['chit', 'permanent'],
    rule: '5.14',
    description: 'a fortification chit, or a fort printed on the map',
  },
  'coastalFort?': yes('5.14', 'a coastal fort, against landings'),
  'homeCity?': { enum: ['ussr', 'japan'], rule: '5.16', description: 'the target is a city in that nation’s home' },
  'inChina?': yes('5.16', 'the target lies in China or Manchukuo, for the Communists'),
  'monsoon?': yes('5.16', 'Monsoon in the target; Wet weather takes nothing from the die (R75)'),
  'year?': whole(1937, 1946, '5.16', 'for Soviet armour'),
  'sneak?': whole(1, 2, '5.16', 'month of the Japanese Sneak Attack'),
  'support?': record({ 'attacker?': support, 'defender?': support }),
  'generals?': record({ 'attacker?': first, 'defender?': general }),
  'headquarters?': yes('5.2', 'a headquarters in the target'),
  'noWayOut?': yes('5.18', 'the defenders have no hex to retreat to'),
  'noVoluntaryRetreat?': yes('11.8', 'with that option'),
  'charts?': houseShape,
});
