/** What the pages of docs/ say about rules, as data for the reference. */

export type Ruling = { id: string; title: string; text: string; rules: string[]; option: boolean };

const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\*\*|`/g, '')
    .replace(/(^|[\s(])\*([^*]+)\*/g, '$1$2')
    .trim();

/** Numbers of rules in a text: 6.4, 14.15.6, SC2.1, OPT-EPF.5b, CARD-return.air, 20.162A; never a year, a time or a percentage. */
const number =
  /(?<![\w.])((?:SC\d|OPT-[A-Z]+)\.\w+|CARD-[a-z]+(?:[-.][a-z0-9]+)*|CHART-[a-z]+(?:-[a-z]+)*|\d{1,2}\.\d{1,4}[A-Z]?|\d{1,2}(?:\.\d{1,2}){1,3}[a-z]?)(?![\w%]|\.\d)/g;
const numbersIn = (text: string): string[] => [...text.matchAll(number)].flatMap(([, rule]) => rule ?? []);

/** '(3, 4)' and '(14.11 to 14.19)' at the end of a heading are for those who look for a chapter, not for a rule. */
export function rulingsIn(page: string): Ruling[] {
  const found: Ruling[] = [];
  for (const part of page.split(/\n(?=## )/).slice(1)) {
    for (const bullet of part.split(/\n(?=- )/).slice(1)) {
      // A bullet may go on with a second ruling.
      const own = bullet.slice(2).split(/\n\n|\n(?=\|)/)[0] ?? '';
      for (const piece of own.split(/(?=\*\*R\d+[a-z]?[ *])/)) {
        const [, id, head] = /^\*\*(R\d+[a-z]?)\s*([^*]*)\*\*/.exec(piece) ?? [];
        if (id === undefined || head === undefined) continue;
        const rest = piece.slice(piece.indexOf('**', 2) + 2);
        const title = plain(head.replace('★', '')).replace(/\.$/, '');
        const rules = [...new Set(numbersIn(plain(piece)))];
        found.push({ id, title, text: plain(rest).replace(/^[.:,;] /, ''), rules, option: head.includes('★') });
      }
    }
  }
  return found;
}

export type Texts = { chapters: { [chapter: string]: string }; texts: { [rule: string]: string } };

/** '## 6 Movement' and '- 6.1 The ships …'. */
export function numberedIn(page: string): Texts {
  const chapters: Texts['chapters'] = {};
  const texts: Texts['texts'] = {};
  for (const line of page.split('\n')) {
    const [, chapter, title] = /^## (\d+) (.+)$/.exec(line) ?? [];
    const [, rule, text] = /^- (\d+\.\d+) (.+)$/.exec(line) ?? [];
    if (chapter !== undefined && title !== undefined) chapters[chapter] = title;
    if (rule !== undefined && text !== undefined) texts[rule] = plain(text);
  }
  return { chapters, texts };
}
