/** Surface actions on trial. */
import { type Below, hashOf, type Setup } from '@ironbottom/umpire';
import { type Hidden, type Invariant, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { sinksAt } from './chapters/16-8-damage.js';
import { shipFacts } from './charts/ship-facts.js';
import { surfaceAdmirals } from './charts/surface-admirals.js';
import { isJointShipping } from './pieces.js';
import { seldomAction } from './seldom-actions.js';
import { type Side, sides } from './sides.js';
import { isHunting } from './surface/hunting.js';
import { unitOf } from './surface/law.js';
import { type SurfaceKit, surfaceAction } from './surface/rulebook.js';
import { surfaceScenarios } from './surface/scenarios.js';
import { seenBy } from './surface/seen.js';
import { tallyOf } from './surface/tally.js';

const open = { no: 'lies open to both sides' };
const drawn = { no: 'what the other side sees follows from the battle' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'there is one frame, the battle' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.battle.ships.*.mark', varies: true },
  { path: 'umpire.secret.battle.ships.*.hex', varies: true },
  { path: 'umpire.secret.battle.ships.*.station', varies: true },
  { path: 'umpire.secret.battle.ships.*.critical', varies: true },
  { path: 'umpire.secret.battle.ships.*.fired', varies: true },
  { path: 'umpire.secret.battle.ships.*.launched', varies: true },
  { path: 'umpire.secret.battle.ships.*.torpedoes', varies: true },
  { path: 'umpire.secret.battle.ships.*.moved', varies: true },
  { path: 'umpire.secret.battle.ships.*.*', varies: open },
  { path: 'umpire.secret.battle.command.*.officers.*.ship', varies: true },
  { path: 'umpire.secret.battle.attack.firers.*', varies: true },
  { path: 'umpire.secret.battle.hunt.markers.*.*.group', varies: true },
  { path: 'umpire.secret.battle.hunt.markers.*.*.chits.*.chit', varies: true },
  { path: 'umpire.secret.battle.hunt.plots.*.*', varies: true },
  { path: 'umpire.secret.battle.**', varies: open },
  { path: 'seats.*.own.**', varies: drawn },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
];

/** Every ship of the side but the Dutch, who sail by themselves. */
const namesOf = (side: Side): string[] =>
  Object.entries(shipFacts).flatMap(([name, { nation }]) =>
    nation !== 'netherlands' && (nation === 'japan') === (side === 'japan') ? [name] : [],
  );

const isShipping = (name: string): boolean =>
  Object.entries(shipFacts).some(([ship, facts]) => ship === name && isJointShipping(facts));

function setups(below: Below, scrambled: boolean): Setup {
  if (below(4) === 0) return searchSetup(below, scrambled);
  // Fire out of the dark at somebody who has chits to answer with is rare elsewhere: half of them are Tassafaronga, the last.
  const fought = surfaceScenarios.filter(({ search = null }) => search === null);
  const scenario = fought[Math.min(below(6), fought.length - 1)];
  const setup = { scenario: scenario?.id ?? '', options: {}, charts: {}, set: null };
  if (!scrambled) return setup;
  if (below(2) === 0) return { ...setup, ...seldomAction(below) };
  const night = below(3) > 0;
  const year = 42 + below(4);
  const force = (side: Side) => {
    // 19.10.4 Now and then nobody on the Allied side is American.
    if (side === 'allies' && below(12) === 0)
      return {
        ships: ['De Ruyter', 'Java', 'Kortenaer'],
        damaged: {},
        loaded: [],
        admirals: [{ name: 'Doorman', ship: 'De Ruyter' }],
      };
    if (side === 'allies' && below(8) === 0)
      return { ships: ['Canberra'], damaged: {}, loaded: [], admirals: [{ name: 'Crutchley', ship: 'Canberra' }] };
    const names = namesOf(side);
    const ships: string[] = [];
    for (let n = 1 + below(9); n > 0 && names.length > 0; n--) ships.push(...names.splice(below(names.length), 1));
    const damaged = Object.fromEntries(
      ships.filter(() => below(5) === 0).map((ship) => [ship, isShipping(ship) ? 1 : 1 + below(2)]),
    );
    const loaded = ships.filter(() => below(6) === 0);
    const line = Object.values(surfaceAdmirals.values).filter(
      ({ nation }) => (nation === 'japan') === (side === 'japan'),
    );
    const admirals: { name: string; ship: string }[] = [];
    for (const { name, rank, command } of line) {
      const head = surfaceAdmirals.values[admirals[0]?.name ?? ''];
      const ship = ships[admirals.length];
      if (below(2) === 0 || ship === undefined || admirals.length > 2) continue;
      if (head === undefined || (rank <= head.rank && command <= head.command)) admirals.push({ name, ship });
    }
    const isAmerican = surfaceAdmirals.values[admirals[0]?.name ?? '']?.nation === 'us';
    const battleLine = isAmerican && year === 45 && below(2) === 0;
    return { ships, damaged, loaded, admirals, battleLine };
  };
  const reacted = [null, 'japan', 'allies'][below(3)] ?? null;
  return {
    ...setup,
    set: {
      night,
      sequences: 1 + below(4),
      date: `${1 + below(4)}/${1 + below(13)}/${year}`,
      reacted,
      port: [null, 'japan', 'allies'][below(3)] ?? null,
      japan: force('japan'),
      allies: force('allies'),
    },
  };
}

/** Some ships and their admirals, of all there are, each once. */
function searchSetup(below: Below, scrambled: boolean): Setup {
  const setup = { scenario: 'esperance-search', options: {}, charts: {}, set: null };
  if (!scrambled) return setup;
  const side = (of: Side) => {
    const names = namesOf(of);
    const line = Object.values(surfaceAdmirals.values)
      .filter(({ nation }) => nation !== 'netherlands' && (nation === 'japan') === (of === 'japan'))
      .map(({ name }) => name);
    const groups = Array.from({ length: 1 + below(3) }, (_, i) => {
      const ships: string[] = [];
      for (let n = 1 + below(3); n > 0; n--) ships.push(...names.splice(below(names.length), 1));
      const [ship = ''] = ships;
      const admirals = below(3) === 0 ? [] : line.splice(below(line.length), 1).map((name) => ({ name, ship }));
      const mission = below(2) === 0 ? null : { what: 'sails', before: below(40), after: below(20), worth: below(60) };
      const way = { points: below(60), hexes: below(10) };
      const damaged = Object.fromEntries(ships.filter(() => below(6) === 0).map((id) => [id, 1]));
      return { name: `${of} ${i + 1}`, ships, loaded: [], damaged, admirals, mission, way };
    });
    return { dummies: below(3), groups };
  };
  const search = { airPhases: 1 + below(2), coastal: below(2) === 0, away: below(60) };
  return {
    ...setup,
    set: {
      night: below(3) > 0,
      sequences: 1 + below(2),
      date: `${1 + below(4)}/${1 + below(13)}/${42 + below(4)}`,
      port: [null, 'japan', 'allies'][below(3)] ?? null,
      search: { ...search, japan: side('japan'), allies: side('allies') },
    },
  };
}

/** 16.8.3 is about screens against submarines: they are hunted elsewhere. What else is not here stands in `not-in-battles.ts`. */
const elsewhere = new Set(['16.8.3', '20.4.1', '20.4.2', '20.7.1']);
const ofBattle =
  /^(13\.3|13\.3\.1|13\.5|13\.5\.[3578]|13\.6\.[236]|13\.7\.5|16\.1\.2|16\.2\.3|16\.6\.[23]|17\.3\.5|17\.14\.[123]|(16\.[4578]|19|20)(\..*)?)$/;

const rule = (name: string, broken: Invariant<SurfaceKit>['broken']): Invariant<SurfaceKit> => ({ name, broken });

export const trial: Trial<SurfaceKit> = {
  rulebook: surfaceAction,
  longest: 1500,
  setups,
  pieces: ({ umpire: { secret } }) =>
    [...secret.battle.ships, ...(secret.battle.hunt?.others ?? [])].map(({ id }) => id),
  invariants: [
    rule('what each side sees is made from the battle', (state) => {
      const { battle } = state.umpire.secret;
      const side = sides.find((each) => {
        const [own, seen] = [state.seats[each]?.own, seenBy(battle, each)];
        // To hash takes long, and is wanted only where the order of keys may differ.
        return JSON.stringify(own) !== JSON.stringify(seen) && hashOf(own) !== hashOf(seen);
      });
      return side && `what ${side} sees is not what it should`;
    }),
    rule('R37 what a side has its points for adds up to its points', ({ umpire }, law) => {
      const { battle } = umpire.secret;
      if (battle.phase !== 'over') return undefined;
      const sum = (side: Side) => tallyOf(law, battle, side).reduce((all, { points }) => all + points, 0);
      const side = sides.find((each) => sum(each) !== battle.points[each]);
      return side && `${side} has ${battle.points[side]} points, and ${sum(side)} are accounted for`;
    }),
    rule('19.6.4 no hex holds ships of both sides', ({ umpire }) => {
      const { ships } = umpire.secret.battle;
      const odd = ships.find(
        (ship) => ship.hex >= 0 && ships.some(({ side, hex }) => side !== ship.side && hex === ship.hex),
      );
      return odd && `${odd.id} shares her hex with an enemy`;
    }),
    rule('ships afloat are on the display, and no others', ({ umpire }) => {
      const odd = umpire.secret.battle.ships.find(
        ({ state, hex }) => state !== 'waiting' && (state === 'afloat') !== hex >= 0,
      );
      return odd && `${odd.id} is ${odd.state} in hex ${odd.hex}`;
    }),
    rule('19.7.4 no ship is afloat with the damage that sinks her', ({ umpire }, law) => {
      const odd = umpire.secret.battle.ships.find(
        ({ state, damage, id }) => state !== 'sunk' && damage >= sinksAt(unitOf(law, id)),
      );
      return odd && `${odd.id} has D${odd.damage}`;
    }),
    rule('chits and torpedo markers are never fewer than none', ({ umpire }) => {
      const { ships, command } = umpire.secret.battle;
      if (ships.some(({ torpedoes }) => torpedoes < 0)) return 'less than no torpedoes';
      return (
        sides.find((side) => Object.values(command[side].chits).some((chits) => chits < 0)) && 'less than no chits'
      );
    }),
    rule('markers stand for every force of a side once, and the rest are dummies', ({ umpire }, law) => {
      const { hunt } = umpire.secret.battle;
      const { search } = law;
      if (hunt === undefined || search === null) return undefined;
      return sides.find((side) => {
        const groups = hunt.markers[side].map(({ group }) => group);
        const forces = search[side].groups.map(({ name }) => name);
        return (
          groups.length > 0 && (new Set(groups).size < groups.length || forces.some((name) => !groups.includes(name)))
        );
      });
    }),
    rule('R143 no force fights twice', ({ umpire }) => {
      const fought = umpire.secret.battle.hunt?.fought ?? [];
      return new Set(fought).size < fought.length ? fought.join() : undefined;
    }),
    rule('20.2 no two admirals share a flagship', ({ umpire }) => {
      for (const side of sides) {
        const flags = umpire.secret.battle.command[side].officers.flatMap(({ ship, state }) =>
          state === 'aboard' && ship !== null ? [ship] : [],
        );
        if (new Set(flags).size < flags.length) return `two admirals of ${side} in one ship`;
      }
      return undefined;
    }),
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  // The order of battle is common knowledge: which mark lies on whom is secret, and no single word tells that.
  canaries: () => [],
  moving: ({ umpire: { secret } }) =>
    isHunting(secret.battle) || ['stations', 'deploy', 'chits'].includes(secret.battle.phase)
      ? undefined
      : secret.battle.phasing,
  rules: ledger
    .filter(({ rule: number, state }) => state === 'implemented' && ofBattle.test(number) && !elsewhere.has(number))
    .map(({ rule: number }) => number),
};
