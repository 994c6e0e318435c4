/** Rules that players may switch; what the book calls optional is off unless they say so. */
export const optionalRules = {
  /** 10.6 Partisans. */
  partisans: true,
  /** 11.15 Rivers slow movement. */
  rivers: false,
  /** Each nation of a side has a commander of its own. */
  commanders: false,
};

export type Options = { [Option in keyof typeof optionalRules]: boolean };
