/** Land battles in a line, for tests. */
import { type Answer, type Ask, type Event, type Out, run, silent } from '@ironbottom/umpire';
import { type Battle, type Fighter, type Ground, type Leader, noSupport, type Origin, unfought } from './battle.js';
import { landCombat } from './land-combat.js';
import type { Nation } from './pieces.js';

/** '3-4' is depleted 3, full 4; '2' a unit of one step. */
export function fighter(figures: string, given: Partial<Fighter> & { nation: Nation }): Fighter {
  const strength = figures.split('-').map(Number);
  return {
    id: `${given.nation}-${figures}`,
    name: `${given.nation} ${figures}`,
    kind: 'infantry',
    strength,
    left: strength.length,
    small: false,
    supplied: true,
    otherwise: given.supplied ?? true,
    part: true,
    by: 'land',
    retreated: false,
    abroad: false,
    to: null,
    ...given,
  };
}

/** As many alike, each with an id of its own. */
export const fighters = (count: number, figures: string, given: Partial<Fighter> & { nation: Nation }): Fighter[] =>
  Array.from({ length: count }, (_, at) => fighter(figures, { id: `${given.nation}-${figures}-${at + 1}`, ...given }));

export const leader = (name: string, nation: Nation, strength: number, given: Partial<Leader> = {}): Leader => ({
  id: name.toLowerCase(),
  name,
  nation,
  strength,
  joins: true,
  rides: true,
  fate: 'well',
  to: null,
  ...given,
});

export const ground = (hex: string, units: Fighter[], given: Partial<Ground> = {}): Ground => ({
  hex,
  name: hex,
  terrain: 'clear',
  fort: 'none',
  coastalFort: false,
  homeCityOf: null,
  inChina: false,
  wet: false,
  limit: 8,
  enemyLimit: 8,
  inspired: 0,
  units,
  generals: [],
  hq: null,
  hqLost: false,
  hqTo: null,
  ways: [{ hex: 'back', name: 'back', nearer: true, nearest: true, room: 8 }],
  ...given,
});

export const origin = (units: Fighter[], given: Partial<Origin> = {}): Origin => ({
  across: 'land',
  direction: 0,
  ...ground('front', units),
  ...given,
});

export const battle = (
  attackers: Fighter[] | Origin[],
  target: Fighter[] | Ground,
  given: Partial<Battle> = {},
): Battle => ({
  kind: 'combat',
  attacker: 'japan',
  year: 1937,
  sneak: 0,
  noVoluntaryRetreat: false,
  target: Array.isArray(target) ? ground('target', target) : target,
  from: isOrigins(attackers) ? attackers : [origin(attackers)],
  support: { attacker: noSupport, defender: noSupport },
  ...unfought(),
  ...given,
});

const isOrigins = (attackers: Fighter[] | Origin[]): attackers is Origin[] =>
  attackers.some((each) => 'across' in each);

/** Stands, advances with all, takes losses from the top. */
export const plain = (ask: Ask): Answer => {
  if (ask.ask === 'split') {
    let left = ask.total;
    const answer: { [id: string]: number } = {};
    for (const { id, cap } of ask.over) {
      answer[id] = Math.min(cap, left);
      left -= answer[id] ?? 0;
    }
    return answer;
  }
  if (ask.ask === 'sheet')
    return ask.rows.map((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : (plain(row) as string[])));
  return ask.ask === 'pick' && ask.min > 0 ? ask.of.slice(0, 1).map(({ id }) => id) : [];
};

export type Fought = { end: Battle; dice: string[]; events: Event[]; asked: string[] };

/** Fought with these faces, then with ones. */
export function fight(
  of: Battle,
  faces: readonly number[] = [],
  answer: (ask: Ask, seat: string) => Answer = plain,
): Fought {
  const dice: string[] = [];
  const events: Event[] = [];
  const asked: string[] = [];
  const out: Out = {
    ...silent,
    on: true,
    say: (rule, kind, data, to = 'all') => void events.push({ rule, kind, data, to }),
    tell: (to, rule, kind, data) => void events.push({ rule, kind, data, to, tells: true }),
  };
  const end = run(
    landCombat,
    landCombat.clone(of),
    ({ rule, by, sides }) => {
      dice.push(`${rule} ${by} d${sides}`);
      return faces[dice.length - 1] ?? 1;
    },
    (ask, seat) => {
      asked.push(`${ask.rule} ${seat} ${ask.ask}`);
      return answer(ask, seat);
    },
    out,
  );
  return { end, dice, events, asked };
}

export const lefts = ({ units }: Ground): number[] => units.map(({ left }) => left);
export const told = ({ events }: Fought, kind: string): Event['data'][] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data);
