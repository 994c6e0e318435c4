import type { BoardArrow, BoardMap, BoardOverlay, BoardPiece, BoardRing, BoardTrack } from '@ironbottom/umpire';
import type { CSSProperties, JSX, ReactNode } from 'react';
import { map as words } from '../words/map.js';
import { Sign } from './Face.js';
import { type Chart, fillOf, lineOf, liveries } from './palette.js';
import { Sheet } from './Sheet.js';
import { colourOf, isOwn } from './veils.js';
import { badgeText, sideName, spoken } from './words.js';

const drawn = new Set(['cloud', 'storm', 'night']);

/** Lines that lie on the map now. */
export type Lines = {
  readonly rings: readonly BoardRing[];
  readonly tracks: readonly BoardTrack[];
  readonly arrows: readonly BoardArrow[];
  readonly notes: readonly unknown[];
  /** Some piece lacks a line that it needs. */
  readonly barred: boolean;
};

/** What the drawings on the map mean, as far as they are on it. */
export function Legend(props: {
  map: BoardMap;
  pieces: readonly BoardPiece[];
  overlays: readonly BoardOverlay[];
  chart: Chart;
  lines: Lines;
  onClose(): void;
}): JSX.Element {
  const { map, pieces, overlays, chart } = props;
  const { ink } = chart;
  const present = new Set(map.terrain);
  const kinds = new Map(map.sides.map(({ kind, colour }) => [kind, colour]));
  const there = overlays.filter(({ kind, places }) => places.length > 0 || drawn.has(kind));
  const veils = new Map(there.map((overlay) => [overlay.kind, overlay]));
  const liveryOf = liveries(pieces, chart);
  const sides = new Map(pieces.map((piece) => [piece.side, piece]));
  const lines = linesOf(props.lines, pieces, chart);
  return (
    <Sheet title={words.legend} close={words.closeLegend} onClose={props.onClose}>
      {pieces.length > 0 && (
        <Entries title={words.counters}>
          {[...sides].map(([side, piece]) => {
            const { face, band } = liveryOf(piece);
            const className = piece.own ? 'map-swatch' : 'map-swatch map-other';
            return (
              <Entry
                key={side}
                mark={<i className={className} style={{ background: face, borderColor: band }} />}
                text={piece.own ? words.yours(sideName(side)) : sideName(side)}
              />
            );
          })}
          {[...new Set(pieces.map(({ symbol }) => symbol))].sort().map((symbol) => (
            <Entry key={symbol} mark={<Sign ink={ink} symbol={symbol} />} text={spoken(symbol)} />
          ))}
          {map.figures?.map(({ label, text }) => (
            <Entry key={label} mark={<b>{label}</b>} text={text} />
          ))}
          {[...new Set(pieces.flatMap(({ badges }) => badges))].sort().map((badge) => (
            <Entry key={badge} mark={<Sign ink={ink} badge={badge} />} text={badgeText(badge)} />
          ))}
        </Entries>
      )}
      {veils.size > 0 && (
        <Entries title={words.over}>
          {[...veils].map(([kind, overlay]) => (
            <Entry
              key={kind}
              mark={
                <i
                  className={drawn.has(kind) ? 'map-swatch map-soft' : 'map-swatch'}
                  style={veilStyle(overlay, overlays, chart)}
                />
              }
              text={overlay.text || spoken(kind)}
            />
          ))}
        </Entries>
      )}
      {lines.length > 0 && (
        <Entries title={words.lines}>
          {lines.map(({ text, style }) => (
            <Entry key={text} mark={<i className="map-line" style={style} />} text={text} />
          ))}
        </Entries>
      )}
      <Entries title={words.terrain}>
        {Object.entries(map.legend).map(([letter, { name, fill }]) =>
          present.has(letter) ? (
            <Entry key={letter} mark={<Swatch style={{ background: fillOf(fill, chart) }} />} text={name} />
          ) : null,
        )}
        {[...kinds].map(([kind, colour]) => (
          <Entry
            key={kind}
            mark={<i className="map-side" style={{ background: sideStyle(kind, lineOf(colour, chart)) }} />}
            text={words.side(spoken(kind))}
          />
        ))}
        {[...new Set(map.signs.map(({ symbol }) => symbol))].map((symbol) => (
          <Entry key={symbol} mark={<Sign ink={ink} symbol={symbol} />} text={spoken(symbol)} />
        ))}
      </Entries>
    </Sheet>
  );
}

/** As it is drawn: a railway broken, what lies along a side whole. */
const sideStyle = (kind: string, colour: string): string =>
  kind === 'railway' ? `repeating-linear-gradient(90deg, ${colour} 0 6px, transparent 6px 9px)` : colour;

function veilStyle(overlay: BoardOverlay, overlays: readonly BoardOverlay[], chart: Chart): CSSProperties {
  const { kind, pattern, facing } = overlay;
  const { sea, cloud, cloudEdge, storm, stormLines, stormEdge, dark } = chart;
  const over = (veil: string): string => `linear-gradient(${veil}, ${veil}), ${sea}`;
  const hatching = `repeating-linear-gradient(135deg, ${stormLines} 0 2px, transparent 2px 5px)`;
  if (kind === 'cloud') return { background: over(cloud), borderColor: cloudEdge };
  if (kind === 'storm') return { background: [hatching, over(storm)].join(), borderColor: stormEdge };
  if (kind === 'night') return { background: over(dark) };
  const colour = colourOf(overlay, overlays, chart);
  if (pattern === 'lines')
    return { background: `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 6px)` };
  if (pattern === 'dots')
    return { background: `radial-gradient(circle, ${colour} 1.6px, transparent 2px) 0 0 / 6px 6px` };
  if (facing !== undefined)
    return { borderWidth: '0 0 5px', borderStyle: isOwn(kind) ? 'solid' : 'dashed', borderColor: colour };
  return { boxShadow: `inset 0 0 0 3px ${colour}` };
}

function linesOf({ rings, tracks, arrows, notes, barred }: Lines, pieces: readonly BoardPiece[], chart: Chart) {
  const [ours] = chart.ours;
  const [theirs] = chart.theirs;
  const line = (text: string, borderTop: string): { text: string; style: CSSProperties } => ({
    text,
    style: { borderTop },
  });
  return [
    ...(rings.some(({ kind }) => kind === 'search') ? [line(words.line.search, `4px dotted ${chart.search}`)] : []),
    ...(rings.some(({ kind }) => kind === 'range') ? [line(words.line.range, `3px dashed ${chart.range}`)] : []),
    ...(tracks.some(({ own }) => own) ? [line(words.line.own, `3px dotted ${ours?.line}`)] : []),
    ...(tracks.some(({ own }) => !own) ? [line(words.line.other, `3px dashed ${theirs?.line}`)] : []),
    ...(pieces.some(({ course }) => course !== undefined) ? [line(words.line.course, `2px dashed ${ours?.line}`)] : []),
    ...(pieces.some(({ drift = 0 }) => drift > 0) ? [line(words.line.drift, `1px dashed ${theirs?.line}`)] : []),
    ...(barred ? [line(words.line.barred, `4px solid ${chart.lifeline}`)] : []),
    ...(arrows.length > 0 ? [line(words.line.wind, `3px solid ${chart.wind}`)] : []),
    ...(notes.length > 0 ? [line(words.line.note, `6px solid ${chart.noteEdge}`)] : []),
  ];
}

function Entries(props: { title: string; children: ReactNode }): JSX.Element {
  return (
    <div>
      <h2>{props.title}</h2>
      <ul>{props.children}</ul>
    </div>
  );
}

function Entry(props: { mark: ReactNode; text: string }): JSX.Element {
  return (
    <li>
      <span className="map-mark">{props.mark}</span>
      {props.text}
    </li>
  );
}

function Swatch(props: { style: CSSProperties }): JSX.Element {
  return <i className="map-swatch" style={props.style} />;
}
