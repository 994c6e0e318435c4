/** The card's optional rules, all off unless the players say so. Each stands alone and in any combination. */
export const optionalRules = {
  /** 16.1.2 Armoured flight decks. */
  britishCarriers: false,
  /** 16.1.3 */
  strategicAir: false,
  /** 16.1.6 */
  marines: false,
  /** 16.1.7 From turn 10. */
  radarAndSonar: false,
  /** 16.2.1 */
  longLance: false,
  /** 16.2.2 */
  tokyoExpress: false,
  /** 16.2.3 */
  elitePilots: false,
  /** 16.2.4 From turn 10, once declared. */
  kamikaze: false,
  /** 16.2.5 Ise is rebuilt and Unryu is finished. */
  lateCarriers: false,
  /** 16.2.6 From turn 10. */
  antiAirProgramme: false,
};

export type Options = { [Option in keyof typeof optionalRules]: boolean };
