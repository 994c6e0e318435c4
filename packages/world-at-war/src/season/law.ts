/** What is fixed while a game of seasons lasts, and how it begins. */
import { type Opening, type Setup, type Shape, scenarioOf } from '@ironbottom/umpire';
import { mayHoldTransports } from '../chapters/20-63-transport-levels.js';
import { type SeasonGame, type SeasonPublic, type Side, type SideOpen, type Spread, sides } from './kit.js';
import { type SeasonScenario, type SeasonStart, seasonScenarios } from './scenarios.js';

export type SeasonLaw = { readonly scenario: SeasonScenario };

/** Set-up data, for positions in the middle of things: another beginning, and how many seasons are left. */
export type SeasonPosition = { first?: number; seasons?: number; japan?: SeasonStart; allies?: SeasonStart };

const whole = (minimum: number, maximum: number): Shape => ({ type: 'integer', minimum, maximum });
const object = (properties: { [key: string]: Shape }, required: string[] = []): Shape => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const startShape = object(
  {
    brps: whole(0, 60),
    transports: whole(0, 20),
    elsewhere: whole(0, 6),
    submarines: whole(0, 12),
    asw: whole(0, 12),
  },
  ['brps', 'transports', 'elsewhere', 'submarines', 'asw'],
);
const positionShape = object({
  first: whole(0, 14),
  seasons: whole(1, 15),
  japan: startShape,
  allies: startShape,
});

export function seasonLaw(setup: Setup): { law: SeasonLaw } | { errors: string[] } {
  const found = scenarioOf(seasonScenarios, setup, { options: object({}), charts: object({}), set: positionShape });
  if ('errors' in found) return found;
  const { scenario } = found;
  const { first, seasons, japan, allies } = (setup.set ?? {}) as SeasonPosition;
  const start = { japan: japan ?? scenario.start.japan, allies: allies ?? scenario.start.allies };
  if (start.japan.elsewhere > 0 && !mayHoldTransports('japan', 'atlantic'))
    return { errors: ['set.japan.elsewhere: Japanese transports are in the Pacific box alone (20.63)'] };
  return {
    law: {
      scenario: { ...scenario, first: first ?? scenario.first, seasons: seasons ?? scenario.seasons, start },
    },
  };
}

export function seasonOpening({ scenario }: SeasonLaw): Opening<SeasonGame> {
  const pub: SeasonPublic = {
    season: 0,
    phase: 'set-up',
    mover: 'japan',
    sides: { japan: openingOf(scenario, 'japan'), allies: openingOf(scenario, 'allies') },
    reports: { japan: null, allies: null },
  };
  return {
    public: pub,
    seats: Object.fromEntries(sides.map((side) => [side, { own: { submarines: null, asw: null }, knows: {} }])),
    secret: {},
    agenda: [
      { kind: 'season', rule: '20.83' },
      { kind: 'set-up', rule: '20.164B' },
    ],
    turn: 0,
    phase: 'set-up',
  };
}

function openingOf({ start }: SeasonScenario, side: Side): SideOpen {
  const { brps, transports, elsewhere, submarines, asw } = start[side];
  return {
    brps,
    transports,
    built: 0,
    port: 0,
    elsewhere,
    submarines,
    asw,
    traffic: evenly(transports),
    before: transports,
    lost: 0,
    oil: 3,
    oilLanded: 0,
    line: true,
    supplied: 0,
    landed: 0,
    grants: 0,
  };
}

/** Before the first orders transports are everywhere. */
const evenly = (transports: number): Spread => {
  const third = Math.floor(transports / 3);
  return { south: third, islands: third, north: transports - 2 * third };
};
