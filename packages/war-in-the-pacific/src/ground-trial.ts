/** The ground game on trial. */
import type { Below, Setup, State } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { hendersonField } from './ground/henderson-field.js';
import type { GroundLaw } from './ground/kit.js';
import { isIn, isShared, stepsIn, unitsIn } from './ground/land.js';
import { pointsOnField } from './ground/planes.js';
import { type GroundGame, warInThePacificGround } from './ground/rulebook.js';
import { groundScenarios } from './ground/scenarios.js';
import { tulagi } from './ground/tulagi.js';
import { enemyOf, sides } from './sides.js';

const known = { no: 'it lies open on the table' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'one frame, known to all' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.battle.open.**', varies: known },
  { path: 'umpire.secret.battle.secret.tables.*', varies: true },
  { path: 'umpire.secret.battle.secret.inoperable', varies: true },
  { path: 'seats.*.own.open.**', varies: known },
  { path: 'seats.*.own.table', varies: true },
  { path: 'seats.*.own.inoperable', varies: true },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
];

function setups(below: Below, scrambled: boolean): Setup {
  // Henderson Field most often: it alone has a field, and planes that cannot fly. Tulagi twice: it alone has a landing.
  const all = [...groundScenarios, hendersonField, hendersonField, tulagi];
  const scenario = all[below(all.length)];
  // Charts a little stronger or weaker bring about what the usual ones seldom do.
  const setup = { scenario: scenario?.id ?? '', options: {}, charts: {}, set: null };
  if (!scrambled || scenario === undefined) return setup;
  // 21.3 Bettys that sink transports, and with them flagships.
  const deadly = scenario.raiders === undefined ? {} : { [`${scenario.id}.planes.rabaul G4M.antiShip`]: 40 };
  // 11.5 Guns that damage the field, so that planes are unfit and only their owner knows how many.
  const heavy =
    below(2) === 0
      ? {}
      : Object.fromEntries(
          scenario.squadrons.flatMap(({ ships }) =>
            ships.map(({ name }) => [`${scenario.id}.ships.${name}.gunnery`, 30 + below(40)]),
          ),
        );
  // 23.8 Green troops on both sides: they break, and rally.
  const green =
    below(2) === 0
      ? {}
      : Object.fromEntries(scenario.units.map(({ id }) => [`${scenario.id}.units.${id}.troopQuality`, 2 + below(4)]));
  // 25.3 Other years, most often before anybody had learned about the jungle; 25.1.1 other latitudes.
  const [cycle, year] = below(4) === 0 ? [1 + below(12), 43 + below(2)] : [1 + below(8), 42];
  return {
    ...setup,
    charts: {
      'ground-movement': { jungle: 2 + below(4) },
      'day-initiative': { '0/1/43': below(7) },
      'ground-figures': { ...deadly, ...heavy, ...green },
    },
    set: {
      weeks: scenario.weeks.map((_, at) => `${1 + (at % 4)}/${cycle + Math.floor(at / 4)}/${year}`),
      arctic: below(2) === 0,
    },
  };
}

type Ground = State<GroundGame>;
const openOf = ({ umpire }: Ground) => umpire.secret.battle.open;

export const trial: Trial<GroundGame> = {
  rulebook: warInThePacificGround,
  longest: 400,
  setups,
  pieces: (state) => Object.keys(openOf(state).units).sort(),
  invariants: [
    { name: '23.0 steps are there or lost', broken: miscounted },
    { name: '23.0 a unit without steps is nowhere', broken: ghosts },
    { name: '23.7 a siege has two to one, and both sides are there', broken: siegeless },
    { name: '23.1.1 arrows point where both sides are', broken: stray },
    { name: '23.0 whoever is alone in a hex holds it', broken: misheld },
    { name: '11.5 no more planes are unfit than there are', broken: overunfit },
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  rules: [
    '11.1',
    '11.2',
    '11.2.2',
    '11.3',
    '11.5',
    '11.5.4',
    '11.5.7',
    '11.5.8',
    '11.5.9',
    '11.7',
    '17.2.2',
    '17.2.3',
    '23.0',
    '23.1',
    '23.1.1',
    '23.2',
    '23.2.1',
    '23.2.2',
    '23.3',
    '23.3.1',
    '23.3.2',
    '23.4',
    '23.5',
    '23.5.1',
    '23.6',
    '23.6.1',
    '23.7',
    '23.8',
    '23.8.1',
    '23.8.2',
    '23.8.3',
    '23.9',
    '25.1',
    '25.1.1',
    '25.3.1',
    '25.3.2',
    '25.3.3',
    '25.3.4',
    '25.3.5',
    '11.2.1',
    '17.1.11',
    '17.1.12',
    '17.1.13',
    '21.1',
    '21.2',
    '21.3',
    '21.4',
    '21.5',
    '21.6',
    '21.6.1',
    '21.7',
    '21.8',
    '23.1.2',
    '23.1.3',
    '25.6.2',
    '25.7',
    '25.8',
  ],
};

function miscounted(state: Ground, { scenario }: GroundLaw): string | undefined {
  const open = openOf(state);
  if (open.clash !== null) return undefined;
  for (const side of sides) {
    const own = scenario.units.filter((unit) => unit.side === side);
    const start = own.reduce((sum, { left, steps }) => sum + (left ?? steps), 0);
    const now = own.reduce((sum, { id }) => sum + (open.units[id]?.steps ?? 0), 0);
    if (now + open.lost[side] !== start) return `${side} has ${now} steps and lost ${open.lost[side]} of ${start}`;
  }
  return undefined;
}

function ghosts(state: Ground): string | undefined {
  const found = Object.entries(openOf(state).units).find(([, { hex, steps }]) => hex !== null && steps <= 0);
  return found && `${found[0]} is in ${found[1].hex} with ${found[1].steps} steps`;
}

function siegeless(state: Ground, law: GroundLaw): string | undefined {
  const open = openOf(state);
  for (const [hex, { siege }] of Object.entries(open.hexes)) {
    if (siege === null || open.clash !== null) continue;
    if (!isShared(open, law, hex)) return `${hex} is besieged, but not shared`;
    if (stepsIn(open, law, hex, siege) < 2 * stepsIn(open, law, hex, enemyOf(siege))) return `${hex}: too few besiege`;
  }
  return undefined;
}

function stray(state: Ground, law: GroundLaw): string | undefined {
  const open = openOf(state);
  const found = open.arrows.find(({ to }) => !isShared(open, law, to));
  return found && `an arrow from ${found.from} to ${found.to}`;
}

function misheld(state: Ground, law: GroundLaw): string | undefined {
  const open = openOf(state);
  const found = Object.keys(open.hexes).find((hex) => {
    const [only, other] = sides.filter((side) => isIn(open, law, hex, side));
    return only !== undefined && other === undefined && open.hexes[hex]?.holder !== only;
  });
  return found && `${found} is held by those who are not there: ${unitsIn(open, law, found, 'japan').length} Japanese`;
}

function overunfit(state: Ground): string | undefined {
  const { open, secret } = state.umpire.secret.battle;
  const points = pointsOnField(open);
  return secret.inoperable > points && points > 0 ? `${secret.inoperable} of ${points}` : undefined;
}
