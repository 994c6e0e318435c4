/** What a rule says, from the library when somebody wants it. */
import { library } from '@ironbottom/shelf/library';

/** The rule itself, or else the nearest it is a part of. */
export function nearestRule(known: { has(rule: string): boolean }, rule: string): string | undefined {
  for (let at = rule; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) if (known.has(at)) return at;
  return undefined;
}

/** Empty where nobody wrote a text. */
export async function ruleText(book: string, rule: string): Promise<string> {
  const texts = (await library.find(({ name }) => name === book)?.texts()) ?? {};
  const found = nearestRule({ has: (each) => Object.hasOwn(texts, each) }, rule);
  return found === undefined ? '' : (texts[found] ?? '');
}
