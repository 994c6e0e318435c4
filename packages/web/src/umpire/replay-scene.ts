/** What is seen at a moment of a replay: through one seat's eyes, or everybody's own pieces on one map. */
import { seatName } from '@ironbottom/shelf';
import {
  type BoardOverlay,
  type BoardPanel,
  type BoardPiece,
  type BoardTrack,
  calledTitle,
  type Scene,
  type Seat,
} from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { replay as words } from '../words/replay.js';
import { answersAt, lookers, mayLook, type Past } from './replay.js';
import type { Eyes, ReplayAt, ReplayScene } from './replay-messages.js';
import { sceneOf } from './sight.js';
import { Trouble } from './trouble.js';

export function momentOf(replay: Past, at: number, eyes: readonly Eyes[]): ReplayAt {
  const answers = answersAt(replay, at);
  const { book } = replay.ground;
  const parts = lookers(replay).map((seat): Part => {
    const party = replay.seats.find((each) => each.seat === seat)?.party ?? '';
    return {
      seat,
      party,
      name: seatName(book, seat),
      scene: sceneFor(replay, answers, seat),
      tracks: tracksFor(replay, answers, seat),
    };
  });
  return {
    at,
    answered: answeredAt(replay, answers),
    scenes: eyes.map((each) => seenBy(replay, parts, each)),
    knew: parts.map(({ name, scene }) => ({
      name,
      pieces: scene.pieces
        .filter(({ own }) => !own)
        .map(({ title, place, age, badges }) => ({ title, place, age, badges })),
    })),
  };
}

function answeredAt(replay: Past, answers: number): ReplayAt['answered'] {
  const given = replay.answered[answers - 1];
  const { book } = replay.ground;
  if (given === undefined || !lookers(replay).includes(given.seat)) return null;
  const hint = replay.beside.find((each) => each.answers === answers)?.hint;
  return {
    ...given,
    seat: seatName(book, given.seat),
    odds: book.odds !== undefined,
    hint: hint === undefined ? '' : calledTitle(book.bots, hint),
  };
}

function seenBy(replay: Past, parts: readonly Part[], eyes: Eyes): ReplayScene {
  if (eyes === 'all') {
    if (replay.eyes !== 'all') throw new Trouble(words.trouble.fog);
    return { name: '', ...together(parts) };
  }
  mayLook(replay, eyes.seat);
  const part = parts.find(({ seat }) => seat === eyes.seat);
  if (part === undefined) throw new Trouble(words.trouble.notYours(eyes.seat));
  return { name: part.name, scene: part.scene, tracks: part.tracks };
}

export function sceneFor(replay: Past, answers: number, seat: Seat): Scene {
  const view = replay.view(answers, seat);
  return sceneOf({ ...replay.ground, seat, view, ask: undefined, told: [] });
}

/** The ways of this turn and the last, from what the seat had heard in them. */
function tracksFor(replay: Past, answers: number, seat: Seat): readonly BoardTrack[] {
  const { clocks, events, ground } = replay;
  if (ground.book.board?.tracks === undefined) return [];
  const now = clocks[answers]?.turn ?? 0;
  const from = clocks.findIndex(({ turn }) => turn >= now - 2);
  const heard = events
    .slice(from, answers + 1)
    .flatMap((each) => each.filter((event) => ground.rules.hears(event, seat)));
  return ground.book.board.tracks(heard, replay.view(answers, seat), ground.law);
}

type Part = { seat: Seat; party: string; name: string; scene: Scene; tracks: readonly BoardTrack[] };

/** Each seat's own pieces on one map; the first party in the colours of one's own, the others in those of an enemy. */
export function together(parts: readonly Part[]): Pick<ReplayScene, 'scene' | 'tracks'> {
  const [first] = parts;
  if (first === undefined) throw new Error('there is no seat to look through');
  const scene: Scene = {
    clock: first.scene.clock,
    score: first.scene.score,
    pieces: parts.flatMap(({ scene, seat, party, name }) =>
      scene.pieces
        .filter(({ own }) => own)
        .map(
          (piece): BoardPiece => ({
            ...piece,
            id: `${seat} ${piece.id}`,
            title: marks.of(name, piece.title),
            own: party === first.party,
          }),
        ),
    ),
    overlays: overlaysOf(parts),
    panels: panelsOf(parts),
    arrows: first.scene.arrows ?? [],
  };
  const tracks = parts.flatMap(({ party, name, tracks: all }) =>
    all
      .filter(({ own }) => own)
      .map((track) => ({ ...track, own: party === first.party, text: marks.of(name, track.text) })),
  );
  return { scene, tracks };
}

function overlaysOf(parts: readonly Part[]): BoardOverlay[] {
  const found = new Map<string, BoardOverlay>();
  for (const overlay of parts.flatMap(({ scene }) => scene.overlays)) {
    const key = `${overlay.kind} ${overlay.text}`;
    const places = new Set([...(found.get(key)?.places ?? []), ...overlay.places]);
    found.set(key, { ...overlay, places: [...places] });
  }
  return [...found.values()];
}

/** What everybody reads alike stands there once. */
function panelsOf(parts: readonly Part[]): BoardPanel[] {
  const text = ({ id, title, columns, rows, note }: BoardPanel): string =>
    JSON.stringify([id, title, columns, rows, note]);
  const common = (panel: BoardPanel): boolean =>
    parts.every(({ scene }) => scene.panels.some((each) => text(each) === text(panel)));
  return parts.flatMap(({ scene, seat, name }, i) =>
    scene.panels.flatMap((panel): BoardPanel[] => {
      if (common(panel)) return i === 0 ? [panel] : [];
      return [{ ...panel, id: `${seat} ${panel.id}`, title: marks.of(name, panel.title) }];
    }),
  );
}
