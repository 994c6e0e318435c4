import './map.css';
import type {
  BoardArrow,
  BoardMap,
  BoardOverlay,
  BoardPiece,
  BoardRing,
  BoardTrack,
  Place,
  Point,
} from '@ironbottom/umpire';
import { type JSX, type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNight } from '../style/theme.js';
import { map as words } from '../words/map.js';
import { Controls, type Opening } from './Controls.js';
import { type Bounds, bringIntoView, type Camera, pan, type Size, showing, toMap, toScreen, zoom } from './camera.js';
import { type AgeMark, inTurns } from './counter.js';
import { Fan, faceInFan, mostSaid } from './Fan.js';
import { type Gestures, listen } from './input.js';
import { KeyList } from './KeyList.js';
import { type Command, commandOf, nextOf } from './keys.js';
import { LayerMenu } from './LayerMenu.js';
import { Legend } from './Legend.js';
import { keepWishes, keptWishes, sizeWithin, type Wishes } from './layers.js';
import { headingOf, linesLookedAt } from './lifelines.js';
import { day, liveries, night } from './palette.js';
import { counterSize, fanOf, type Pile } from './piles.js';
import { type Cursor, type Heading, middleOf, type Places, placeAt, placesOf, stepFrom } from './places.js';
import { type Room, roomFor } from './room.js';
import { Tip } from './Tip.js';
import { useAnywhere } from './use-anywhere.js';
import { useHeldKey } from './use-held-key.js';
import { useSame } from './use-same.js';
import { useShut } from './use-shut.js';
import { useSurface } from './use-surface.js';
import { type Board, piecesIn, sentence, tell } from './words.js';

export type MapViewProps = {
  map: BoardMap;
  pieces: readonly BoardPiece[];
  overlays: readonly BoardOverlay[];
  /**
   * Places that may be chosen. A click on a counter there means the place, unless one of its pieces is among `choices`;
   * its pieces are fanned by the other button, a long press or a key.
   */
  targets: ReadonlySet<Place>;
  /** A way, its start first. */
  path: readonly Place[];
  selected: ReadonlySet<string>;
  onPlace(place: Place): void;
  onPiece(id: string): void;
  placeName(place: Place): string;
  /** Pieces that may be chosen themselves: a click on them means them, on a pile of them opens it. */
  choices?: ReadonlySet<string>;
  /** How the age of news is written on a counter; '2t' for two turns unless said otherwise. */
  ageMark?: AgeMark;
  /** Said of a place that is pointed at: what it costs to get there. */
  notes?: ReadonlyMap<Place, string>;
  /** Places framed, with a word about each: home, the target. */
  marks?: readonly { readonly place: Place; readonly text: string }[];
  /** Words of one's own, written where they belong. */
  pins?: readonly { readonly place: Place; readonly text: string }[];
  /** What is seen from somewhere, how far something goes. */
  rings?: readonly BoardRing[];
  tracks?: readonly BoardTrack[];
  arrows?: readonly BoardArrow[];
  /** Brought into view, near enough to point at, whenever `key` changes; not where the `least` of it, if any is named, is in view already. */
  focus?: { readonly key: string; readonly places: readonly Place[]; readonly least?: readonly Place[] } | undefined;
  /** What nothing that lies over the map should hide: `onRoom` hears which corner is free of it. */
  clear?: readonly Place[];
  onRoom?(room: Room): void;
};

type Opened = { readonly place: Place; readonly at: Point; readonly by: 'hover' | 'click' | 'key' };
type Hovered = { readonly place: Place; readonly at: Point };

const nothing: ReadonlySet<string> = new Set();
const noMarks: NonNullable<MapViewProps['marks']> = [];
const noRings: readonly BoardRing[] = [];
const noTracks: readonly BoardTrack[] = [];
const noArrows: readonly BoardArrow[] = [];

/** Milliseconds that a pointer rests on a pile before it opens. */
const patience = 260;

/** A map with counters. It knows no rules: it is told where one may go, and reports what was pointed at. */
export function MapView(props: MapViewProps): JSX.Element {
  const { map, pieces, overlays, targets, path, selected, onPlace, onPiece } = props;
  const ageMark = props.ageMark ?? inTurns;
  const choices = props.choices ?? nothing;
  const places = useMemo(() => placesOf(map), [map]);
  const chart = useNight() ? night : day;
  const { wishes, wish } = useWishes();
  const liveryOf = useMemo(() => liveries(pieces, chart), [pieces, chart]);
  const placeName = useStable(props.placeName);
  const [hovered, hover] = useState<Hovered>();
  const [cursor, setCursor] = useState<Cursor>();
  const [opened, open] = useState<Opened>();
  const [panel, showPanel] = useState<Opening | null>(null);
  const [lifted, lift] = useState(false);
  const [said, say] = useState('');
  const marks = useRef<SVGSVGElement>(null);
  const board = useRef<HTMLButtonElement>(null);
  const helpId = useId();

  const moved = (camera: Camera, view: Size): void => {
    moveMarks(marks.current, places, camera, view);
    hover(undefined);
    open(undefined);
  };
  const { host, canvas, surface, camera, measured, size, change, showAll } = useSurface(places, moved);
  const held = useHeldKey('h', host);
  const countersHidden = held || lifted;

  const framed = props.marks ?? noMarks;
  const lookedAt = [hovered?.place, cursor?.place, opened?.place];
  const lines = useSame(linesLookedAt(pieces, selected, lookedAt));
  const { pins: notes = noMarks, rings = noRings, tracks = noTracks, arrows = noArrows } = props;
  useEffect(() =>
    surface.current?.show({
      ...{ map, places, placeName, pieces, overlays, targets, path, selected, ageMark, countersHidden },
      ...{ chart, ...wishes, rings, lines, tracks, arrows, notes },
    }),
  );
  useEffect(() => moveMarks(marks.current, places, camera.current, size));

  const { focus } = props;
  const focused = useRef('');
  useEffect(() => {
    if (focus === undefined || focus.key === focused.current || size.width === 0) return;
    focused.current = focus.key;
    const around = (of: readonly Place[]): Bounds | undefined =>
      boundsOf(of.map((place) => middleOf(places, place)).filter((middle) => middle !== undefined));
    const part = around(focus.places);
    const least = focus.least && (around(focus.least) ?? part);
    if (part !== undefined) change((at, view) => showing(at, view, part, places.bounds, least));
  }, [focus, places, change, size]);

  const { clear, onRoom } = props;
  const laid = size.width > 0;
  useEffect(() => {
    if (clear === undefined || onRoom === undefined || !laid) return;
    const view = measured.current;
    const at = clear.flatMap((place) => {
      const middle = middleOf(places, place);
      return middle === undefined ? [] : [toScreen(camera.current, view, middle)];
    });
    onRoom(roomFor(at, view));
  }, [clear, onRoom, laid, places, camera, measured]);

  const told: Board = {
    ...{ map, pieces, overlays, targets, path, placeName, notes: props.notes, tracks, arrows },
    marks: [...framed, ...notes],
  };
  const here = (at: Point): Place | undefined => placeAt(places, toMap(camera.current, size, at));
  const fanAt = (place: Place, pile: Pile | undefined, by: Opened['by']): void => {
    if (piecesIn(pieces, place).length === 0) return;
    const middle = middleOf(places, place);
    const spot = pile ? surface.current?.whereIs(pile) : middle && toScreen(camera.current, size, middle);
    if (spot !== undefined) open({ place, at: spot, by });
    hover(undefined);
  };
  /** Whether a click on this pile means its place: always where a way is being made. */
  const meansPlace = (pile: Pile): boolean =>
    path.length > 0 || (targets.has(pile.place) && !pile.pieces.some(({ id }) => choices.has(id)));
  useShut(opened !== undefined, host, () => open(undefined));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const gestures: Gestures = {
    drag: (dx, dy) => change((at) => pan(at, dx, dy)),
    zoom: (factor, around) => change((at, view) => zoom(at, view, factor, around)),
    click(at) {
      clearTimeout(waiting.current);
      const pile = surface.current?.pileUnder(at);
      const place = pile?.place ?? here(at);
      if (place === undefined) return;
      const middle = middleOf(places, place);
      if (middle !== undefined) setCursor({ place, line: middle });
      const only = pile?.pieces.length === 1 ? pile.pieces[0] : undefined;
      if (pile === undefined || meansPlace(pile)) {
        open(undefined);
        onPlace(place);
      } else if (only !== undefined) onPiece(only.id);
      else fanAt(place, pile, 'click');
    },
    look(at) {
      const pile = surface.current?.pileUnder(at);
      const place = pile?.place ?? here(at);
      if (place !== undefined) fanAt(place, pile, 'click');
    },
    hover(at) {
      clearTimeout(waiting.current);
      const pile = at && surface.current?.pileUnder(at);
      const place = pile?.place ?? (at && here(at));
      hover(at === undefined || place === undefined ? undefined : { place, at });
      // A fan may lie beside its place: as long as the pointer is there, it stays.
      if (at !== undefined && opened?.by === 'hover' && place !== opened.place) open(undefined);
      if (pile === undefined || place === undefined || pile.pieces.length < 2 || meansPlace(pile)) return;
      if (opened === undefined) waiting.current = setTimeout(() => fanAt(place, pile, 'hover'), patience);
    },
  };
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    if (host.current === null) return;
    return listen(host.current, {
      drag: (dx, dy) => latest.current.drag(dx, dy),
      zoom: (factor, at) => latest.current.zoom(factor, at),
      click: (at) => latest.current.click(at),
      look: (at) => latest.current.look(at),
      hover: (at) => latest.current.hover(at),
    });
  }, [host]);

  function goTo(place: Place | undefined, line?: Point): void {
    const middle = place === undefined ? undefined : middleOf(places, place);
    if (place === undefined || middle === undefined) return;
    setCursor({ place, line: line ?? middle });
    change((at, view) => bringIntoView(at, view, middle, 70));
    say(sentence(tell(told, place)));
  }
  const nearMiddle = (): Place | undefined => here([size.width / 2, size.height / 2]) ?? places.all[0];

  function step(heading: Heading): void {
    const next = cursor && stepFrom(places, cursor, heading);
    if (cursor === undefined) goTo(nearMiddle());
    else goTo(next?.place, next?.line);
  }

  const toggle = (which: Opening): void => showPanel(panel === which ? null : which);
  const closePanel = (): void => showPanel(null);
  // The list of keys is wanted most by whoever is elsewhere.
  useAnywhere('?', () => toggle('keys'));

  function obey(command: Command): void {
    switch (command.do) {
      case 'step':
        step(command.heading);
        break;
      case 'next': {
        const list = command.of === 'targets' ? [...targets] : pieces.map(({ place }) => place);
        goTo(nextOf(list, cursor?.place, command.back));
        break;
      }
      case 'pan':
        change((at) => pan(at, command.dx, command.dy));
        break;
      case 'zoom':
        change((at, view) => zoom(at, view, command.factor, middleOfView(places, cursor, at, view)));
        break;
      case 'fit':
        showAll();
        break;
      case 'choose':
        if (cursor !== undefined) onPlace(cursor.place);
        break;
      case 'fan':
        if (cursor !== undefined) fanAt(cursor.place, surface.current?.pilesIn(cursor.place)[0], 'key');
        break;
      case 'size':
        wish({ ...wishes, size: sizeWithin(wishes.size + command.by) });
        break;
      case 'hide':
        lift(!lifted);
        break;
      case 'layers':
      case 'legend':
      case 'keys':
        toggle(command.do);
        break;
      case 'close':
        open(undefined);
        showPanel(null);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = commandOf(event, map.shape);
    if (command === undefined) return;
    event.preventDefault();
    obey(command);
  }

  const headingFrom = (place: Place): Point | undefined =>
    headingOf(places, linesLookedAt(pieces, nothing, [place]), place);
  const fanned = opened === undefined ? [] : piecesIn(pieces, opened.place);
  const heading = opened && headingFrom(opened.place);
  const gap = counterSize(camera.current.scale, wishes.size) / 2;
  return (
    <div className="map-view" ref={host}>
      {/* An application, so that a screen reader leaves the keys to the map; the button is its one tab stop. */}
      <div className="map-window" role="application" aria-label={words.map}>
        <canvas ref={canvas} />
        <svg className="map-marks" ref={marks} aria-hidden="true">
          {framed.map(({ place, text }) => (
            <Outline key={`${place} ${text}`} places={places} place={place} className="map-framed" />
          ))}
          {hovered !== undefined && <Outline places={places} place={hovered.place} className="map-hovered" />}
          {cursor !== undefined && <Outline places={places} place={cursor.place} className="map-cursor" />}
        </svg>
        <button
          type="button"
          className="map-board"
          ref={board}
          aria-roledescription={words.role}
          aria-label={map.title}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
          onFocus={() => say(sentence(tell(told, cursor?.place ?? nearMiddle() ?? 0)))}
        />
      </div>
      {opened !== undefined && fanned.length > 0 && (
        <Fan
          key={opened.place}
          name={placeName(opened.place)}
          pieces={fanned}
          spread={fanOf(fanned.length, faceInFan, opened.at, size, {
            words: mostSaid(fanned),
            ...(heading !== undefined && { beside: { heading, gap } }),
          })}
          selected={selected}
          choices={choices}
          liveryOf={liveryOf}
          ageMark={ageMark}
          focused={opened.by === 'key'}
          onPiece={(id) => {
            open(undefined);
            onPiece(id);
            if (opened.by === 'key') board.current?.focus();
          }}
          onClose={() => {
            open(undefined);
            board.current?.focus();
          }}
          onLeave={() => {
            if (opened.by === 'hover') open(undefined);
          }}
        />
      )}
      {hovered !== undefined && opened === undefined && (
        <Tip told={tell(told, hovered.place)} at={hovered.at} view={size} heading={headingFrom(hovered.place)} />
      )}
      {panel === 'legend' && (
        <Legend
          map={map}
          pieces={pieces}
          overlays={overlays}
          chart={chart}
          lines={{ rings, tracks, arrows, notes, barred: pieces.some((piece) => piece.lines !== undefined) }}
          onClose={closePanel}
        />
      )}
      {panel === 'layers' && (
        <LayerMenu
          filling={{ map, pieces, overlays, tracks, arrows }}
          wishes={wishes}
          onWishes={wish}
          onClose={closePanel}
        />
      )}
      {panel === 'keys' && <KeyList onClose={closePanel} />}
      <Controls
        lifted={lifted}
        open={panel}
        onZoom={(factor) => change((at, view) => zoom(at, view, factor, [view.width / 2, view.height / 2]))}
        onFit={showAll}
        onLift={() => lift(!lifted)}
        onOpen={toggle}
      />
      <p id={helpId} className="map-unseen">
        {words.help}
      </p>
      <p className="map-unseen" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** Kept as they are wished for. */
function useWishes(): { wishes: Wishes; wish(next: Wishes): void } {
  const [wishes, set] = useState(keptWishes);
  const wish = (next: Wishes): void => {
    keepWishes(next);
    set(next);
  };
  return { wishes, wish };
}

function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Zooming by key keeps the cursor where it is, if it is in the view. */
function middleOfView(places: Places, cursor: Cursor | undefined, camera: Camera, view: Size): Point {
  const middle = cursor && middleOf(places, cursor.place);
  const at = middle && toScreen(camera, view, middle);
  const seen = at !== undefined && at[0] > 0 && at[1] > 0 && at[0] < view.width && at[1] < view.height;
  return seen ? at : [view.width / 2, view.height / 2];
}

function Outline(props: { places: Places; place: Place; className: string }): JSX.Element {
  const { places, place, className } = props;
  const points = places.corners.map((corner) => corner.join(',')).join(' ');
  return <polygon className={className} data-place={place} points={points} />;
}

/** Hover and cursor follow the map without React. */
function moveMarks(marks: SVGSVGElement | null, places: Places, camera: Camera, view: Size): void {
  for (const mark of marks?.querySelectorAll('polygon') ?? []) {
    const middle = middleOf(places, Number(mark.dataset.place));
    if (middle === undefined) continue;
    const [x, y] = toScreen(camera, view, middle);
    // From afar a frame goes around the counters, not across them.
    const least = mark.classList.contains('map-framed') ? counterSize(camera.scale) * 1.45 : 0;
    mark.setAttribute('transform', `translate(${x} ${y}) scale(${Math.max(least, camera.scale)})`);
  }
}

/** A function that stays the same while what it does may change: names belong to the map, and the map is drawn with them. */
function useStable(name: (place: Place) => string): (place: Place) => string {
  const latest = useRef(name);
  latest.current = name;
  return useCallback((place: Place) => latest.current(place), []);
}
