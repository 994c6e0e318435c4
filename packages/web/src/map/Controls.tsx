import type { JSX } from 'react';
import { map as words } from '../words/map.js';

/** What can be opened over the map. */
export type Opening = 'layers' | 'legend' | 'keys';

/** Buttons in a corner of the map, for those without wheel or keys. */
export function Controls(props: {
  lifted: boolean;
  open: Opening | null;
  onZoom(factor: number): void;
  onFit(): void;
  onLift(): void;
  onOpen(which: Opening): void;
}): JSX.Element {
  const { open } = props;
  const panels: readonly [which: Opening, text: string, title: string][] = [
    ['layers', words.layers, words.layersKey],
    ['legend', words.legend, words.legendKey],
    ['keys', words.keys, words.keysKey],
  ];
  return (
    <fieldset className="map-controls" data-over-map="" aria-label={words.view}>
      <button type="button" aria-label={words.zoomIn} title={words.zoomInKey} onClick={() => props.onZoom(1.4)}>
        +
      </button>
      <button type="button" aria-label={words.zoomOut} title={words.zoomOutKey} onClick={() => props.onZoom(1 / 1.4)}>
        −
      </button>
      <button type="button" title={words.fitKey} onClick={props.onFit}>
        {words.fit}
      </button>
      <button type="button" aria-pressed={props.lifted} title={words.hideKey} onClick={props.onLift}>
        {words.hide}
      </button>
      {panels.map(([which, text, title]) => (
        <button
          key={which}
          type="button"
          className={`map-opens-${which}`}
          aria-expanded={open === which}
          title={title}
          onClick={() => props.onOpen(which)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
