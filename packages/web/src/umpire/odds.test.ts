import type { OddsPictures, ShelvedOdds } from '@ironbottom/shelf';
import type { Answer, Ask } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { oddsOf, type Sight } from './sight.js';

const ask: Ask = {
  ask: 'pick',
  rule: '1',
  prompt: 'Which?',
  of: ['left', 'right'].map((id) => ({ id, text: id })),
  min: 0,
  max: 1,
};

/** Weighs with as many pictures as are wanted, or seven when it is late. */
function weighing() {
  const asked: { answer: Answer | null; most: number | undefined }[] = [];
  const odds = (
    _view: unknown,
    _law: unknown,
    _ask: Ask,
    answer: Answer | null,
    wanted?: OddsPictures,
  ): ShelvedOdds => {
    asked.push({ answer, most: wanted?.most });
    const pictures = wanted?.isLate?.() === true ? 7 : (wanted?.most ?? 0);
    return { title: '', rows: [{ text: '', chance: pictures / 100 }], pictures };
  };
  const rules = {
    judge: (_view: unknown, _ask: Ask, answer: Answer) => (answer === 3 ? { rule: '', why: '' } : undefined),
  };
  const sight = (view: object) => ({ ask, view, law, ways: undefined, rules, book: { odds } }) as unknown as Sight;
  const law = {};
  return { asked, sight };
}

test('all answers are weighed over as many pictures as there was time for with the first; what is no answer is not weighed', () => {
  const { asked, sight } = weighing();
  const odds = oddsOf(sight({ turn: 1 }), [['left'], 3, ['right'], []], { most: 40, isLate: () => true });
  expect(odds.map((each) => each?.pictures)).toEqual([7, undefined, 7, 7]);
  expect(asked.map(({ most }) => most)).toEqual([40, 7, 7]);
});

test('what was weighed is remembered while the view is the same, until more pictures are wanted', () => {
  const { asked, sight } = weighing();
  for (const most of [4, 40, 4, 40]) oddsOf(sight({ turn: 1 }), [['left']], { most });
  expect(asked.map(({ most }) => most)).toEqual([4, 40]);
  expect(oddsOf(sight({ turn: 1 }), [['left']], { most: 4 })[0]?.pictures).toBe(40);
  oddsOf(sight({ turn: 2 }), [['left']], { most: 4 });
  expect(asked).toHaveLength(3);
});
