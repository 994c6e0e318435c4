import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, keepInSight, type Size, wholeMap } from './camera.js';
import type { Places } from './places.js';
import { type Surface, surfaceOn } from './surface.js';

export type Looking = {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly surface: RefObject<Surface | undefined>;
  readonly camera: RefObject<Camera>;
  readonly size: Size;
  /** The same at any moment, for what happens between two drawings. */
  readonly measured: RefObject<Size>;
  /** Changes how one looks; the change is kept within bounds. Not a matter of React: it happens at every frame. */
  change(next: (camera: Camera, size: Size) => Camera): void;
  showAll(): void;
};

/** The canvas, where it is looked at from, and how large the view is. `moved` is told of every change. */
export function useSurface(places: Places, moved: (camera: Camera, size: Size) => void): Looking {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<Surface>(undefined);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const fitted = useRef<Places>(undefined);
  const measured = useRef<Size>({ width: 0, height: 0 });
  const [size, setSize] = useState<Size>(measured.current);
  const told = useRef(moved);
  told.current = moved;

  const look = useCallback((next: Camera) => {
    camera.current = next;
    surface.current?.look(next, measured.current);
    told.current(next, measured.current);
  }, []);

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const made = surfaceOn(canvas.current);
    surface.current = made;
    return () => {
      made.close();
      surface.current = undefined;
    };
  }, []);

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      const view = { width: Math.round(width), height: Math.round(height) };
      const last = measured.current;
      measured.current = view;
      if (view.width !== last.width || view.height !== last.height) setSize(view);
      if (view.width === 0 || view.height === 0) return;
      // A map seen for the first time is shown whole; a view that only changed its size keeps its middle.
      if (fitted.current !== places) look(wholeMap(places.bounds, view));
      else look(keepInSight(camera.current, places.bounds, view));
      fitted.current = places;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [places, look]);

  const change = useCallback(
    (next: (camera: Camera, size: Size) => Camera) =>
      look(keepInSight(next(camera.current, measured.current), places.bounds, measured.current)),
    [places, look],
  );
  const showAll = useCallback(() => look(wholeMap(places.bounds, measured.current)), [places, look]);
  return { host, canvas, surface, camera, measured, size, change, showAll };
}
