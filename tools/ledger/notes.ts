/** What one test file cited: rulebook → rule → the tests, each written `file > suite > test`. */
export type Notes = { file: string; cited: { [rulebook: string]: { [rule: string]: string[] } } };

/** Called at every citation of every test, so it is quick when the test has cited the rule before. */
export function note(notes: Notes, rulebook: string, rule: string, test: string): void {
  let book = notes.cited[rulebook];
  if (book === undefined) {
    book = {};
    notes.cited[rulebook] = book;
  }
  const tests = book[rule];
  if (tests === undefined) book[rule] = [test];
  else if (tests.at(-1) !== test && !tests.includes(test)) tests.push(test);
}

/** All the notes of a run as one. */
export function gather(all: readonly Notes[]): Notes['cited'] {
  const cited: Notes['cited'] = {};
  for (const notes of all)
    for (const [rulebook, rules] of Object.entries(notes.cited))
      for (const [rule, tests] of Object.entries(rules)) {
        cited[rulebook] ??= {};
        const book = cited[rulebook];
        book[rule] = [...(book[rule] ?? []), ...tests];
      }
  return cited;
}
