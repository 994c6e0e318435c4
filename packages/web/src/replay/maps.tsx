/** One map, or one for each side beside the other; on a small screen the one that is in front. */
import type { BoardArrow, BoardMap, Place } from '@ironbottom/umpire';
import { useCallback, useMemo, useState } from 'react';
import { MapView } from '../map/MapView.js';
import type { ReplayScene } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';

type Props = {
  map: BoardMap;
  scenes: readonly ReplayScene[];
  marks: readonly { place: Place; text: string }[];
  focus: { key: string; place: Place } | undefined;
  placeName(place: Place): string;
};

const nowhere: ReadonlySet<Place> = new Set();
const nobody: ReadonlySet<string> = new Set();
const noWay: readonly Place[] = [];
const noArrows: readonly BoardArrow[] = [];
const nothing = (): void => undefined;

export function Maps({ map, scenes, marks, focus, placeName }: Props) {
  const [front, setFront] = useState(0);
  const unit = map.ageUnit ?? 't';
  const ageMark = useCallback((age: number) => `${age}${unit}`, [unit]);
  const shown = useMemo(
    () => (focus === undefined ? undefined : { key: focus.key, places: [focus.place], least: [focus.place] }),
    [focus],
  );
  const inFront = Math.min(front, Math.max(0, scenes.length - 1));
  return (
    <main className="replay-maps" data-maps={Math.max(1, scenes.length)} aria-label={map.title}>
      {scenes.length > 1 && (
        <fieldset className="replay-front">
          <legend className="unseen">{words.eyes.front}</legend>
          {scenes.map(({ name }, i) => (
            <button key={name} type="button" aria-pressed={i === inFront} onClick={() => setFront(i)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {scenes.map(({ name, scene, tracks }, i) => (
        <section
          key={name}
          className={i === inFront ? 'replay-map in-front' : 'replay-map'}
          aria-label={name === '' ? words.eyes.none : words.eyes.map(name)}
        >
          {scenes.length > 1 && <h2>{words.eyes.map(name)}</h2>}
          <div className="map">
            <MapView
              map={map}
              pieces={scene.pieces}
              overlays={scene.overlays}
              targets={nowhere}
              path={noWay}
              selected={nobody}
              ageMark={ageMark}
              tracks={tracks}
              arrows={scene.arrows ?? noArrows}
              marks={marks}
              focus={shown}
              onPlace={nothing}
              onPiece={nothing}
              placeName={placeName}
            />
          </div>
        </section>
      ))}
    </main>
  );
}
