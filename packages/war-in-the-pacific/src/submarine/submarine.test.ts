import { type Event, judge, leastAnswer } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { errorLevel } from './contact.js';
import { huntProcedure } from './flow.js';
import { moverOf, searchers } from './moving.js';
import { openHunt } from './opening.js';
import { seenBy } from './seen.js';
import { contactIn, forceOf, type Hunt } from './state.js';
import { begun, contacted, lawOf, play } from './testing.js';

/** Convoy HI-71 laid out: every screen with Taiyo, or as told. */
const convoy = ['Fujinami', 'Etorofu', 'Hirado'];
const withTaiyo = [...convoy.map(() => ['Taiyo']), {}];
const found = (changes = {}, variable = true): Hunt =>
  contacted(lawOf('wolf-pack', { hunterBases: [], ...changes }, variable));
const screens = (lead: string) => convoy.map(() => [lead]);

describe('on the way', () => {
  it('22.5.3 the squadron’s owner is asked in every hex of its zone, and who searches is no dummy', () => {
    const hunt = begun(lawOf('wolf-pack', { airBases: [] }), 'middle');
    expect(play(hunt, [])).toMatchObject({ need: 'decision', of: ['allies'] });
    const before = moverOf(hunt.battle).hex;
    play(hunt, [], { nothing: [] });
    huntProcedure.decide(hunt, { allies: [] }, { on: false, say: () => undefined, tell: () => undefined });
    play(hunt, []);
    expect(moverOf(hunt.battle).hex).not.toBe(before);
    const [first] = searchers(hunt.law, hunt.battle);
    expect(hunt.battle.subrons[0]?.met).toBe(false);
    huntProcedure.decide(
      hunt,
      { allies: [first?.squadron.id ?? ''] },
      { on: false, say: () => undefined, tell: () => undefined },
    );
    play(hunt, [6]);
    expect(hunt.battle.subrons[0]?.met).toBe(true);
  });
  it('22.5.2 each squadron searches once for a task force in a Naval Phase', () => {
    const hunt = begun(lawOf('wolf-pack'), 'middle');
    play(hunt, []);
    const all = searchers(hunt.law, hunt.battle);
    const [one] = all;
    one?.squadron.searched.push('TF 1');
    expect(searchers(hunt.law, hunt.battle)).toHaveLength(all.length - 1);
  });
  it('22.6.2 squadrons search and attack one by one', () => {
    const hunt = begun(lawOf('wolf-pack', { hunterBases: [] }), 'middle');
    play(hunt, []);
    hunt.battle.phase = 'submarines';
    const ids = hunt.battle.squadrons.map(({ id }) => id);
    huntProcedure.decide(hunt, { allies: ids }, { on: false, say: () => undefined, tell: () => undefined });
    expect(hunt.battle.queue).toEqual(ids);
  });
  it('22.5 squalls add one to the die', () => {
    const law = lawOf('wolf-pack', { hunterBases: [], phases: [{ night: false, squall: true }] });
    const heard: Event[] = [];
    const hunt = begun(law, 'middle');
    play(hunt, []);
    hunt.battle.queue = [hunt.battle.squadrons[0]?.id ?? ''];
    hunt.battle.phase = 'contact';
    play(hunt, [6], {}, heard);
    expect(heard.find(({ kind }) => kind === 'sub-search')?.data).toMatchObject({ weather: 1, found: false });
  });
  it('5.13.5 planes hunt by night as by day, and 5.13.4 doubles sink what they alone kept away', () => {
    const base = { name: 'Aparri', hex: [10, 4] as const, beyond: 0, screen: 0, longRange: 5 };
    for (const night of [false, true]) {
      const hunt = begun(lawOf('wolf-pack', { hunterBases: [base], phases: [{ night }] }), 'middle');
      play(hunt, []);
      hunt.battle.queue = [hunt.battle.squadrons[0]?.id ?? ''];
      hunt.battle.phase = 'contact';
      play(hunt, [2, 3, 3, 1, 2], {});
      expect(hunt.battle.sunk).toBe(1);
      expect(hunt.battle.squadrons[0]?.points).toBe(11);
    }
  });
  it('13.6.3 a dummy that submarines meet is taken off, and 13.6.5 chits go back into their cups', () => {
    const hunt = begun(lawOf('wolf-pack', { hunterBases: [] }), 'middle');
    const { battle } = hunt;
    play(hunt, []);
    Object.assign(moverOf(battle), { force: 'dummy', chits: [{ cup: 2, chit: 'true' }] });
    battle.cups[2] = { ...battle.cups[2], true: 3 };
    battle.queue = [battle.squadrons[0]?.id ?? ''];
    battle.phase = 'contact';
    play(hunt, [1]);
    expect(battle.forces[0]).toMatchObject({ state: 'removed', chits: [] });
    expect(battle.cups[2].true).toBe(4);
  });
});

it('13.7.1 planes do not search for a force that has not moved yet', () => {
  const base = { name: 'Luzon', hex: [13, 6] as const, beyond: 0, planes: [planesOfLuzon] };
  const hunt = begun(lawOf('wolf-pack', { airBases: [base] }), 'middle');
  play(hunt, []);
  expect([hunt.battle.phase, hunt.battle.forces[0]?.moved]).toEqual(['submarines', 0]);
});
const planesOfLuzon = { type: 'PB4Y', points: 2, values: { short: 4, medium: 4, long: 3, extended: 0 } };

describe('from the air', () => {
  const hunt = (): Hunt => {
    const made = begun(lawOf('wasp'), 'south');
    made.battle.phase = 'air phase';
    return made;
  };
  const search = (intensive = false) => ({ 'air phase': [['1709'], intensive ? ['intensive'] : []] });

  it('13.3 two ten-sided dice find a force, 13.5.3 its owner draws a chit blindly and reports, and 13.5 the searcher hears no more', () => {
    const made = hunt();
    const heard: Event[] = [];
    play(made, [9, 9, 40], search(), heard);
    expect(made.battle.phase).toBe('report');
    expect(forceOf(made.battle, 'TF 1').chits).toEqual([{ cup: 2, chit: 'false' }]);
    expect(heard.find(({ kind }) => kind === 'chit')?.to).toEqual(['allies']);
    const seen = seenBy(made.battle, 'japan', made.law);
    expect(seen.forces[0]).toMatchObject({ force: '', lane: '', chits: [] });
    const rows = huntProcedure.ask(made, 'allies');
    play(made, [], { report: rows.ask === 'sheet' ? rows.rows.map(() => 0) : [] }, heard);
    expect(heard.find(({ kind }) => kind === 'report')?.data).toMatchObject({ marker: 'TF 1', report: 'a dummy' });
    expect(seenBy(made.battle, 'japan', made.law).forces[0]?.reports).toEqual([{ dummy: true, total: 0, types: {} }]);
  });
  it('13.3 a low roll finds nothing', () => {
    const made = hunt();
    play(made, [1, 1], search());
    expect(made.battle.phase).not.toBe('report');
  });
  it('13.5.4 an intensive search may cost Air Points', () => {
    const made = hunt();
    play(made, [9, 9, 1], { ...search(true), report: [['exact']] });
    expect(made.battle.phase).toBe('losses');
    play(made, [6]);
    expect(made.battle.lost).toEqual({ Shortland: 2 });
  });
  it('13.5.9 a force that is found again draws again', () => {
    const made = hunt();
    forceOf(made.battle, 'TF 1').chits.push({ cup: 2, chit: 'true' });
    play(made, [9, 9, 1], search());
    expect(forceOf(made.battle, 'TF 1').chits).toHaveLength(2);
  });
});

it('22.1.2 the first of every row is a legal answer to the question which marker is which', () => {
  const law = lawOf('wasp');
  for (const side of ['japan', 'allies'] as const) {
    const ask = huntProcedure.ask({ law, battle: openHunt(law) }, side);
    expect(judge({}, ask, leastAnswer(ask) ?? [])).toBeUndefined();
  }
});
it('13.5.1 a hunt begins with full cups', () => {
  const { cups } = begun(lawOf('wasp'), 'south').battle;
  expect([cups[1].true, cups[2]['error 2'], cups[3].false]).toEqual([12, 8, 5]);
});
it('R90 dummies sail as fast as others, by lanes that the enemy does not know', () => {
  const law = lawOf('wasp', {
    stations: [
      [9, 1],
      [9, 2],
      [9, 3],
    ],
    airBases: [],
    phases: [{ night: false }],
    pace: 3,
  });
  const hunt = begun(law, 'south');
  play(hunt, [], { submarines: [] });
  expect(hunt.battle.forces.map(({ gone }) => gone)).toEqual([3, 3, 3, 3]);
  expect(seenBy(hunt.battle, 'japan', law).forces.map(({ lane }) => lane)).toEqual(['', '', '', '']);
});

describe('contact', () => {
  it('22.7 every large ship is a group, and screens go where they are sent', () => {
    const hunt = found();
    play(hunt, [], { groups: withTaiyo });
    const { groups } = contactIn(hunt.battle);
    expect(groups.map(({ ships }) => ships.map(({ id }) => id))).toEqual([
      ['Taiyo', 'Fujinami', 'Etorofu', 'Hirado'],
      ['Teia Maru'],
      ['Tamatsu Maru'],
      ['Noto Maru'],
      ['Hayasui'],
      ['Teiyo Maru'],
    ]);
  });
  it('R87 where no large ship is left, the others are one group', () => {
    const hunt = found();
    for (const ship of hunt.battle.ships) if (!convoy.includes(ship.id)) ship.sunk = true;
    play(hunt, [], { groups: [['Fujinami'], ['Fujinami']] });
    expect(contactIn(hunt.battle).groups).toHaveLength(1);
  });
  it('5.13.2 by day planes within seven hexes add to the screens', () => {
    const base = { name: 'Aparri', hex: [10, 4] as const, beyond: 0, screen: 3, longRange: 0 };
    const law = (night: boolean) => lawOf('wolf-pack', { hunterBases: [base], phases: [{ night }] });
    const rows = (night: boolean) => {
      const ask = huntProcedure.ask(contacted(law(night)), 'japan');
      return ask.ask === 'sheet' ? ask.rows.filter((row) => row.ask === 'split') : [];
    };
    expect(rows(false)).toMatchObject([{ total: 3 }]);
    expect(rows(true)).toEqual([]);
  });
  it('22.5.8 by day a chit for every two boats, the best counts and False is True; by night one', () => {
    expect(errorLevel([{ chit: 'error 3' }, { chit: 'approx 1' }])).toBe(1);
    expect(errorLevel([{ chit: 'false' }])).toBe(0);
    const day = found();
    play(day, [5, 6], { groups: withTaiyo });
    expect(contactIn(day.battle)).toMatchObject({ available: 5, toDraw: 2 });
    const night = found({ phases: [{ night: true }] });
    play(night, [5, 6], { groups: withTaiyo });
    expect(contactIn(night.battle).toDraw).toBe(1);
  });
  it('22.5.8 without the option everything is laid out', () => {
    const hunt = found({}, false);
    play(hunt, [5, 6, ...Array.from({ length: 9 }, () => 1)], { groups: withTaiyo });
    expect(hunt.battle.phase).toBe('attack');
    expect(seenBy(hunt.battle, 'allies', hunt.law).contact?.groups).toHaveLength(6);
  });
  it('R91 groups are laid out face down: types, no names', () => {
    const hunt = found({}, false);
    play(hunt, [5, 6, ...Array.from({ length: 9 }, () => 1)], { groups: withTaiyo });
    const ships = seenBy(hunt.battle, 'allies', hunt.law).contact?.groups.flatMap((group) =>
      group.ships.map(({ id }) => id),
    );
    expect(ships).toContain('MSU 1');
    expect(ships).not.toContain('Noto Maru');
  });
  it('22.1.2 the hunted do not see what a squadron has', () => {
    const seen = seenBy(found().battle, 'japan', found().law);
    expect(seen.squadrons).toEqual([]);
    expect(seen.subrons.map(({ holds }) => holds)).toEqual(['', '', '']);
    expect(seen.contact?.squadron).toBe('');
  });
});

/** Five boats sent at one group of the convoy, with the screens beside `lead`. */
function attacked(lead: string, changes = {}): { hunt: Hunt; heard: Event[]; group: string } {
  const hunt = found(changes, false);
  const heard: Event[] = [];
  play(hunt, [5, 6, ...Array.from({ length: 9 }, () => 1)], { groups: screens(lead) }, heard);
  const group = contactIn(hunt.battle).groups.find(({ ships }) => ships.some(({ id }) => id === lead))?.name ?? '';
  return { hunt, heard, group };
}

describe('attack', () => {
  it('22.7 who is not screened off attacks one ship until she is hit, then another', () => {
    const { hunt, heard, group } = attacked('Noto Maru');
    // Screen 1 + 6 + 6 + 3 of the carrier = 16: a 3 keeps 3 off.
    play(hunt, [3], { attack: { [group]: 5 } }, heard);
    expect(heard.find(({ kind }) => kind === 'screened')?.data).toMatchObject({ screened: 3, through: 2 });
    play(hunt, [6, 1], { target: ['MSU 3'] }, heard);
    play(hunt, [1], {}, heard);
    const { phase, contact } = hunt.battle;
    expect([phase, contact?.left]).toEqual(['target', 1]);
    const ask = huntProcedure.ask(hunt, 'allies');
    expect(ask.ask === 'pick' && ask.of.map(({ id }) => id)).not.toContain('MSU 3');
  });
  it('22.7 after a 6 she may be attacked again', () => {
    const { hunt, heard, group } = attacked('Noto Maru');
    play(hunt, [3, 6, 1, 6], { attack: { [group]: 5 }, target: ['MSU 3'] }, heard);
    expect(heard.find(({ kind }) => kind === 'again')?.data).toMatchObject({ again: true });
    expect(heard.filter(({ kind, data }) => kind === 'torpedoes' && data.ship === 'Noto Maru')).toHaveLength(1);
    play(hunt, [6], { target: ['MSU 3'] }, heard);
    expect(heard.filter(({ kind, data }) => kind === 'torpedoes' && data.ship === 'Noto Maru')).toHaveLength(2);
  });
  it('22.7.2 the screen strikes back with the printed number, again after each boat sunk', () => {
    const { hunt, heard, group } = attacked('Noto Maru');
    play(hunt, [6, 1, 2, 1, 1, 5, 6], { attack: { [group]: 5 } }, heard);
    expect(heard.filter(({ kind }) => kind === 'counterattack').map(({ data }) => data.sunk)).toEqual([
      true,
      true,
      false,
    ]);
    expect(hunt.battle.sunk).toBe(2);
  });
  it('R92 who goes home for torpedoes is told to the hunter alone', () => {
    const { hunt, heard, group } = attacked('Noto Maru');
    play(hunt, [1, 1, 1, 1, 5, 6, 1], { attack: { [group]: 5 }, target: ['MSU 3'] }, heard);
    expect(heard.find(({ kind }) => kind === 'torpedoes-spent')?.to).toEqual(['allies']);
    expect(hunt.battle.squadrons[0]?.home).toBeGreaterThan(0);
  });
  it('22.7.4 a ship with protection rolls for it', () => {
    const hunt = contacted(
      lawOf('wasp', { hunterBases: [], forces: [{ name: 'one', ships: ['North Carolina'] }] }, false),
    );
    const heard: Event[] = [];
    play(hunt, [3, 6], { groups: [[]], attack: { 'group 1': 1 } }, heard);
    play(hunt, [1, 6, 6, 1], { attack: { 'group 1': 1 } }, heard);
    expect(heard.find(({ kind }) => kind === 'damage')?.data).toMatchObject({ protection: 1, levels: 1 });
  });
  it('22.12 an American boat of 1942 throws two dice for a hit', () => {
    const { hunt, heard, group } = attacked('Noto Maru', { date: '2/8/42' });
    play(hunt, [1, 5, 2], { attack: { [group]: 5 }, target: ['MSU 3'] }, heard);
    expect(heard.find(({ kind }) => kind === 'torpedoes')).toMatchObject({
      rule: '22.12',
      data: { faces: [5, 2], hit: false },
    });
  });
  it('16.7 a damaged ship rolls for critical hits when all is over, in secret', () => {
    const hunt = contacted(
      lawOf('wasp', { hunterBases: [], forces: [{ name: 'one', ships: ['Wasp', 'Laffey'] }] }, false),
    );
    const heard: Event[] = [];
    // Available 3; screen 1 + 3 = 4: a 1 keeps none off; a hit, D3 of her 8, protection 6; not again, the destroyer is missed.
    play(
      hunt,
      [3, 6, 1, 6, 4, 6, 1, 1, 1, 6, 4, 6],
      { groups: [['Wasp']], attack: { 'group 1': 3 }, target: ['CV 1'] },
      heard,
    );
    expect(hunt.battle.ships[0]?.damage).toBe(4);
    expect(hunt.battle.shown.Wasp).toBe(3);
    expect(seenBy(hunt.battle, 'japan', hunt.law).ships[0]?.damage).toBe(3);
  });
  it('16.7 a ship that two squadrons damage in one hex rolls for critical hits once, when the second is done too', () => {
    const hunt = contacted(lawOf('wasp', { hunterBases: [], forces: [{ name: 'one', ships: ['Wasp'] }] }, false));
    const { battle } = hunt;
    const heard: Event[] = [];
    const second = battle.squadrons[0]?.id ?? '';
    battle.queue = [second];
    const answers = { groups: [[]], attack: { 'group 1': 1 } };
    // Available; none kept off; a hit, little damage; torpedoes. Then the second squadron searches and attacks alike.
    const attack = [3, 6, 1, 6, 1, 6];
    play(hunt, [...attack, 1], answers, heard);
    expect([battle.phase, heard.filter(({ kind }) => kind === 'damage').length]).toEqual(['contact', 1]);
    play(hunt, [1, ...attack, 1], answers, heard);
    expect([battle.phase, heard.filter(({ kind }) => kind === 'damage').length]).toEqual(['criticals', 2]);
    expect(heard.filter(({ kind }) => kind === 'critical')).toHaveLength(0);
    play(hunt, [1, 2], answers, heard);
    expect(heard.filter(({ kind }) => kind === 'critical')).toHaveLength(1);
    expect(battle.phase).not.toBe('criticals');
  });
  it('22.5 a dummy that squadrons search for and do not find sails on', () => {
    const hunt = begun(lawOf('wolf-pack', { hunterBases: [], airBases: [] }), 'middle');
    play(hunt, []);
    const force = moverOf(hunt.battle);
    force.force = 'dummy';
    hunt.battle.queue = [hunt.battle.squadrons[0]?.id ?? ''];
    hunt.battle.phase = 'contact';
    play(hunt, [6]);
    expect(force.state).toBe('at sea');
  });
  it('R89 points: a CV counts six a level, a boat three', () => {
    const hunt = begun(lawOf('wasp'), 'south');
    Object.assign(hunt.battle.ships[0] ?? {}, { damage: 2 });
    Object.assign(hunt.battle, { phase: 'over', sunk: 1 });
    play(hunt, []);
    expect(hunt.battle.points).toEqual({ japan: 12, allies: 3 });
  });
});
