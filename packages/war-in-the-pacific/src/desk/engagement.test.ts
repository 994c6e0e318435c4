import { chance, type DeskProcedure, deskNotes, deskOdds, type Plain, sit } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { contactUpTo } from '../chapters/22-5-search.js';
import { searchContact } from '../charts/search-contact.js';
import { admiralDesk } from './admiral.js';
import { engagementDesk } from './engagement.js';
import { warInThePacificDesk } from './index.js';

function sittingOf<R>(desk: DeskProcedure<R>, given: unknown) {
  const read = desk.check(given);
  if ('problems' in read) throw new Error(JSON.stringify(read));
  return read.sitting;
}

function rolled<R>(desk: DeskProcedure<R>, given: Plain, ...dice: number[]) {
  const { record } = sittingOf(desk, given);
  const start = desk.procedure.clone(record);
  const notes = deskNotes(desk);
  const steps = sit(desk.procedure, record, () => [], notes);
  for (let next = steps.next(); !next.done; next = steps.next(dice.shift() ?? 1));
  return { outcome: desk.outcome(record, start), texts: notes.steps.map(({ text }) => text) };
}

const oddsOf = <R>(desk: DeskProcedure<R>, given: Plain) =>
  deskOdds(desk, sittingOf(desk, given), () => [], { below: chance(1) });

const meeting = { side: 'allies', forces: [{ value: 4, admiral: 'Wright' }], enemy: { plot: 'none' } };

it('16.4, 16.4.6 the example leaves it open whether none, one or both of two forces make contact', () => {
  const { outcomes } = oddsOf(engagementDesk, engagementDesk.example);
  expect(outcomes.map(({ measures }) => measures.forces).sort()).toEqual([0, 1, 2]);
});
it('16.4 the chance to meet is that of one die', () => {
  const { exact, outcomes } = oddsOf(engagementDesk, meeting);
  expect(exact).toBe(true);
  expect(outcomes.find(({ measures }) => measures.contact === 1)?.chance).toBeCloseTo(
    contactUpTo(searchContact, 4) / 6,
    12,
  );
});
it('20.1 an admiral with a good E rating finds the enemy more easily, nobody at all less', () => {
  const met = (admiral?: string): number =>
    oddsOf(engagementDesk, {
      ...meeting,
      forces: [{ value: 4, ...(admiral === undefined ? {} : { admiral }) }],
    }).outcomes.find(({ measures }) => measures.contact === 1)?.chance ?? 0;
  const die = contactUpTo(searchContact, 4);
  expect([met('Lee'), met('Wright'), met()].map((each) => Math.round(6 * each))).toEqual([die + 1, die, die - 1]);
});
it('16.4.6 the highest value rolls first, and those in contact fight as one', () => {
  const forces = [
    { value: 1, admiral: 'Wright', activation: 5 },
    { value: 14, admiral: 'Wright', activation: 8 },
  ];
  const { texts, outcome } = rolled(engagementDesk, { ...meeting, forces }, 6, 1);
  expect(texts).toEqual(['Force 2 rolls 6: contact.', 'Force 1 rolls 1: contact.']);
  expect(outcome).toEqual({ contact: true, forces: ['Force 2', 'Force 1'], activation: 11 });
});
it('16.4.7 a force with carriers is refused a value above 4', () => {
  expect(engagementDesk.check({ ...meeting, forces: [{ value: 5, carriers: true }] })).toMatchObject({
    problems: [{ rule: '16.4.7', field: 'forces[0].value' }],
  });
});
it('20.1 an admiral of the other side leads nobody', () => {
  expect(engagementDesk.check({ ...meeting, forces: [{ value: 4, admiral: 'Mikawa' }] })).toMatchObject({
    problems: [{ rule: '20.1', field: 'forces[0].admiral', why: 'Mikawa is on the other side' }],
  });
});
it('20.4.1 Wright is available on 3 to 12: in 35 of 36', () => {
  const { exact, outcomes } = oddsOf(admiralDesk, { admiral: 'Wright' });
  const available = outcomes.reduce((sum, { chance: each, measures }) => sum + each * (measures.available ?? 0), 0);
  expect([exact, available]).toEqual([true, expect.closeTo(35 / 36, 12)]);
  expect(rolled(admiralDesk, { admiral: 'Wright' }, 1, 1, 3).texts.at(-1)).toBe('Wright is away for 3 cycles.');
});
it('20.1 doubles that gain hexes are rolled again, and the better counts', () => {
  const { outcome } = rolled(admiralDesk, { admiral: 'Scott', reacts: true }, 3, 4, 4, 4, 6, 5, 3, 4);
  expect(outcome.hexes).toBe(4);
});
it('20.5.2 honours count on the dice for his ratings', () => {
  const { outcome } = rolled(admiralDesk, { admiral: 'Lee', honours: 2 }, 3, 4, 4, 4);
  expect(outcome.chits).toBe(5);
});
it('every desk of ours is read from its own example', () => {
  for (const desk of warInThePacificDesk) expect('sitting' in desk.check(desk.example), desk.id).toBe(true);
});
