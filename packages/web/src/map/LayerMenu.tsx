import type { JSX } from 'react';
import { map as words } from '../words/map.js';
import { type Filling, layersOf, leastSize, mostSize, sizeWithin, type Wishes } from './layers.js';
import { Sheet } from './Sheet.js';

/** What is drawn on the map, and how large its counters. */
export function LayerMenu(props: {
  filling: Filling;
  wishes: Wishes;
  onWishes(wishes: Wishes): void;
  onClose(): void;
}): JSX.Element {
  const { wishes, onWishes } = props;
  const { layers, size } = wishes;
  const grow = (by: number): void => onWishes({ ...wishes, size: sizeWithin(size + by) });
  return (
    <Sheet title={words.layersKey} close={words.closeLayers} onClose={props.onClose}>
      <fieldset>
        <legend>{words.shown}</legend>
        {layersOf(props.filling).map((layer) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={layers[layer]}
              onChange={({ target }) => onWishes({ ...wishes, layers: { ...layers, [layer]: target.checked } })}
            />
            {words.layer[layer]}
          </label>
        ))}
      </fieldset>
      <fieldset className="map-sizes">
        <legend>{words.counters}</legend>
        <button type="button" title={words.smallerKey} disabled={size <= leastSize} onClick={() => grow(-1)}>
          {words.smaller}
        </button>
        <output>{size === 0 ? words.usual : words.steps(size)}</output>
        <button type="button" title={words.largerKey} disabled={size >= mostSize} onClick={() => grow(1)}>
          {words.larger}
        </button>
      </fieldset>
    </Sheet>
  );
}
