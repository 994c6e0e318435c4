/** What every language has rules of its own for: how many, how long ago, when, and lists. */
let language = 'en';

export function setLanguage(tag: string): void {
  language = tag;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Of several forms of a text the one that goes with a number. */
export const plural = (n: number, forms: Forms): string =>
  forms[new Intl.PluralRules(language).select(n)] ?? forms.other;

/** `1 answer`, `1,200 answers`. */
export const count = (n: number, forms: Forms): string => `${number(n)} ${plural(n, forms)}`;

/** `12.5 %` */
export const percent = (chance: number, digits = 1): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(100 * chance)} %`;

export const number = (n: number): string => new Intl.NumberFormat(language).format(n);

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cem`. */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names).replace(/, and /, ' and ');

/** `Ann, Bob, Cem`: beside each other, not as a part of a sentence. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(names);

const steps: readonly { unit: Intl.RelativeTimeFormatUnit; length: number }[] = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
];

/** `yesterday`, `2 minutes ago`; nothing where it is less than a minute. */
export function ago(when: number, now: number): string | undefined {
  const past = now - when;
  const step = steps.find(({ length }) => past >= length);
  if (step === undefined) return undefined;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / step.length), step.unit);
}

/** A day and an hour, as the person's own machine writes them. */
export const date = (when: number): string =>
  new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
