/** R69 Quality, steps and cost of troops from public facts (docs/rulebooks/war-in-the-pacific.md). */
import type { Training, TroopFacts } from './troop-facts.js';

/** The 8 of Marines is the book's (23.13.5). */
const trained: { readonly [training in Training]: number } = {
  marines:       8,
  'marine guns': 7,
  infantry:      5,
  militia:       4,
  chinese:       4,
  airmen:        4,
  labour:        2,
};

export function ratedTroops({ training, battalions, long, fought, chosen, worn, guns }: TroopFacts) {
  const marks = [long, fought, chosen].filter((mark) => mark).length;
  return {
    troopQuality: trained[training] + marks - worn,
    // A step is a battalion; the guns of a regiment of Marines are its fourth (23.13.5).
    steps: battalions + (guns ? 1 : 0),
    antiAir: 0,
    // In halves of a Command Point: a whole one for a regiment or brigade.
    halfPoints: battalions > 1 ? 2 : 1,
  };
}
