import { begin, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { bombardOdds } from '../bombard/odds.js';
import { warInThePacificBombardment } from '../bombard/rulebook.js';
import { groundAsk } from './asks.js';
import { groundOdds } from './odds.js';
import { warInThePacificGround } from './rulebook.js';

function begun() {
  const setup = { scenario: 'henderson-field', options: {}, charts: {}, set: null };
  const game = begin(warInThePacificGround, setup, { from: 'seed', seed: seedFrom('odds'), entropy: {} });
  if ('errors' in game) throw new Error(game.errors.join());
  return game.game;
}

/** The 4th and 16th Infantry at Lunga, and Japan to attack. */
function atLunga() {
  const { state, law } = begun();
  const seen = viewOf(state, 'japan');
  const { open } = seen.own;
  for (const id of ['4', '16']) Object.assign(open.units[id] ?? {}, { hex: 'E2519', active: true });
  Object.assign(open, { step: 'attack', phasing: 'japan', hex: 'E2519' });
  return { seen, law };
}

describe('23.2 the chances of an attack', () => {
  it('23.2.1 are exact: on Marines behind works four dice of ten order two regiments back, two of ten fail the check: eight in a hundred; nobody is driven out', () => {
    const { seen, law } = atLunga();
    const odds = groundOdds(seen, law, groundAsk(seen.own, 'japan', law), null);
    expect(odds?.title).toBe('Attack at Lunga');
    const chance = (text: string) => odds?.rows.find((row) => row.text === text)?.chance;
    expect(chance('the defender is driven out or destroyed')).toBeCloseTo(0, 5);
    expect(chance('you are thrown back')).toBeCloseTo(0.08, 9);
  });
  it('23.2.1 nothing is shown where nothing is at stake', () => {
    const { seen, law } = atLunga();
    Object.assign(seen.own.open, { step: 'tables' });
    expect(groundOdds(seen, law, groundAsk(seen.own, 'japan', law), null)).toBe(null);
  });
});

describe('11.3 the chances of a bombardment', () => {
  it('11.3 Kongo and Haruna: all 36 throws, and they add up', () => {
    const setup = { scenario: 'henderson-nights', options: {}, charts: {}, set: null };
    const made = begin(warInThePacificBombardment, setup, { from: 'seed', seed: seedFrom('odds'), entropy: {} });
    if ('errors' in made) throw new Error(made.errors.join());
    const { state, law } = made.game;
    const view = viewOf(state, 'japan');
    Object.assign(view.own.open, { day: 2, step: 'ships' });
    const ask = { ask: 'sheet', rule: '17.2', prompt: '', rows: [], limits: [] } as const;
    const odds = bombardOdds(view, law, { ...ask, rows: [], limits: [] }, [['airfield']]);
    expect(odds?.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    // Strength 43 is the column of 41 to 60: 2 and 3 do nothing, 12 is D3.
    expect(odds?.rows.find(({ text }) => text === 'no damage')?.chance).toBeCloseTo(3 / 36, 9);
    expect(odds?.rows.find(({ text }) => text === 'D3')?.chance).toBeCloseTo(1 / 36, 9);
  });
});
