import type { View } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { groundCharts } from '../charts/ground.js';
import { groundBoard } from './board.js';
import { hendersonField } from './henderson-field.js';
import type { GroundLaw, GroundStep } from './kit.js';
import { beginTurn, openingOf } from './open.js';
import { type GroundGame, warInThePacificGround } from './rulebook.js';
import { seenBy } from './seen.js';
import { groundWords } from './words.js';

const law: GroundLaw = { scenario: hendersonField, charts: groundCharts };

function viewAt(step: GroundStep): View<GroundGame> {
  const battle = openingOf(law);
  beginTurn(battle.open, law);
  battle.open.step = step;
  return { seat: 'japan', own: seenBy(battle, 'japan') } as unknown as View<GroundGame>;
}

describe('what the player of ground combat is told', () => {
  it('R64 who leads, what Japan began with, and for whom as many are enough', () => {
    expect(groundBoard.scene(viewAt('naval'), law).score).toBe(
      'Japan 9 (began with 9), the Allies 10: the Allies lead by 1',
    );
  });
  it('23.0, 17.2 before a week or a night passes by without anybody having done anything', () => {
    expect(groundBoard.warnings?.(viewAt('activate'), law, [[]])).toHaveLength(1);
    expect(groundBoard.warnings?.(viewAt('activate'), law, [['4']])).toEqual([]);
    expect(groundBoard.warnings?.(viewAt('naval'), law, [[]])?.[0]).toContain('Kongo and Haruna');
    expect(groundBoard.warnings?.(viewAt('naval'), law, [['airfield half']])).toEqual([]);
    expect(groundBoard.warnings?.(viewAt('rally'), law, [[]])).toEqual([]);
  });
  it('what its hexes are called, on the map and to whoever hears it', () => {
    const ways = warInThePacificGround.ways?.(law);
    expect([ways?.placeName(0), ways?.placeNamed('Lunga')]).toEqual(['Kokumbona', 1]);
  });
  it('11.5 what damage is in words, and which figure is the roll', () => {
    const data = { sum: 7, result: 'S', now: 'S, 2 times' };
    expect(groundWords({ rule: '11.3', kind: 'field-hit', to: 'all', data })).toBe(
      'The airfield is hit, roll 7 gives S: it is now suppressed twice.',
    );
  });
});
