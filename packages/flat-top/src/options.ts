/** The optional rules, all off unless the players say so. Each stands alone and in any combination. */
export type Options = {
  criticalHits: boolean;
  /** Less Luck: 1 no combat die, 2 a milder one. */
  lessLuck: 0 | 1 | 2;
  /** Expanded Plane Functions */
  combineFactors: boolean;
  airModifiers: boolean;
  paraFrag: boolean;
  skipBombing: boolean;
  strafing: boolean;
  armedLandingKeepsArms: boolean;
  landPlanesOnePoint: boolean;
  /** Expanded Ship Functions */
  tfOrganization: boolean;
  longRangeBombardment: boolean;
  torpedoReloads: boolean;
};

export const basicGame: Options = {
  criticalHits: false,
  lessLuck: 0,
  combineFactors: false,
  airModifiers: false,
  paraFrag: false,
  skipBombing: false,
  strafing: false,
  armedLandingKeepsArms: false,
  landPlanesOnePoint: false,
  tfOrganization: false,
  longRangeBombardment: false,
  torpedoReloads: false,
};
