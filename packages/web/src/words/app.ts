/** What is read whatever screen is shown. */
export const app = {
  name: 'Ironbottom',
  title: (game: string) => `${game} · Ironbottom`,
  yourMove: (title: string) => `Your move · ${title}`,
  close: 'Close',
  unkept: (why: string) => `This browser does not keep the game (${why}). Save it as a file before you leave.`,
  noRoot: 'the page has no place for the app',
};
