export const chapter9: { readonly [rule: string]: string } = {
  '9': 'A hex holds any number of counters. The limits that do exist are elsewhere: ships in a task force (4.1.1), planes on a deck or field (8.2), and submarines, at most six a side in a hex, with that option (OPT-SUB.4). There is nothing left here for software to check.',
};
