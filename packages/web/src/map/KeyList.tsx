import type { JSX } from 'react';
import { map as words } from '../words/map.js';
import { Sheet } from './Sheet.js';

export function KeyList(props: { onClose(): void }): JSX.Element {
  return (
    <Sheet title={words.keysKey} close={words.closeKeys} className="map-keys" onClose={props.onClose}>
      <h2>{words.keys}</h2>
      <dl>
        {words.keyList.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
