/** Where units went in this turn and the last, as far as this side saw it: from what it has heard. */
import type { Hex } from '@ironbottom/hexes';
import type { BoardTrack, Event } from '@ironbottom/umpire';
import type { GameView } from './game-kit.js';
import { distance, name } from './map.js';
import type { MarkKind } from './pieces.js';
import { phases } from './sequence.js';
import { enemyOf } from './state.js';
import { sideOf } from './view.js';

/** Every event since the turn `first` began, with the turn in which it was heard. */
function since(heard: readonly Event[], first: number): { turn: number; event: Event }[] {
  let begin = heard.length;
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i];
    if (event?.kind !== 'phase') continue;
    if (Number(event.data.turn) < first) break;
    begin = i;
  }
  let turn = first;
  return heard.slice(begin).map((event) => {
    if (event.kind === 'phase') turn = Number(event.data.turn);
    return { turn, event };
  });
}

export function tracks(heard: readonly Event[], view: GameView): BoardTrack[] {
  const now = view.public.turn;
  const late = since(heard, now - 1);
  return [...ownTracks(late, view), ...enemyTracks(late, view)];
}

const sailing = phases.findIndex(({ rule }) => rule === '5.5');

function ownTracks(late: ReturnType<typeof since>, { seat, own, public: pub }: GameView): BoardTrack[] {
  const ways: { unit: string; turn: number; places: Hex[] }[] = [];
  for (const { turn, event } of late) {
    const { kind, data } = event;
    if (kind === 'plotted' && (turn < pub.turn || pub.phase > sailing))
      ways.push({ unit: String(data.tf), turn, places: [Number(data.from), ...(data.path as number[])] });
    if (kind === 'submarine-moved')
      ways.push({ unit: String(data.id), turn, places: [Number(data.from), Number(data.to)] });
    if (kind === 'flies') flown(ways, String(data.af), turn, Number(data.hex));
  }
  return ways
    .map((way) => ({ ...way, places: sailed(way.places, ways, way, own.tfs.find(({ id }) => id === way.unit)?.hex) }))
    .filter(({ places }) => places.length > 1)
    .map(({ unit, turn, places }) => ({
      own: true,
      side: seat,
      places,
      text: `${unit}, ${turn === pub.turn ? 'this turn' : 'last turn'}`,
      age: pub.turn - turn,
      lost: false,
    }));
}

/** One way a turn; it begins where the one before ended, if that is next to it. */
function flown(ways: { unit: string; turn: number; places: Hex[] }[], unit: string, turn: number, hex: Hex): void {
  const last = ways.findLast((way) => way.unit === unit);
  if (last?.turn === turn) {
    last.places.push(hex);
    return;
  }
  const end = last?.places.at(-1);
  ways.push({ unit, turn, places: end !== undefined && distance(end, hex) === 1 ? [end, hex] : [hex] });
}

/** 6.6 Not everybody gets as far as was plotted: the way ends where the next begins, or where the task force is. */
function sailed(
  places: Hex[],
  ways: readonly { unit: string; turn: number; places: Hex[] }[],
  { unit, turn }: { unit: string; turn: number },
  hex: Hex | undefined,
): Hex[] {
  const end = ways.find((way) => way.unit === unit && way.turn === turn + 1)?.places[0] ?? hex;
  const at = end === undefined ? -1 : places.lastIndexOf(end);
  return at < 0 ? places : places.slice(0, at + 1);
}

type Chain = { readonly kind: MarkKind; places: Hex[]; turn: number };

/** 7.8, 7.16 Counters that were moved in full view, and those that went out of sight. */
function enemyTracks(late: ReturnType<typeof since>, view: GameView): BoardTrack[] {
  const there = new Map<string, Chain>();
  const lost: Chain[] = [];
  const at = (kind: unknown, hex: unknown): string => `${String(kind)} ${String(hex)}`;
  for (const { turn, event } of late) {
    const { kind, hex } = event.data as { kind: MarkKind; hex: Hex };
    if (event.kind === 'moved') {
      const { from, to, stays } = event.data as { from: Hex; to: Hex; stays: boolean };
      const known = there.get(at(kind, from));
      if (!stays) there.delete(at(kind, from));
      there.set(at(kind, to), { kind, turn, places: [...(known?.places ?? [from]), to] });
    } else if (event.kind === 'counter' && event.data.there === false) {
      lost.push({ kind, places: there.get(at(kind, hex))?.places ?? [hex], turn });
      there.delete(at(kind, hex));
    }
  }
  const now = view.public.turn;
  const told = ({ kind, places, turn }: Chain, out: boolean): BoardTrack => ({
    own: false,
    side: enemyOf(sideOf(view.seat)),
    places,
    text: `Enemy ${kind === 'TF' ? 'ships' : 'planes'}, ${turn === now ? 'this turn' : 'last turn'}${out ? `, lost out of sight in ${name(places.at(-1) ?? 0)}` : ''}`,
    age: now - turn,
    lost: out,
  });
  return [...lost.map((chain) => told(chain, true)), ...[...there.values()].map((chain) => told(chain, false))];
}
