/** What is read where a replay can be begun. */
export const replayLinks = {
  watch: 'Watch',
  watchGame: (game: string) => `Watch ${game}`,
  again: 'Watch it again',
  lookBack: 'Look back',
  lookBackWhat: 'The game so far, moment by moment, as you saw it.',
};
