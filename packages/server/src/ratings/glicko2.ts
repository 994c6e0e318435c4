/** Glicko-2 after M. E. Glickman, "Example of the Glicko-2 system": the steps and letters are the paper's. */
export type Rating = { rating: number; deviation: number; volatility: number };

/** What came of one game: 1 won, ½ drawn, 0 lost. */
export type Outcome = { opponent: Pick<Rating, 'rating' | 'deviation'>; score: number };

/** Step 1. */
export const UNRATED: Readonly<Rating> = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much volatility may change: the paper's τ, there between 0.3 and 1.2 and in its example 0.5. */
const TAU = 0.5;
const SCALE = 173.7178;
const CONVERGED = 0.000001;

/**
 * The rating after a period with these games. `periods`: how many rating periods have passed since the last one; the paper
 * knows whole periods, parts of one are taken in proportion. Step 6: without games only the deviation grows.
 */
export function rated(before: Rating, games: readonly Outcome[], periods = 1): Rating {
  const mu = (before.rating - UNRATED.rating) / SCALE; // Step 2
  const phi = before.deviation / SCALE;
  if (games.length === 0) return idle(before, periods);

  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const gj = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp((-gj * (before.rating - opponent.rating)) / SCALE));
    information += gj ** 2 * expected * (1 - expected);
    surprise += gj * (score - expected);
  }
  const v = 1 / information; // Step 3
  const delta = v * surprise; // Step 4
  const sigma = newVolatility(before.volatility, phi, v, delta); // Step 5
  const phiStar = Math.sqrt(phi ** 2 + periods * sigma ** 2); // Step 6
  const phiNew = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / v); // Step 7
  const muNew = mu + phiNew ** 2 * surprise;
  return { rating: SCALE * muNew + UNRATED.rating, deviation: limited(SCALE * phiNew), volatility: sigma }; // Step 8
}

/** Step 6 for somebody who did not play: what is known of them goes stale. */
export function idle(before: Rating, periods: number): Rating {
  const phi = before.deviation / SCALE;
  return { ...before, deviation: limited(SCALE * Math.sqrt(phi ** 2 + periods * before.volatility ** 2)) };
}

/** Nobody is known less than a newcomer. */
function limited(deviation: number): number {
  return Math.min(deviation, UNRATED.deviation);
}

function g(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** Step 5, by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    return (ex * (delta ** 2 - phi ** 2 - v - ex)) / (2 * (phi ** 2 + v + ex) ** 2) - (x - a) / TAU ** 2;
  };
  let A = a;
  let B: number;
  if (delta ** 2 > phi ** 2 + v) {
    B = Math.log(delta ** 2 - phi ** 2 - v);
  } else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    B = a - k * TAU;
  }
  let fA = f(A);
  let fB = f(B);
  while (Math.abs(B - A) > CONVERGED) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) {
      A = B;
      fA = fB;
    } else {
      fA /= 2;
    }
    B = C;
    fB = fC;
  }
  return Math.exp(A / 2);
}
