/** What is read on the boards beside the map. */
import { count } from './plural.js';

export const boardWords = {
  asBoard: 'As a board',
  asList: 'As a list',
  how: 'Choose planes, then a box; or drag them there.',
  empty: 'empty',
  night: 'night',
  past: 'over',
  nightMarked: 'Hours in the dark are printed white on black, or black on white.',
  used: (n: number, of: number) => `${n} of ${of} used`,
  howMany: 'How many',
  here: (n: number) => `Put ${n} here`,
  noMore: 'no more can be moved',
  back: (what: string) => `${what}: put back`,
  carried: (what: string, where: string) => `${what}: ${where}`,
  unassigned: (n: number) => `Unassigned: ${count(n, { one: 'unit', other: 'units' })} could still do something`,
  compose: {
    title: 'Put an order together',
    kind: 'What it does',
    point: 'point at places on the map, one after the other',
    nowhere: 'nowhere yet',
    begin: 'Point on the map',
    stop: 'Stop pointing',
    back: 'Undo last place',
    again: 'again',
    write: 'Write it into your orders',
    empty: (field: string) => `${field}: point at a place on the map first.`,
    done: 'Written below. Let it stand when you are content.',
  },
  show: 'Show',
  showOf: (what: string) => `Show on the map: ${what}`,
};
