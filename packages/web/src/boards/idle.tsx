/** Who could still do something, and does nothing as the answer stands. */
import type { Place, Unassigned } from '@ironbottom/umpire';
import { boardWords as words } from '../words/boards.js';

type Props = { idle: readonly Unassigned[]; onShow: ((place: Place) => void) | null };

export function Idle({ idle, onShow }: Props) {
  if (idle.length === 0) return null;
  return (
    <details className="idle-list" open={idle.length <= few}>
      <summary>{words.unassigned(idle.length)}</summary>
      <ul>
        {idle.map(({ text, at }) => (
          <li key={text}>
            {text}
            {at !== undefined && onShow !== null && (
              <button type="button" className="small" aria-label={words.showOf(text)} onClick={() => onShow(at)}>
                {words.show}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** More than these are listed when somebody asks for them. */
const few = 3;
