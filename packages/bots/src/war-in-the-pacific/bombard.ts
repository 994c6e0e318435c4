/** A newcomer over an airfield: sends everything he has, every day; owning it, keeps his fighters up and his runway whole. */
import type { Answer, Ask, Bot, RowAnswer } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import { type BombardGame, type BombardLaw, strike } from '@ironbottom/war-in-the-pacific';

export const bombardRecruit: Bot<BombardGame> = {
  name: 'recruit',
  title: 'Recruit',
  about:
    'Bombs the airfield with everything, every day; owning it, sends all fighters up and repairs the runway first.',
  seat: (_, law) => ({ answer: (_view, ask) => answerFor(ask, law) }),
};

function answerFor(ask: Ask, law: BombardLaw): Answer {
  if (ask.ask === 'split') return grounded(ask, law);
  if (ask.ask === 'pick' && ask.rule === '10.2') return ask.of.slice(0, 1).map(({ id }) => id);
  if (ask.ask !== 'sheet') return leastAnswer(ask) ?? [];
  if (ask.rule === '6.3.1') return strike.greatestLosses(ask, 'weakest first');
  return ask.rows.map((row): RowAnswer => {
    if (row.ask === 'say') return row.to;
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    const [first] = row.of;
    return first === undefined ? [] : [first.id];
  });
}

/** Bombers stay on the ground before fighters do. */
function grounded({ total, over }: Extract<Ask, { ask: 'split' }>, { scenario }: BombardLaw): { [id: string]: number } {
  const fights = (id: string): number => Number(scenario.field.wings[id]?.fighter ?? false);
  const answer: { [id: string]: number } = {};
  let left = total;
  for (const { id, cap } of [...over].sort((a, b) => fights(a.id) - fights(b.id))) {
    const points = Math.min(cap, left);
    if (points > 0) answer[id] = points;
    left -= points;
  }
  return answer;
}
