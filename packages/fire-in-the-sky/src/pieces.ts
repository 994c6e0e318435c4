/** What is printed on the counters. */

/** Also the seats. */
export type Side = 'japan' | 'allies';
export type Nation = 'japan' | 'us' | 'britain' | 'netherlands';
export type NavalType = 'CV' | 'CVL' | 'BBV' | 'BB' | 'CB' | 'CA' | 'CL' | 'CLAA' | 'DD';

export type Firepower = 0 | 1 | 2 | 3 | 4;
export type Defence = 7 | 8 | 9 | 10 | 11 | 12;

/** charts/naval-units.ts has them all. */
export type NavalUnit = {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly type: NavalType;
  readonly firepower: Firepower;
  readonly defence: Defence;
  readonly antiAir: number;
  /** Air Points she can carry. */
  readonly planes: number;
  /** Movement Allowance, in hexes. */
  readonly move: number;
  /** Transport Points or Oil Points, whichever a movement costs. */
  readonly points: number;
};

/** One counter is one Air Point. `naval`: trained for carriers; `elite` by 16.2.3. */
export type AirUnit = { id: string; nation: Nation; naval: boolean; elite?: boolean };

/** One die for each point of strength; a hit takes one point; at none it is eliminated. */
export type LandUnit = { id: string; nation: Nation; strength: number; full: 2 | 4 | 8; marine: boolean };

export const sides: readonly Side[] = ['japan', 'allies'];
export const enemyOf = (side: Side): Side => (side === 'japan' ? 'allies' : 'japan');
export const sideOf = (nation: Nation): Side => (nation === 'japan' ? 'japan' : 'allies');
