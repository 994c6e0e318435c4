import type { JSX } from 'react';

/** Buttons in a corner of the map, for those without wheel or keys. */
export function Controls(props: {
  lifted: boolean;
  legend: boolean;
  onZoom(factor: number): void;
  onFit(): void;
  onLift(): void;
  onLegend(): void;
}): JSX.Element {
  return (
    <fieldset className="map-controls" data-over-map="" aria-label="Map view">
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => props.onZoom(1.4)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => props.onZoom(1 / 1.4)}>
        −
      </button>
      <button type="button" title="Show the whole map (0)" onClick={props.onFit}>
        Fit
      </button>
      <button type="button" aria-pressed={props.lifted} title="Hide the counters (hold H)" onClick={props.onLift}>
        Lift
      </button>
      <button type="button" aria-expanded={props.legend} title="What the drawings mean" onClick={props.onLegend}>
        Legend
      </button>
    </fieldset>
  );
}
