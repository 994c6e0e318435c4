/** Sentences for the events of initiative and plane movement; where nothing else is said, for the owner alone. */
import { name } from '../map.js';
import { type Data, number, text, type Value, whose } from './phrases.js';

const sideName = (side: Value): string => (side === 'japan' ? 'Japan' : 'The Allies');
const hex = (value: Value): string => (typeof value === 'number' ? name(value) : text(value));

const steps: { readonly [step: string]: string } = {
  land: 'formations come home and land',
  map: 'formations move on the map',
  log: 'formations fly on the log',
  appear: 'formations take off and come out on the map',
  remove: 'counters leave the map',
};

export const words14: { readonly [kind: string]: (data: Data) => string } = {
  initiative: ({ side, allied, japan, adds }) => {
    const has = `${sideName(side)} ${side === 'japan' ? 'has' : 'have'} the initiative`;
    if (allied === undefined) return `${has}: it alternates.`;
    const more = (who: string): string => (adds === who ? ' and one more' : '');
    return `${has} (Allies rolled ${text(allied)}${more('allied')}, Japan ${text(japan)}${more('japan')}).`;
  },
  segment: ({ side }) => `${sideName(side)} ${side === 'japan' ? 'moves its' : 'move their'} planes.`,
  'flight-step': ({ side, step }) => `${whose(side)} ${steps[text(step)] ?? text(step)}.`,
  'plane-turn': ({ side }) => `It is for ${side === 'japan' ? 'Japan' : 'the Allies'} to move a formation.`,
  'plane-moved': ({ side, how }) =>
    `${side === 'japan' ? 'A Japanese' : 'An Allied'} formation has moved on the ${how === 'map' ? 'map' : 'log'}.`,
  'planes-done': ({ side }) => `${sideName(side)} ${side === 'japan' ? 'has' : 'have'} moved all planes.`,
  flies: ({ af, hex: to }) => `${text(af)} flies to ${hex(to)}.`,
  altitude: ({ af, altitude }) =>
    altitude === null ? `Planes of ${text(af)} change altitude.` : `${text(af)} goes ${text(altitude)}.`,
  jettison: ({ af }) => `${text(af)} jettisons bombs.`,
  rides: ({ af, ship }) => `${text(af)} stays with ${text(ship)}.`,
  'takes-off': ({ af, place }) => `${text(af)} takes off from ${text(place)}.`,
  arrives: ({ af, hex: at, from }) => `${text(af)} comes in from ${text(from)} at ${text(at)}.`,
  leaves: ({ af, base, turns }) =>
    `${text(af)} leaves the map for ${text(base)}, ${text(turns)} ${turns === 1 ? 'turn' : 'turns'} away.`,
  beyond: ({ af, base, hexes, inbound }) =>
    inbound === true
      ? `${text(af)} from ${text(base)} has ${text(hexes)} hexes to fly to the map.`
      : `${text(af)} is on its way to ${text(base)}: ${text(hexes)} hexes more.`,
  'off-the-map': ({ af }) => `The counter of ${text(af)} leaves the map.`,
  'landed-at': ({ af, plane, safe, lost, place, least }) => {
    const roll = number(least) > 1 ? ` (each needs ${text(least)} or more)` : '';
    const down = `${text(safe)} ${text(plane)} of ${text(af)} land at ${text(place)}${roll}`;
    return number(lost) === 0 ? `${down}.` : `${down}; ${text(lost)} crash.`;
  },
  destroyed: ({ plane, factors, place }) =>
    `${text(factors)} ${text(plane)} are destroyed at ${text(place)} by their own side.`,
  'both-intercept': ({ hex: at, altitude }) =>
    `Interceptors of both sides close with each other at ${text(altitude)} altitude in ${hex(at)}.`,
  'comes-by': ({ side, hex: at }) =>
    `A formation comes to ${hex(at)}, where there are formations of ${side === 'japan' ? 'Japan' : 'the Allies'}.`,
  'lets-pass': ({ side, hex: at }) => `${whose(side)} formations in ${hex(at)} let the enemy pass.`,
  'interception-tried': ({ side, hex: at, altitude, possible }) =>
    `${whose(side)} interceptors look for enemies at ${text(altitude)} altitude in ${hex(at)}${possible === true ? '.' : ': there are none to catch.'}`,
  'all-tried': ({ fights }) =>
    fights === 1
      ? 'That makes one fight before anybody moves.'
      : `That makes ${text(fights)} fights before anybody moves.`,
  interception: ({ side, hex: at, face, needs, again, success }) => {
    const more = number(again) > 0 ? ', having met them last turn' : '';
    const what = success === true ? 'they catch them' : 'they do not find them';
    return `${whose(side)} interceptors in ${hex(at)} roll ${text(face)} and need ${text(needs)}${more}: ${what}.`;
  },
};
