/**
 * The canvas that the map is drawn on: larger than the view, moved by a CSS transform, drawn again only when something
 * changed, when its margin is used up, or when it is off its scale by too much or for too long.
 */
import type {
  BoardArrow,
  BoardLine,
  BoardMap,
  BoardOverlay,
  BoardPiece,
  BoardRing,
  BoardTrack,
  Place,
  Point,
} from '@ironbottom/umpire';
import { type Atlas, newAtlas, penOf } from './atlas.js';
import { type Camera, type Size, toMap } from './camera.js';
import type { AgeMark } from './counter.js';
import { drawLettering, type Ground, groundOf, letteringFor, type Sheet, widthIn } from './ground.js';
import { isWeather, type Layers } from './layers.js';
import { drawBars, drawLifelines, type Lifeline, lifelinesOf } from './lifelines.js';
import { drawSteps, drawTargets, drawWay, pointsOf, type Targets, targetsOf } from './marks.js';
import { type Names, namesAmong } from './names.js';
import { type Chart, liveries } from './palette.js';
import { type Cardboard, drawPiles, prepareFaces } from './pile-drawing.js';
import { type Pile, type Piles, pileAt, pilesOf } from './piles.js';
import type { Places } from './places.js';
import { type Drift, drawDrifts, drawRings, drawWatch, driftsOf, type Ring, ringsOf, watchOf } from './rings.js';
import { drawSectors, type Sector, sectorsOf } from './sectors.js';
import { drawTags, type Tag, tagsOf } from './tags.js';
import { type Tiles, tilesOf } from './tiles.js';
import {
  type Course,
  coursesOf,
  drawCourses,
  drawTracks,
  drawVanes,
  type Track,
  tracksOf,
  type Vane,
  vanesOf,
} from './tracks.js';
import { drawVeils, type Veil, veilsOf } from './veils.js';

/** All that is drawn. A part that is the same object as before is not worked out again. */
export type Picture = {
  readonly map: BoardMap;
  readonly places: Places;
  readonly placeName: (place: Place) => string;
  readonly pieces: readonly BoardPiece[];
  readonly overlays: readonly BoardOverlay[];
  readonly targets: ReadonlySet<Place>;
  readonly path: readonly Place[];
  readonly selected: ReadonlySet<string>;
  readonly ageMark: AgeMark;
  readonly countersHidden: boolean;
  readonly chart: Chart;
  readonly layers: Layers;
  /** Steps from the size of counters that fits. */
  readonly size: number;
  readonly rings: readonly BoardRing[];
  readonly lines: readonly BoardLine[];
  readonly tracks: readonly BoardTrack[];
  readonly arrows: readonly BoardArrow[];
  readonly notes: readonly { readonly place: Place; readonly text: string }[];
};

export type Surface = {
  show(picture: Picture): void;
  look(camera: Camera, size: Size): void;
  /** The pile under a point of the view. */
  pileUnder(point: Point): Pile | undefined;
  /** Where a pile's topmost counter is in the view. */
  whereIs(pile: Pile): Point;
  pilesIn(place: Place): readonly Pile[];
  close(): void;
};

/** Beyond this the drawn picture is too coarse, or its counters too large, to be shown for even a moment. */
const mostOff = 1.4;
/** Milliseconds of rest after which a picture off its scale is drawn again. */
const rest = 110;

type LaidOut = Pick<Picture, 'places' | 'pieces' | 'selected' | 'size'> & {
  readonly scale: number;
  readonly piles: Piles;
};
type Named = ReturnType<typeof letteringFor> & {
  readonly ground: Ground;
  readonly scale: number;
  readonly piles: Piles | undefined;
  readonly names: Names;
};
const noNames: Names = { under: [], over: [] };
type Drawn = Sheet & { readonly cameraScale: number; readonly piles: Piles };

export function surfaceOn(canvas: HTMLCanvasElement): Surface {
  const pen = penOf(canvas);
  let picture: Picture | undefined;
  let ground: Ground | undefined;
  let tiles: Tiles | undefined;
  let veils: readonly Veil[] = [];
  let targets: Targets | undefined;
  let way: readonly Point[] = [];
  let sectors: readonly Sector[] = [];
  let rings: readonly Ring[] = [];
  let lines: readonly Lifeline[] = [];
  let watch: Path2D | undefined;
  let drifts: readonly Drift[] = [];
  let tracks: readonly Track[] = [];
  let courses: readonly Course[] = [];
  let vanes: readonly Vane[] = [];
  let tags: readonly Tag[] = [];
  let atlases = new Map<number, Atlas>();
  /** The last atlas that had every face. */
  let coarse: Atlas | undefined;
  let liveryOf = liveries([]);
  let cardboard: Cardboard | undefined;
  let laidOut: LaidOut | undefined;
  let named: Named | undefined;
  let camera: Camera | undefined;
  let size: Size = { width: 0, height: 0 };
  let drawn: Drawn | undefined;
  let stale = true;
  /** Whether ground and counters as drawn are as fine as they get. */
  let fine = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: Picture): void {
    const last = picture;
    if (last !== undefined && isSame(last, next)) return;
    picture = next;
    const { places, layers, chart } = next;
    const anew = last?.map !== next.map || last.chart !== chart;
    if (ground === undefined || anew || last?.placeName !== next.placeName || last.layers.numbers !== layers.numbers) {
      ground = groundOf(next.map, places, next.placeName, chart, layers.numbers);
      tiles = tilesOf(ground);
    }
    if (anew || last?.overlays !== next.overlays) veils = veilsOf(ground, next.overlays);
    if (last?.map !== next.map || last.targets !== next.targets) targets = targetsOf(next.places, next.targets);
    if (last?.map !== next.map || last.path !== next.path) way = pointsOf(next.places, next.path);
    if (anew || last?.layers.sectors !== layers.sectors)
      sectors = layers.sectors ? sectorsOf(places, next.map.sectors ?? []) : [];
    if (anew || last?.rings !== next.rings) rings = ringsOf(places, next.rings);
    if (anew || last?.lines !== next.lines) lines = lifelinesOf(places, next.lines);
    if (anew || last?.arrows !== next.arrows) vanes = vanesOf(places, next.arrows);
    if (anew || last?.notes !== next.notes) tags = tagsOf(places, next.notes);
    if (anew || last?.pieces !== next.pieces) {
      liveryOf = liveries(next.pieces, chart);
      drifts = driftsOf(places, next.pieces, liveryOf);
      courses = coursesOf(places, next.pieces, liveryOf);
      watch = undefined;
    }
    if (layers.watch) watch ??= watchOf(places, next.pieces);
    if (anew || last?.tracks !== next.tracks || last.pieces !== next.pieces)
      tracks = tracksOf(places, next.tracks, liveryOf);
    if (last?.ageMark !== next.ageMark || last.chart !== chart) {
      atlases = new Map();
      coarse = undefined;
    }
    stale = true;
    ask();
  }

  function look(at: Camera, view: Size): void {
    camera = at;
    size = view;
    ask();
  }

  function ask(): void {
    if (frame === 0) frame = requestAnimationFrame(turn);
  }

  function turn(): void {
    frame = 0;
    if (camera === undefined || picture === undefined || size.width === 0 || size.height === 0) return;
    if (stale || drawn === undefined || drawn.dot !== density() || tooFar(drawn, camera)) compose(camera);
    place(camera);
    if (drawn === undefined) return;
    if (drawn.cameraScale === camera.scale) refine(drawn);
    else {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stale = true;
        ask();
      }, rest);
    }
  }

  /** Once the scale rests: what is coarse is drawn finely, then what lies around it, a little at a time. */
  function refine(sheet: Drawn): void {
    if (tiles === undefined) return;
    if (!fine) {
      const faces = cardboard === undefined || prepareFaces(sheet.piles, sheet, cardboard);
      stale = faces && tiles.prepare(sheet);
      ask();
    } else if (!tiles.prepare(aroundOf(sheet))) ask();
  }

  function tooFar(last: Drawn, at: Camera): boolean {
    const ratio = at.scale / last.cameraScale;
    if (ratio > mostOff || ratio < 1 / mostOff) return true;
    const [left, top] = toMap(at, size, [0, 0]);
    const [right, bottom] = toMap(at, size, [size.width, size.height]);
    // Zooming out may show a little beyond the canvas for a moment: paper, until it rests.
    const slack = ratio === 1 ? 0 : (0.12 * size.width) / at.scale;
    return (
      (left + slack) * last.scale < last.left ||
      (top + slack) * last.scale < last.top ||
      (right - slack) * last.scale > last.left + last.width ||
      (bottom - slack) * last.scale > last.top + last.height
    );
  }

  function compose(at: Camera): void {
    if (picture === undefined || tiles === undefined) return;
    const dot = density();
    const margin = dot > 1 ? 192 : 384;
    const width = Math.ceil((size.width + 2 * margin) * dot);
    const height = Math.ceil((size.height + 2 * margin) * dot);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${width / dot}px`;
      canvas.style.height = `${height / dot}px`;
    }
    const scale = at.scale * dot;
    const sheet: Sheet = {
      left: Math.round(at.x * scale - width / 2),
      top: Math.round(at.y * scale - height / 2),
      width,
      height,
      scale,
      dot,
    };
    const piles = layOut(picture, at.scale);
    const names = nameAll(picture, at.scale, piles);
    fine = tiles.paint(pen, sheet);
    const { chart, layers } = picture;
    drawLettering(pen, names.under, sheet, chart);
    const shown = veils.filter((veil) => veil.kind === 'night' || layers[isWeather(veil) ? 'weather' : 'areas']);
    drawVeils(pen, shown, sheet, chart);
    drawSectors(pen, sectors, sheet, chart);
    if (layers.drift) drawDrifts(pen, drifts, sheet);
    if (layers.watch && watch !== undefined) drawWatch(pen, watch, sheet, chart);
    if (targets !== undefined) drawTargets(pen, targets, sheet, chart);
    drawRings(pen, rings, sheet, chart);
    if (layers.wind) drawVanes(pen, vanes, sheet, chart);
    if (layers.tracks) drawTracks(pen, tracks, sheet, chart);
    if (layers.courses) drawCourses(pen, courses, piles.size, sheet, chart);
    drawLifelines(pen, lines, sheet, chart);
    drawWay(pen, way, sheet, chart);
    if (!picture.countersHidden) {
      const side = Math.round(piles.size * dot);
      const atlas = atlasFor(side, dot, picture.ageMark);
      cardboard = { atlas, coarse: coarse === atlas ? undefined : coarse, liveryOf, selected: picture.selected };
      const done = drawPiles(pen, piles, sheet, cardboard);
      if (done) coarse = atlas;
      fine = fine && done;
    }
    drawLettering(pen, names.over, sheet, chart);
    drawBars(pen, lines, sheet, chart);
    drawSteps(pen, way, sheet, chart);
    if (layers.notes) drawTags(pen, tags, sheet, chart);
    drawn = { ...sheet, cameraScale: at.scale, piles };
    stale = false;
    // Read by measurements and tests: how often the picture was drawn, not only moved, and with how many crosses on lines.
    canvas.dataset.drawn = `${Number(canvas.dataset.drawn ?? 0) + 1}`;
    canvas.dataset.barred = `${lines.reduce((sum, { bars }) => sum + bars.length, 0)}`;
  }

  /** Piles are laid out anew only when the pieces or the scale have changed. */
  function layOut({ places, pieces, selected, size: steps }: Picture, scale: number): Piles {
    const same = laidOut?.pieces === pieces && laidOut.selected === selected && laidOut.places === places;
    if (same && laidOut?.scale === scale && laidOut.size === steps) return laidOut.piles;
    const piles = pilesOf(places, pieces, selected, scale, steps);
    laidOut = { places, pieces, selected, size: steps, scale, piles };
    return piles;
  }

  /** Names are set anew only when they, or the piles they make way for, are others. */
  function nameAll({ countersHidden }: Picture, scale: number, piles: Piles): Names {
    if (ground === undefined) return noNames;
    if (named?.ground !== ground || named.scale !== scale)
      named = { ground, scale, ...letteringFor(ground, scale, pen), piles: undefined, names: noNames };
    if (countersHidden) return { under: named.written, over: [] };
    if (named.piles !== piles)
      named = { ...named, piles, names: namesAmong(named.written, piles, named.signs, scale, widthIn(pen)) };
    return named.names;
  }

  function atlasFor(side: number, dot: number, ageMark: AgeMark): Atlas {
    let atlas = atlases.get(side);
    if (atlas === undefined) {
      atlas = newAtlas(side, dot, ageMark);
      atlases.set(side, atlas);
    }
    return atlas;
  }

  function place(at: Camera): void {
    if (drawn === undefined) return;
    const ratio = at.scale / drawn.cameraScale;
    let x = (drawn.left / drawn.scale - at.x) * at.scale + size.width / 2;
    let y = (drawn.top / drawn.scale - at.y) * at.scale + size.height / 2;
    if (ratio === 1) {
      // Whole pixels of the screen: sharp.
      x = Math.round(x * drawn.dot) / drawn.dot;
      y = Math.round(y * drawn.dot) / drawn.dot;
    }
    canvas.style.transform = `translate(${x}px, ${y}px) scale(${ratio})`;
  }

  function pileUnder(point: Point): Pile | undefined {
    if (drawn === undefined || camera === undefined || picture === undefined || picture.countersHidden)
      return undefined;
    const [x, y] = toMap(camera, size, point);
    return pileAt(drawn.piles, [x * drawn.cameraScale, y * drawn.cameraScale]);
  }

  function whereIs(pile: Pile): Point {
    if (drawn === undefined || camera === undefined) return [0, 0];
    return [
      (pile.at[0] / drawn.cameraScale - camera.x) * camera.scale + size.width / 2,
      (pile.at[1] / drawn.cameraScale - camera.y) * camera.scale + size.height / 2,
    ];
  }

  return {
    show,
    look,
    pileUnder,
    whereIs,
    pilesIn: (where) => drawn?.piles.piles.filter((pile) => pile.place === where) ?? [],
    close() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}

/** As much again of the map on each side as one is likely to see next. */
function aroundOf({ left, top, width, height, scale, dot }: Sheet): Sheet {
  const more = 256;
  return { left: left - more, top: top - more, width: width + 2 * more, height: height + 2 * more, scale, dot };
}

function isSame(last: Picture, next: Picture): boolean {
  return (Object.keys(next) as (keyof Picture)[]).every((part) => last[part] === next[part]);
}

function density(): number {
  return Math.min(3, Math.max(1, window.devicePixelRatio));
}
