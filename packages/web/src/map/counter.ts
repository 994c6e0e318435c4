/** The face of a counter, at any size: silhouette, letters, small signs, age. */
import type { BoardPiece } from '@ironbottom/umpire';
import { ink, type Livery } from './palette.js';
import { drawBadge, drawSymbol, type Pen } from './symbols.js';

/** What an age is written in: turns, unless the page knows better. */
export type AgeMark = (age: number) => string;
export const inTurns: AgeMark = (age) => `${age}t`;

/** Everything that two counters must have in common to have one face. */
export function faceOf(piece: BoardPiece, livery: Livery): string {
  const known = faces.get(piece);
  if (known?.livery === livery) return known.face;
  const face = [piece.symbol, piece.label, piece.own, piece.badges.join(','), piece.age, livery.face].join('|');
  faces.set(piece, { livery, face });
  return face;
}

const faces = new WeakMap<BoardPiece, { readonly livery: Livery; readonly face: string }>();

/** The older the news, the fainter the counter; never too faint to read. */
export function strengthOf(age: number): number {
  return age <= 0 ? 1 : Math.max(0.62, 0.9 - 0.06 * age);
}

/**
 * Own counters have square corners and white letters on a dark band; others have cut corners and dark letters on a light
 * band under a line: told apart without colour. `side` and `dot` (the width of one pixel of the page) are in pixels
 * of the canvas.
 */
export function drawFace(
  pen: Pen,
  piece: BoardPiece,
  livery: Livery,
  left: number,
  top: number,
  side: number,
  dot: number,
  ageMark: AgeMark,
): void {
  const strength = strengthOf(piece.age);
  const edge = Math.max(dot, Math.round(side * 0.04));
  const band = Math.round(side * 0.32);
  pen.save();
  pen.globalAlpha = strength;
  shapeOf(pen, piece.own, left, top, side);
  pen.fillStyle = livery.face;
  pen.fill();
  pen.save();
  pen.clip();
  if (piece.own) {
    pen.fillStyle = livery.band;
    pen.fillRect(left, top + side - band, side, band);
  } else {
    pen.fillStyle = 'rgba(255, 255, 255, 0.72)';
    pen.fillRect(left, top + side - band, side, band);
    pen.fillStyle = livery.band;
    pen.fillRect(left, top + side - band - edge, side, edge);
  }
  pen.restore();
  pen.globalAlpha = 1;
  outline(pen, piece, livery, left, top, side, edge);
  const small = side / dot < 44;
  const strip = side * (piece.badges.length === 0 && piece.age <= 0 ? 0.05 : small ? 0.13 : 0.2);
  pen.fillStyle = ink;
  pen.globalAlpha = strength;
  const room = side - band - edge - strip - Math.round(side * 0.02);
  drawSymbol(pen, piece.symbol, left + side * 0.08, top + strip, side * 0.84, room);
  pen.globalAlpha = 1;
  drawLetters(pen, piece, livery, left, top, side, band);
  drawBadges(pen, piece, left, top, side, small);
  if (piece.age > 0) drawAge(pen, ageMark(piece.age), left, top, side, small);
  pen.restore();
}

export function shapeOf(pen: Pen, own: boolean, left: number, top: number, side: number): void {
  pen.beginPath();
  if (own) {
    pen.roundRect(left, top, side, side, side * 0.05);
    return;
  }
  const cut = side * 0.15;
  pen.moveTo(left + cut, top);
  pen.lineTo(left + side - cut, top);
  pen.lineTo(left + side, top + cut);
  pen.lineTo(left + side, top + side - cut);
  pen.lineTo(left + side - cut, top + side);
  pen.lineTo(left + cut, top + side);
  pen.lineTo(left, top + side - cut);
  pen.lineTo(left, top + cut);
  pen.closePath();
}

/** A broken edge says that this is how things were, not how they are. */
function outline(
  pen: Pen,
  piece: BoardPiece,
  livery: Livery,
  left: number,
  top: number,
  side: number,
  edge: number,
): void {
  shapeOf(pen, piece.own, left + edge / 2, top + edge / 2, side - edge);
  pen.lineWidth = edge;
  pen.strokeStyle = livery.band;
  pen.setLineDash(piece.age > 0 ? [edge * 3, edge * 1.5] : []);
  pen.stroke();
  pen.setLineDash([]);
}

function drawLetters(
  pen: Pen,
  piece: BoardPiece,
  livery: Livery,
  left: number,
  top: number,
  side: number,
  band: number,
): void {
  if (piece.label === '') return;
  const room = side * (piece.own ? 0.92 : 0.86);
  const [text, height] = fitting(pen, piece.label, room, side * 0.29, side * 0.24);
  pen.font = fontOf(height);
  pen.fillStyle = piece.own ? '#ffffff' : livery.band;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + side / 2, top + side - band / 2 + side * 0.01, room);
}

const fontOf = (height: number): string =>
  `700 ${height}px "DejaVu Sans Condensed", "DejaVu Sans", system-ui, sans-serif`;

/** Letters may be this much narrower than they are made, and still be read. */
const narrowest = 0.68;

/** 'P Moresby' */
const initialled = (text: string): string => text.replace(/(\p{L})\p{L}+ (?=\p{L}{3})/gu, '$1 ');

/** As large as the room allows, down to `least`; then narrower; then first words shortened; then what there is room for. */
function fitting(pen: Pen, text: string, room: number, most: number, least: number): [text: string, height: number] {
  pen.font = fontOf(most);
  const width = pen.measureText(text).width;
  if (width <= room) return [text, most];
  if ((width * least) / most <= room) return [text, (most * room) / width];
  pen.font = fontOf(least);
  const short = initialled(text);
  if (short !== text && pen.measureText(text).width * narrowest > room) return fitting(pen, short, room, most, least);
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown === text ? text : `${shown}…`).width * narrowest > room) {
    shown = shown.slice(0, -1);
  }
  return [shown === text ? text : `${shown.trimEnd()}…`, least];
}

/** What harm is drawn in. */
export const harmed = '#a30f0f';

/** As many as there is room for beside the age: a row from the left, on small counters one in each upper corner. */
function drawBadges(pen: Pen, piece: BoardPiece, left: number, top: number, side: number, small: boolean): void {
  const size = side * (small ? 0.25 : 0.19);
  const start = left + side * (piece.own ? 0.07 : 0.13);
  const gap = small ? side * (piece.own ? 0.86 : 0.74) - size : size * 1.1;
  const room = (small ? 2 : 3) - (piece.age > 0 ? 1 : 0);
  let x = start;
  for (const badge of piece.badges.slice(0, room)) {
    pen.fillStyle = badge === 'damaged' ? harmed : ink;
    drawBadge(pen, badge, x, top + side * 0.06, size);
    // Two letters are wider than a sign.
    x += badge.length === 2 && !small ? gap * 1.3 : gap;
  }
}

function drawAge(pen: Pen, mark: string, left: number, top: number, side: number, small: boolean): void {
  const height = side * (small ? 0.25 : 0.22);
  pen.font = fontOf(height);
  const width = pen.measureText(mark).width + side * 0.08;
  const right = left + side * 0.9;
  pen.fillStyle = ink;
  pen.beginPath();
  pen.roundRect(right - width, top + side * 0.03, width, height * 1.08, height * 0.25);
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(mark, right - width / 2, top + side * 0.03 + height * 0.58);
}
