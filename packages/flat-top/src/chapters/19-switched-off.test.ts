/** Every rule of chapter 19 bites somewhere: with it switched off, at least one of these battles goes another way. */
import { silent } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { ledger } from '../../ledger.js';
import type { Battle } from '../state.js';
import { reloadTorpedoes } from './19-8-ammunition.js';
import { baseGunsStep, bombardmentStep, surfaceStep } from './19-surface.js';
import { type Answers, arrange, baseOf, battleOf, but, fight, fleet, without } from './19-testing.js';

const both: Answers = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };

/** A line with torpedoes, a crippled and an anchored ship; the Screen is broken into. */
function breakthrough(): unknown {
  const allied = fleet('allied', 'Washington', 'Chicago', 'Helena', '3 DD');
  const japan = but(but(fleet('japan', 'Kongo', 'Aoba', 'Sendai', '3 DD', 'AP 1'), 'Aoba', { hits: 4 }), 'Sendai', {
    anchored: true,
  });
  return fight(battleOf(allied, japan, { night: true, step: surfaceStep() }), [4, 6, 3, 5, 2, 6, 4, 4, 5], {
    ...both,
    '19.3 allied': arrange(allied, 3, { torpedo: ['DD 3'] }),
    '19.3 japan': arrange(japan, 4, { torpedo: ['DD 1', 'DD 2'], screen: ['Aoba', 'Sendai', 'DD 3', 'AP 1'] }),
    '19.5 allied': [{ Kongo: 31, 'japan DD 1': 4 }],
    '19.5 japan': [{ Washington: 8, Chicago: 4 }],
    '19.6.3 allied': { 'japan DD 2': 1 },
    '19.6.3 japan': { Helena: 1 },
    '19.7 allied': ['Washington', 'allied DD 3'],
    '19.7.1 allied': [{ Aoba: 8, Sendai: 8, 'AP 1': 9 }],
    '19.7.1 japan': [{ Washington: 5, Helena: 1 }],
  });
}

/** A long day: ships run out of ammunition, torpedoes are fired in vain, nobody has torpedoes the second time. */
function twoTurns(): unknown {
  const allied = but(fleet('allied', 'Chicago', '2 DD'), 'Chicago', { ammunition: 6 });
  const japan = but(fleet('japan', 'Aoba', '2 DD'), 'DD 2', { torpedoes: 0 });
  const answers = {
    ...both,
    '19.3 allied': arrange(allied, 4),
    '19.3 japan': arrange(japan, 4, { torpedo: ['DD 1', 'DD 2'] }),
    '19.5 allied': [{ Aoba: 6 }],
    '19.5 japan': [{ Chicago: 4 }],
  };
  const first = fight(battleOf(allied, japan, { step: surfaceStep() }), [], answers);
  const { ships } = first.battle;
  const second = fight(battleOf(ships.allied, ships.japan, { step: surfaceStep() }), [], answers);
  return [first, second];
}

/** A ship that would stand in two places at once. */
function twoPlaces(): unknown {
  const allied = fleet('allied', 'DD 1');
  const japan = fleet('japan', 'Sendai');
  return fight(battleOf(allied, japan, { step: surfaceStep() }), [], {
    ...both,
    '19.3 japan': [['gunnery', 'torpedo'], 3],
  });
}

/** Ships bombard a base that answers, once at each range, and cannot do it again. */
function bombardments(): unknown {
  const base = baseOf('allied');
  const japan = but(fleet('japan', 'Kongo', 'Haruna', 'Sendai', '2 DD'), 'DD 1', { anchored: true });
  return [false, true].map((longRangeBombardment) => {
    const battle = battleOf([], japan, { base, options: { longRangeBombardment }, step: bombardmentStep(base, [1]) });
    const bombard = longRangeBombardment ? [['Kongo'], ['far']] : [['Kongo', 'Sendai']];
    const first = fight(battle, [4], { '19.9 japan': bombard, '19.9.3 allied': { Kongo: 5, Sendai: 3 } });
    battle.agenda.push(bombardmentStep(base, []));
    return [first, fight(battle, [], { '19.9 japan': [['japan DD 1']] })];
  });
}

const shells = (): unknown =>
  fight(
    battleOf([], fleet('japan', 'Hiei'), {
      base: baseOf('allied'),
      scenario: 'SC5',
      step: bombardmentStep(baseOf('allied'), []),
    }),
    [4],
  );

const guns = (): unknown =>
  fight(
    battleOf([], but(fleet('japan', 'Aoba'), 'Aoba', { anchored: true }), {
      base: baseOf('allied'),
      step: baseGunsStep(),
    }),
    [4],
  );

function reload(): Battle {
  const japan = but(fleet('japan', 'DD 1'), 'DD 1', { torpedoes: 0 });
  const battle = battleOf([], japan, { options: { torpedoReloads: true }, step: surfaceStep() });
  reloadTorpedoes(battle, new Set(), silent);
  return battle;
}

/** All that happened, or that it cannot happen any more. */
function transcript(): string {
  return [breakthrough, twoTurns, twoPlaces, bombardments, shells, guns, reload]
    .map((play) => {
      try {
        return JSON.stringify(play());
      } catch (error) {
        return String(error);
      }
    })
    .join('\n');
}

const chapter = ledger.map((entry) => entry.rule).filter((rule) => /^19\./.test(rule));

it('19 the ledger lists the thirty-one numbers of the chapter', () => expect(chapter).toHaveLength(31));

it('19 with all its rules in force the battles below are fought to their end', () => {
  expect(transcript()).not.toContain('Error');
});

it.each([...chapter, 'OPT-ESF.5', 'OPT-ESF.6', 'SC5.1'])('%s is noticed when it is switched off', (rule) => {
  expect(without(rule, transcript)).not.toBe(transcript());
});
