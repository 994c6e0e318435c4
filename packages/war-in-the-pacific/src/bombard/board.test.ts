import type { Event, View } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { damageWords } from '../chapters/11-5-damage.js';
import { bombardCharts } from '../charts/bombard.js';
import { bombardAsk } from './asks.js';
import { bombardBoard } from './board.js';
import type { BombardLaw, BombardStep } from './kit.js';
import { openingOf } from './open.js';
import { type BombardGame, warInThePacificBombardment } from './rulebook.js';
import { bombardScenarios } from './scenarios.js';
import { seenBy } from './seen.js';
import { bombardWords } from './words.js';

const [scenario] = bombardScenarios;
if (scenario === undefined) throw new Error('there is no bombardment');
const law: BombardLaw = { scenario, charts: bombardCharts };

function seenAt(day: number, step: BombardStep) {
  const battle = openingOf(law);
  Object.assign(battle.open, { day, step });
  return seenBy(battle, 'japan', law);
}
const viewAt = (day: number, step: BombardStep) =>
  ({ seat: 'japan', own: seenAt(day, step) }) as unknown as View<BombardGame>;

describe('what the player of a bombardment is told', () => {
  it('R126 who leads, and what the attacker began with', () => {
    const { score } = bombardBoard.scene(viewAt(1, 'raid'), law);
    const { start } = scenario.worth;
    expect(start).toBeGreaterThan(0);
    expect(score).toBe(`Japan ${start} (began with ${start}), the Allies 0: Japan leads by ${start}`);
  });
  it('17.2 before a night passes without a shot', () => {
    expect(bombardBoard.warnings?.(viewAt(2, 'ships'), law, [[]])?.[0]).toContain('Kongo and Haruna');
    expect(bombardBoard.warnings?.(viewAt(2, 'ships'), law, [['airfield']])).toEqual([]);
    expect(bombardBoard.warnings?.(viewAt(2, 'raid'), law, [[], 0, 0])).toEqual([]);
  });
  it('11.3 a raid begins with a target, as it begins with all its planes', () => {
    expect(bombardAsk(seenAt(1, 'raid'), 'japan', law)).toMatchObject({ rows: [{ now: ['airfield'] }, {}, {}] });
  });
  it('what the field is called, on the map and to whoever hears it', () => {
    expect(warInThePacificBombardment.ways?.(law).placeName(0)).toBe('Henderson Field');
  });
  it('11.5 what happened, without the letters of the chart', () => {
    const said = (kind: string, data: Event['data']) => bombardWords({ rule: '11.3', kind, to: 'all', data });
    expect(said('base-hit', { target: 'airfield', sum: 5, result: 'S', now: 'S' })).toBe(
      'The airfield is hit, roll 5 gives S: it is now suppressed.',
    );
    expect(said('anti-air', { strength: 10, sum: 3, killed: 0, home: 0 })).toBe(
      'Anti-aircraft fire of 10, roll 3: nobody is lost.',
    );
    expect(said('points-hit', { type: 'SBD', sum: 11, percent: 25, lost: 1, left: 1 })).toBe(
      'SBD on the ground, roll 11 costs 25 %: 1 lost, 1 left.',
    );
    expect(['undamaged', 'S, 3 times', 'D2'].map(damageWords)).toEqual([
      'undamaged',
      'suppressed 3 times',
      'damaged (D2 of D4)',
    ]);
  });
});
