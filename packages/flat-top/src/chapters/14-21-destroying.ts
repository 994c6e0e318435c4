/** 14.21 Destroying one's own planes on the ground. */
import type { Answer, Item, Sheet } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { fieldsOf, putGrounded, withoutParked } from '../fields.js';
import { type GameLaw, type GameOwn, type GameTable, type GameView, ownOf } from '../game-kit.js';
import type { Grounded, Parked, Side } from '../state.js';
import { sideOf } from '../view.js';
import { losePlanes } from './25-victory.js';

type Stand = {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly box: keyof Grounded;
  readonly at: number;
  readonly planes: Parked;
};

const boxes = ['ready', 'justLanded', 'readying'] as const;
const boxNames = { ready: 'Ready', justLanded: 'Just Landed', readying: 'Readying' } as const;

/** Everything that stands on the ground, box by box. */
function stands(own: GameOwn, law: GameLaw, side: Side): Stand[] {
  return fieldsOf(own, law, side).flatMap((field) =>
    boxes.flatMap((box) =>
      field.grounded[box].map((planes, at) => {
        const id = `${field.id} ${box} ${at}`;
        return { id, place: field.id, name: field.name, box, at, planes };
      }),
    ),
  );
}

export const hasGrounded = (own: GameOwn): boolean =>
  own.bases.some(({ grounded }) => somebody(grounded)) || own.ships.some(({ grounded }) => somebody(grounded));

const somebody = (grounded: Grounded | null): boolean =>
  grounded !== null && grounded.ready.length + grounded.justLanded.length + grounded.readying.length > 0;

/** One group at a time, and how many of it; nobody in flight may be destroyed. */
export function destroySheet(view: GameView, law: GameLaw): Sheet {
  const all = stands(view.own, law, sideOf(view.seat));
  const of = all.map(
    ({ id, name, box, planes }): Item => ({
      id,
      text: `${planes.factors} ${planes.plane} at ${name}, ${boxNames[box]}`,
    }),
  );
  const most = Math.max(0, ...all.map(({ planes }) => planes.factors));
  return {
    ask: 'sheet',
    rule: '14.21',
    prompt: 'Destroy planes of your own on the ground? The enemy scores for them.',
    rows: [
      { ask: 'pick', rule: '14.21', prompt: 'which', of, min: 0, max: 1 },
      { ask: 'say', rule: '14.21', prompt: 'how many factors', from: 0, to: most },
    ],
    limits: [
      {
        rule: '14.21',
        why: 'there are not so many of them',
        most: 0,
        of: [{ row: 1 }, ...all.map(({ id, planes }) => ({ row: 0, id, each: -planes.factors }))],
      },
    ],
  };
}

export function destroy(table: GameTable, side: Side, answer: Answer | undefined): void {
  const [[id] = [], factors] = answer as [string[], number];
  const own = ownOf(table.state, side);
  const stand = stands(own, table.law, side).find((each) => each.id === id);
  if (stand === undefined || factors === 0 || !cite('14.21')) return;
  const { plane, seaBased } = stand.planes;
  const { grounded } = fieldsOf(own, table.law, side).find((field) => field.id === stand.place) ?? { grounded: null };
  if (grounded === null) return;
  putGrounded(own, stand.place, withoutParked(grounded, stand.box, stand.at, factors));
  table.say('14.21', 'destroyed', { plane, factors, place: stand.name }, [side]);
  losePlanes(table, side, [{ plane, seaBased, factors }], 'lost');
}
