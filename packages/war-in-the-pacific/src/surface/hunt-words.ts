/** What happens before forces meet, as sentences. */
import type { Event } from '@ironbottom/umpire';
import { searchSentences } from '../search/words.js';

type Data = Event['data'];

const who = (side: Data[string]): string => (side === 'japan' ? 'Japan' : 'The Allies');
const list = (value: Data[string]): string => (Array.isArray(value) ? value.join('; ') : '');
const isEmpty = (value: Data[string]): boolean => !Array.isArray(value) || value.length === 0;

export const huntSentences: { readonly [kind: string]: (data: Data) => string } = {
  ...searchSentences,
  markers: () => 'Both sides have markers at sea. Planes go out to search.',
  'naval phase': ({ night }) => `${night ? 'Night falls. ' : ''}Every force is told what to do.`,
  courses: ({ side, courses }) =>
    isEmpty(courses) ? `${who(side)}: nobody goes for an enemy.` : `${who(side)}: ${list(courses)}.`,
  order: ({ order }) => `Of those who go for one and the same, the highest value looks first: ${list(order)}.`,
  engaged: ({ marker, target, face, contact }) =>
    `${marker} looks for ${target}, die ${face}: ${contact ? 'contact' : 'no contact'}.`,
  'no contact': ({ target, thrown, most }) =>
    Number(thrown) > Number(most)
      ? `${most === 0 ? 'No die' : `A die up to ${most}`} would have made contact at best.`
      : `At best ${most === 6 ? 'any die' : `a die up to ${most}`} makes contact; too much was taken off for what ${target} does.`,
  missed: ({ marker, target }) =>
    `${marker} does not come up with ${target}: one of them has fought already, or there was nothing.`,
  revealed: ({ marker, group, real, does }) =>
    real ? `${marker} is ${group} (${does}).` : `${marker} is a dummy: there is nothing but sea.`,
  missions: ({ side, done, points }) =>
    isEmpty(done) ? `${who(side)}: nobody does what he came for.` : `${who(side)}: ${list(done)}. ${points} points.`,
  leads: ({ admiral }) => `${admiral} commands forces that fight as one.`,
  action: ({ ships, met }) =>
    `Surface action${isEmpty(met) ? '' : ` of ${Array.isArray(met) ? met.join(' against ') : ''}`}: ${Array.isArray(ships) ? ships.join(', ') : ''}.`,
  'action over': () => 'The surface action is over: what is left goes back under its markers.',
  dawn: ({ japan, allies, markers }) =>
    `Day breaks. Points: Japan ${japan}, the Allies ${allies}. What the markers were: ${list(markers)}.`,
};
