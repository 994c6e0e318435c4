/** A rule's number, wherever it stands. */
export const rule = {
  /** Most rules have a number; a ruling and what stands on a card are named in words. */
  shown: (rule: string) =>
    /^R\d+$/.test(rule)
      ? `ruling ${rule.slice(1)}`
      : /^[A-Z]+-/.test(rule)
        ? rule.toLowerCase().replace(/[-.]/g, ' ')
        : rule,
  label: (rule: string) => `Rule ${rule}`,
  noText: 'no short text for this rule',
  inReference: 'In the reference',
  toRules: 'The rules',
  toDesk: 'The desk',
};
