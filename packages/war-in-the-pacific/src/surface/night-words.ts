/** 19.10.5 What Japan gains by night, in sentences made of the chart. */
import { type NightCase, nightCases, periodOf } from '../charts/surface-tables.js';
import type { SurfaceLaw } from './law.js';

const names: { readonly [c in NightCase]: string } = {
  A: 'Surprise',
  B: 'Better lookouts',
  C: 'Torpedoes ready',
  none: '',
};

/** The cases that this year knows, the greatest first. */
export function nightLines({ night, date, charts }: SurfaceLaw): string[] {
  if (!night) return [];
  const { columns, lasts } = charts.nightAdvantage.values;
  const cases = nightCases.filter((each) => each !== 'none' && columns[periodOf(date)].includes(each));
  return [
    'Against a force that is mainly American Japan may have an advantage by night, the greater the more the night rating of her commander is above that of theirs. The log says which, beside the initiative:',
    ...cases.map(
      (each) =>
        `${names[each]}: ${gains(lasts[each])}; torpedo markers may be spent, to reach two hexes or for the next column of the damage table.`,
    ),
    ...(cases.some((each) => lasts[each].held > 0)
      ? [
          'Ships that neither move nor see whom to fire at have nothing to choose: a force that is surprised may go through much of a battle, or all of it, without a question.',
        ]
      : []),
  ];
}

type Lasts = SurfaceLaw['charts']['nightAdvantage']['values']['lasts'][NightCase];

function gains({ held, sight, rangeTwo, unseen, unseenLight }: Lasts): string {
  const all: readonly (readonly [number, string])[] = [
    [held, 'Allied ships do not move'],
    [sight, 'Allied ships two hexes from a Japanese one are spotted'],
    [rangeTwo, 'Japanese CL and DD reach two hexes'],
    [unseen, 'no Japanese ship is spotted by her fire'],
    [unseenLight > unseen ? unseenLight : 0, 'no Japanese CL or DD is spotted by her fire'],
  ];
  const bySequences = new Map<number, string[]>();
  for (const [last, what] of all) if (last > 0) bySequences.set(last, [...(bySequences.get(last) ?? []), what]);
  return [...bySequences]
    .map(([last, what]) => `in the first ${last === 1 ? 'sequence' : `${last} sequences`} ${what.join(', ')}`)
    .join('; ');
}
