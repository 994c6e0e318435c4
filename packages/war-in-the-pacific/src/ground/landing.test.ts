import { silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { debarkationCost } from '../chapters/21-amphibious-admirals.js';
import { groundCharts } from '../charts/ground.js';
import { beginClash, endClash } from './fighting.js';
import type { Fight, GroundLaw, Open } from './kit.js';
import {
  aboard,
  debark,
  debarking,
  flagship,
  honoured,
  honourOf,
  inBox,
  isAvailable,
  landingOf,
  mayDebark,
  misfits,
  mostSteps,
  post,
  rate,
  ratingModifier,
  stateOf,
  thrownFor,
  unrated,
} from './landing.js';
import { debarkAsk, postAsk } from './landing-asks.js';
import { openingOf } from './open.js';
import { admiralsFate, raidersOf, shipsHit, shipTargets, strengthOnShips, strengthOnTroops } from './raiding.js';
import type { LandingForce } from './scenario.js';
import { nextStep } from './sequence.js';
import { foughtOut, tableSaying } from './testing.js';
import { tulagi } from './tulagi.js';

const law: GroundLaw = { scenario: tulagi, charts: groundCharts };

function begun(of: GroundLaw = law): Fight & { open: Open } {
  const battle = openingOf(of);
  return { law: of, battle, open: battle.open };
}

function forceNamed(id: string): LandingForce {
  const force = landingOf(law, id);
  if (force === undefined) throw new Error(`no force ${id}`);
  return force;
}

const turner = forceNamed('turner');
const [rabaul] = raidersOf(begun().open, law, 'japan');
const [b17] = raidersOf(begun().open, law, 'allies');

/** Turner in command, Reifsnider under him. */
function led(): Fight & { open: Open } {
  const fight = begun();
  const state = stateOf(fight.open, 'turner');
  state.commander = 'Turner';
  state.juniors = ['Reifsnider'];
  return fight;
}

/** So many units ashore with these ratings. */
function ashore(hex: string, ids: readonly string[], quality: 0 | 1 = 0, combat: 0 | 1 = 0): Fight & { open: Open } {
  const fight = led();
  stateOf(fight.open, 'turner').ratings = { debarkation: 0, quality, combat };
  const rows = aboard(fight.open, law, turner).map(({ id }) => (ids.includes(id) ? [hex] : []));
  debark(fight.open, law, 'allies', rows, silent);
  return fight;
}

function assaulted(fight: Fight & { open: Open }, says: string, dice: readonly number[], back?: string) {
  const [beach] = fight.open.beaches;
  if (beach === undefined) throw new Error('nobody assaults');
  beginClash(fight, beach.hex, 'allies', silent, beach);
  const { clash } = fight.open;
  if (clash === null) throw new Error('no clash');
  const fought = foughtOut(clash, dice, back === undefined ? {} : { back: [back] }, tableSaying(says));
  endClash(fight);
  return fought;
}

describe('21.4, 21.5 posting', () => {
  it('21.4 only admirals in the box can be named, when the force sets out', () => {
    const { open } = begun();
    expect(inBox(open, turner)).toEqual(['Turner', 'Reifsnider', 'Ashe']);
    const officer = open.officers.Reifsnider;
    if (officer !== undefined) officer.state = 'wounded';
    expect(inBox(open, turner)).toEqual(['Turner', 'Ashe']);
    expect(nextStep(begun(), silent)).toMatchObject({ rule: '21.4', of: ['allies'] });
  });
  it('21.2, 21.8 somebody must command; whoever is higher or abler does not serve under him', () => {
    expect(misfits(law, ['Turner', 'Ashe'])).toEqual([{ senior: 'Ashe', junior: 'Turner' }]);
    const ask = postAsk(begun().open, law, 'allies');
    expect(ask.ask === 'sheet' && ask.rows[0]).toMatchObject({ rule: '21.8', min: 1, max: 1 });
  });
  it('21.5 two dice of 3 or less, his own number added, and he cannot come: the next one leads', () => {
    expect([isAvailable(law, 'Kajioka', 3), isAvailable(law, 'Kajioka', 4), isAvailable(law, 'Turner', 2)]).toEqual([
      false,
      true,
      true,
    ]);
    const { open } = begun();
    post(open, law, 'allies', [['Reifsnider'], ['Ashe']], silent);
    thrownFor(open, law, [1, 1], silent);
    thrownFor(open, law, [3, 4], silent);
    expect([open.officers.Reifsnider?.state, stateOf(open, 'turner').commander]).toEqual(['away', 'Ashe']);
  });
});

describe('R120 landings', () => {
  it('R120 five admirals in five bands of dice, of which better ones are never worse', () => {
    const { values } = groundCharts.amphibiousAdmirals;
    expect(Object.keys(values)).toHaveLength(5);
    for (const { name, bands } of Object.values(values)) {
      const worth = bands.map(({ debarkation, quality, combat }) => quality + combat - debarkation);
      expect(bands, name).toHaveLength(5);
      expect(worth, name).toEqual([...worth].sort((a, b) => a - b));
    }
  });
  it('R120 a step costs five points, and the first ship afloat has the flag', () => {
    const { open } = begun();
    const [first, second] = turner.ships;
    expect(flagship(open, turner)).toBe(first?.name);
    stateOf(open, 'turner').damage[first?.name ?? ''] = 9;
    expect(flagship(open, turner)).toBe(second?.name);
    expect(debarkationCost({ debarkation: 0, quality: 0, combat: 0 })).toBe(5);
  });
});

describe('21.1, 21.8 debarking', () => {
  it('21.1 his dice count for this week, with the chits he has', () => {
    const { open } = led();
    expect(unrated(open, law)?.id).toBe('turner');
    rate(open, law, turner, [5, 5], silent);
    expect(stateOf(open, 'turner').ratings).toEqual({ debarkation: -1, quality: 1, combat: 0 });
    const officer = open.officers.Turner;
    if (officer !== undefined) officer.chits = 1;
    rate(open, law, turner, [5, 5], silent);
    expect(stateOf(open, 'turner').ratings?.combat).toBe(1);
  });
  it('21.1 ships over his level spoil his dice: Kajioka with five points has one less', () => {
    const { open } = begun();
    expect(ratingModifier(open, law, forceNamed('reinforcements'), 'Kajioka')).toBe(-1);
    expect(ratingModifier(open, law, turner, 'Turner')).toBe(0);
  });
  it('21.8 a force that nobody leads pays 6 points a step', () => {
    const { open } = begun();
    rate(open, law, turner, [], silent);
    expect(debarking(open, turner)).toEqual({ points: 60, each: 6 });
  });
  it('R122 a force lands no more steps in a week than its admiral commands', () => {
    const { open } = led();
    expect(mostSteps(open, law, turner)).toBe(24);
    stateOf(open, 'turner').commander = 'Ashe';
    const ask = debarkAsk(open, law, 'allies');
    expect(ask.ask === 'sheet' && ask.limits.map(({ most }) => most)).toEqual([60, 8]);
    stateOf(open, 'turner').commander = null;
    expect(mostSteps(open, law, turner)).toBe(Number.MAX_SAFE_INTEGER);
  });
  it('17.1.11, 23.1.3 where the enemy is they must attack; nobody marches on from a beach', () => {
    const { open } = ashore('E2518', ['raiders', 'para']);
    expect(open.beaches).toEqual([{ force: 'turner', hex: 'E2518', units: ['raiders', 'para'], alone: true }]);
    expect(open.units.raiders).toMatchObject({ hex: 'E2518', active: true, spent: true });
    expect(ashore('E2619', ['1m']).open.beaches).toEqual([]);
  });
});

describe('17.1.11 to 17.1.13 the assault', () => {
  it('17.1.11, 21.1 quality 8 and TQ+1 make 9, halved 5; Cbt+1 is one on the die', () => {
    const fight = ashore('E2518', ['raiders', 'para'], 1, 1);
    const clash = assaulted(fight, '0/0', [5, 1, 1]);
    expect([clash.forces.allies.quality, clash.forces.japan.quality]).toEqual([5, 7]);
  });
  it('17.1.11 with friends ashore already they fight with all of it', () => {
    const fight = led();
    const unit = fight.open.units['2m'];
    if (unit !== undefined) Object.assign(unit, { hex: 'E2518', afloat: null });
    stateOf(fight.open, 'turner').ratings = { debarkation: 0, quality: 0, combat: 0 };
    const rows = aboard(fight.open, law, turner).map(({ id }) => (id === 'raiders' ? ['E2518'] : []));
    debark(fight.open, law, 'allies', rows, silent);
    expect(assaulted(fight, '0/0', [5, 1]).forces.allies.quality).toBe(8);
  });
  it('17.1.11, R159 two forces that land on one beach in a week both fight with half their quality, each for itself', () => {
    const landings = (law.scenario.landings ?? []).map((force) =>
      force.side === 'japan' ? { ...force, turns: [2] } : force,
    );
    const both: GroundLaw = { ...law, scenario: { ...law.scenario, landings } };
    const { open } = begun();
    open.turn = 2;
    const units = law.scenario.units.filter(({ side }) => side === 'japan').slice(0, 2);
    for (const state of Object.values(open.units)) state.afloat = null;
    for (const [i, { id }] of units.entries())
      Object.assign(open.units[id] ?? {}, { hex: null, afloat: i === 0 ? 'reinforcements' : 'kawaguchi' });
    Object.assign(open.units['1m'] ?? {}, { hex: 'E2619', afloat: null });
    debark(open, both, 'japan', [['E2619'], ['E2619']], silent);
    expect(open.beaches).toEqual(
      units.map(({ id }, i) => ({
        force: i === 0 ? 'reinforcements' : 'kawaguchi',
        hex: 'E2619',
        units: [id],
        alone: true,
      })),
    );
  });
  it('17.1.12 every unit checks with its printed quality, whatever the result; failed, it is deactivated', () => {
    const fight = ashore('E2518', ['raiders', 'para']);
    const clash = assaulted(fight, '0/0', [5, 8, 9]);
    expect(clash.landing?.checked).toEqual({ raiders: true, para: false });
    expect([fight.open.units.raiders?.active, fight.open.units.para?.active]).toEqual([true, false]);
  });
  it('17.1.12 nobody pursues from a beach', () => {
    // Tulagi has no way out; at Lunga the defenders go inland.
    const fight = led();
    Object.assign(fight.open.units.kure ?? {}, { hex: 'E2519' });
    stateOf(fight.open, 'turner').ratings = { debarkation: 0, quality: 0, combat: 0 };
    const rows = aboard(fight.open, law, turner).map(({ id }) => (id === '1m' ? ['E2519'] : []));
    debark(fight.open, law, 'allies', rows, silent);
    // The check in the jungle, the combat, the Japanese check failed, the Marines' check.
    const clash = assaulted(fight, '2/1 defender', [1, 5, 9, 1]);
    expect([clash.pursuers, fight.open.units['1m']?.hex, fight.open.units['1m']?.steps]).toEqual([[], 'E2519', 3]);
  });
  it('17.1.13, R121 thrown back: passed, aboard again at what was called for; failed, at double', () => {
    const back = (dice: readonly number[]) => {
      const fight = ashore('E2518', ['2m']);
      assaulted(fight, '1/0 attacker', dice, 'aboard');
      const { hex, afloat, steps, active, broken } = fight.open.units['2m'] ?? {};
      return { hex, afloat, steps, active, broken };
    };
    expect(back([5, 8])).toEqual({ hex: null, afloat: 'turner', steps: 2, active: true, broken: false });
    expect(back([5, 9])).toEqual({ hex: null, afloat: 'turner', steps: 1, active: false, broken: false });
  });
  it('17.1.13 thrown back and in hand, it may stay at what was called for', () => {
    const fight = ashore('E2518', ['2m']);
    assaulted(fight, '1/0 attacker', [5, 8], 'stay');
    expect(fight.open.units['2m']).toMatchObject({ hex: 'E2518', steps: 2, active: true });
  });
  it('23.6.1 there is no check for having lost nothing', () => {
    const fight = ashore('E2518', ['2m']);
    expect(assaulted(fight, '0/1', [5, 1]).unhurt).toBe(null);
  });
});

describe('21.3, 21.6, 21.7 the admiral', () => {
  const raid = { by: 'japan', how: 'air', target: 'ships turner', strength: 27, shift: 0 } as const;
  it('R123 planes find one ship; three dice say which, how hard and with what result', () => {
    const { open } = led();
    if (rabaul === undefined || b17 === undefined) throw new Error('no planes');
    expect([strengthOnShips(rabaul), shipTargets(open, law, rabaul).map(({ id }) => id)]).toEqual([27, ['turner']]);
    expect(shipsHit(open, law, raid, [2, 6, 6], silent)).toBe(false);
    expect(stateOf(open, 'turner').damage['Crescent City']).toBe(5);
  });
  it('11.2.1 Fortresses have another figure against troops', () => {
    expect(b17 && strengthOnTroops(b17)).toBe(8);
  });
  it('21.3 sunk with the flagship, the admiral is thrown for; 21.2 his senior subordinate takes over', () => {
    const { open } = led();
    expect(flagship(open, turner)).toBe('McCawley');
    expect(shipsHit(open, law, raid, [1, 6, 6], silent)).toBe(true);
    expect(flagship(open, turner)).toBe('Crescent City');
    admiralsFate(open, law, raid, [5, 6], silent);
    expect([open.officers.Turner?.state, stateOf(open, 'turner').commander]).toEqual(['killed', 'Reifsnider']);
    expect(debarking(open, turner).points).toBe(48);
  });
  it('21.3 up to 7 nothing happens to him', () => {
    const { open } = led();
    shipsHit(open, law, raid, [1, 6, 6], silent);
    admiralsFate(open, law, raid, [3, 4], silent);
    expect(stateOf(open, 'turner').commander).toBe('Turner');
  });
  it('21.6, 21.6.1 a landing that drives the defender out at three to one brings a chit; a 7 does not', () => {
    const fight = ashore('E2518', ['raiders', 'para']);
    assaulted(fight, '0/1 defender', [5, 9, 1, 1]);
    expect(fight.open.honour).toEqual({ name: 'Turner', chit: 1 });
    honoured(fight.open, [3, 3], silent);
    expect(fight.open.officers.Turner?.chits).toBe(1);
  });
  it('21.7 thrown back, he is blamed', () => {
    const fight = ashore('E2518', ['2m']);
    assaulted(fight, '1/0 attacker', [5, 8], 'aboard');
    expect(fight.open.honour).toEqual({ name: 'Turner', chit: -1 });
    honoured(fight.open, [3, 4], silent);
    expect(fight.open.officers.Turner?.chits).toBe(0);
  });
  it('21.8 nobody is honoured where nobody led', () => {
    const fight = ashore('E2518', ['2m']);
    stateOf(fight.open, 'turner').commander = null;
    const [beach] = fight.open.beaches;
    beginClash(fight, 'E2518', 'allies', silent, beach);
    const { clash } = fight.open;
    expect(clash && honourOf(fight.open, { ...clash, retreat: 'attacker' }, { japan: 0, allies: 0 })).toBe(null);
  });
  it('17.1 a force without troops, or without points, lands nobody', () => {
    const { open } = led();
    expect(mayDebark(open, law, 'allies').length).toBe(1);
    open.turn = 2;
    expect(mayDebark(open, law, 'allies')).toEqual([]);
  });
});
