/** What the desk reads. */
import { record, type Shape } from '@ironbottom/umpire';
import { type Activity, activities } from '../chapters/20-18-activities.js';
import { boxes } from '../charts/transports.js';
import { type Cargo, type Power, powers } from '../pieces.js';
import type { Strike } from '../strike.js';

const text = (description: string, names?: string): Shape => ({
  type: 'string',
  maxLength: 80,
  description,
  ...(names === undefined ? {} : { names }),
});
const whole = (minimum: number, maximum: number, rule: string, description: string): Shape => ({
  type: 'integer',
  minimum,
  maximum,
  rule,
  description,
});
const yes = (rule: string, description: string, held = false): Shape => ({
  type: 'boolean',
  rule,
  description,
  default: held,
});
const one = (values: readonly string[], rule: string, description: string): Shape => ({
  enum: values,
  rule,
  description,
});
const list = (items: Shape, maxItems: number, description: string): Shape => ({
  type: 'array',
  items,
  maxItems,
  description,
});

const mostStrength = 200;
const ofForce = (description: string): Shape =>
  list(
    text('a ship such as "Nevada" or "Kongo (1 hit)", or factors such as "10 DD" or "4 American CA"', 'ships'),
    60,
    description,
  );

const power = (description: string): Shape => one(powers, '20.161', description);
const year = whole(1939, 1946, '20.57', 'for the nationality DRMs (designed); 1942 unless said');
const where = one(['sea', 'port', 'raid'], '20.523', 'where the ships are; at sea unless said');

const cargo = record({
  name: text('such as "3-4 infantry"'),
  kind: one(['ground', 'air', 'squadrons', 'oil', 'brp'], '20.58', 'what it is'),
  factors: whole(1, 30, '20.64C', 'factors, squadrons, counters or BRPs'),
  on: one(['DD', 'TR'], '20.58', 'carried by destroyers or transports'),
});

const defender = record({
  'power?': power('whose ships without a name they are'),
  'force?': ofForce('the ships that are attacked, and those with them'),
  'cargo?': list(cargo, 20, 'what destroyers and transports carry'),
  'carrying?': record({
    'DD?': whole(0, 100, '20.58A', 'destroyer factors with cargo'),
    'TR?': whole(0, 100, '20.58A', 'transports with cargo'),
  }),
  'fullDecks?': list(text('a carrier', 'ships'), 20, 'carriers with all their squadrons aboard (20.33)'),
});

const known = {
  'hits?': whole(0, 99, '20.51', 'hits already rolled at the table, instead of a strength'),
  'twelve?': yes('20.5241A', 'they came of a natural 12'),
};
const target = text('a ship, "light" for the light ships, or "screened" for those with cargo', 'targets');

const attacksOf = (strength: { readonly [name: string]: Shape }): Shape =>
  list(record({ target, ...strength, ...known }), 12, 'one attack after another');

const common = {
  'where?': where,
  'year?': year,
  'bombarding?': yes('20.5221', 'the named ships are bombarding a shore'),
};

export const AirAttack: Shape = record({
  attacks: attacksOf({ 'squadrons?': whole(1, mostStrength, '20.51', 'air squadrons') }),
  'attacker?': record({ 'power?': power('whose squadrons they are') }),
  'defender?': defender,
  ...common,
  'surprise?': whole(0, 12, '20.5241C', 'level of surprise'),
  'landBased?': yes('20.51', 'not naval air units'),
  'airDefence?': yes('20.5222D', 'roll air defence first (designed)'),
  'atomic?': yes('20.5241D', 'an atomic attack'),
});

export const FleetAttack: Shape = record({
  attacks: attacksOf({ 'factors?': whole(1, mostStrength, '20.51', 'fleet factors; without it all of them') }),
  'attacker?': record({ 'power?': power('whose ships they are'), 'force?': ofForce('the ships that fire') }),
  'defender?': defender,
  ...common,
  'hampered?': one(['attacker', 'defender'], '20.51', 'who is reduced by what it is doing (22.552B)'),
});

export const SubmarineAttack: Shape = record({
  attacks: attacksOf({ 'submarines?': whole(1, mostStrength, '20.7', 'submarine factors') }),
  'attacker?': record({ 'power?': power('whose submarines they are') }),
  'defender?': defender,
  ...common,
  'advanced?': yes('20.78C', 'advanced submarines'),
});

export const Hits: Shape = record({
  attacks: list(
    record({ target, hits: whole(0, 99, '20.51', 'how many'), 'twelve?': known['twelve?'] }),
    12,
    'hits, attack by attack',
  ),
  'defender?': defender,
  ...common,
  'surprise?': whole(0, 12, '20.5241C', 'level of surprise, if they came from the air'),
  'atomic?': yes('20.5241D', 'an atomic attack'),
});

export const TaskForce: Shape = record({
  force: ofForce('the naval units that are to form it'),
  'power?': power('whose task force it is'),
  'strikeForce?': yes('20.162A', "Japan's strike force against Pearl Harbor (51.12)"),
  'flags?': list(one(['vichy', 'free french'], '20.162C', 'French units'), 2, 'French units among them'),
  'inverted?': list(text('one of the force as written above', 'ships'), 60, 'units inverted in this turn (20.162D)'),
  'invertedBefore?': list(
    text('one of the force as written above', 'ships'),
    60,
    'units inverted when the turn began (20.162E)',
  ),
  'redeploymentOver?': yes('20.162E', 'the redeployment phase has ended'),
  'counters?': whole(0, 12, '20.161', 'task force counters already on the board'),
  'returnsTo?': ofForce('it has lost ships and comes into a port where these lie (20.163)'),
  'port?': record({
    ports: whole(0, 4, '20.15', 'ports in the hex'),
    'portCounters?': whole(0, 4, '20.15', 'port counters there'),
    'others?': whole(0, 500, '20.166', 'naval factors already based there'),
  }),
});

export const Transports: Shape = record({
  'owner?': one(['allies', 'japan'], '20.61', 'whose they are; the Western Allies unless said'),
  'box?': one(boxes, '20.63', 'which box of strategic warfare; the Pacific unless said'),
  before: whole(0, 200, '20.636B', "transports in the box at the end of the owner's last turn"),
  'sunk?': whole(0, 200, '20.511D', 'sunk since'),
  'damaged?': whole(0, 200, '20.66', 'damaged since, and not sunk'),
  'other?': whole(0, 200, '20.632A', 'undamaged transports in the other of Atlantic and Indian Ocean'),
  'oil?': whole(0, 60, '20.64A', 'oil counters to ship'),
  'supplyLines?': whole(0, 60, '20.64B', 'supply lines from mapboard boxes'),
  'ground?': list(whole(1, 20, '20.64C', 'factors'), 24, 'ground units to carry, each by its factors'),
  'air?': whole(0, 100, '20.64C', 'air factors to carry'),
  'squadrons?': whole(0, 300, '20.64C', 'naval air squadrons to carry'),
  'grants?': list(whole(1, 100, '20.64D', 'BRPs'), 20, 'grants by sea'),
  'cutOff?': yes('20.633C', 'Japan, at war with Britain, traces no supply line to the south'),
  'protection?': list(
    record({
      unit: text('a naval unit'),
      transport: text('a transport, such as TR 1'),
      activity: text('what it does, such as oil'),
    }),
    30,
    'naval units that protect transports (20.65)',
  ),
  'britainOut?': yes('20.634C', 'Britain has surrendered'),
  'britishPortsLost?': yes('20.633A', 'the Axis hold every port of Britain and Ulster'),
});

export const Activities: Shape = record({
  unit: text('a ship such as "Nevada" or "Akagi (damaged)", or a kind: DD, CA, CVE, TR, SS, ASW', 'ships'),
  'activity?': one(activities, '20.18', 'what it wants to do; without it all it may'),
  'invading?': whole(0, 100, '20.442', 'for escort carriers: ground factors that invade'),
});

export const Markers: Shape = record({
  what: one(
    ['transfer', 'part intercepts', 'forces meet', 'new ships', 'task in a box', 'set up'],
    '20.164',
    'what happens',
  ),
  'samePort?': yes('20.164C', 'both are in the same port or mapboard box'),
  'atSea?': yes('20.164C', 'they are at sea'),
  'combatGroups?': yes('20.164C', 'an unencumbered task force strengthens another as combat groups are formed'),
  'newMarker?': yes('20.164D', 'another marker is at hand'),
  'legal?': yes('20.162', 'what comes of it may be a task force'),
  'factors?': list(whole(1, 25, '20.164E', 'naval factors'), 2, 'how large the forces that meet are'),
  'taskForce?': yes('20.164E', 'those of ten or more are under markers'),
  'otherFaction?': yes('20.164E', 'they are of different factions'),
  'otherActivity?': yes('20.164E', 'they are about different things'),
  'power?': power('whose set-up it is'),
  'counters?': whole(0, 12, '20.161', 'counters already on the board'),
});

const inBoxes = (description: string): Shape => ({
  ...record({
    'atlantic?': whole(0, 200, '20.63', 'in the Atlantic'),
    'indian?': whole(0, 200, '20.63', 'in the Indian Ocean'),
    'pacific?': whole(0, 200, '20.63', 'in the Pacific'),
  }),
  description,
});

export const Construction: Shape = record({
  power: power('who builds'),
  'transports?': whole(0, 50, '20.621', 'transports built'),
  'submarines?': whole(0, 50, '20.76', 'submarines built'),
  'asw?': whole(0, 50, '20.84', 'ASW built'),
  'advanced?': yes('20.78A', 'the submarines are advanced'),
  'research?': whole(0, 12, '20.78A', 'result of research for advanced submarines'),
  'now?': inBoxes('transports in the boxes'),
  'placed?': inBoxes('where the new ones are placed'),
  'moves?': list(
    record({
      from: one([...boxes, 'port'], '20.622', 'from'),
      to: one([...boxes, 'port', 'mapboard box'], '20.622', 'to'),
      count: whole(1, 50, '20.622', 'how many'),
    }),
    12,
    'transports redeployed',
  ),
  'submarineBoxes?': list(one(boxes, '20.71', 'a box'), 3, 'boxes in which its submarines want to be'),
  'peaceWithGermany?': yes('20.621B', 'the United States are not yet at war with Germany'),
  'peaceWithUs?': yes('20.71C', 'Japan and the United States are not at war'),
  'peaceWithBritain?': yes('20.71D', 'Japan and Britain are not at war'),
  'axisHoldsSuez?': yes('20.71B', 'the Axis hold the Suez canal and Ethiopia'),
  'italyOut?': yes('20.72', 'Italy has surrendered'),
});

const counters = (description: string): Shape => list(text('such as "10 DD"'), 60, description);

export const Counters: Shape = record({
  from: counters('the counters there are'),
  'to?': counters('the counters wanted; without it as few as can be'),
});

export type CargoInput = { name: string; kind: Cargo['kind']; factors: number; on: Cargo['on'] };
export type AttackInput = {
  target: string;
  squadrons?: number;
  factors?: number;
  submarines?: number;
  hits?: number;
  twelve?: boolean;
};
export type StrikeInput = {
  attacks: AttackInput[];
  attacker?: { power?: Power; force?: string[] };
  defender?: {
    power?: Power;
    force?: string[];
    cargo?: CargoInput[];
    carrying?: { DD?: number; TR?: number };
    fullDecks?: string[];
  };
  where?: Strike['where'];
  year?: number;
  bombarding?: boolean;
  surprise?: number;
  landBased?: boolean;
  airDefence?: boolean;
  atomic?: boolean;
  hampered?: 'attacker' | 'defender';
  advanced?: boolean;
};
export type TaskForceInput = {
  force: string[];
  power?: Power;
  strikeForce?: boolean;
  flags?: ('vichy' | 'free french')[];
  inverted?: string[];
  invertedBefore?: string[];
  redeploymentOver?: boolean;
  counters?: number;
  returnsTo?: string[];
  port?: { ports: number; portCounters?: number; others?: number };
};
export type TransportsInput = {
  owner?: 'allies' | 'japan';
  box?: (typeof boxes)[number];
  before: number;
  sunk?: number;
  damaged?: number;
  other?: number;
  oil?: number;
  supplyLines?: number;
  ground?: number[];
  air?: number;
  squadrons?: number;
  grants?: number[];
  cutOff?: boolean;
  protection?: { unit: string; transport: string; activity: string }[];
  britainOut?: boolean;
  britishPortsLost?: boolean;
};
export type ActivitiesInput = { unit: string; activity?: Activity; invading?: number };
export type MarkersInput = {
  what: 'transfer' | 'part intercepts' | 'forces meet' | 'new ships' | 'task in a box' | 'set up';
  samePort?: boolean;
  atSea?: boolean;
  combatGroups?: boolean;
  newMarker?: boolean;
  legal?: boolean;
  factors?: number[];
  taskForce?: boolean;
  otherFaction?: boolean;
  otherActivity?: boolean;
  power?: Power;
  counters?: number;
};
export type ConstructionInput = {
  power: Power;
  transports?: number;
  submarines?: number;
  asw?: number;
  advanced?: boolean;
  research?: number;
  now?: { atlantic?: number; indian?: number; pacific?: number };
  placed?: { atlantic?: number; indian?: number; pacific?: number };
  moves?: { from: string; to: string; count: number }[];
  submarineBoxes?: string[];
  peaceWithGermany?: boolean;
  peaceWithUs?: boolean;
  peaceWithBritain?: boolean;
  axisHoldsSuez?: boolean;
  italyOut?: boolean;
};
export type CountersInput = { from: string[]; to?: string[] };
