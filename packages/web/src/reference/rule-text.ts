/** What a rule says, from the library when somebody wants it. */
import { library } from '@ironbottom/shelf/library';

/** The rule itself, or else the nearest it is a part of. */
export function nearestRule(known: { has(rule: string): boolean }, rule: string): string | undefined {
  for (let at = rule; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) if (known.has(at)) return at;
  return undefined;
}

/** A ruling is no rule of the book: it stands in a list of its own. Some texts go on where the title stops. */
async function rulingText(book: string, id: string): Promise<string> {
  const rulings = (await library.find(({ name }) => name === book)?.rulings()) ?? [];
  const found = rulings.find((each) => each.id === id);
  if (found === undefined) return '';
  const { title, text } = found;
  return `${title}${/^\p{Ll}/u.test(text) ? '' : '.'} ${text}`;
}

export const isRuling = (rule: string): boolean => /^R\d+[a-z]?$/.test(rule);

/** Empty where nobody wrote a text. */
export async function ruleText(book: string, rule: string): Promise<string> {
  const ruling = isRuling(rule) ? await rulingText(book, rule) : '';
  if (ruling !== '') return ruling;
  const texts = (await library.find(({ name }) => name === book)?.texts()) ?? {};
  const found = nearestRule({ has: (each) => Object.hasOwn(texts, each) }, rule);
  return found === undefined ? '' : (texts[found] ?? '');
}
