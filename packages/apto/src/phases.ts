/** What phases are called. */
const phases: { readonly [phase: string]: string } = {
  income: 'income',
  arrivals: 'arrivals',
  construction: 'construction',
  purchase: 'buying Offensives',
  initiative: 'Initiative',
  weather: 'weather and sea transport',
  offensives: 'Offensive Phase',
  movement: 'Movement Phase',
  supply: 'Supply Step',
  replenishment: 'Replenishment Step',
  politics: 'partisans and conquest',
};
export const phaseName = (phase: string): string => phases[phase] ?? phase;
