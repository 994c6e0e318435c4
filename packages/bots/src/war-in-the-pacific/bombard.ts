/** A newcomer over an airfield: sends everything he has; owning it, keeps his fighters up and his runway whole. */
import type { Answer, Ask, Bot, Pick, RowAnswer } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import { type BombardGame, type BombardLaw, type BombardSeen, strike } from '@ironbottom/war-in-the-pacific';

export const bombardRecruit: Bot<BombardGame> = {
  name: 'recruit',
  title: 'Recruit',
  about:
    'Bombs the airfield with everything, then the port; owning it, sends all fighters up and repairs the runway first.',
  seat: (_, law) => ({ answer: (view, ask) => answerFor(view.own, ask, law) }),
};

function answerFor({ open }: BombardSeen, ask: Ask, law: BombardLaw): Answer {
  if (ask.ask === 'split') return grounded(ask, law);
  if (ask.ask === 'pick' && ask.rule === '10.2') return ask.of.slice(0, 1).map(({ id }) => id);
  if (ask.ask !== 'sheet') return leastAnswer(ask) ?? [];
  if (ask.rule === '6.3.1') return strike.greatestLosses(ask, 'weakest first');
  return ask.rows.map((row): RowAnswer => {
    if (row.ask === 'say') return row.to;
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    const [first] = ask.rule === '11.3' ? raided(open, law, row) : row.of;
    return first === undefined ? [] : [first.id];
  });
}

/**
 * The airfield, and in the second half of the days the port. On an island, where ships reach everything, nobody flies before they
 * have fired: then fewer fighters come up.
 */
function raided(open: BombardSeen['open'], { scenario }: BombardLaw, { of }: Pick): Pick['of'] {
  if (scenario.island && Object.values(open.ammunition).every((left) => left === 'full')) return [];
  return open.day > scenario.days.length / 2 ? [...of].reverse() : of;
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
