/** The two sides, which are also the seats of a battle. */
export const sides = ['japan', 'allies'] as const;
export type Side = (typeof sides)[number];

export const enemyOf = (side: Side): Side => (side === 'japan' ? 'allies' : 'japan');

export const sideNames: { readonly [side in Side]: string } = { japan: 'Japan', allies: 'the Allies' };

export function sideOf(seat: string): Side {
  if (seat === 'japan' || seat === 'allies') return seat;
  throw new Error(`${seat} is no side of this battle: japan or allies`);
}
