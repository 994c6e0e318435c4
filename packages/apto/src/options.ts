/** Rules that players may switch; what the book calls optional (Part 11) is off unless they say so. */
export const optionalRules = {
  /** 10.6 Partisans. */
  partisans: true,
  /** 11.6 A unit of the Force Pool for nothing in each season. */
  freeUnits: false,
  /** 11.8 No Japanese unit retreats of its own will. */
  bushido: false,
  /** 11.9 Force Pools and the Turn Track are covered: their owner alone knows what lies there (R140). */
  hiddenProduction: false,
  /** 11.13 What is eliminated does not go back into the force pool. */
  noRecycling: false,
  /** 11.14 Once a month a major power may spend an Offensive on rolling a land attack again. */
  rerolls: false,
  /** 11.15 Rivers stop zones of control before defended hexes, and cost a Movement Point. */
  rivers: false,
  /** 9.25, R124 The conquest of China does not end the game: Japan has to garrison it. */
  occupation: false,
  /** 9.9 A player may declare the surrender of a nation of his when he is asked for his next Offensive (R127). */
  surrender: false,
  /** R4 The first pass ends the Offensive Phase for both sides. */
  passEnds: false,
  /** Each nation of a side has a commander of its own. */
  commanders: false,
};

export type Options = { [Option in keyof typeof optionalRules]: boolean };
