import { plainStanding } from './plain-standing.js';

export const straitsOrders = plainStanding([
  {
    title: 'Keep quiet about cargoes',
    about: 'Every report says no cargo is at sea, as long as that may be said (4.2).',
    text: '{ "order": "keep quiet", "rule": "4.2", "answer": "0" }',
  },
  {
    title: 'Sweep nothing in the first turn',
    about: 'Until turn 1 is over nobody is told where you look (5.1).',
    text: '{ "order": "no sweep yet", "rule": "5.1", "answer": "none", "until": 1 }',
  },
]);
