import type { BoardPiece } from '@ironbottom/umpire';
import { type JSX, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { map as words } from '../words/map.js';
import type { AgeMark } from './counter.js';
import { Face } from './Face.js';
import type { Livery } from './palette.js';
import type { Fan as Spread } from './piles.js';
import { hangingOf, titleOf } from './words.js';

export const faceInFan = 56;

/** The most that is said below the counters, in letters: of one that is pointed at, or of all before one is. */
export const mostSaid = (pieces: readonly BoardPiece[]): number =>
  Math.max(
    ...[pieces, ...pieces.map((piece) => [piece])].map(
      (of) => [...of.slice(0, 1).map(titleOf), ...hangingOf(of)].join(' ').length,
    ),
  );

/** The pieces of one place laid side by side, each a button. */
export function Fan(props: {
  name: string;
  pieces: readonly BoardPiece[];
  spread: Spread;
  selected: ReadonlySet<string>;
  choices: ReadonlySet<string>;
  liveryOf(piece: BoardPiece): Livery;
  ageMark: AgeMark;
  /** Opened by a key: the first piece takes the focus. */
  focused: boolean;
  onPiece(id: string): void;
  onClose(): void;
  onLeave(): void;
}): JSX.Element {
  const { name, pieces, spread, selected, onPiece, onClose } = props;
  const [pointed, point] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { focused } = props;
  useLayoutEffect(() => {
    if (focused) list.current?.querySelector('button')?.focus();
  }, [focused]);

  function onKeyDown(event: KeyboardEvent): void {
    const steps: { readonly [key: string]: number } = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -spread.columns,
      ArrowDown: spread.columns,
    };
    const step = steps[event.key];
    if (event.key === 'Escape') onClose();
    else if (step !== undefined) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const here = buttons.findIndex((button) => button.matches(':focus'));
      buttons[Math.max(0, Math.min(buttons.length - 1, here + step))]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = pieces.find(({ id }) => id === pointed) ?? pieces[0];
  const hanging = hangingOf(shown?.id === pointed ? pieces.filter((piece) => piece === shown) : pieces);
  const hangingId = useId();
  return (
    <fieldset
      className="map-fan"
      data-over-map=""
      aria-label={words.pieces(name)}
      style={{ left: spread.left, top: spread.top, width: spread.width, maxHeight: spread.height }}
      onPointerLeave={props.onLeave}
      onKeyDown={onKeyDown}
    >
      <div
        className="map-fan-list"
        ref={list}
        style={{ gridTemplateColumns: `repeat(${spread.columns}, ${faceInFan}px)` }}
      >
        {pieces.map((piece) => (
          <button
            key={piece.id}
            type="button"
            aria-label={titleOf(piece)}
            aria-describedby={piece === shown && hanging.length > 0 ? hangingId : undefined}
            aria-pressed={selected.has(piece.id)}
            data-choice={props.choices.has(piece.id)}
            onClick={() => onPiece(piece.id)}
            onPointerEnter={() => point(piece.id)}
            onFocus={() => point(piece.id)}
          >
            <Face piece={piece} livery={props.liveryOf(piece)} side={faceInFan} ageMark={props.ageMark} />
          </button>
        ))}
      </div>
      <p aria-hidden="true">
        {shown === undefined ? '' : titleOf(shown)}
        {hanging.length > 0 && <span id={hangingId}>{hanging.join(' ')}</span>}
      </p>
    </fieldset>
  );
}
