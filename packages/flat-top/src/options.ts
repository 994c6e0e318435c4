/** The book's optional rules, all off unless the players say so. Each stands alone and in any combination. */
export const optionalRules = {
  criticalHits: [false, true],
  /** Less Luck: 1 no combat die, 2 a milder one. */
  lessLuck: [0, 1, 2],
  // Expanded Plane Functions
  combineFactors: [false, true],
  airModifiers: [false, true],
  paraFrag: [false, true],
  skipBombing: [false, true],
  strafing: [false, true],
  seaplanesAshore: [false, true],
  quickFighters: [false, true],
  slowBombers: [false, true],
  armedLandingKeepsArms: [false, true],
  landOnDamagedBases: [false, true],
  altitudeCost: [false, true],
  offBoardFlight: [false, true],
  landPlanesOnePoint: [false, true],
  chanceCombat: [false, true],
  // Expanded Ship Functions
  fueling: [false, true],
  towing: [false, true],
  rescue: [false, true],
  tfOrganization: [false, true],
  longRangeBombardment: [false, true],
  torpedoReloads: [false, true],
  ammunitionReloads: [false, true],
  submarines: [false, true],
  /** Alternate Initiative: both roll; it alternates; who was without it adds one; who has more formations on the map does. */
  initiative: ['dice', 'alternate', 'trailing', 'formations'],
  /** Alternate Plane Movement Sequence: the sides move one formation each, in turn. */
  alternatePlaneMovement: [false, true],
  /** Less Luck: planes on the map observe and shadowers succeed without a die. */
  noSearchRolls: [false, true],
  additionalPlanes: [false, true],
} as const;

/** How doubtful rules are read: our ruling first, then the other sensible reading. */
export const readings = {
  /** R13 Hexes of two sectors: where all folds cut them, or columns T, NN and HHH alone. */
  sharedHexes: ['folds', 'columns'],
  /** R18 A hex into the wind: where it comes from, or where the arrow points. */
  intoTheWind: ['against', 'with'],
  /** R20 Planes may enter a storm in order to land there. */
  landInStorm: [false, true],
  /** R22 The +1 for further troubles of a landing makes it worse, or helps as it is printed. */
  landingModifier: ['worse', 'printed'],
  /** R27 How long a search roll serves. */
  searchLasts: ['until it moves', 'this turn'],
  /** R29 Which way the half of an odd number is rounded in reports. */
  halfRounding: ['up', 'down'],
  /** R35 The Condition Number of ships on ships in the same hex at night; 0: the dashes of the card. */
  nightTaskForces: [1, 0],
  /** R40 Formations on the map may go on the log in their own segment. */
  slipAway: [true, false],
  /** R45 Hidden units may show themselves when the Combat Phase begins. */
  showForCombat: [true, false],
  /** R50 Minimum launches come out of the Normal Launch Factor, or stand beside it. */
  launches: ['nested', 'apart'],
  /** R82 For whom the two hexes around a hidden ship count. */
  hiddenZone: ['owner', 'both'],
  /** R97 What planes out of fuel cost: ten unless hits kept them from landing, or always ten. */
  outOfFuel: ['by need', 'always ten'],
  /** R104 Sending everybody past the escorts ends the combat, or does not. */
  allAtBombers: ['stopped', 'allowed'],
  /** R132 The worth of a sunk ship instead of her hits, or added to them. */
  sunkShips: ['instead', 'added'],
  /** R134 How replacements are divided between land and sea. */
  replacements: ['by losses', 'halves'],
  /** R194 Interceptors required to fight all meet the other interceptors first, or may be divided. */
  requiredInterceptors: ['all', 'divided'],
} as const;

/** What may be said of each option. The first value is in force unless the players say otherwise. */
export const optionValues = { ...optionalRules, ...readings };

export type Options = { readonly [name in keyof typeof optionValues]: (typeof optionValues)[name][number] };

export const basicGame = Object.fromEntries(
  Object.entries(optionValues).map(([name, [usual]]) => [name, usual]),
) as Options;
