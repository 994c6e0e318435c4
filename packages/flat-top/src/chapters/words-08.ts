/** Sentences for the events of set-up, air operations, reorganizing and replacements: all but one for the owner alone. */
import { name } from '../map.js';
import { count, type Data, list, names, number, records, text, type Value, whose } from './phrases.js';

const boxes: { readonly [box: string]: string } = { ready: 'Ready', justLanded: 'Just Landed', readying: 'Readying' };

const carrying = (arms: Value): string => {
  if (arms === 'none' || arms === undefined) return '';
  return arms === 'torpedo' ? ' with torpedoes' : ` with ${text(arms)} bombs`;
};

const planes = (value: Value): string =>
  list(records(value).map(({ factors, plane, arms }) => `${text(factors)} ${text(plane)}${carrying(arms)}`));

/** '3 P-39 from Just Landed to Readying', '5 B-17 made Ready with GP bombs', '2 Nell dispersed' */
function move({ factors, plane, from, to }: Data): string {
  const who = `${text(factors)} ${text(plane)}`;
  if (to === 'disperse') return `${who} dispersed`;
  if (to === 'undisperse') return `${who} brought together`;
  if (to === 'readying') return `${who} from ${boxes[text(from)] ?? text(from)} to Readying`;
  return `${who} made Ready${carrying(text(to).replace('ready ', ''))}`;
}

/** '22.1 5 Zero to Rabaul': sea based ones have a star in their key. */
const kind = (key: Value): string => text(key).replace('*', ' (sea based)');

export const words08: { readonly [kind: string]: (data: Data) => string } = {
  sealed: () => 'Both sides have written their orders.',
  begins: ({ title, date, hour }) =>
    `${text(title)} begins: ${text(date)}, ${String(number(hour)).padStart(2, '0')}00.`,
  arranging: () => 'Both sides arrange their forces.',
  'set-up': ({ tfs }) => {
    const sail = records(tfs).map(({ id, hex, ships }) => `${text(id)} (${count(ships, 'ship')}) in ${text(hex)}`);
    return sail.length === 0 ? 'Your planes stand at their bases.' : `You begin with ${list(sail)}.`;
  },
  'boxes-changed': ({ place, moves }) => `${text(place)}: ${list(records(moves).map(move))}.`,
  'planes-called': ({ hex }) =>
    `An enemy task force in ${typeof hex === 'number' ? name(hex) : text(hex)} calls up additional planes: they come next turn.`,
  'planes-arrive': ({ place, plane, factors }) => `${text(factors)} ${text(plane)} arrive at ${text(place)}, Ready.`,
  'no-take-off': ({ side }) =>
    `No ${whose(side)} plane may take off on the first turn of this scenario, so no Air Formation is formed.`,
  formed: ({ af, place, planes: lots }) => `${text(af)} is on deck at ${text(place)}: ${planes(lots)}.`,
  reorganized: ({ hex, was, now }) => {
    const after = records(now).map(({ af, planes: lots }) => `${text(af)} (${planes(lots)})`);
    return `In ${text(hex)} ${list(names(was))} become ${list(after)}.`;
  },
  replacements: ({ planes: came }) => {
    const back = records(came).map(({ factors, plane, place }) => `${text(factors)} ${kind(plane)} at ${text(place)}`);
    return back.length === 0 ? 'No replacements arrive.' : `Replacements: ${list(back)}.`;
  },
};
