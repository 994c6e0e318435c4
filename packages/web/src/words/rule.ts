/** A rule's number, wherever it stands. */
export const rule = {
  label: (number: string) => `Rule ${number}`,
  noText: 'no short text for this rule',
  inReference: 'In the reference',
  toRules: 'The rules',
  toDesk: 'The desk',
};
