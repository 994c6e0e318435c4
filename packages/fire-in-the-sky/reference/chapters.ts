/** What the chapters are called, in our own words. */
export const chapters: { readonly [chapter: string]: string } = {
  5: 'The Merchantman Phase',
  7: 'Sea deployment',
  8: 'Operational movement',
  9: 'Reaction movement',
  11: 'Combat',
  13: 'Going home',
  15: 'What changes as the war goes on',
  16: 'Optional rules',
  CARD: 'The tables of the card',
};
