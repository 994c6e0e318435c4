/** 4.2 What a role does to the figures of an Air Point. */
import { cite } from '../cite.js';

/** 4.2.1 A heavy fighter counts one less wherever fighters proper are against it. */
export const airRatingInRole = (role: 'F' | 'HF', rating: number, fightersAgainst: boolean): number =>
  role === 'HF' && fightersAgainst && cite('4.2.1') ? rating - 1 : rating;
