/** Submarines at the desk: one attack on a defensive group, and a midget in a port, by the hunt's own procedure. */
import {
  type DeskProcedure,
  didYouMean,
  leastAnswer,
  type Measures,
  misfit,
  type Policy,
  type Problem,
  record,
  type Shape,
} from '@ironbottom/umpire';
import { dateOf } from '../calendar.js';
import { type BoatClass, boatClasses, sideOfClass } from '../chapters/22-6-availability.js';
import { midgetAttempts } from '../chapters/22-10-midgets.js';
import { submarineCharts } from '../charts/submarine.js';
import { sideNames } from '../sides.js';
import { leadsOf } from '../submarine/contact.js';
import { huntProcedure } from '../submarine/flow.js';
import { submarineLawFor, unitOf } from '../submarine/law.js';
import { openHunt } from '../submarine/opening.js';
import type { Hunt, Phase } from '../submarine/state.js';
import { submarineWords } from '../submarine/words.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

type ShipInput = { ship: string; damage?: number; loaded?: boolean };
type Input = {
  date?: string;
  boats: BoatClass;
  submarines: number;
  night?: boolean;
  planes?: number;
  group: ShipInput[];
  charts?: HouseInput;
};
type MidgetInput = {
  date?: string;
  side: 'japan' | 'commonwealth';
  attempt?: number;
  ship: string;
  charts?: HouseInput;
};

const date: Shape = { type: 'string', maxLength: 8, description: 'turn/cycle/year, such as 3/9/42', rule: '2.4' };
const ship: Shape = { type: 'string', names: 'ships', description: 'a ship' };

const schema: Shape = record({
  'date?': date,
  boats: { type: 'string', enum: [...boatClasses], description: 'class of the submarines', rule: '22.4.5' },
  submarines: { type: 'integer', minimum: 1, maximum: 12, description: 'submarines sent at the group', rule: '22.7' },
  'night?': { type: 'boolean', rule: '22.5.4' },
  'planes?': { type: 'integer', minimum: 0, maximum: 20, description: 'planes that hunt submarines', rule: '5.13.2' },
  group: {
    type: 'array',
    minItems: 1,
    maxItems: 8,
    description: 'ships of the group; they are attacked in this order',
    rule: '22.7',
    items: record({
      ship,
      'damage?': { type: 'integer', minimum: 0, maximum: 4, description: 'level of damage', rule: '16.8' },
      'loaded?': { type: 'boolean', description: 'carries troops', rule: '22.7.1' },
    }),
  },
  'charts?': houseShape,
});

const midgetSchema: Shape = record({
  'date?': date,
  side: { type: 'string', enum: ['japan', 'commonwealth'], rule: '22.10' },
  'attempt?': { type: 'integer', minimum: 1, maximum: 3, description: 'which attempt of the war this is' },
  ship,
  'charts?': houseShape,
});

const written = /^[0-4]\/([1-9]|1[0-3])\/4[1-5]$/;

/** One group, one squadron, and nothing else on the sea. */
function setUp(input: Input, phase: Phase): { record: Hunt } | { problems: Problem[] } {
  const { boats, submarines, night = false, planes = 0, group } = input;
  const when = input.date ?? '3/9/42';
  if (!written.test(when))
    return { problems: [{ field: 'date', rule: '2.4', why: 'write turn/cycle/year, such as 3/9/42' }] };
  const house = chartsWith(submarineCharts, input.charts);
  if ('problems' in house) return house;
  const { charts } = house;
  const known = charts.submarineShips.values;
  const hunter = sideOfClass(boats);
  const problems = group.flatMap((each, i): Problem[] => {
    const unit = known[each.ship];
    const field = `group[${i}].ship`;
    if (unit === undefined)
      return [{ field, rule: '2.4', why: `there is no ship ${each.ship}${didYouMean(each.ship, Object.keys(known))}` }];
    if ((unit.nation === 'japan') === (hunter === 'japan'))
      return [{ field, rule: '22.7', why: `${each.ship} is on the side of the submarines` }];
    return group.findIndex((other) => other.ship === each.ship) < i
      ? [{ field, rule: '2.4', why: `${each.ship} is there twice` }]
      : [];
  });
  if (problems.length > 0) return { problems };
  const damaged = Object.fromEntries(group.map((each) => [each.ship, each.damage ?? 0]));
  const loaded = group.filter((each) => each.loaded === true).map((each) => each.ship);
  const force = { name: 'the force', ships: group.map((each) => each.ship), damaged, loaded };
  const read = submarineLawFor(
    {
      id: 'desk',
      title: 'An attack',
      about: '',
      date: when,
      hunter,
      sea: ['..'],
      taskForces: [[1, 1]],
      lanes: { on: [[2, 1]] },
      forces: [force],
      stations: [[1, 1]],
      subrons: [{ name: 'boats', boats, points: submarines, base: 1 }],
      airBases: [],
      hunterBases: [],
      phases: [{ night }],
      pace: 1,
      line: 0,
    },
    charts,
    false,
  );
  if ('errors' in read) return { problems: read.errors.map((why) => ({ field: 'group', rule: '22.7', why })) };
  const leads = leadsOf(read.law, force.ships);
  if (leads.length > 1) {
    const why = `${leads.join(' and ')} are each a group of their own, with whom screens them`;
    return { problems: [{ field: 'group', rule: '22.7', why }] };
  }
  const battle = openHunt(read.law);
  Object.assign(battle, { phase, naval: 0, single: true });
  Object.assign(battle.forces[0] ?? {}, { force: force.name, lane: 'on', met: true, known: true });
  Object.assign(battle.subrons[0] ?? {}, { holds: 'boats', met: true });
  const ships = force.ships.map((id) => ({ id, type: unitOf(read.law, id).type, mark: id, up: true, hit: false }));
  // The squadron as a whole attacks: the set-up may have divided it.
  const [squadron, ...others] = battle.squadrons;
  if (squadron === undefined) return { problems: [] };
  squadron.points += others.reduce((sum, { points }) => sum + points, 0);
  battle.squadrons = [squadron];
  battle.contact = {
    marker: 'TF 1',
    subron: 'Subron 1',
    squadron: squadron.id,
    hexes: 0,
    available: submarines,
    chits: [],
    toDraw: 0,
    groups: [{ name: 'group 1', ships, air: planes, concealed: false, sent: submarines, screened: -1, kept: 0 }],
    at: phase === 'midget' ? 0 : -1,
    left: 0,
    target: '',
    again: false,
    attacks: 0,
    damageDie: 0,
  };
  return { record: { law: read.law, battle } };
}

const measures = ({ battle }: Hunt): Measures => {
  const [first] = battle.ships;
  return {
    damage: first?.damage ?? 0,
    sunk: first?.sunk === true ? 1 : 0,
    'ships sunk': battle.ships.filter((each) => each.sunk).length,
    'submarines sunk': battle.sunk,
    'submarines gone home': battle.squadrons[0]?.home ?? 0,
  };
};

const policies: DeskProcedure['policies'] = {
  'in order': {
    about: 'the ships of the group are attacked in the order in which they are listed',
    policy: (ask) => leastAnswer(ask) ?? [],
  },
};

const shared = {
  names: { ships: Object.keys(submarineCharts.submarineShips.values) },
  procedure: huntProcedure,
  policies,
  words: submarineWords,
  dieFor: ({ battle }: Hunt): string =>
    ({
      asw: 'the screen',
      hit: 'a hit',
      damage: 'damage',
      protection: 'protection against torpedoes',
      again: 'the same ship again',
      counterattack: 'counterattack, one of two dice',
      torpedoes: 'torpedoes spent',
      criticals: 'critical hit, one of two dice',
      midget: 'the midget',
    })[battle.phase as string] ?? battle.phase,
  forces: ({ law, battle }: Hunt) => [
    {
      title: sideNames[law.hunted],
      head: ['Ship', 'Printed defence', 'Protection', 'State'],
      rows: battle.ships.map(({ id, type, damage, sunk }) => [
        `${type} ${id}`,
        unitOf(law, id).defence,
        unitOf(law, id).antiTorpedo,
        sunk ? 'sunk' : `D${damage}`,
      ]),
    },
    {
      title: 'Submarines',
      head: ['Class', 'Boats', 'Sunk', 'Gone home'],
      rows: battle.squadrons.map(({ boats, points, home }) => [boats, points, battle.sunk, home]),
    },
  ],
  outcome: (hunt: Hunt) => ({
    ships: hunt.battle.ships.map(({ id, damage, sunk }) => ({ ship: id, damage, sunk })),
    submarinesSunk: hunt.battle.sunk,
    submarinesGoneHome: hunt.battle.squadrons[0]?.home ?? 0,
  }),
  charts: ({ law }: Hunt) => {
    const { aswTable, subHit, subDamage, criticalHits, submarineShips } = law.charts;
    return chartsUsed([aswTable, subHit, subDamage, criticalHits, submarineShips]);
  },
};

const seated = (read: ReturnType<typeof setUp>) =>
  'problems' in read ? read : { sitting: { record: read.record, orders: (policy: Policy) => policy, measures } };

export const submarineAttackDesk: DeskProcedure<Hunt> = {
  ...shared,
  id: 'war-in-the-pacific/submarine-attack',
  title: 'Submarine attack',
  about:
    'Submarines attack one defensive group: screen, hits and duds, damage, counterattack, torpedoes spent, critical hits (22.7, 22.12, 16.7).',
  schema,
  example: {
    date: '3/9/42',
    boats: 'I',
    submarines: 3,
    group: [{ ship: 'Wasp' }, { ship: 'Laffey' }, { ship: 'Lansdowne' }],
  },
  check(input) {
    const problem = misfit(schema, input);
    return problem !== undefined ? { problems: [problem] } : seated(setUp(input as Input, 'asw'));
  },
};

export const midgetDesk: DeskProcedure<Hunt> = {
  ...shared,
  id: 'war-in-the-pacific/midget-submarine',
  title: 'Midget submarine',
  about: 'A midget submarine tries to get into a port: with a 6 she hits the ship named (22.10).',
  schema: midgetSchema,
  example: { date: '4/5/42', side: 'japan', ship: 'Chicago' },
  check(input) {
    const problem = misfit(midgetSchema, input);
    if (problem !== undefined) return { problems: [problem] };
    const { side, ship: target, attempt = 1, date: when = '4/5/42', charts } = input as MidgetInput;
    if (!written.test(when))
      return { problems: [{ field: 'date', rule: '2.4', why: 'write turn/cycle/year, such as 4/5/42' }] };
    const most = midgetAttempts(side === 'japan' ? 'japan' : 'allies', dateOf(when));
    const rule = side === 'japan' ? '22.10.1' : '22.10.2';
    if (attempt > most)
      return { problems: [{ field: 'attempt', rule, why: `there are ${most} attempts at this date` }] };
    const boats: BoatClass = side === 'japan' ? 'I' : 'CW S';
    return seated(
      setUp(
        { date: when, boats, submarines: 1, group: [{ ship: target }], ...(charts !== undefined && { charts }) },
        'midget',
      ),
    );
  },
};
