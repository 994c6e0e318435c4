/** On a telephone the table is one of three things at a time, chosen at the foot where a thumb reaches. */
import { useSyncExternalStore } from 'react';
import { screens } from '../words/screens.js';

/** As phone.css has it. */
const narrow = '(max-width: 40rem), (max-width: 60rem) and (orientation: portrait)';

export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
  );
}

export type Pane = 'map' | 'ask' | 'records';

type Props = {
  pane: Pane;
  mapped: boolean;
  /** What the middle one shows just now. */
  stands: 'asked' | 'over' | 'waiting';
  unread: number;
  onPane(pane: Pane): void;
};

const words = screens.panes;

export function Panes({ pane, mapped, stands, unread, onPane }: Props) {
  const titles: { readonly [pane in Pane]: string } = {
    map: mapped ? words.map : words.boards,
    ask: words[stands],
    records: words.records(unread),
  };
  return (
    <nav className="panes" aria-label={words.label}>
      {(['map', 'ask', 'records'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={pane === each}
          className={each === 'ask' && stands === 'asked' ? 'wanted' : ''}
          onClick={() => onPane(each)}
        >
          {titles[each]}
        </button>
      ))}
    </nav>
  );
}
