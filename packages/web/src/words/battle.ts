/** What is read of a battle. */
export const battleWords = {
  label: 'The battle, step by step',
  nobody: 'nobody made out',
  next: 'Next roll',
  all: 'Skip the dice',
  steps: 'Step by step',
  open: 'Read it',
  close: 'Close',
  asItStands: 'As it stands',
  allOn: (what: string) => `All: ${what}`,
  remark: (of: string, note: string) => `${of}: ${note}`,
};
