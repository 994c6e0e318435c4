import type { BoardPiece } from '@ironbottom/umpire';
import { type JSX, useLayoutEffect, useRef } from 'react';
import { penOf } from './atlas.js';
import { type AgeMark, drawFace } from './counter.js';
import type { Livery } from './palette.js';
import { drawBadge, drawSymbol, type Pen } from './symbols.js';

function Drawing(props: { width: number; height: number; draw(pen: Pen, dot: number): void }): JSX.Element {
  const { width, height, draw } = props;
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    const dot = Math.max(1, window.devicePixelRatio);
    canvas.width = Math.round(width * dot);
    canvas.height = Math.round(height * dot);
    draw(penOf(canvas), dot);
  });
  return <canvas ref={ref} style={{ width, height }} />;
}

/** A counter by itself, as it lies on the map. */
export function Face(props: { piece: BoardPiece; livery: Livery; side: number; ageMark: AgeMark }): JSX.Element {
  const { piece, livery, side, ageMark } = props;
  return (
    <Drawing
      width={side}
      height={side}
      draw={(pen, dot) => drawFace(pen, piece, livery, 0, 0, Math.round(side * dot), dot, ageMark)}
    />
  );
}

/** A silhouette or a badge for the legend. */
export function Sign(props: { ink: string; symbol?: string; badge?: string }): JSX.Element {
  const { ink, symbol, badge } = props;
  return (
    <Drawing
      width={26}
      height={18}
      draw={(pen, dot) => {
        pen.fillStyle = ink;
        if (symbol !== undefined) drawSymbol(pen, symbol, 0, 0, 26 * dot, 18 * dot);
        if (badge !== undefined) drawBadge(pen, badge, 6 * dot, 2 * dot, 14 * dot);
      }}
    />
  );
}
