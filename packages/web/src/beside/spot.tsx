/** What lies at the place somebody pointed at. */
import type { BoardMap, Place } from '@ironbottom/umpire';
import { useId } from 'react';
import type { Corner } from '../map/room.js';
import type { TableView } from '../umpire/messages.js';
import { beside } from '../words/beside.js';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import type { Notes } from './notes.js';
import { useEscape } from './use-escape.js';

export type Spotted = { place: Place } | null;

type Props = {
  spot: Spotted;
  corner: Corner;
  map: BoardMap;
  table: TableView;
  placeName(place: Place): string;
  /** Null for whoever keeps none. */
  notes: Notes | null;
  onClose(): void;
};

export function Spot({ spot, corner, map, table, placeName, notes, onClose }: Props) {
  const id = useId();
  useEscape(spot !== null, onClose);
  if (spot === null) return null;
  const { place } = spot;
  const terrain = map.legend[map.terrain[place] ?? '']?.name;
  const signs = map.signs.filter((sign) => sign.place === place);
  const pieces = table.pieces.filter((piece) => piece.place === place);
  const overlays = table.overlays.filter(({ places }) => places.includes(place));
  const lines = [
    ...new Set([
      ...pieces.flatMap(({ lines = [] }) => lines.map(({ text }) => text)),
      ...table.pieces.flatMap(({ lines = [] }) =>
        lines.flatMap(({ bars }) => bars.filter((bar) => bar.place === place).map(({ text }) => text)),
      ),
      ...pieces.flatMap(({ rings = [] }) => rings.map(({ text }) => text)),
      ...table.tracks.filter(({ places }) => places.includes(place)).map(({ text }) => text),
      ...(table.arrows ?? []).filter(({ from }) => from === place).map(({ text }) => text),
    ]),
  ];
  return (
    <section className="spot" data-corner={corner} aria-label={beside.spot.at(placeName(place))}>
      <header>
        <h2>{placeName(place)}</h2>
        <button type="button" className="small" onClick={onClose}>
          {beside.spot.close}
        </button>
      </header>
      <p>{listed([terrain ?? '', ...[...signs, ...overlays].map(({ text }) => text)].filter((text) => text !== ''))}</p>
      {pieces.length > 0 && (
        <ul>
          {pieces.map(({ id, title, badges, age }) => {
            // What the title says already is not said twice.
            const more = badges.filter((badge) => !title.split(', ').includes(badge));
            return (
              <li key={id}>{more.length === 0 ? known(title, age) : marks.aside(known(title, age), listed(more))}</li>
            );
          })}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className="hint">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {notes?.text != null && (
        <p className="pin">
          <label htmlFor={id}>{beside.spot.note}</label>{' '}
          <input
            id={id}
            type="text"
            key={place}
            maxLength={200}
            placeholder={beside.spot.such}
            defaultValue={marks.parts(notes.pins.filter((pin) => pin.place === place).map(({ text }) => text))}
            onBlur={({ target }) => notes.pin(place, target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') notes.pin(place, currentTarget.value);
            }}
          />
        </p>
      )}
    </section>
  );
}

const known = (title: string, age: number): string => (age > 0 ? beside.spot.ago(title, age) : title);
