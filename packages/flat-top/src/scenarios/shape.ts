/** A scenario as a person writes it: its shape, with the rule behind each part. */
import { record, type Shape } from '@ironbottom/umpire';
import { planeNames } from '../charts/planes.js';
import { scenarioIds } from '../charts/scenario-changes.js';

const text = (description: string): Shape => ({ type: 'string', maxLength: 100, description });
const whole = (minimum: number, maximum: number, description: string): Shape => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});
const oneOf = (...names: readonly string[]): Shape => ({ enum: names });
const list = (items: Shape, description: string, maxItems = 100): Shape => ({
  type: 'array',
  items,
  maxItems,
  description,
});

const side = oneOf('allied', 'japan');
const names = (description: string): Shape => list(text(description), description);
const place = record({ place: text('a base, island or other place of the map'), within: whole(0, 80, 'hexes') });

const planes = record(Object.fromEntries(planeNames.map((name) => [`${name}?`, whole(0, 200, 'Air Factors')])), '3.3');

const area = record({
  'edge?': record({ of: oneOf('N', 'E', 'S', 'W'), within: whole(0, 80, 'hexes') }),
  'sectors?': list(whole(1, 8, 'a sector'), 'sectors, 1 to 8'),
  'near?': place,
  'notNear?': list(place, 'places to stay away from'),
  'hexes?': names("hexes by name, 'NN12'"),
});

const moment = record({ day: whole(1, 11, 'the first day is 1'), hour: whole(1, 24, 'an hour') });
const unloading = list(
  { anyOf: [text('a place or island'), record({ place: text('an island'), except: names('places left out') })] },
  'where transports unload',
);
const planeList = list(oneOf(...planeNames), 'planes by name');
const bonus = whole(1, 1000, 'points');

const force = record(
  {
    ships: names("ships by name, or a number of those without one: '10 DD'"),
    start: list(
      record({
        ships: { anyOf: [names('ships of this group'), { const: 'rest' }] },
        'areas?': { ...list(area, 'where they may begin: any one of these areas'), minItems: 1 },
        'with?': { const: 'any group' },
        'anchored?': { anyOf: [{ type: 'boolean' }, names('ships of this group that lie at anchor')] },
        'instead?': { const: true },
        'enters?': moment,
      }),
      'where the ships begin, group by group',
    ),
    sea: planes,
    bases: names('bases by name'),
    land: list(
      record({ at: { ...names('bases'), minItems: 1 }, planes }),
      'land based planes and where they may begin',
    ),
    radar: names("ships and bases with radar, 'CV' for all of a type, 'ships', 'bases'"),
  },
  '3.3',
);

export const scenarioShape: Shape = record(
  {
    figures: oneOf(...scenarioIds),
    name: text('a short name'),
    title: text('what players call it'),
    date: text("the day it begins: '23 February 1942'"),
    firstHour: whole(1, 24, 'the hour of the first turn'),
    turns: whole(1, 240, 'how many turns, of an hour each'),
    westHalf: { type: 'boolean' },
    clouds: oneOf('scattered', 'front'),
    forces: record({ allied: force, japan: force }),
    special: record({
      'whenShipSeen?': record({ side, base: text('a base'), planes }),
      'additional?': record({ 'allied?': planes, 'japan?': planes }),
      'oneTaskForce?': side,
      'noCoastwatchers?': names('coastwatchers that are not there'),
      'noTakeOffOnFirstTurn?': side,
      'freeTakeOff?': record({ side, plane: oneOf(...planeNames), base: text('a base') }),
      'unload?': record({ 'allied?': unloading, 'japan?': unloading }),
      'fastRepairByDay?': record({ base: text('a base'), hits: whole(1, 9, 'hits a turn') }),
      'heldAtAnchor?': list(
        record({
          side,
          place: text('a base or place'),
          until: { anyOf: [moment, { const: 'alarm' }] },
        }),
        'ships that begin there lie at anchor and may not weigh for a while',
      ),
      'needsSeaplaneBase?': record({ ship: text('a ship'), plane: oneOf(...planeNames) }),
      'baseTakes?': record({ base: text('a base'), planes: planeList }),
      'falls?': record({ base: text('a base'), to: side, points: whole(1, 1000, 'points'), planes: planeList }),
      'fueling?': list(
        record({
          side,
          ships: names('ships, with all that begin with them'),
          by: { anyOf: [moment, { const: 'begun' }] },
        }),
        'who is fueling, or must begin to by an hour',
      ),
      'nightGroup?': record({ ship: text('a carrier'), planes: planeList, most: whole(1, 100, 'Air Factors') }),
    }),
    victory: record({
      automatic: {
        anyOf: [
          { type: 'integer', minimum: 1 },
          { type: 'null', const: null },
        ],
      },
      floor: {
        anyOf: [
          { type: 'integer', minimum: 0 },
          { type: 'null', const: null },
        ],
      },
      'sunkLoses?': text('a ship'),
      'raid?': record({
        side,
        base: text('a base'),
        points: whole(0, 1000, 'points'),
        outright: whole(1, 100, 'hits that win outright'),
        least: whole(0, 100, 'hits needed for a win on points'),
      }),
      'unloading?': record({
        'wins?': record({ side, 'at?': text('a place'), points: whole(1, 1000, 'points') }),
        'fails?': record({ side, 'at?': text('a place'), least: whole(1, 1000, 'points'), bonus }),
        'reaches?': record({ side, 'at?': text('a place'), points: whole(1, 1000, 'points'), bonus }),
        'more?': bonus,
      }),
    }),
  },
  '26.1',
);
