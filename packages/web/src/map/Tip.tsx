import type { Point } from '@ironbottom/umpire';
import type { JSX } from 'react';
import { map as words } from '../words/map.js';
import type { Size } from './camera.js';
import { tipFor } from './room.js';
import { type Told, titleOf } from './words.js';

const most = 8;

/** What lies under the pointer, beside the line that it speaks of. Screen readers hear the same from the live region. */
export function Tip(props: { told: Told; at: Point; view: Size; heading: Point | undefined }): JSX.Element {
  const { told, at, view, heading } = props;
  const { left: toLeft, above } = tipFor(at, view, heading);
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
