/** Where one looks from: which point of the map lies in the middle of the view, and how large it is drawn. */
import type { Point } from '@ironbottom/umpire';

/** `scale`: pixels of the page between the middles of two neighbouring places. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };
/** The view, in pixels of the page. */
export type Size = { readonly width: number; readonly height: number };
/** Part of the map, in the map's own units. */
export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Nothing is to be seen nearer than this; the nearest that still helps to read a number. */
export const nearest = 150;

export function toScreen(camera: Camera, size: Size, [x, y]: Point): Point {
  return [(x - camera.x) * camera.scale + size.width / 2, (y - camera.y) * camera.scale + size.height / 2];
}

export function toMap(camera: Camera, size: Size, [x, y]: Point): Point {
  return [(x - size.width / 2) / camera.scale + camera.x, (y - size.height / 2) / camera.scale + camera.y];
}

/** Pixels around a map that is shown whole; below it lie the buttons. */
const around = { side: 22, top: 18, bottom: 50 };

/** The whole map in the view, with a little room around it. */
export function wholeMap(bounds: Bounds, size: Size): Camera {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const across = Math.max(1, size.width - 2 * around.side) / Math.max(width, 1e-6);
  const down = Math.max(1, size.height - around.top - around.bottom) / Math.max(height, 1e-6);
  const scale = Math.min(across, down, nearest);
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2 + (around.bottom - around.top) / 2 / scale,
    scale,
  };
}

/** One may look a little beyond the edge of the map, but never lose it; nor go further off than the whole of it. */
export function keepInSight(camera: Camera, bounds: Bounds, size: Size): Camera {
  const farthest = wholeMap(bounds, size).scale * 0.8;
  const scale = Math.min(nearest, Math.max(farthest, camera.scale));
  return {
    x: within(camera.x, bounds.left, bounds.right, size.width / scale),
    y: within(camera.y, bounds.top, bounds.bottom, size.height / scale),
    scale,
  };
}

function within(middle: number, low: number, high: number, seen: number): number {
  // A map smaller than the view may lie anywhere in it.
  if (seen >= high - low) return Math.min(low + seen / 2, Math.max(high - seen / 2, middle));
  const beyond = seen * 0.25;
  return Math.min(high - seen / 2 + beyond, Math.max(low + seen / 2 - beyond, middle));
}

/** Moves what is seen by so many pixels, as a hand on the map does. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Nearer or farther, the point of the map under `at` staying where it is. */
export function zoom(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const [x, y] = toMap(camera, size, at);
  const scale = camera.scale * factor;
  return { x: x - (at[0] - size.width / 2) / scale, y: y - (at[1] - size.height / 2) / scale, scale };
}

/** As near as helps to point at a single place. */
const readable = 46;

/** As near as helps to tell piles and names apart, where little of the map matters. */
const close = 80;

/** Small, but a hex can still be pointed at. */
const legible = 18;

/** So much of the map, near enough to point at; where one looks already at the `least` of it, if that is enough, nothing moves. */
export function showing(camera: Camera, size: Size, part: Bounds, whole: Bounds, least?: Bounds): Camera {
  const width = part.right - part.left + 4;
  const height = part.bottom - part.top + 4;
  const scale = Math.min(size.width / width, size.height / height, least === undefined ? close : readable);
  if (least !== undefined && sees(camera, size, least) && camera.scale >= Math.min(scale, legible)) return camera;
  return {
    x: inside((part.left + part.right) / 2, whole.left, whole.right, size.width / scale),
    y: inside((part.top + part.bottom) / 2, whole.top, whole.bottom, size.height / scale),
    scale,
  };
}

function sees(camera: Camera, size: Size, part: Bounds): boolean {
  const [left, top] = toScreen(camera, size, [part.left, part.top]);
  const [right, bottom] = toScreen(camera, size, [part.right, part.bottom]);
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
}

/** Nothing beyond the edge is shown while there is map enough to show. */
function inside(middle: number, low: number, high: number, seen: number): number {
  if (seen >= high - low) return (low + high) / 2;
  return Math.min(high - seen / 2, Math.max(low + seen / 2, middle));
}

/** The least movement that brings a point of the map into the view, `room` pixels from its edge. */
export function bringIntoView(camera: Camera, size: Size, point: Point, room: number): Camera {
  const [x, y] = toScreen(camera, size, point);
  const dx = shift(x, size.width, Math.min(room, size.width / 3));
  const dy = shift(y, size.height, Math.min(room, size.height / 3));
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy);
}

function shift(at: number, length: number, room: number): number {
  if (at < room) return room - at;
  return at > length - room ? length - room - at : 0;
}
