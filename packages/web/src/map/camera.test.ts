import { describe, expect, it } from 'vitest';
import { bringIntoView, keepInSight, nearest, pan, showing, toMap, toScreen, wholeMap, zoom } from './camera.js';

const view = { width: 1280, height: 800 };
const bounds = { left: -0.5, top: -0.5, right: 69, bottom: 44 };
const camera = { x: 30, y: 20, scale: 40 };

describe('the camera', () => {
  it('shows the point it stands over in the middle of the view', () => {
    expect(toScreen(camera, view, [30, 20])).toEqual([640, 400]);
  });

  it('finds the way from the map to the view and back', () => {
    const [x, y] = toMap(camera, view, toScreen(camera, view, [12.25, 33.5]));
    expect(x).toBeCloseTo(12.25, 9);
    expect(y).toBeCloseTo(33.5, 9);
  });

  it('shows the whole map with room around it', () => {
    const all = wholeMap(bounds, view);
    const [left, top] = toScreen(all, view, [bounds.left, bounds.top]);
    const [right, bottom] = toScreen(all, view, [bounds.right, bounds.bottom]);
    expect(Math.min(left, top, view.width - right, view.height - bottom)).toBeGreaterThan(10);
  });

  it('keeps a map that is shown whole where it is', () => {
    const all = wholeMap(bounds, view);
    expect(keepInSight(all, bounds, view)).toEqual(all);
  });

  it('keeps the point under the pointer when it comes nearer', () => {
    const before = toMap(camera, view, [200, 700]);
    const after = toMap(zoom(camera, view, 1.7, [200, 700]), view, [200, 700]);
    expect(after[0]).toBeCloseTo(before[0], 9);
    expect(after[1]).toBeCloseTo(before[1], 9);
  });

  it('moves what is seen along with the hand', () => {
    const [x, y] = toScreen(pan(camera, 15, -30), view, [30, 20]);
    expect([x, y]).toEqual([655, 370]);
  });

  it('never loses the map and never goes nearer or farther than is of use', () => {
    const lost = keepInSight({ x: 900, y: -900, scale: 40 }, bounds, view);
    const [right] = toScreen(lost, view, [bounds.right, 0]);
    expect(right).toBeGreaterThan(view.width / 2);
    expect(keepInSight({ ...camera, scale: 9999 }, bounds, view).scale).toBe(nearest);
    expect(keepInSight({ ...camera, scale: 0.01 }, bounds, view).scale).toBeGreaterThan(10);
  });

  it('stays where it is while the least of what matters is in view and large enough to point at', () => {
    const least = { left: 25, top: 15, right: 35, bottom: 25 };
    const part = { ...least, right: 60 };
    expect(showing(camera, view, part, bounds, least)).toBe(camera);
    expect(showing({ ...camera, scale: 20 }, view, part, bounds, least).scale).toBe(20);
    expect(showing({ ...camera, scale: 12 }, view, part, bounds, least).scale).toBeGreaterThan(20);
    expect(showing(camera, view, least, bounds).scale).toBeGreaterThan(camera.scale);
    const moved = showing(camera, view, part, bounds);
    expect(toScreen(moved, view, [60, 20])[0]).toBeLessThan(view.width);
  });

  it('moves no more than needed to bring a point into the view', () => {
    expect(bringIntoView(camera, view, [30, 20], 70)).toBe(camera);
    const [x, y] = toScreen(bringIntoView(camera, view, [60, 20], 70), view, [60, 20]);
    expect([x, y]).toEqual([view.width - 70, 400]);
  });
});
