import { volume } from '@ironbottom/shelf/library';
import { describe, expect, test } from 'vitest';
import { readText } from '../checkout.js';
import { numberedIn, type Ruling, rulingsIn } from './read.js';
import { made } from './write.js';

describe('what is made from docs/ is as new as they are (npm run reference)', () => {
  const pages = made.filter(({ from }) => from.startsWith('docs/rulebooks/'));
  test.each(pages)('the rulings in $to', async ({ from, to }) => {
    const { rulings } = (await import(/* @vite-ignore */ `../../${to}`)) as { rulings: Ruling[] };
    expect(rulings).toEqual(rulingsIn(readText(from)));
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    expect(rulings.length).toBeGreaterThan(10);
  });

  test('the rules of the toy', async () => {
    const { chapters, texts } = numberedIn(readText('docs/toy.md'));
    expect(await volume('straits')?.texts()).toEqual(texts);
    expect(await volume('straits')?.chapters()).toEqual(chapters);
    for (const { rule } of (await volume('straits')?.ledger()) ?? []) expect(texts, rule).toHaveProperty([rule]);
  });
});

test('a bullet with two rulings gives both, without marks, with the rules they name', () => {
  const page = `# Rulings

## Weather (6)

- **R15 ★ Board edges** relocate a cloud as folds do: the card says so, 6.4 forgets it. **R16** What was placed
  anew *cannot* need it again (6.2.1).
`;
  expect(rulingsIn(page)).toEqual([
    {
      id: 'R15',
      title: 'Board edges',
      text: 'relocate a cloud as folds do: the card says so, 6.4 forgets it.',
      rules: ['6.4'],
      option: true,
    },
    {
      id: 'R16',
      title: '',
      text: 'What was placed anew cannot need it again (6.2.1).',
      rules: ['6.2.1'],
      option: false,
    },
  ]);
});
