/** The hexes of a set-up as places of the board: by their place in its list. */
import type { GroundLaw } from './kit.js';

export const hexPlace = ({ scenario }: GroundLaw, hex: string): number => Object.keys(scenario.hexes).indexOf(hex);
