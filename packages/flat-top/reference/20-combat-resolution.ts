export const chapter20: { readonly [rule: string]: string } = {
  '20.1':
    'Every attack is looked up in one table: the hit table gives the line, the number of factors the column. Planes have different tables for different targets and ways of attacking. Here: more than 50 factors are taken as 50 and the rest, with the same die (R110).',
  '20.2':
    'Everything that applies is added to the hit table, never to the die. The line is at least 1 and at most 15, however much is added or taken away.',
  '20.3':
    'The number found is what a 3 or 4 hits; a 1 is two less, a 2 one less, a 5 one more, a 6 two more. A star hits once on a 6 and otherwise not. OPT-LL.1 and OPT-LL.2 make it milder.',
};
