/**
 * The admiral's book of openings: the share of games each plan has won against a captain, a draw counting half, by scenario and
 * side. Measured, 100 games each with the same dice; `node tools/dist/openings.js SCENARIO` measures it again.
 */
export const openings: {
  readonly [scenario: string]: { readonly [side: string]: { readonly [plan: string]: number } } | undefined;
} = {
  'rings-around-rabaul': {
    allied: { usual: 0.72, 'at-once': 0.7, stay: 0.65 },
    japan: { usual: 0.28, low: 0.55, layers: 0.36 },
  },
  'santa-cruz-battle': {
    allied: { usual: 0.625, press: 0.685, shun: 0.55 },
    japan: { usual: 0.375, press: 0.315, shun: 0.425 },
  },
  'coral-sea-battle': {
    allied: { usual: 0.01, press: 0.01, shun: 0, inshore: 0.06 },
    japan: { usual: 0.99, press: 0.99, shun: 0.99 },
  },
};
