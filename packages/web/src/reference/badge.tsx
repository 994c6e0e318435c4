/** On what ground a chart or a value stands. */
import type { Provenance } from '@ironbottom/umpire';
import { reference as words } from '../words/reference.js';
import './badge.css';

export function Badge({ provenance }: { provenance: Provenance }) {
  return (
    <span className={`badge badge-${provenance}`} title={words.provenance[provenance]}>
      {provenance}
    </span>
  );
}
