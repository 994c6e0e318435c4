/** The modules that docs/ are made into for the reference, as text; run.ts writes them, a test finds one that is stale. */
import { numberedIn, rulingsIn } from './read.js';

export type Made = { from: string; to: string; make(page: string): string };

const head = (from: string): string => `// Made from ${from} by \`npm run reference\`; change that page instead.\n`;

/** A rulebook's page of rulings, made into a module of its package. */
const rulingsOf = (book: string): Made => ({
  from: `docs/rulebooks/${book}.md`,
  to: `packages/${book}/reference/rulings.ts`,
  make: (page) =>
    `${head(`docs/rulebooks/${book}.md`)}import type { Ruling } from '@ironbottom/umpire';

export const rulings: readonly Ruling[] = ${JSON.stringify(rulingsIn(page), null, 2)};
`,
});

export const made: readonly Made[] = [
  rulingsOf('flat-top'),
  rulingsOf('fire-in-the-sky'),
  rulingsOf('war-in-the-pacific'),
  rulingsOf('world-at-war'),
  rulingsOf('apto'),
  {
    from: 'docs/toy.md',
    to: 'packages/shelf/src/straits-texts.ts',
    make: (page) => {
      const { chapters, texts } = numberedIn(page);
      const type = (key: string): string => `{ readonly [${key}: string]: string }`;
      return `${head('docs/toy.md')}export const chapters: ${type('chapter')} = ${JSON.stringify(chapters, null, 2)};

export const texts: ${type('rule')} = ${JSON.stringify(texts, null, 2)};
`;
    },
  },
];
