import type { PickAnswer, Row, RowAnswer, SplitAnswer } from '@ironbottom/umpire';
import { PickField } from './pick.js';
import { SayField } from './say.js';
import { SplitField } from './split.js';

type Props = { row: Row; value: RowAnswer; onChange(value: RowAnswer): void; compact?: boolean };

/** The widget for what may stand alone or in a sheet. */
export function RowField({ row, value, onChange, compact = false }: Props) {
  switch (row.ask) {
    case 'pick':
      return <PickField ask={row} value={value as PickAnswer} onChange={onChange} compact={compact} />;
    case 'split':
      return <SplitField ask={row} value={value as SplitAnswer} onChange={onChange} />;
    case 'say':
      return <SayField ask={row} value={value as number} onChange={onChange} />;
  }
}
