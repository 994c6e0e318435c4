/** What is read at the question and its form. */
export const asking = {
  hint: 'Hint',
  hintFrom: (bot: string) => `What ${bot} would answer; nothing is sent`,
  hinted: (bot: string) => `Filled in as ${bot} would answer; change it as you like.`,
  stays: 'Stays where it is',
  goes: (path: string) => `Goes by ${path}`,
  nothingChanges: 'Nothing changes',
  none: 'none',
  no: 'no',
};
