/** What a rule says, from the library when somebody wants it. */
import { library } from '@ironbottom/shelf/library';

/** The rule itself, or else the nearest it is a part of. */
export function nearestRule(known: { has(rule: string): boolean }, rule: string): string | undefined {
  for (let at = rule; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) if (known.has(at)) return at;
  return undefined;
}

/** `title`: of a ruling, which is no rule of the book and has none there. Both empty where nobody wrote a text. */
export type Told = { readonly title: string; readonly text: string };

const isRuling = (rule: string): boolean => /^R\d+[a-z]?$/.test(rule);

export async function ruleTold(book: string, rule: string): Promise<Told> {
  const volume = library.find(({ name }) => name === book);
  const rulings = isRuling(rule) ? ((await volume?.rulings()) ?? []) : [];
  const ruling = rulings.find(({ id }) => id === rule);
  if (ruling !== undefined) return { title: ruling.title, text: ruling.text };
  const texts = (await volume?.texts()) ?? {};
  const found = nearestRule({ has: (each) => Object.hasOwn(texts, each) }, rule);
  return { title: '', text: found === undefined ? '' : (texts[found] ?? '') };
}
