/** Sentences for the events of plotting, shadowing and sailing; where nothing else is said, for the owner alone. */
import { name } from '../map.js';
import { count, type Data, list, names, text, type Value } from './phrases.js';

const hex = (value: Value): string => (typeof value === 'number' ? name(value) : text(value));
/** 'allied DD 3' is DD 3 to its owner. */
const ship = (id: string): string => id.replace(/^(allied|japan) /, '');
const are = (value: Value): boolean => names(value).length > 1;
const ships = (value: Value): string => list(names(value).map(ship));

export const words1012: { readonly [kind: string]: (data: Data) => string } = {
  plotted: ({ tf, from, path }) => {
    const way = Array.isArray(path) ? path.map(hex) : [];
    return way.length === 0 ? `${text(tf)} stays in ${hex(from)}.` : `${text(tf)} is plotted by ${list(way)}.`;
  },
  detached: ({ tf, from, ships: left }) =>
    `${ships(left)} ${are(left) ? 'leave' : 'leaves'} ${text(from)} and ${are(left) ? 'form' : 'forms'} ${text(tf)}.`,
  combined: ({ tf, with: other }) => `${text(other)} joins ${text(tf)}.`,
  shadowing: ({ side, from, hex: at, nth, success, submarine }) => {
    const kind = submarine === true ? 'submarine' : 'task force';
    const whom = nth === 1 ? `the ${kind}` : `${kind} ${text(nth)}`;
    const what = success === true ? 'and keeps touch with it' : 'and loses it';
    const who = side === 'japan' ? 'A Japanese' : 'An Allied';
    return `${who} unit in ${hex(from)} tries to shadow ${whom} in ${hex(at)} ${what}.`;
  },
  follows: ({ side, nth, hex: at }) =>
    `${side === 'japan' ? 'Japan' : 'The Allies'} now move${side === 'japan' ? 's' : ''} the shadower of attempt ${text(nth)}; its task force is in ${hex(at)}.`,
  'shadow-each-other': ({ first }) =>
    `Task forces shadow each other: ${first === 'japan' ? 'Japan moves' : 'the Allies move'} first, as plotted.`,
  anchored: ({ tf, ships: all }) => `Of ${text(tf)}, ${ships(all)} ${are(all) ? 'anchor' : 'anchors'}.`,
  weighed: ({ tf, ships: all }) => `Of ${text(tf)}, ${ships(all)} ${are(all) ? 'weigh' : 'weighs'} anchor.`,
  entered: ({ tf, hex: at }) => `${text(tf)} comes onto the map in ${hex(at)}.`,
  left: ({ tf }) => `${text(tf)} leaves the map for good.`,
  unloaded: ({ ship: id, turns }) => `${ship(text(id))} unloads; she has done so for ${count(turns, 'turn')}.`,
  scuttled: ({ side, type }) => `${side === 'japan' ? 'A Japanese' : 'An Allied'} ${text(type)} is scuttled.`,
};
