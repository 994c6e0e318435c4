/** A World at War at the desk: attacks, each a way into the one procedure of 20.5, and what is reckoned without dice. */
import {
  type DeskProcedure,
  type DieNeed,
  type Line,
  misfit,
  type Plain,
  type Policy,
  type Shape,
} from '@ironbottom/umpire';
import { attacks, nameOf } from '../chapters/20-5-attacks.js';
import { attackEvent } from '../chapters/words-attacks.js';
import type { Strike } from '../strike.js';
import { activitiesDesk } from './activities.js';
import { usedByStrike } from './charts-used.js';
import { constructionDesk } from './construction.js';
import { countersDesk } from './counters.js';
import { shipNames } from './forces-text.js';
import { airLine, fleetLine, hitsLine, submarineLine } from './lines.js';
import { markersDesk } from './markers.js';
import { strikeMeasures, strikeOutcome, strikeTables, strikeTally } from './report.js';
import { setUpStrike } from './set-up.js';
import { AirAttack, FleetAttack, Hits, type StrikeInput, SubmarineAttack } from './shapes.js';
import { taskForceDesk } from './task-force.js';
import { transportsDesk } from './transports.js';

/** Gives up what is listed first, or last: destroyers stand before transports, small loads before large ones. */
const giving =
  (end: 0 | -1): Policy =>
  (ask) =>
    ask.ask === 'pick' ? [ask.of.at(end)?.id ?? ''] : [];

const policies: DeskProcedure['policies'] = {
  straightforward: {
    about: 'between equals destroyers are lost before transports, and the smallest load first',
    policy: giving(0),
  },
  reversed: {
    about: 'between equals transports are lost before destroyers, and the largest load first',
    policy: giving(-1),
  },
};

const names = { ships: shipNames, targets: ['light', 'screened', ...shipNames] } as const;

type Defined = {
  by: Strike['by'];
  title: string;
  about: string;
  schema: Shape;
  example: Plain;
  line: Line;
};

function define(name: string, { by, title, about, schema, example, line }: Defined): DeskProcedure<Strike> {
  return {
    id: `world-at-war/${name}`,
    title,
    about,
    schema,
    example,
    line,
    names,
    procedure: attacks,
    policies,
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const { record, problems } = setUpStrike(by, input as StrikeInput);
      if (record.attacks.length === 0) problems.push({ field: 'attacks', rule: '20.51', why: 'there is no attack' });
      if (problems.length > 0) return { problems };
      const measures = strikeMeasures(record);
      const sitting = { record, orders: (policy: Policy) => policy, measures };
      return { sitting: record.apart ? sitting : { ...sitting, tally: strikeTally } };
    },
    words: (event) => attackEvent(event) ?? event.kind,
    dieFor,
    forces: strikeTables,
    outcome: strikeOutcome,
    charts: usedByStrike,
  };
}

function dieFor(record: Strike, { rule }: DieNeed): string {
  const attack = record.attacks[record.at];
  const on = attack === undefined ? '' : nameOf(record, attack.on);
  if (record.step.step === 'critical') return `critical hit roll for ${on}`;
  if (record.step.step === 'dice') return `${record.step.first === 0 ? 'first' : 'second'} die of the attack on ${on}`;
  return rule === '20.5222D' ? 'air defence' : rule;
}

export const worldAtWarDesk: readonly DeskProcedure[] = [
  define('naval-air-attack', {
    by: 'air',
    title: 'Air attack on ships',
    about: 'Air squadrons against named ships or light ships, at sea or in port (20.51).',
    schema: AirAttack,
    example: {
      where: 'port',
      year: 1941,
      surprise: 3,
      attacker: { power: 'japan' },
      attacks: [
        { squadrons: 4, target: 'Nevada' },
        { squadrons: 4, target: 'Arizona' },
      ],
      defender: { force: ['Nevada', 'Arizona', '10 DD'] },
    },
    line: airLine,
  }),
  define('fleet-attack', {
    by: 'fleet',
    title: 'Fleet attack',
    about: 'Fleet factors against a named ship, the light ships, or those with cargo behind them (20.51, 20.58).',
    schema: FleetAttack,
    example: {
      attacker: { force: ['Washington', 'South Dakota', '4 DD'] },
      attacks: [{ target: 'Kirishima' }],
      defender: { force: ['Kirishima', '4 CA', '9 DD'] },
    },
    line: fleetLine,
  }),
  define('submarine-attack', {
    by: 'submarine',
    title: 'Submarine attack',
    about:
      'Submarines on the board against ships; how they attack is a stand-in, what they do is the book (20.75, 20.5241A).',
    schema: SubmarineAttack,
    example: {
      attacker: { power: 'japan' },
      attacks: [{ submarines: 3, target: 'Saratoga' }],
      defender: { force: ['Saratoga', '6 DD'], fullDecks: ['Saratoga'] },
    },
    line: submarineLine,
  }),
  define('hits', {
    by: 'air',
    title: 'Hits on ships',
    about:
      'What hits already rolled at the table do to a named ship or to light ships, at sea or in port (20.52 to 20.57).',
    schema: Hits,
    example: { where: 'port', attacks: [{ target: 'Nevada', hits: 1 }], defender: { force: ['Nevada'] } },
    line: hitsLine,
  }),
  taskForceDesk,
  markersDesk,
  activitiesDesk,
  transportsDesk,
  constructionDesk,
  countersDesk,
];
