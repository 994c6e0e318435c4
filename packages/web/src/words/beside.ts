/** What is read beside the map: the log, news, notes, odds, orders, a place, the text board. */
import { count, number } from './plural.js';

export const beside = {
  log: {
    private: 'for you alone',
    note: 'done for you',
    earlier: (n: number) => `Show ${count(n, { one: 'earlier line', other: 'earlier lines' })}`,
    detailed: 'Every detail',
    nothing: 'Nothing has happened yet.',
    label: 'What has happened',
  },
  news: {
    label: 'Just in',
    show: 'Show',
    /** Said of other places before, the first of them first. */
    before: (first: string, more: number) =>
      more === 0
        ? `The same before in ${first}.`
        : `The same before in ${first} and ${count(more, { one: 'more place', other: 'more places' })}.`,
    more: (n: number) => `And ${number(n)} more: see the log.`,
  },
  intents: {
    why: (n: number) => (n === 1 ? 'What it has in mind' : `What it has in mind (${number(n)})`),
  },
  notes: {
    unread: (why: string) => `Your notes cannot be read: ${why}`,
    saved: 'Saved.',
    unsaved: (why: string) => `Not saved: ${why}`,
    label: 'Your notes on this match',
    what: 'Nobody else sees them. They are saved as you write. A line that begins with a hex, such as “K12 two carriers”, is shown on the map.',
  },
  odds: {
    title: (what: string) => `Odds: ${what}`,
    each: 'Odds of each choice',
    outcome: 'Outcome',
    chance: 'Chance',
    never: '–',
    over: (pictures: number) => `Over ${number(pictures)} pictures of what may be there.`,
    mostly: 'In most pictures',
    between: (low: number, high: string) => `${number(low)} to ${high}`,
  },
  orders: {
    stand: 'Your orders stand.',
    stopped: 'Your orders are stopped: you are asked everything.',
    what: 'Orders answer for you, as you could have answered by hand. Where none of them speaks, you are asked.',
    on: 'They stand.',
    off: 'None stands now.',
    examples: 'Orders to begin with',
    add: (title: string) => `Add: ${title}`,
    label: 'Your orders',
    instead: 'Let these stand instead',
    let: 'Let them stand',
    stop: 'Stop them',
    lapsed: (by: string, why: string) => `${by} has lapsed: ${why}`,
    done: 'What they have done',
    turn: (turn: number, note: string) => `Turn ${turn}: ${note}`,
  },
  panel: { nothing: 'Nothing here.' },
  spot: {
    at: (place: string) => `At ${place}`,
    close: 'Close',
    ago: (title: string, turns: number) =>
      `${title}, ${turns === 1 ? 'a turn' : count(turns, { one: 'turn', other: 'turns' })} ago`,
    note: 'Your note',
    such: 'what may be here?',
  },
  text: {
    answer: 'Your answer',
    send: 'Send',
    anyway: 'Send anyway',
    see: 'What you see',
  },
};
