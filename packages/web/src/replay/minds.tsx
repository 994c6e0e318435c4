/** What programs had in mind until a moment, the last turn first. */
import type { Place } from '@ironbottom/umpire';
import { Cited } from '../beside/intents.js';
import type { ReplayMark, ReplayMind } from '../umpire/replay-messages.js';
import { boardWords } from '../words/boards.js';
import { replay as words } from '../words/replay.js';

type Props = {
  minds: readonly ReplayMind[];
  marks: readonly ReplayMark[];
  at: number;
  placeName(place: Place): string;
  onGo(at: number): void;
  /** Shows a place on the map; null where there is none. */
  onShow: ((place: Place) => void) | null;
};

/** The turn in which the question was asked that this moment answered, as the clock said it. */
function turnAt(marks: readonly ReplayMark[], moment: number): string {
  return marks.findLast(({ kind, at }) => kind === 'turn' && at < moment)?.text ?? '';
}

export function Minds({ minds, marks, at, placeName, onGo, onShow }: Props) {
  const who = [...new Set(minds.map(({ by, seat }) => words.minds.title(by, seat)))];
  return (
    <>
      <p className="hint">{words.minds.about}</p>
      {who.map((title) => {
        const all = minds.filter(({ by, seat }) => words.minds.title(by, seat) === title);
        const until = all.filter(({ moment }) => moment <= at);
        const turns = [...new Set(until.map(({ moment }) => turnAt(marks, moment)))].reverse();
        return (
          <section key={title} className="replay-part minds">
            <h2>{title}</h2>
            {until.length === 0 && <p className="quiet">{words.minds.nothing}</p>}
            {turns.map((turn) => (
              <section key={turn}>
                <h3>{turn}</h3>
                <ul>
                  {until
                    .filter(({ moment }) => turnAt(marks, moment) === turn)
                    .map(({ moment, text, at: place }) => (
                      <li key={`${moment} ${text}`} className={moment === at ? 'present' : undefined}>
                        <button
                          type="button"
                          className="replay-to"
                          title={words.log.to(moment)}
                          onClick={() => onGo(moment)}
                        >
                          <span className="unseen">{words.log.to(moment)}</span>
                          <span aria-hidden="true">{moment}</span>
                        </button>
                        <span>
                          <Cited text={text} />{' '}
                          {place !== undefined && onShow !== null && (
                            <button
                              type="button"
                              className="small"
                              aria-label={boardWords.showOf(words.minds.place(text, placeName(place)))}
                              onClick={() => onShow(place)}
                            >
                              {placeName(place)}
                            </button>
                          )}
                        </span>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
            {until.length < all.length && (
              <button type="button" onClick={() => onGo(all[until.length]?.moment ?? at)}>
                {words.minds.later(all.length - until.length)}
              </button>
            )}
          </section>
        );
      })}
    </>
  );
}
