/** What the chapters are called, in our own words. */
export const chapters: { readonly [chapter: string]: string } = {
  20: 'Naval units',
  CHART: 'Charts',
};
