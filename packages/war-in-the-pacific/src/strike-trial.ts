/** Air strikes on trial. */
import { type Below, hashOf, type Setup } from '@ironbottom/umpire';
import { type Hidden, type Invariant, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { allArcs, ringOf } from './chapters/7-2-display.js';
import { sinksAt } from './chapters/16-8-damage.js';
import { airPoints, airTypes } from './charts/air-points.js';
import { carrierAdmirals } from './charts/carrier-admirals.js';
import { strikeShips } from './charts/strike-ships.js';
import { isCarrier } from './pieces.js';
import { type Side, sides } from './sides.js';
import { arcSizes } from './strike/deploying.js';
import { strikeOf, unitOf } from './strike/law.js';
import { type StrikeKit, strikeRulebook } from './strike/rulebook.js';
import { strikeScenarios } from './strike/scenarios.js';
import { seenBy } from './strike/seen.js';
import { pointsOf } from './strike/state.js';

const open = { no: 'lies open to both sides' };
const drawn = { no: 'what the other side sees follows from the battle' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'there is one frame, the battle' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.battle.ships.*.mark', varies: true },
  { path: 'umpire.secret.battle.ships.*.arc', varies: true },
  { path: 'umpire.secret.battle.ships.*.damage', varies: true },
  { path: 'umpire.secret.battle.ships.*.*', varies: open },
  { path: 'umpire.secret.battle.flights.*.role', varies: true },
  { path: 'umpire.secret.battle.flights.*.altitude', varies: true },
  { path: 'umpire.secret.battle.flights.*.posture', varies: true },
  { path: 'umpire.secret.battle.flights.*.wave', varies: true },
  { path: 'umpire.secret.battle.flights.*.points', varies: true },
  { path: 'umpire.secret.battle.flights.*.*', varies: open },
  { path: 'umpire.secret.battle.hunt.markers.*.*.group', varies: true },
  { path: 'umpire.secret.battle.hunt.markers.*.*.chits.*.chit', varies: true },
  { path: 'umpire.secret.battle.**', varies: open },
  { path: 'seats.*.own.**', varies: drawn },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
];

const commandOf = (name: string): number => carrierAdmirals.values[name]?.command ?? 0;

function setups(below: Below, scrambled: boolean): Setup {
  // Often the one set-up in which the enemy has first to be found.
  const hunted = below(3) === 0 ? strikeScenarios.find(({ search }) => search !== undefined) : undefined;
  const scenario = hunted ?? strikeScenarios[below(strikeScenarios.length)];
  const setup = { scenario: scenario?.id ?? '', options: {}, charts: {}, set: null };
  if (!scrambled) return setup;
  // Often the first half of 1942: then there are Volunteers. As often 1944: then there are fleets, and Task Forces 58 and 38.
  const era = below(5);
  const year = era < 2 ? 42 : era < 4 ? 44 : 42 + below(3);
  const date = `${1 + below(4)}/${1 + below(era < 2 ? 6 : 13)}/${year}`;
  const force = (side: Side) => {
    const names = Object.values(strikeShips.values)
      .filter(({ nation }) => (nation === 'japan') === (side === 'japan'))
      .map(({ name }) => name);
    const ships: string[] = [];
    for (let n = 1 + below(20); n > 0 && names.length > 0; n--) ships.push(...names.splice(below(names.length), 1));
    const flags = ships.filter((name) => isCarrier(strikeShips.values[name] ?? { type: 'DD' }));
    const admirals = Object.values(carrierAdmirals.values)
      .filter((admiral) => admiral.side === side && below(2) === 0)
      .sort((a, b) => b.rank - a.rank || b.command - a.command)
      .slice(0, flags.length === 0 ? 1 : Math.min(3, flags.length))
      .map(({ name }, i) => ({ name, ship: flags[i] ?? ships[i] ?? '', chits: below(3) - 1 }))
      .filter(({ name }, i, all) => i === 0 || commandOf(name) <= commandOf(all[0]?.name ?? ''));
    const damaged = Object.fromEntries(ships.filter(() => below(4) === 0).map((ship) => [ship, 1 + below(4)]));
    const fighters = side === 'japan' ? ['A6M'] : year === 42 ? ['F4F', 'P-40', 'SBD'] : ['F4F', 'P-40'];
    const cap = Array.from({ length: below(3) }, () => flight(fighters[below(fighters.length)] ?? 'F4F', ['home']));
    const port = below(5) === 0 ? { port: below(20) } : {};
    const nobody = admirals.length === 0 ? { leaderless: 'nobody available' } : {};
    if (side === 'japan') return { ships, damaged, admirals, cap, ...port, ...nobody };
    const fleet = year > 42 && below(4) > 0 ? { fleet: 'Halsey' } : {};
    const group = year > 43 && below(4) > 0 ? { taskForce: '58' } : {};
    return { ships, damaged, admirals, cap, avg: 'home', ...port, ...fleet, ...group, ...nobody };
  };
  const flight = (type: string, bases: readonly string[]) => ({
    type,
    points: 1 + below(4),
    from: bases[below(bases.length)] ?? '',
    elite: below(2) === 0 && airPoints.values[type as 'A6M'].side === 'japan',
    untrained: below(4) === 0,
    extended: below(4) === 0,
    night: below(6) === 0,
  });
  const strike = (striker: Side) => {
    const bases = below(3) === 0 ? ['near', 'far'] : ['near'];
    const types = airTypes.filter((type) => airPoints.values[type].side === striker);
    const flights = Array.from({ length: 1 + below(5) }, () => flight(types[below(types.length)] ?? 'A6M', bases));
    const base = (range: number) => ({
      carrier: below(2) === 0,
      range,
      apart: { near: 1 + below(9), far: 1 + below(9) },
      fieldOnTheWay: below(4) === 0,
      ...(below(4) === 0 ? { apartWith: 1 + below(3) } : {}),
    });
    const how = { night: below(6) === 0, alerted: below(4) === 0, surprise: below(6) === 0 };
    return { title: 'A strike', striker, ...how, flights, bases: { near: base(2), far: base(4) } };
  };
  const strikes = Array.from({ length: 1 + below(3) }, () => strike(sides[below(2)] ?? 'japan'));
  return { ...setup, set: { date, line: 0, japan: force('japan'), allies: force('allies'), strikes } };
}

const rule = (name: string, broken: Invariant<StrikeKit>['broken']): Invariant<StrikeKit> => ({ name, broken });

/** 8.1.1 and 8.8.1 speak when a set-up is refused, 8.1.3 when forces move: see `not-in-battles.ts`. */
const reached =
  /^(5\.1\.[16]|13\.4\.1|13\.6\.4|13\.7\.[45]|16\.1\.2|16\.2\.3|5\.2\.|5\.3|6\.|7\.|8\.(?!1\.[13]$|8\.1$)|10\.1)/;

export const trial: Trial<StrikeKit> = {
  rulebook: strikeRulebook,
  longest: 400,
  setups,
  pieces: ({ umpire }) => umpire.secret.battle.ships.map(({ id }) => id),
  invariants: [
    rule('what each side sees is made from the battle', (state, law) => {
      const { battle } = state.umpire.secret;
      const side = sides.find((each) => hashOf(state.seats[each]?.own) !== hashOf(seenBy(battle, each, law)));
      return side && `what ${side} sees is not what it should`;
    }),
    rule('7.2 the arcs are filled from the inside and evenly until ships sink', ({ umpire }) => {
      const { ships } = umpire.secret.battle;
      const placed = ships.filter(({ arc }) => arc !== null);
      if (placed.length === 0 || ships.some(({ sunk }) => sunk)) return undefined;
      const sizes = arcSizes(placed.length);
      const odd = allArcs.find((arc) => placed.filter((ship) => ship.arc === arc).length !== (sizes[arc] ?? 0));
      return odd && `${odd} (${ringOf(odd)}) does not hold ${sizes[odd]}`;
    }),
    rule('19.7.4 no ship is afloat with the damage that sinks her', ({ umpire }, law) => {
      const odd = umpire.secret.battle.ships.find(
        ({ id, damage, sunk }) => sunk !== damage >= sinksAt(unitOf(law, id)),
      );
      return odd && `${odd.id} has D${odd.damage}`;
    }),
    rule('planes are aloft, home or down', ({ umpire }, law) => {
      const { battle } = umpire.secret;
      if (battle.phase === 'over' || battle.flights.length === 0) return undefined;
      const all = pointsOf(strikeOf(law, battle).flights);
      const now = pointsOf(battle.flights) + battle.home;
      return now > all ? `${now} of ${all} Air Points` : undefined;
    }),
    rule('no flight has less than nothing', ({ umpire }) =>
      [...umpire.secret.battle.flights, ...umpire.secret.battle.cap].some(({ points }) => points < 0)
        ? 'it has'
        : undefined,
    ),
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  rules: ledger
    .filter(({ rule: each, state }) => state === 'implemented' && reached.test(each))
    .map(({ rule: each }) => each),
};
