/** A rule that is switched off changes a battle: its citation is no ornament. */
import { type Answer, type Ask, chance, witnessCitations } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { merchantmanPhase, newMerchantmen } from './chapters/5-merchants.js';
import { optionalRules } from './options.js';
import { airPoints, atAnchor, battleOf, fight, ships, troops } from './testing.js';

function without<T>(rule: string, does: () => T): T {
  const before = witnessCitations((_book, cited) => cited !== rule);
  try {
    return does();
  } finally {
    witnessCitations(before);
  }
}

const options = Object.fromEntries(Object.keys(optionalRules).map((each) => [each, true])) as typeof optionalRules;
const all = { turn: 10, options, kamikaze: true };
const battles: { [rules: string]: ReturnType<typeof battleOf> } = {
  submarines: battleOf(['submarines'], {
    ...all,
    japan: { ships: ships('akagi', 'japanese-dd-1'), submarines: 2 },
    allies: { ships: ships('us-dd-1', 'us-dd-2'), submarines: 3 },
  }),
  pearl: battleOf(['air'], {
    ...{ turn: 1, options },
    japan: { air: airPoints(3, 'japan', { elite: true }) },
    allies: { ships: atAnchor('nevada') },
  }),
  divine: battleOf(['air'], {
    ...all,
    japan: { air: airPoints(3, 'japan'), ships: ships('nagato') },
    allies: { ships: ships('victorious'), air: airPoints(2, 'us') },
  }),
  night: battleOf(['surface'], {
    ...all,
    japan: { ships: ships('nagara', 'japanese-dd-1') },
    allies: { ships: ships('iowa', 'dutch-dd-1') },
  }),
  samar: battleOf(['surface'], { japan: { ships: ships('yamato') }, allies: { ships: ships('dutch-dd-1', 'hermes') } }),
  beach: battleOf(['land'], {
    ...all,
    part: 'allies',
    supremacy: 'allies',
    japan: { land: troops(4, 'japan') },
    allies: { land: troops(4, 'us', { marine: true, landing: true }), air: airPoints(2, 'us', { state: 'support' }) },
  }),
};

const first = (row: Ask): { [id: string]: number } =>
  row.ask === 'split' ? { [row.over[0]?.id ?? '']: row.total } : {};
const answer = (ask: Ask): Answer => {
  if (ask.ask === 'say') return ask.to;
  return ask.ask === 'split' ? first(ask) : ask.ask === 'sheet' ? ask.rows.map(first) : [];
};

/** All that is said of it, with the same thirty rows of dice each time. */
const told = (battle: ReturnType<typeof battleOf>): string => {
  const below = chance(7);
  const rows = Array.from({ length: 30 }, () => Array.from({ length: 60 }, () => 1 + below(6)));
  return JSON.stringify(rows.map((faces) => fight(battle, faces, answer).events));
};

describe('switched off', () => {
  it.each([
    [
      'submarines',
      ['CARD-combat', '11.1.2', '11.1.3', '16.1.7', 'CARD-damage-check', 'CARD-damage-modifiers', 'R2', 'R3', 'R4'],
    ],
    ['pearl', ['11.2.2.4a', '11.2.2.4b', '16.2.3', 'R5', 'R9']],
    ['divine', ['11.2.2.2', '16.1.2', '16.2.4', '16.2.6', '16.1.7']],
    ['night', ['CARD-surface', '16.2.1', '16.2.2']],
    ['samar', ['CARD-half-hit', 'R6']],
    ['beach', ['11.2.5.3', '11.2.5.5', '16.1.6', 'R11']],
  ])('in the battle of %s these rules are missed: %s', (name, rules) => {
    const battle = battles[name];
    if (battle === undefined) throw new Error(name);
    const before = told(battle);
    for (const rule of rules) expect(without(rule, () => told(battle)) === before, rule).toBe(false);
  });

  it('in the Merchantman Phase 5.3, 5.4, 16.1.3 and R12 are missed', () => {
    const play = (): string => {
      const record = newMerchantmen({
        turn: 6,
        options,
        escortDice: 2,
        submarines: 3,
        bomberDice: 2,
        baseNearJapan: true,
      });
      const heard: string[] = [];
      const out = {
        on: true,
        say: (...said: unknown[]) => void heard.push(JSON.stringify(said)),
        tell: () => undefined,
      };
      for (let need = merchantmanPhase.next(record, out); need !== undefined; need = merchantmanPhase.next(record, out))
        merchantmanPhase.die(record, 4 + (heard.length % 2), out);
      return `${heard.join()} ${record.sunk} ${record.bombed}`;
    };
    const before = play();
    for (const rule of ['5.3', '5.4', '16.1.3', 'R12']) expect(without(rule, play) === before, rule).toBe(false);
  });
});
