/** On a board whose sources do not say everything: what of it is ours, and the way to its charts. */
import { useContext } from 'react';
import { Rules } from '../beside/rule.js';
import { reference as words } from '../words/reference.js';
import { chartsAddress } from './addresses.js';
import './badge.css';

export function DesignedBadge({ designed }: { designed: string }) {
  const { book } = useContext(Rules);
  return (
    <a
      className="badge badge-designed"
      href={chartsAddress(book)}
      target="_blank"
      rel="noopener"
      title={designed}
      aria-label={words.designedOf(designed)}
    >
      {words.designed}
    </a>
  );
}
