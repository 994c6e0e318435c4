/** 14.21 Destroying one's own planes on the ground. */
import type { Answer, Item, Limit, Sheet } from '@ironbottom/umpire';
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
  const all: Stand[] = [];
  for (const { id: place, name, grounded } of fieldsOf(own, law, side))
    for (const box of boxes)
      for (let at = 0; at < grounded[box].length; at++) {
        const planes = grounded[box][at];
        if (planes !== undefined) all.push({ id: `${place} ${box} ${at}`, place, name, box, at, planes });
      }
  return all;
}

export const hasGrounded = (own: GameOwn): boolean =>
  own.bases.some(({ grounded }) => somebody(grounded)) || own.ships.some(({ grounded }) => somebody(grounded));

const somebody = (grounded: Grounded | null): boolean =>
  grounded !== null && grounded.ready.length + grounded.justLanded.length + grounded.readying.length > 0;

/** One group at a time, and how many of it; nobody in flight may be destroyed. */
export function destroySheet(view: GameView, law: GameLaw): Sheet {
  const all = stands(view.own, law, sideOf(view.seat));
  const of: Item[] = [];
  const terms: Limit['of'] = [{ row: 1 }];
  let most = 0;
  for (const { id, name, box, planes } of all) {
    of.push({ id, text: `${planes.factors} ${planes.plane} at ${name}, ${boxNames[box]}` });
    terms.push({ row: 0, id, each: -planes.factors });
    if (planes.factors > most) most = planes.factors;
  }
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
        of: terms,
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
