/** What hands do on the map, told apart: a drag is no click, two fingers are a pinch. Knows neither map nor pieces. */
import type { Point } from '@ironbottom/umpire';

export type Gestures = {
  /** A drag of so many pixels since the last. */
  drag(dx: number, dy: number): void;
  /** Wheel or pinch: nearer by a factor, around a point of the view. */
  zoom(factor: number, at: Point): void;
  /** A click or a tap that was no drag. */
  click(at: Point): void;
  /** A long press or the other button: what lies here? */
  look(at: Point): void;
  /** A mouse over the map, or gone from it. */
  hover(at: Point | undefined): void;
};

/** Less than this is the tremor of a hand. */
const tremor = 5;
const longPress = 550;

export function listen(host: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let dragging = false;
  let press: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  /** Buttons and lists over the map are not the map. */
  const mine = (event: Event): boolean =>
    !(event.target instanceof Element && event.target.closest('[data-over-map]') !== null);

  function onDown(event: PointerEvent): void {
    if (!mine(event) || (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1)) return;
    const point = at(event);
    down.set(event.pointerId, point);
    clearTimeout(press);
    if (down.size > 1) {
      dragging = true;
      return;
    }
    start = point;
    dragging = false;
    if (event.pointerType !== 'mouse') {
      press = setTimeout(() => {
        if (dragging || down.size !== 1) return;
        dragging = true;
        gestures.look(point);
      }, longPress);
    }
  }

  function onMove(event: PointerEvent): void {
    const point = at(event);
    const last = down.get(event.pointerId);
    if (last === undefined) {
      if (event.pointerType === 'mouse' && down.size === 0) gestures.hover(mine(event) ? point : undefined);
      return;
    }
    if (down.size === 1) {
      if (!dragging && start && Math.hypot(point[0] - start[0], point[1] - start[1]) > tremor) {
        dragging = true;
        clearTimeout(press);
        // Only a drag holds on to the pointer: a click stays with what it was on.
        host.setPointerCapture(event.pointerId);
      }
      if (!dragging) return;
      gestures.drag(point[0] - last[0], point[1] - last[1]);
    } else pinch(event.pointerId, last, point);
    down.set(event.pointerId, point);
  }

  function pinch(id: number, last: Point, point: Point): void {
    const other = [...down].find(([finger]) => finger !== id)?.[1];
    if (other === undefined) return;
    const before = Math.hypot(last[0] - other[0], last[1] - other[1]);
    const after = Math.hypot(point[0] - other[0], point[1] - other[1]);
    gestures.drag((point[0] - last[0]) / 2, (point[1] - last[1]) / 2);
    if (before > 1 && after > 1) gestures.zoom(after / before, [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2]);
  }

  function onUp(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(press);
    if (!dragging && event.type === 'pointerup' && event.button === 0) gestures.click(at(event));
    if (down.size === 0) dragging = false;
  }

  function onLeave(event: PointerEvent): void {
    if (event.pointerType === 'mouse') gestures.hover(undefined);
  }

  function onWheel(event: WheelEvent): void {
    if (!mine(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1;
    // A pinch on a touchpad comes as a wheel with the control key, in small steps.
    const pace = event.ctrlKey ? 0.01 : 0.0016;
    const factor = Math.exp(-Math.max(-300, Math.min(300, event.deltaY * lines)) * pace);
    gestures.zoom(factor, at(event));
  }

  function onMenu(event: MouseEvent): void {
    if (!mine(event)) return;
    event.preventDefault();
    gestures.look(at(event));
  }

  host.addEventListener('pointerdown', onDown);
  host.addEventListener('pointermove', onMove);
  host.addEventListener('pointerup', onUp);
  host.addEventListener('pointercancel', onUp);
  host.addEventListener('pointerleave', onLeave);
  host.addEventListener('wheel', onWheel, { passive: false });
  host.addEventListener('contextmenu', onMenu);
  return () => {
    clearTimeout(press);
    host.removeEventListener('pointerdown', onDown);
    host.removeEventListener('pointermove', onMove);
    host.removeEventListener('pointerup', onUp);
    host.removeEventListener('pointercancel', onUp);
    host.removeEventListener('pointerleave', onLeave);
    host.removeEventListener('wheel', onWheel);
    host.removeEventListener('contextmenu', onMenu);
  };
}
