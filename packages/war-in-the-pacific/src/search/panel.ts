/** 16.1.2 The markers of both sides on the board, as far as they are known. */
import type { BoardPanel } from '@ironbottom/umpire';
import { aboutReports, chitText, reportText } from '../chapters/13-5-reports.js';
import { type Side, sideNames, sides } from '../sides.js';
import { isDummy, type Markers } from './search.js';

/** `side` null: for those who only watch. Nothing before the markers are laid out. */
export function markersPanel(of: Markers, side: Side | null): BoardPanel[] {
  const rows = sides.flatMap((each) =>
    of[each].map(({ name, group, known, located, reports, chits }) => [
      name,
      sideNames[each],
      group === null ? 'not known' : isDummy({ group }) ? 'a dummy' : group,
      reports.map(reportText).join('; then ') || '–',
      [
        known ? 'met' : located ? 'located' : '',
        each === side ? chits.map(({ chit }) => chitText(chit ?? 'true')).join(', ') : '',
      ]
        .filter((part) => part !== '')
        .join('; chits: ') || '–',
    ]),
  );
  if (rows.length === 0) return [];
  return [
    {
      id: 'markers',
      title: 'Task force markers',
      columns: ['Marker', 'Of', 'Stands for', 'Reported as', 'State'],
      rows,
      note: aboutReports.join(' '),
    },
  ];
}
