import { readings } from '@ironbottom/flat-top';
import { offOrOn, type ShelvedOption } from './shelved.js';

/** The book's own. */
const optionalRules: readonly ShelvedOption[] = [
  offOrOn('criticalHits', 'Critical hits'),
  {
    name: 'lessLuck',
    title: 'Less luck',
    values: [
      { value: 0, title: 'off' },
      { value: 1, title: 'no combat die' },
      { value: 2, title: 'a milder combat die' },
    ],
  },
  offOrOn('combineFactors', 'Planes of different kinds combine their factors'),
  offOrOn('airModifiers', 'More modifiers of air combat'),
  offOrOn('paraFrag', 'Para-frag bombs'),
  offOrOn('skipBombing', 'Skip bombing'),
  offOrOn('strafing', 'Strafing'),
  offOrOn('armedLandingKeepsArms', 'Planes that land armed keep their arms'),
  offOrOn('landPlanesOnePoint', 'Land-based planes count one point'),
  offOrOn('tfOrganization', 'Organization of task forces'),
  offOrOn('longRangeBombardment', 'Long-range bombardment'),
  offOrOn('torpedoReloads', 'Torpedo reloads'),
];

/** The book's own that single battles have no use for. */
const wholeGames: readonly ShelvedOption[] = [
  offOrOn('submarines', 'Submarines'),
  {
    name: 'initiative',
    title: 'Initiative',
    values: [
      { value: 'dice', title: 'both roll' },
      { value: 'alternate', title: 'alternates' },
      { value: 'trailing', title: 'both roll, who was without it adds one' },
      { value: 'formations', title: 'both roll, more formations on the map add one' },
    ],
  },
  offOrOn('fueling', 'Fueling ships'),
  offOrOn('towing', 'Towing crippled ships'),
  offOrOn('rescue', 'Rescuing survivors'),
  offOrOn('ammunitionReloads', 'Ammunition reloads at great bases'),
  offOrOn('alternatePlaneMovement', 'Planes move one formation at a time, side by side'),
  offOrOn('additionalPlanes', 'Additional planes when the enemy is near'),
  offOrOn('seaplanesAshore', 'Seaplanes use bases for land planes'),
  offOrOn('quickFighters', 'Fighters are made ready in one turn'),
  offOrOn('slowBombers', 'Heavy planes take two factors to ready'),
  offOrOn('landOnDamagedBases', 'Landing at damaged bases, with a die'),
  offOrOn('altitudeCost', 'Low flight costs double'),
  offOrOn('offBoardFlight', 'Flights between bases off the map, and by hexes'),
  offOrOn('chanceCombat', 'Air combat anywhere, if they find each other'),
  offOrOn('noSearchRolls', 'Searching and shadowing without dice'),
];

/** Titles of both readings in the order of the rulebook package: ours, then the other. */
function reading(name: keyof typeof readings, title: string, ours: string, other: string): ShelvedOption {
  const [first, second] = readings[name];
  const values = [
    { value: first, title: ours },
    { value: second, title: other },
  ];
  return { name, title, group: 'How to read doubtful rules', values };
}

/** Those about combat, which single battles know too. */
const combat: readonly ShelvedOption[] = [
  reading(
    'requiredInterceptors',
    'Interceptors that the other side makes fight (16.7)',
    'all meet his interceptors first',
    'may be divided',
  ),
  reading('allAtBombers', 'Sending all interceptors past the escorts (16.6)', 'ends the combat', 'is allowed'),
  reading('sunkShips', 'Points for a ship that is sunk (25.1)', 'instead of her hits', 'besides her hits'),
];

const others: readonly ShelvedOption[] = [
  reading('sharedHexes', 'Hexes that two sectors share (6.4)', 'three columns and row 22', 'three columns only'),
  reading('intoTheWind', 'Carriers steam into the wind (6.10)', 'against the arrow', 'where the arrow points'),
  reading('landInStorm', 'Planes enter a storm to land there (6.6)', 'no', 'yes'),
  reading(
    'landingModifier',
    'Night on top of a storm or bombs, in landing (14.10)',
    'makes it harder',
    'helps, as printed',
  ),
  reading('searchLasts', 'A search roll serves (7.3)', 'until the planes move again', 'to the end of the turn'),
  reading('halfRounding', 'Half of an odd number in reports (7.12)', 'rounded up', 'rounded down'),
  reading('nightTaskForces', 'Ships see ships in their hex at night (7.11)', 'yes', 'no'),
  reading('slipAway', 'Planes on the map may fly on unseen (14.2)', 'yes', 'not before the turn ends'),
  reading('showForCombat', 'Hidden units may come out to fight (7.1)', 'yes', 'no'),
  reading('launches', 'Minimum launches come out of the normal factor (8.4)', 'yes', 'no, they are extra'),
  reading('hiddenZone', 'Air combat near a hidden carrier (15.2)', 'for her own side', 'for both sides'),
  reading(
    'outOfFuel',
    'Planes out of fuel over a field that hits have shut (25.4)',
    'two points each',
    'ten points each',
  ),
  reading('replacements', 'Replacements ashore and at sea (22.2)', 'by their losses', 'by halves'),
];

/** What single battles know. */
export const flatTopBattleOptions: readonly ShelvedOption[] = [...optionalRules, ...combat];

/** What whole games know. */
export const flatTopOptions: readonly ShelvedOption[] = [...optionalRules, ...wholeGames, ...others, ...combat];
