/** 3 The plan: Red moves the submarine unseen and leaves it an order for the turn. */
import type { WalkAnswer } from '../../asks.js';
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import { partOf, type Straits, type StraitsFrame } from '../state.js';
import { finishPhase } from './1-straits.js';

/** 3.1 One hex at most, and only through the deep. */
export const dive: FrameKind<Straits, StraitsFrame> = {
  run(table) {
    if (partOf(table.state, 'Red').own.submarine === null) finishPhase(table);
    else table.owe(['Red']);
  },

  ask(view) {
    const budget = cite('3.1') ? 1 : 0;
    const from = view.own.submarine?.place ?? 0;
    return { ask: 'walk', rule: '3.1', prompt: 'move the submarine', unit: 'submarine', from, budget, halts: [] };
  },

  take(table, _frame, answers) {
    const { path } = answers.Red as WalkAnswer;
    const { submarine } = partOf(table.state, 'Red').own;
    const to = path[path.length - 1];
    if (submarine !== null && to !== undefined) submarine.place = to;
    table.pop();
    table.push({ kind: 'order', rule: '3.2' });
    table.say('3.1', 'dives', { place: submarine?.place }, ['Red']);
  },
};

/** 3.2 It fires or holds by this order: a pause while Red thinks it over would tell the enemy where it is. */
export const order: FrameKind<Straits, StraitsFrame> = {
  run: (table) => table.owe(['Red']),

  ask: () => ({
    ask: 'pick',
    rule: '3.2',
    prompt: "the submarine's order for this turn",
    of: [
      { id: 'fire', text: 'fire at the first ship in reach' },
      { id: 'hold', text: 'hold fire' },
    ],
    min: 1,
    max: 1,
  }),

  take(table, _frame, answers) {
    const [choice] = answers.Red as string[];
    const { submarine } = partOf(table.state, 'Red').own;
    if (submarine !== null && cite('3.2')) submarine.order = choice === 'fire' ? 'fire' : 'hold';
    finishPhase(table);
  },
};
