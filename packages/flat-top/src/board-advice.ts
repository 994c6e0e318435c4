/** What a player should know while he makes up his mind: how far home is, and how long the fuel lasts. */
import type { Hex } from '@ironbottom/hexes';
import type { Advice, Answer, Ask, RowAnswer, Sheet, WalkAnswer } from '@ironbottom/umpire';
import { flightRings, taskForceRings } from './board-rings.js';
import { weatherAt } from './chapters/6-weather.js';
import { formedBy } from './chapters/8-5-formations.js';
import { mostTakeOffs, paceOf } from './chapters/8-launching.js';
import { dueBy, factorsOf, mostHexes } from './chapters/14-budget.js';
import { homeward } from './chapters/14-point-of-no-return.js';
import { type Field, fieldsOf, noLimit } from './fields.js';
import { type GameLaw, type GameView, stepNow } from './game-kit.js';
import { basesOnBoard } from './held-bases.js';
import { distance, hexOf, name } from './map.js';
import type { Flight } from './pieces.js';
import { enemyOf } from './state.js';
import { sideOf } from './view.js';

export function advice(view: GameView, law: GameLaw, ask: Ask, answer: Answer): Advice | null {
  if (ask.rule === '15.6.1' && ask.ask === 'sheet') return { lines: rangeLines(view, law, ask), marks: [] };
  if (view.owes?.kind === 'air-operations' && view.owes.about === 'formations' && Array.isArray(answer))
    return { lines: takeOffLines(view, law, answer as RowAnswer[]), marks: [] };
  if (ask.ask !== 'walk') return null;
  const end = (answer as WalkAnswer).path.at(-1) ?? ask.from;
  const homes = homesOf(view, law);
  const marks = [...homes.map(({ hex, text }) => ({ place: hex, text })), ...targetsOf(view, law)];
  const flight = view.own.flights.find(({ id }) => id === ask.unit);
  const tf = view.own.tfs.find(({ id }) => id === ask.unit);
  const rings =
    flight !== undefined
      ? flightRings(view, law, flight, end)
      : tf !== undefined
        ? taskForceRings(view, law, { ...tf, hex: end })
        : [];
  return { lines: [...flightLines(view, law, ask.unit, end), ...distances(view, law, end)], marks, rings };
}

function homesOf(view: GameView, law: GameLaw): { hex: Hex; field: string; text: string }[] {
  return fieldsOf(view.own, law, sideOf(view.seat)).flatMap(({ hex, name: field }) =>
    hex === null ? [] : [{ hex, field, text: `your planes can land here: ${field}` }],
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
    : [
        ...strikeLines(view, law, flight, end),
        ...homeLines(view, law, flight, end),
        ...attackLines(flight),
        ...diveLines(law, flight),
      ];
}

/** 15.1, 17.1 Bombs do not fall while planes move: whoever ends there is asked in the Combat Phase. */
function strikeLines({ seat, public: pub, knows, own }: GameView, law: GameLaw, flight: Flight, end: Hex): string[] {
  if (flight.lots.every(({ arms }) => arms === 'none') || weatherAt(pub, end) === 'storm') return [];
  const base = basesOnBoard(law, pub, enemyOf(sideOf(seat))).find((each) => hexOf(each) === end);
  const ships = knows.marks.some(({ hex, kind }) => hex === end && kind === 'TF');
  if (base === undefined && !ships) return [];
  const target = base === undefined ? 'the ships' : ships ? `${base} and the ships` : base;
  const hidden = stepNow(pub, own) === 'log' ? ', if its counter is on the map then' : '';
  return [
    `If it ends in ${name(end)}, it can attack ${target} there in the Combat Phase of this turn${hidden} (15.1, 17.1).`,
  ];
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
  return [`${names} dive only from high altitude: order them up on the way, in a turn after take-off.`];
}

function homeLines(view: GameView, law: GameLaw, flight: Flight, end: Hex): string[] {
  const home = homeward(view, law, flight, end);
  if (home === undefined) return [];
  const { field, turnsNeeded, turnsLeft, unless } = home;
  const due = dueBy(law, view.public.turn + turnsLeft, view.public.turn);
  if (turnsNeeded > turnsLeft) {
    const met = unless === undefined ? '' : `, unless ${unless} comes nearer`;
    return [`Past the point of no return: from ${name(end)} it cannot be down at ${field} by ${due}${met}.`];
  }
  const spare = turnsLeft - turnsNeeded;
  const rest = spare === 0 ? 'next turn it must turn for home' : `${turns(spare)} to spare`;
  const over = turnsNeeded === 1 && homesOf(view, law).some(({ hex, field: each }) => hex === end && each === field);
  const far = over
    ? `In ${name(end)} it is over home (${field}) and can land next turn`
    : `From ${name(end)} home (${field}) is ${turns(turnsNeeded)} away`;
  return [`${far}; it must land by ${due}: ${rest}.`];
}

const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);

/** 15.6.1 'AF 1, 3 Wildcat: with a range factor spent they must land by 1000 instead of 1100; home (Lexington) is 2 turns away.' */
function rangeLines(view: GameView, law: GameLaw, { rows }: Sheet): string[] {
  const fighting = view.own.battle;
  if (fighting === null) return [];
  return fighting.air.flatMap(({ id, lots }, i) => {
    const formation = fighting.formations[i] ?? id;
    const flight = view.own.flights.find((each) => each.id === formation);
    const home = flight === undefined ? undefined : homeward(view, law, flight, flight.hex);
    const far = home === undefined ? '' : `; home (${home.field}) is ${turns(home.turnsNeeded)} away`;
    return lots
      .filter(({ plane, factors }) => rows.some(({ prompt }) => prompt === `${id}: ${factors} ${plane}`))
      .map(({ plane, factors, deadline }) => {
        const spent = dueBy(law, deadline - 1, view.public.turn);
        return `${formation}, ${factors} ${plane}: with a range factor spent they must land by ${spent} instead of ${dueBy(law, deadline, view.public.turn)}${far}.`;
      });
  });
}

/** 8.4, 14.4, 8.5.5 What the formations that are being formed can do this turn, and until when. */
function takeOffLines(view: GameView, law: GameLaw, rows: readonly RowAnswer[]): string[] {
  const formed = formedBy(view.own, view.public, law, sideOf(view.seat), rows);
  const fields = new Set(formed.map(({ field }) => field));
  const unit = law.options.altitudeCost ? 'points (two for a low hex)' : 'hexes';
  return [...fields].flatMap((field) => {
    const here = formed.filter((each) => each.field === field).sort((a, b) => (a.id < b.id ? -1 : 1));
    const all = here.reduce((sum, each) => sum + factorsOf(each), 0);
    const each = here.map(({ id, lots, free }) => {
      const due = dueBy(law, Math.min(...lots.map(({ deadline }) => deadline)), view.public.turn);
      const held = free ? '' : heldTold(field.launch, law, lots);
      return `${field.name}: ${id} has ${factorsOf({ lots })} ${factorsOf({ lots }) === 1 ? 'factor' : 'factors'}, flies ${mostHexes(law, lots)} ${unit} a turn${held} and lands by ${due}.`;
    });
    if (field.launch.normal >= noLimit.normal || here.every(({ free }) => free)) return each;
    const most = mostTakeOffs(view.own, view.public, law, field);
    return [`${field.name}: ${all} take off, of ${most} at most: ${launchTold(field.launch, all)}.`, ...each];
  });
}

/** 8.4 How far so many get in the turn they take off. */
function launchTold({ minimum, normal }: Field['launch'], all: number): string {
  if (all <= minimum) return 'they may fly their full way this turn';
  if (all <= normal) return `${minimum} of them may fly their full way this turn, the others half of it`;
  return `this turn ${minimum} of them may fly their full way, ${normal - minimum} half of it; the others only form up`;
}

/** 8.4, 14.8 A formation is launched as one: too many at once, and all of them are slow. */
function heldTold({ minimum, normal }: Field['launch'], law: GameLaw, lots: Flight['lots']): string {
  const factors = factorsOf({ lots });
  if (factors <= minimum) return '';
  return factors <= normal
    ? ` (this turn ${Math.ceil(paceOf(law, lots) / 2)} at most)`
    : ' (this turn it only forms up)';
}

function distances(view: GameView, law: GameLaw, end: Hex): string[] {
  return targetsOf(view, law).flatMap(({ place }) => {
    const far = distance(end, place);
    const hexes = far === 1 ? '1 hex' : `${far} hexes`;
    return far === 0 ? [] : [`${law.scenario.victory.raid?.base ?? ''} is ${hexes} from ${name(end)}.`];
  });
}
