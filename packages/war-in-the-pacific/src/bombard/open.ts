/** The beginning of a bombardment game, and what there is at any time. */

import { dateOf, type GameDate } from '../calendar.js';
import { sound } from '../chapters/11-5-damage.js';
import { strengthLeft } from '../chapters/17-2-naval-bombardment.js';
import type { Squadron } from '../ground/scenario.js';
import { enemyOf, type Side } from '../sides.js';
import type { BombardBattle, BombardLaw, Open, Planes, Target } from './kit.js';
import type { Wing } from './scenario.js';

const pointsOf = (wings: { readonly [type: string]: Wing }): Planes =>
  Object.fromEntries(Object.entries(wings).map(([type, { points }]) => [type, points]));

export function openingOf({ scenario }: BombardLaw): BombardBattle {
  const { field, port, raid, squadrons } = scenario;
  const open: Open = {
    day: 1,
    step: 'ships',
    night: false,
    flown: false,
    field: {
      damage: sound,
      workedAt: field.level,
      antiAirLost: 0,
      points: pointsOf(field.wings),
      aloft: {},
      driven: {},
      seen: {},
    },
    port:
      port === null
        ? null
        : {
            damage: sound,
            antiAirLost: 0,
            command: Object.fromEntries(port.headquarters.map(({ name, command }) => [name, command])),
          },
    raiders: pointsOf(raid),
    raid: {},
    back: {},
    capAttacked: false,
    ammunition: Object.fromEntries(squadrons.map(({ id }) => [id, 'full'])),
    attacks: [],
    shots: [],
    toll: null,
    bombersHit: 0,
    gunned: { lost: 0, aborted: 0 },
    faces: [],
    queue: [],
    settledFor: sound,
    operable: null,
    remainder: 0,
    repairs: [],
    mended: false,
    lost: { japan: 0, allies: 0 },
    commandLost: 0,
    sorties: 0,
  };
  return { open, secret: { unfit: {}, owed: 0 } };
}

export const attackerOf = ({ scenario }: BombardLaw): Side => scenario.attacker;
export const defenderOf = ({ scenario }: BombardLaw): Side => enemyOf(scenario.attacker);

export const dateNow = ({ day }: Pick<Open, 'day'>, { scenario }: BombardLaw): GameDate =>
  dateOf(scenario.days[day - 1] ?? '1/1/42');

/** Squadrons that can fire tonight. */
export const squadronsNow = (open: Open, { scenario }: BombardLaw): Squadron[] =>
  scenario.squadrons.filter(
    ({ id, turns }) => turns.includes(open.day) && strengthLeft(100, open.ammunition[id] ?? 'out', false) > 0,
  );

/** R126 Planes and Command Points of the defender's; planes of the attacker's, and those that could fly at each dawn. */
export function bombardPoints(open: Open, law: BombardLaw, side: Side): number {
  const { worth } = law.scenario;
  const defender = defenderOf(law);
  return side === defender
    ? open.sorties + worth.raider * open.lost[attackerOf(law)]
    : worth.start + worth.plane * open.lost[defender] + worth.command * open.commandLost;
}

/** Types of fighters with anything left on the field. */
export const fightersOn = ({ field }: Open, { scenario }: BombardLaw): string[] =>
  Object.keys(scenario.field.wings).filter(
    (type) => scenario.field.wings[type]?.fighter && (field.points[type] ?? 0) > 0,
  );

/** Types with anything left. */
export const typesOn = ({ field }: Open, { scenario }: BombardLaw): string[] =>
  Object.keys(scenario.field.wings).filter((type) => (field.points[type] ?? 0) > 0);

/** The attacker's, likewise. */
export const raidersLeft = ({ raiders }: Open, { scenario }: BombardLaw): string[] =>
  Object.keys(scenario.raid).filter((type) => (raiders[type] ?? 0) > 0);

/** What can be repaired. */
export function damagedTargets({ field, port }: Open): Target[] {
  const hurt = ({ suppressed, level }: typeof sound): boolean => suppressed > 0 || level > 0;
  return [
    ...(hurt(field.damage) ? (['airfield'] as const) : []),
    ...(port !== null && hurt(port.damage) ? (['port'] as const) : []),
  ];
}
