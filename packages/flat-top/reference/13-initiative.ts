export const chapter13: { readonly [rule: string]: string } = {
  '13': 'Each side rolls a die; the higher moves its planes first this turn. A tie goes to the side that was second last turn. Here: a tie on the first turn of a game is rolled again (R80). Moving first is no gift: the second side has seen where the first one went.',
};
