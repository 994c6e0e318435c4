import type { BoardMap, BoardOverlay, BoardPiece } from '@ironbottom/umpire';
import type { JSX, ReactNode } from 'react';
import { Sign } from './Face.js';
import { liveries } from './palette.js';
import { colourOf } from './veils.js';

const drawn = new Set(['cloud', 'storm', 'night']);
const spoken = (word: string): string => word.replaceAll('-', ' ');

/** What the drawings on the map mean, as far as they are on it. */
export function Legend(props: {
  map: BoardMap;
  pieces: readonly BoardPiece[];
  overlays: readonly BoardOverlay[];
  onClose(): void;
}): JSX.Element {
  const { map, pieces, overlays } = props;
  const present = new Set(map.terrain);
  const kinds = new Map(map.sides.map(({ kind, colour }) => [kind, colour]));
  const veils = new Map(overlays.map(({ kind, text }) => [kind, text]));
  const liveryOf = liveries(pieces);
  const sides = new Map(pieces.map((piece) => [piece.side, piece]));
  return (
    <section className="map-legend" data-over-map="" aria-label="Legend">
      <button type="button" className="map-close" aria-label="Close the legend" onClick={props.onClose}>
        ×
      </button>
      <Entries title="Terrain">
        {Object.entries(map.legend).map(([letter, { name, fill }]) =>
          present.has(letter) ? (
            <Entry key={letter} mark={<Swatch style={{ background: fill }} />} text={name} />
          ) : null,
        )}
        {[...kinds].map(([kind, colour]) => (
          <Entry
            key={kind}
            mark={<i className="map-side" style={{ background: colour }} />}
            text={`${spoken(kind)} side`}
          />
        ))}
        {[...new Set(map.signs.map(({ symbol }) => symbol))].map((symbol) => (
          <Entry key={symbol} mark={<Sign symbol={symbol} />} text={spoken(symbol)} />
        ))}
      </Entries>
      {veils.size > 0 && (
        <Entries title="Over the map">
          {[...veils].map(([kind, text]) => (
            <Entry
              key={kind}
              mark={
                drawn.has(kind) ? (
                  <i className={`map-swatch map-${kind}`} />
                ) : (
                  <Swatch style={{ boxShadow: `inset 0 0 0 3px ${colourOf(kind, overlays)}` }} />
                )
              }
              text={text || spoken(kind)}
            />
          ))}
        </Entries>
      )}
      {pieces.length > 0 && (
        <Entries title="Counters">
          {[...sides].map(([side, piece]) => {
            const { face, band } = liveryOf(piece);
            const className = piece.own ? 'map-swatch' : 'map-swatch map-other';
            return (
              <Entry
                key={side}
                mark={<i className={className} style={{ background: face, borderColor: band }} />}
                text={`${side}${piece.own ? ' (yours)' : ''}`}
              />
            );
          })}
          {[...new Set(pieces.map(({ symbol }) => symbol))].sort().map((symbol) => (
            <Entry key={symbol} mark={<Sign symbol={symbol} />} text={spoken(symbol)} />
          ))}
          {[...new Set(pieces.flatMap(({ badges }) => badges))].sort().map((badge) => (
            <Entry key={badge} mark={<Sign badge={badge} />} text={spoken(badge)} />
          ))}
        </Entries>
      )}
    </section>
  );
}

function Entries(props: { title: string; children: ReactNode }): JSX.Element {
  return (
    <div>
      <h3>{props.title}</h3>
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

function Swatch(props: { style: { background?: string; boxShadow?: string } }): JSX.Element {
  return <i className="map-swatch" style={props.style} />;
}
