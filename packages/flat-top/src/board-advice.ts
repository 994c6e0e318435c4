/** What a player should know while he makes up his mind: how far home is, and how long the fuel lasts. */
import type { Hex } from '@ironbottom/hexes';
import type { Advice, Answer, Ask, WalkAnswer } from '@ironbottom/umpire';
import { dueBy } from './chapters/14-budget.js';
import { homeward } from './chapters/14-point-of-no-return.js';
import { fieldsOf } from './fields.js';
import type { GameLaw, GameView } from './game-kit.js';
import { distance, hexOf, name } from './map.js';
import type { Flight } from './pieces.js';
import { sideOf } from './view.js';

export function advice(view: GameView, law: GameLaw, ask: Ask, answer: Answer): Advice | null {
  if (ask.ask !== 'walk') return null;
  const end = (answer as WalkAnswer).path.at(-1) ?? ask.from;
  const homes = homesOf(view, law);
  const marks = [...homes.map(({ hex, text }) => ({ place: hex, text })), ...targetsOf(view, law)];
  return { lines: [...flightLines(view, law, ask.unit, end), ...distances(view, law, end)], marks };
}

function homesOf(view: GameView, law: GameLaw): { hex: Hex; text: string }[] {
  return fieldsOf(view.own, law, sideOf(view.seat)).flatMap(({ hex, name: field }) =>
    hex === null ? [] : [{ hex, text: `your planes can land here: ${field}` }],
  );
}

/** The base that a raid is about. */
function targetsOf({ seat }: Pick<GameView, 'seat'>, law: GameLaw): Advice['marks'] {
  const { raid } = law.scenario.victory;
  if (raid?.side !== sideOf(seat)) return [];
  return [{ place: hexOf(raid.base), text: `hits on ${raid.base} win this game` }];
}

/** 25.4 'From MM10 home is 2 turns away (Lexington), and 4 are left.' */
function flightLines(view: GameView, law: GameLaw, unit: string, end: Hex): string[] {
  const flight = view.own.flights.find(({ id }) => id === unit);
  return flight === undefined
    ? []
    : [...homeLines(view, law, flight, end), ...attackLines(flight), ...diveLines(law, flight)];
}

/** 15.6.3 */
function attackLines({ lots }: Flight): string[] {
  return lots.some(({ arms }) => arms !== 'none') ? ['A low or diving attack costs an hour of fuel besides.'] : [];
}

/** 18.3.1 */
function diveLines(law: GameLaw, { lots }: Flight): string[] {
  const low = lots.filter(
    ({ plane, arms, altitude }) =>
      altitude === 'low' && (arms === 'GP' || arms === 'AP') && law.charts.planes.values[plane].mission === 'dive',
  );
  if (low.length === 0) return [];
  const names = [...new Set(low.map(({ plane }) => plane))].join(', ');
  return [`${names} dive only from high altitude: order a climb on the way, in a turn after take-off.`];
}

function homeLines(view: GameView, law: GameLaw, flight: Flight, end: Hex): string[] {
  const home = homeward(view, law, flight, end);
  if (home === undefined) return [];
  const { field, turnsNeeded, turnsLeft } = home;
  const due = dueBy(law, view.public.turn + turnsLeft);
  if (turnsNeeded > turnsLeft)
    return [`Past the point of no return: from ${name(end)} it cannot be down at ${field} by ${due}.`];
  const spare = turnsLeft - turnsNeeded;
  const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);
  const rest = spare === 0 ? 'next turn it must turn for home' : `${turns(spare)} to spare`;
  return [`From ${name(end)} home (${field}) is ${turns(turnsNeeded)} away; it must land by ${due}: ${rest}.`];
}

function distances(view: GameView, law: GameLaw, end: Hex): string[] {
  return targetsOf(view, law).map(
    ({ place }) => `${law.scenario.victory.raid?.base ?? ''} is ${distance(end, place)} hexes from ${name(end)}.`,
  );
}
