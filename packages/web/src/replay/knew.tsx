/** What each side had of the others. */
import type { Place } from '@ironbottom/umpire';
import { Panel } from '../beside/panel.js';
import type { ReplayAt } from '../umpire/replay-messages.js';
import { listed } from '../words/plural.js';
import { replay as words } from '../words/replay.js';

type Props = { knew: ReplayAt['knew']; unit: string | undefined; placeName(place: Place): string };

export function Knew({ knew, unit = 't', placeName }: Props) {
  return (
    <>
      <p className="hint">{words.knew.about}</p>
      {knew.map(({ name, pieces }) => (
        <section key={name} className="replay-part">
          <h2>{words.knew.title(name)}</h2>
          {pieces.length === 0 ? (
            <p className="quiet">{words.knew.nothing}</p>
          ) : (
            <Panel
              titled={false}
              panel={{
                id: name,
                title: words.knew.title(name),
                columns: words.knew.columns,
                rows: pieces.map(({ title, place, age, badges }) => [
                  listed([title, ...badges]),
                  placeName(place),
                  age === 0 ? words.knew.now : words.knew.age(age, unit),
                ]),
              }}
            />
          )}
        </section>
      ))}
    </>
  );
}
