/** What a program has in mind, each with its place on the map. */
import type { Intent, Place } from '@ironbottom/umpire';
import { Fragment, useContext } from 'react';
import { partsOf } from '../reference/linked-text.js';
import { usePhone } from '../screens/panes.js';
import { beside } from '../words/beside.js';
import { boardWords } from '../words/boards.js';
import { Rule, Rules } from './rule.js';

const words = beside.intents;

type Props = { intents: readonly Intent[]; onShow: ((place: Place) => void) | null };

/** A text in which the numbers of rules say what they are about. */
export function Cited({ text }: { text: string }) {
  const { titles } = useContext(Rules);
  return partsOf(text, (rule) => titles.has(rule)).map(({ key, text: words, to }) =>
    to === null ? <Fragment key={key}>{words}</Fragment> : <Rule key={key} rule={to} />,
  );
}

export function Intents({ intents, onShow }: Props) {
  const phone = usePhone();
  if (intents.length === 0) return null;
  return (
    <details className="intents" open={!phone && intents.length <= few}>
      <summary>{words.why(intents.length)}</summary>
      <ul className="hinted">
        {intents.map(({ turn, text, at }) => (
          <li key={`${turn} ${text}`}>
            <Cited text={text} />{' '}
            {at !== undefined && onShow !== null && (
              <button type="button" className="small" aria-label={boardWords.showOf(text)} onClick={() => onShow(at)}>
                {boardWords.show}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** More than these, and on a telephone any, are listed when somebody asks for them. */
const few = 2;
