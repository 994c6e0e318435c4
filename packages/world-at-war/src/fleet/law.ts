/** What is fixed while a fleet action lasts, and how it begins. */
import { didYouMean, type Opening, type Setup, type Shape, scenarioOf } from '@ironbottom/umpire';
import { namedShip, namedShips } from '../charts/ships.js';
import { type LightForce, lightForce, type NamedShip } from '../pieces.js';
import type { Content, Fleet, Force, Side } from './kit.js';
import { sides } from './kit.js';
import { type FixedForce, type FleetScenario, fleetScenarios, type Roster } from './scenarios.js';

export type FleetLaw = { readonly scenario: FleetScenario };

/** Set-up data: other ships than the scenario's, and fewer rounds. */
export type FleetPosition = { rounds?: number; japan?: OtherRoster; allies?: OtherRoster };
type OtherRoster = { ships: string[]; damaged: string[]; CA: number; DD: number; CVE: number };

const whole = (minimum: number, maximum: number): Shape => ({ type: 'integer', minimum, maximum });
const object = (properties: { [key: string]: Shape }, required: string[] = []): Shape => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const names: Shape = { type: 'array', maxItems: 24, items: { type: 'string', maxLength: 40 } };
const rosterShape = object({ ships: names, damaged: names, CA: whole(0, 30), DD: whole(0, 40), CVE: whole(0, 8) }, [
  'ships',
  'damaged',
  'CA',
  'DD',
  'CVE',
]);
const positionShape = object({ rounds: whole(1, 12), japan: rosterShape, allies: rosterShape });

export function fleetLaw(setup: Setup): { law: FleetLaw } | { errors: string[] } {
  const found = scenarioOf(fleetScenarios, setup, { options: object({}), charts: object({}), set: positionShape });
  if ('errors' in found) return found;
  const { scenario } = found;
  const { rounds, japan, allies } = (setup.set ?? {}) as FleetPosition;
  const errors = [...wrongRoster(scenario, 'japan', japan), ...wrongRoster(scenario, 'allies', allies)];
  if (errors.length > 0) return { errors };
  const other = (side: Side, given: OtherRoster | undefined): readonly Roster[] =>
    given === undefined
      ? scenario.rosters[side]
      : [{ power: side === 'japan' ? 'japan' : 'us', ...given, ships: [...given.ships], damaged: [...given.damaged] }];
  return {
    law: {
      scenario: {
        ...scenario,
        rounds: rounds ?? scenario.rounds,
        rosters: { japan: other('japan', japan), allies: other('allies', allies) },
      },
    },
  };
}

function wrongRoster({ fixed }: FleetScenario, side: Side, given: OtherRoster | undefined): string[] {
  if (given === undefined) return [];
  const power = side === 'japan' ? 'japan' : 'us';
  const errors: string[] = [];
  const known = Object.keys(namedShips.values);
  for (const name of given.ships) {
    const ship = namedShips.values[name];
    if (ship === undefined) errors.push(`set.${side}.ships: no ship is named "${name}"${didYouMean(name, known)}`);
    else if (ship.power !== power) errors.push(`set.${side}.ships: ${name} is not a ship of ${power}`);
    if (fixed.some(({ ships }) => ships.includes(name))) errors.push(`set.${side}.ships: ${name} is in port already`);
  }
  if (new Set(given.ships).size !== given.ships.length) errors.push(`set.${side}.ships: a ship is named twice`);
  if (given.CA % 2 === 1) errors.push(`set.${side}.CA: cruisers have an even number of factors (20.24)`);
  return errors;
}

export function contentIn(roster: Roster & Partial<FixedForce>): Content {
  const ships = roster.ships.map((name): NamedShip => {
    const ship = namedShip(name);
    if (roster.damaged?.includes(name)) {
      ship.state = 'damaged';
      ship.hits = ship.factors - 1;
    }
    return ship;
  });
  const light: LightForce = lightForce(roster.power, {
    CA: roster.CA,
    DD: roster.DD,
    CVE: roster.CVE ?? 0,
    TR: roster.TR ?? 0,
    carrying: { DD: roster.carrying?.DD ?? 0, TR: roster.carrying?.TR ?? 0 },
    cargo: [...(roster.cargo ?? [])],
  });
  return { ships, light };
}

export function fixedForce(fixed: FixedForce): Force {
  const shown = contentIn(fixed);
  return {
    id: fixed.id,
    name: fixed.name,
    side: fixed.side,
    power: fixed.power,
    marker: false,
    where: fixed.where,
    shown,
    began: contentIn(fixed).light,
    task: null,
    located: fixed.where === 'port',
    lately: false,
  };
}

export function fleetOpening({ scenario }: FleetLaw): Opening<Fleet> {
  return {
    public: {
      round: 0,
      phase: 'begin',
      forces: scenario.fixed.map(fixedForce),
      engagements: [],
      queue: [],
      points: { japan: 0, allies: 0 },
    },
    seats: Object.fromEntries(
      sides.map((side) => [
        side,
        { own: { forming: scenario.rosters[side].map(contentIn), proposed: false, hidden: {} }, knows: {} },
      ]),
    ),
    secret: {},
    agenda: [{ kind: 'round', rule: '20.162' }],
    turn: 0,
    phase: 'begin',
  };
}
