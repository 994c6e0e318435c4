/** How the parts of a line stand beside each other: each language has marks of its own. */
export const marks = {
  /** Before what is said of it. */
  label: (what: string) => `${what}:`,
  of: (what: string, text: string) => `${what}: ${text}`,
  aside: (text: string, more: string) => `${text} (${more})`,
  with: (text: string, more: string) => `${text}, ${more}`,
  /** Parts that have commas of their own. */
  parts: (all: readonly string[]) => all.join('; '),
  sentence: (text: string) => `${text}.`,
  numbered: (n: number, text: string) => `${n}. ${text}`,
  /** One of several that have no names: 'ship 2'. */
  nth: (what: string, n: number) => `${what} ${n}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  more: (n: number) => `${n} more`,
  plus: (n: number) => `+${n}`,
  begins: (text: string) => `${text}…`,
};
