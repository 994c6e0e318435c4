/** Hunts by submarines on trial. */
import { type Below, hashOf, type Setup } from '@ironbottom/umpire';
import { type Hidden, type Invariant, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { leftIn } from './chapters/13-5-reports.js';
import { sinksAt } from './chapters/16-8-damage.js';
import { boatClasses, sideOfClass } from './chapters/22-6-availability.js';
import { cups } from './charts/search-cups.js';
import { sides } from './sides.js';
import { unitOf } from './submarine/law.js';
import { type SubmarineKit, submarineRulebook } from './submarine/rulebook.js';
import { submarineScenarios } from './submarine/scenarios.js';
import { seenBy } from './submarine/seen.js';

const open = { no: 'lies open to both sides' };
const drawn = { no: 'what the other side sees follows from the battle' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'there is one frame, the battle' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.battle.forces.*.force', varies: true },
  { path: 'umpire.secret.battle.forces.*.lane', varies: true },
  { path: 'umpire.secret.battle.forces.*.chits.**', varies: true },
  { path: 'umpire.secret.battle.forces.**', varies: open },
  { path: 'umpire.secret.battle.ships.*.damage', varies: true },
  { path: 'umpire.secret.battle.ships.**', varies: open },
  { path: 'umpire.secret.battle.subrons.*.holds', varies: true },
  { path: 'umpire.secret.battle.subrons.**', varies: open },
  { path: 'umpire.secret.battle.squadrons.*.points', varies: true },
  { path: 'umpire.secret.battle.squadrons.*.home', varies: true },
  { path: 'umpire.secret.battle.squadrons.*.searched.**', varies: true },
  { path: 'umpire.secret.battle.squadrons.**', varies: { no: 'the order of battle is known' } },
  { path: 'umpire.secret.battle.cups.**', varies: true },
  { path: 'umpire.secret.battle.queue.**', varies: true },
  { path: 'umpire.secret.battle.contact.squadron', varies: true },
  { path: 'umpire.secret.battle.contact.chits.**', varies: true },
  { path: 'umpire.secret.battle.contact.groups.**', varies: true },
  { path: 'umpire.secret.battle.contact.**', varies: open },
  { path: 'umpire.secret.battle.**', varies: open },
  { path: 'seats.*.own.**', varies: drawn },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
];

function setups(below: Below, scrambled: boolean): Setup {
  const scenario = submarineScenarios[below(submarineScenarios.length)];
  const setup: Setup = { scenario: scenario?.id ?? '', options: {}, charts: {}, set: null };
  if (!scrambled || scenario === undefined) return setup;
  const classes = boatClasses.filter((boats) => sideOfClass(boats) === scenario.hunter);
  const ships = scenario.forces.flatMap((force) => force.ships);
  const some = (chance: number): string[] => ships.filter(() => below(chance) === 0);
  // Charts by which boats find, hit and set on fire more often than by ours.
  const least = (keys: readonly string[], from: number, to: number) =>
    Object.fromEntries(keys.map((key) => [key, from + below(to - from + 1)]));
  const years = ['japan', 'allies'].flatMap((side) => ['41-42', '43', '44-45'].map((period) => `${side}.${period}`));
  const kinds = years.flatMap((each) => ['heavy', 'light', 'carrier', 'flotilla'].map((kind) => `${each}.${kind}`));
  const bands = ['short', 'medium', 'long', 'extended'].flatMap((band) =>
    [0, 1, 2, 3, 4].map((row) => `${band}.${row}`),
  );
  const deadly = {
    'search-contact': least(['1', '2', '3', '4', '5'], 4, 6),
    'sub-hit': least(['0', '1', '2', '3'], 2, 5),
    'critical-hits': least(kinds, 5, 9),
    'air-search': least(bands, 5, 40),
  };
  return {
    ...setup,
    charts: below(4) > 0 ? deadly : {},
    options: below(4) === 0 ? { reports: 'true' } : {},
    set: {
      date: `${1 + below(4)}/${1 + below(13)}/${42 + below(4)}`,
      boats: classes[below(classes.length)] ?? null,
      phases: Array.from({ length: 1 + below(5) }, () => ({ night: below(2) === 0, squall: below(3) === 0 })),
      damaged: Object.fromEntries(some(2).map((ship) => [ship, 1 + below(3)])),
      loaded: some(4),
      // 13.1.3 Bases that are cut off, or damaged.
      bases: { isolated: below(4) === 0, airfield: below(3), seaplane: below(3) },
    },
  };
}

const rule = (name: string, broken: Invariant<SubmarineKit>['broken']): Invariant<SubmarineKit> => ({ name, broken });

/** Not what only a bad set-up meets (22.1.1, 22.2.1, 22.4.3, 22.4.5), nor midgets (22.10): see `not-in-battles.ts`. */
const reached =
  /^(5\.13\.|13\.[135]|13\.6(?!\.[46]$)|13\.7\.1|16\.7(\.[13])?$|16\.8\.3|22\.(1\.2|2\.3|3|5|6|7|12|13|15))/;

export const trial: Trial<SubmarineKit> = {
  rulebook: submarineRulebook,
  longest: 600,
  setups,
  pieces: ({ umpire }) => umpire.secret.battle.ships.map(({ id }) => id),
  invariants: [
    rule('what each side sees is made from the battle', (state, law) => {
      const { battle } = state.umpire.secret;
      const side = sides.find((each) => hashOf(state.seats[each]?.own) !== hashOf(seenBy(battle, each, law)));
      return side && `what ${side} sees is not what it should`;
    }),
    rule('19.7.4 no ship is afloat with the damage that sinks her', ({ umpire }, law) => {
      const odd = umpire.secret.battle.ships.find(
        ({ id, damage, sunk }) => sunk !== damage >= sinksAt(unitOf(law, id)),
      );
      return odd && `${odd.id} has D${odd.damage}`;
    }),
    rule('13.5.2 a hundred and ten chits are in the cups or with task forces', ({ umpire }) => {
      const { cups: left, forces, contact } = umpire.secret.battle;
      const inCups = cups.reduce((sum, cup) => sum + leftIn(left[cup]), 0);
      const out = forces.reduce((sum, { chits }) => sum + chits.length, 0) + (contact?.chits.length ?? 0);
      return inCups + out === 110 ? undefined : `${inCups} and ${out}`;
    }),
    rule('submarines are at sea, at home or sunk', ({ umpire }, law) => {
      const { squadrons, sunk } = umpire.secret.battle;
      const now = squadrons.reduce((sum, { points, home }) => sum + points + home, 0) + sunk;
      const all = law.subrons.reduce((sum, { points }) => sum + points, 0);
      return now === all && squadrons.every(({ points }) => points >= 0) ? undefined : `${now} of ${all}`;
    }),
    rule('every ship of a force that was found is in one group', ({ umpire }, law) => {
      const { contact, forces, ships, phase } = umpire.secret.battle;
      if (contact === null || contact.groups.length === 0 || phase === 'over') return undefined;
      const force = forces.find(({ marker }) => marker === contact.marker)?.force;
      const own = law.forces.find(({ name }) => name === force)?.ships ?? [];
      const grouped = contact.groups.flatMap((group) => group.ships.map(({ id }) => id));
      const missing = own.find((id) => !grouped.includes(id) && !ships.some((ship) => ship.id === id && ship.sunk));
      return missing ?? (new Set(grouped).size < grouped.length ? 'one is there twice' : undefined);
    }),
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  rules: ledger
    .filter(({ rule: each, state }) => state === 'implemented' && reached.test(each))
    .map(({ rule: each }) => each),
};
