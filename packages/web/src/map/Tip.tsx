import type { Point } from '@ironbottom/umpire';
import type { JSX } from 'react';
import { map as words } from '../words/map.js';
import type { Size } from './camera.js';
import { type Told, titleOf } from './words.js';

const most = 8;

/** What lies under the pointer. Screen readers hear the same from the live region. */
export function Tip(props: { told: Told; at: Point; view: Size }): JSX.Element {
  const { told, at, view } = props;
  const toLeft = at[0] > view.width / 2;
  const above = at[1] > view.height / 2;
  return (
    <div
      className="map-tip"
      aria-hidden="true"
      style={{
        ...(toLeft ? { right: view.width - at[0] + 18 } : { left: at[0] + 18 }),
        ...(above ? { bottom: view.height - at[1] + 12 } : { top: at[1] + 18 }),
      }}
    >
      <strong>{told.name}</strong>
      {told.terrain !== '' && <span>{told.terrain}</span>}
      {told.also.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {told.pieces.length > 0 && (
        <ul>
          {told.pieces.slice(0, most).map((piece) => (
            <li key={piece.id}>{titleOf(piece)}</li>
          ))}
          {told.pieces.length > most && <li>{words.more(told.pieces.length - most)}</li>}
        </ul>
      )}
    </div>
  );
}
