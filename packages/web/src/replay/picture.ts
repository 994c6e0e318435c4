/** Pictures of the map for a report, as by day, drawn by the map's own hand on a canvas that nobody sees. */
import type { BoardMap, Place, Point, Scene } from '@ironbottom/umpire';
import { newAtlas, newCanvas } from '../map/atlas.js';
import type { Bounds } from '../map/camera.js';
import { drawGround, groundOf, letteringFor, type Sheet } from '../map/ground.js';
import { day, liveries } from '../map/palette.js';
import { drawPiles, prepareFaces } from '../map/pile-drawing.js';
import { pilesOf } from '../map/piles.js';
import { middleOf, type Places, placesOf } from '../map/places.js';
import { drawVeils, veilsOf } from '../map/veils.js';

/** A scene around some places, or around every counter where none is said, as the address of an image. */
export type Painter = (scene: Scene, places: readonly Place[]) => string;

const size = { width: 960, height: 640 };
/** Places all round what a picture is about. */
const around = 5;
/** Pixels between two places at the nearest. */
const nearest = 64;
const nobody: ReadonlySet<string> = new Set();

export function painterOf(map: BoardMap, names: readonly string[]): Painter {
  const places = placesOf(map);
  const ground = groundOf(map, places, (place) => names[place] || String(place), day, true);
  return (scene, about) => {
    const [canvas, pen] = newCanvas(size.width, size.height);
    const sheet = sheetOn(
      boundsOf(places, about.length > 0 ? about : scene.pieces.map(({ place }) => place)),
      places.bounds,
    );
    const piles = pilesOf(places, scene.pieces, nobody, sheet.scale);
    const ageMark = (age: number): string => `${age}${map.ageUnit ?? 't'}`;
    const atlas = newAtlas(Math.round(piles.size), 1, ageMark);
    const cardboard = { atlas, coarse: undefined, liveryOf: liveries(scene.pieces), selected: nobody };
    // Faces are drawn for a while at a time: here there is time for all of them.
    for (let tries = 0; tries < scene.pieces.length && !prepareFaces(piles, sheet, cardboard); tries += 1);
    drawGround(pen, ground, sheet, letteringFor(ground, sheet.scale, pen).written);
    drawVeils(pen, veilsOf(ground, scene.overlays), sheet, day);
    drawPiles(pen, piles, sheet, cardboard);
    return canvas.toDataURL('image/webp', 0.82);
  };
}

/** Not beyond the edge of the map, as far as it fills the picture. */
function boundsOf(places: Places, about: readonly Place[]): Bounds {
  const { bounds } = places;
  const points = about.map((place) => middleOf(places, place)).filter((point): point is Point => point !== undefined);
  if (points.length === 0) return bounds;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.max(bounds.left, Math.min(...xs) - around),
    right: Math.min(bounds.right, Math.max(...xs) + around),
    top: Math.max(bounds.top, Math.min(...ys) - around),
    bottom: Math.min(bounds.bottom, Math.max(...ys) + around),
  };
}

/** Nothing beyond the edge of the map is shown while there is map enough to show. */
function sheetOn({ left, right, top, bottom }: Bounds, whole: Bounds): Sheet {
  const scale = Math.min(size.width / (right - left + 1), size.height / (bottom - top + 1), nearest);
  const within = (middle: number, low: number, high: number, seen: number): number =>
    seen >= high - low ? (low + high) / 2 : Math.min(high - seen / 2, Math.max(low + seen / 2, middle));
  const x = within((left + right) / 2, whole.left, whole.right, size.width / scale);
  const y = within((top + bottom) / 2, whole.top, whole.bottom, size.height / scale);
  return {
    left: Math.round(x * scale - size.width / 2),
    top: Math.round(y * scale - size.height / 2),
    ...size,
    scale,
    dot: 1,
  };
}
