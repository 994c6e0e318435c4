/** The events of a fleet action as sentences. */
import type { Event } from '@ironbottom/umpire';
import { attackEvent } from '../chapters/words-attacks.js';

type Data = Event['data'];
const who = (side: Data[string]): string => (side === 'japan' ? 'Japan' : 'The Allies');
const list = (value: Data[string]): string => {
  const names = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return names.length === 0 ? 'nobody' : names.join(' and ');
};

const sentences: { readonly [kind: string]: (data: Data) => string } = {
  forming: () => 'Both sides form their task forces.',
  strength: ({ ships }) => `The Allies have ${ships}.`,
  formed: ({ side, forces }) => {
    const each = (Array.isArray(forces) ? forces : []) as { force: string; ships: string | null }[];
    return `${who(side)}: ${each.map(({ force, ships }) => (ships === null ? force : `${force}, in plain sight: ${ships}`)).join('; ')}.`;
  },
  shown: ({ force, ships, why }) => `${force} (${why}): ${ships}.`,
  tasks: ({ round, tasks }) => {
    const each = (Array.isArray(tasks) ? tasks : []) as { force: string; task: string }[];
    return `Round ${round}: ${each.map(({ force, task }) => `${force} ${task}`).join('; ')}.`;
  },
  search: ({ force, sought, dice, roll, why, found }) => {
    const each = (Array.isArray(why) ? why : []) as { what: string; by: number }[];
    const told = each.map(({ what, by }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`).join(', ');
    const sum = told === '' ? `${dice}` : `${dice}, with ${told} ${roll}`;
    return `${force} looks for ${sought}: ${sum}, ${found === true ? 'and finds it' : 'in vain'}.`;
  },
  'looked for': ({ force, sought, found }) =>
    `${force} looks for ${sought}, ${found === true ? 'and finds it' : 'in vain'}.`,
  strike: ({ side, squadrons, wings }) => {
    const each = (Array.isArray(wings) ? wings : []) as { target: string; squadrons: number }[];
    const at = new Map<string, number>();
    for (const wing of each) at.set(wing.target, (at.get(wing.target) ?? 0) + wing.squadrons);
    return squadrons === 0
      ? `${who(side)}: no strike.`
      : `${who(side)}: ${squadrons === 1 ? 'a squadron attacks' : `${squadrons} squadrons attack`}, ${[...at].map(([target, n]) => `${n} at ${target}`).join(', ')}.`;
  },
  cover: ({ force, over, squadrons }) => `${force} covers ${over} with ${squadrons} squadrons.`,
  'given up': ({ side, what }) => `${who(side)} must choose: ${what}.`,
  contact: ({ japan, allies }) => `${list(japan)} and ${list(allies)} are in contact.`,
  evaded: ({ forces }) => {
    const away = Array.isArray(forces) ? forces.length : 0;
    return away === 0 ? 'Nobody evades.' : `${list(forces)} evade${away === 1 ? 's' : ''}.`;
  },
  fires: ({ side, at }) => {
    const each = (Array.isArray(at) ? at : []) as { target: string; by: string[] }[];
    return each.length === 0
      ? `${who(side)}: fire is held.`
      : `${who(side)}: ${each.map(({ target, by }) => `${by.join(', ')} at ${target}`).join('; ')}.`;
  },
  home: ({ forces }) => `Gone from the battle: ${list(forces)}.`,
  end: ({ winners, japan, allies }) =>
    `${Array.isArray(winners) && winners[0] === 'japan' ? 'Japan has' : 'The Allies have'} won: Japan ${japan}, Allies ${allies}.`,
};

export function fleetWords(event: Event): string {
  const { kind, data } = event;
  const own = Object.hasOwn(sentences, kind) ? sentences[kind]?.(data) : undefined;
  return own ?? attackEvent(event) ?? kind;
}
