/** The bombardment game on trial. */
import type { Below, Setup, State } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { total } from './bombard/kit.js';
import { type BombardGame, warInThePacificBombardment } from './bombard/rulebook.js';
import { bombardScenarios } from './bombard/scenarios.js';

const known = { no: 'it lies open on the table' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'one frame, known to all' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.battle.open.**', varies: known },
  { path: 'umpire.secret.battle.secret.unfit.**', varies: true },
  { path: 'umpire.secret.battle.secret.owed', varies: true },
  { path: 'seats.*.own.open.**', varies: known },
  { path: 'seats.*.own.own.**', varies: true },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
];

function setups(below: Below, scrambled: boolean): Setup {
  const scenario = bombardScenarios[below(bombardScenarios.length)];
  // Other damage brings about what the usual tables seldom do.
  const charts: Setup['charts'] = scrambled ? { 'bombardment-bases': { '2.5': 'D2', '0.6': 'D1', '3.3': 'D3' } } : {};
  return { scenario: scenario?.id ?? '', options: {}, charts, set: null };
}

type Bombarded = State<BombardGame>;
const battleOf = ({ umpire }: Bombarded) => umpire.secret.battle;

export const trial: Trial<BombardGame> = {
  rulebook: warInThePacificBombardment,
  longest: 200,
  setups,
  pieces: (state) => Object.keys(battleOf(state).open.field.points).sort(),
  invariants: [
    { name: '11.3 planes are there or lost', broken: miscounted },
    { name: '11.5 no more planes are unfit than there are', broken: overunfit },
    { name: '11.3.1 no more planes are in the air than there are', broken: overflown },
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  rules: [
    '5.3',
    '10.2',
    '10.3',
    '10.3.3',
    '11.3',
    '11.3.1',
    '11.4',
    '11.5',
    '11.5.1',
    '11.5.2',
    '11.5.3',
    '11.5.4',
    '11.5.5',
    '11.5.6',
    '11.5.7',
    '11.5.9',
    '11.5.10',
    '11.5.11',
    '11.6.1',
    '11.7',
    '17.2',
    '17.2.2',
    '17.2.4',
    '17.2.5',
  ],
};

function miscounted(state: Bombarded, { scenario }: BombardGame['law']): string | undefined {
  const { open } = battleOf(state);
  const start = Object.values(scenario.field.wings).reduce((sum, { points }) => sum + points, 0);
  const defender = scenario.attacker === 'japan' ? 'allies' : 'japan';
  const now = total(open.field.points);
  return now + open.lost[defender] === start ? undefined : `${now} there and ${open.lost[defender]} lost of ${start}`;
}

function overunfit(state: Bombarded): string | undefined {
  const { open, secret } = battleOf(state);
  const found = Object.entries(secret.unfit).find(([type, unfit]) => unfit > (open.field.points[type] ?? 0));
  return found && `${found[1]} of ${open.field.points[found[0]]} ${found[0]}`;
}

function overflown(state: Bombarded): string | undefined {
  const { field } = battleOf(state).open;
  const found = Object.entries(field.aloft).find(([type, aloft]) => aloft > (field.points[type] ?? 0));
  return found && `${found[1]} of ${field.points[found[0]]} ${found[0]}`;
}
