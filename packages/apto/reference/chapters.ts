/** What the parts are called, in our own words. */
export const chapters: { readonly [chapter: string]: string } = {
  5: 'Offensives',
  6: 'Movement between Offensives',
  7: 'Supply and replenishment',
  8: 'Seasons and income',
  9: 'Politics',
  10: 'Special rules',
  11: 'Optional rules',
  12: 'With the European sister game',
  PART: 'The parts in general',
};
