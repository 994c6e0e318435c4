/** Who decides where an input leaves a choice. Targets stand in the question with the most valuable first. */
import type { Answer, Ask, DeskProcedure, Policy, Row, RowAnswer, SplitAnswer } from '@ironbottom/umpire';

const rowBy =
  (share: (total: number, ids: readonly string[], before: number) => SplitAnswer) =>
  (row: Row, before: number): RowAnswer => {
    switch (row.ask) {
      case 'split':
        return share(
          row.total,
          row.over.map(({ id }) => id),
          before,
        );
      case 'say':
        return row.now ?? row.from;
      case 'pick':
        return row.now ?? [];
    }
  };

/** One die at each in turn, going on in the next row where the last left off. */
const spreading = rowBy((total, ids, before) => {
  const shares: SplitAnswer = {};
  for (let die = 0; die < total; die++) {
    const id = ids[(before + die) % ids.length] ?? '';
    shares[id] = (shares[id] ?? 0) + 1;
  }
  return shares;
});
const concentrating = rowBy((total, [first = '']) => ({ [first]: total }));

const policyBy =
  (answerRow: (row: Row, before: number) => RowAnswer): Policy =>
  (ask: Ask): Answer => {
    if (ask.ask === 'walk') throw new Error('nothing walks in a battle');
    if (ask.ask !== 'sheet') return answerRow(ask, 0);
    let before = 0;
    return ask.rows.map((row) => {
      const answer = answerRow(row, before);
      if (row.ask === 'split') before += row.total;
      return answer;
    });
  };

export const spread: Policy = policyBy(spreading);

export const policies: DeskProcedure['policies'] = {
  spread: {
    about: 'one die at each target in turn, the most valuable first; fights on; Air Points go for ships',
    policy: spread,
  },
  concentrate: {
    about: 'all dice at the most valuable target; fights on; Air Points go for ships',
    policy: policyBy(concentrating),
  },
};
