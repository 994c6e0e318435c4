/** A newcomer on the bridge: carriers first, gun battles where they can be won, home when there is nothing left to fight with. */
import { type Answer, type Ask, type Bot, leastAnswer, type RowAnswer, type Sheet } from '@ironbottom/umpire';
import type { Fleet, FleetLaw, FleetView } from '@ironbottom/world-at-war';
import { guns, stand, wings } from './fleet-fighting.js';
import { tasks } from './fleet-orders.js';

export const fleetRecruit: Bot<Fleet> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Strikes carriers first and fights gun battles that can be won: a fair opponent for a first battle.',
  seat: (_seat, law, below) => ({ answer: (view, ask) => answered(view, law, ask, below) }),
};

function answered(view: FleetView, law: FleetLaw, ask: Ask, below: (n: number) => number): Answer {
  if (view.public.phase === 'begin') return ['proposed'];
  if (ask.ask === 'pick') return lightest(ask.of);
  if (ask.ask !== 'sheet') return leastAnswer(ask) ?? [];
  return filled(view, law, ask, below);
}

function filled(view: FleetView, law: FleetLaw, sheet: Sheet, below: (n: number) => number): Answer {
  switch (view.public.phase) {
    case 'orders':
      return tasks(view, law, sheet, below);
    case 'strikes':
      return wings(view, sheet);
    case 'evade':
      return stand(view, sheet);
    case 'fire':
      return guns(view, sheet);
    default:
      return leastAnswer(sheet) ?? ([] as RowAnswer[]);
  }
}

/** What must be lost is the smallest: its factors stand at the end of its text. */
function lightest(items: readonly { id: string; text: string }[]): string[] {
  const size = (text: string): number => Number(/(\d+)\)$/.exec(text)?.[1] ?? 0);
  const [first] = [...items].sort((a, b) => size(a.text) - size(b.text));
  return first === undefined ? [] : [first.id];
}
