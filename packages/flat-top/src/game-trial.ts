/** Whole games of Flat Top on trial. */
import { type Hidden, type Player, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { isSunk } from './chapters/21-damage.js';
import { nobody } from './fields.js';
import type { GameFrame } from './frames.js';
import { flatTopGame } from './game.js';
import { gameInvariants } from './game-invariants.js';
import { type FlatTopGame, type GameLaw, type GameOwn, type GameState, ownOf } from './game-kit.js';
import { seeker } from './game-seeker.js';
import { setups } from './game-setups.js';
import { straightforward } from './policy.js';
import { enemyOf, type Side, sides } from './state.js';
import { parkedIn, shipPoints } from './stock.js';

const known = { no: 'everybody knows it from the order of battle' };
const told = { no: 'follows from what that side has been told' };
const unfired = { no: 'known to be full in ships that have not fought, drawn for the others' };
const occasional = { no: 'drawn where points and edges leave it open, which many games never do' };
const flag = { no: 'follows from where it is and what it does' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'follows from the phase and from what is asked' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.steps.**', varies: told },
  { path: 'umpire.secret.metNow.**', varies: true },
  { path: 'umpire.secret.metLast.**', varies: true },
  { path: 'umpire.secret.tally.**', varies: { no: 'the totals are public; what they were for is known in part' } },
  { path: 'seats.*.knows.**', varies: told },
  // Task forces
  { path: 'seats.*.own.tfs.*.id', varies: true },
  { path: 'seats.*.own.tfs.*.hex', varies: true },
  { path: 'seats.*.own.tfs.*.onMap', varies: { no: 'counters on the map are seen; how many stand under one varies' } },
  { path: 'seats.*.own.tfs.*.seen', varies: flag },
  { path: 'seats.*.own.tfs.*.blind', varies: flag },
  { path: 'seats.*.own.tfs.*.moved', varies: flag },
  { path: 'seats.*.own.tfs.*.steps', varies: true },
  { path: 'seats.*.own.tfs.*.plot.**', varies: true },
  { path: 'seats.*.own.coming.*.turn', varies: { no: 'when they come is printed in the scenario' } },
  { path: 'seats.*.own.coming.**', varies: occasional },
  // Ships
  { path: 'seats.*.own.ships.*.tf', varies: true },
  { path: 'seats.*.own.ships.*.hits', varies: { no: 'hits are scored by the other side, which keeps count' } },
  { path: 'seats.*.own.ships.*.anchored', varies: true },
  { path: 'seats.*.own.ships.*.ammunition', varies: unfired },
  { path: 'seats.*.own.ships.*.torpedoes', varies: unfired },
  { path: 'seats.*.own.ships.*.grounded.**', varies: true },
  { path: 'seats.*.own.ships.*.launch.*', varies: known },
  { path: 'seats.*.own.ships.*.nextTurn.*', varies: { no: 'critical hits are told' } },
  { path: 'seats.*.own.ships.*.*', varies: known },
  { path: 'seats.*.own.hulls.**', varies: true },
  { path: 'seats.*.own.engaged.*', varies: told },
  { path: 'seats.*.own.rescued.**', varies: occasional },
  { path: 'seats.*.own.ashore.*', varies: occasional },
  { path: 'seats.*.own.left.*', varies: occasional },
  // Formations
  { path: 'seats.*.own.flights.*.id', varies: true },
  { path: 'seats.*.own.flights.*.hex', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.plane', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.seaBased', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.factors', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.altitude', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.arms', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.tookOffArmed', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.deadline', varies: true },
  { path: 'seats.*.own.flights.*.lots.*.night', varies: occasional },
  { path: 'seats.*.own.flights.*.lots.*.burned', varies: { no: 'seen as soon as they fire' } },
  { path: 'seats.*.own.flights.*.away.**', varies: true },
  { path: 'seats.*.own.flights.*.onDeck', varies: true },
  { path: 'seats.*.own.flights.*.launches.**', varies: true },
  { path: 'seats.*.own.flights.*.searching', varies: true },
  { path: 'seats.*.own.flights.*.flown', varies: true },
  { path: 'seats.*.own.flights.*.*', varies: flag },
  // Bases
  { path: 'seats.*.own.bases.*.grounded.**', varies: true },
  { path: 'seats.*.own.bases.*.handles.*', varies: known },
  { path: 'seats.*.own.bases.*.launch.*', varies: known },
  { path: 'seats.*.own.bases.*.nextTurn.*', varies: { no: 'critical hits are told' } },
  { path: 'seats.*.own.bases.*.*', varies: known },
  // The rest
  { path: 'seats.*.own.landed.**', varies: true },
  { path: 'seats.*.own.beyond.**', varies: occasional },
  { path: 'seats.*.own.intoWind.*', varies: true },
  { path: 'seats.*.own.reports.*', varies: true },
  { path: 'seats.*.own.lostToday.*', varies: occasional },
  { path: 'seats.*.own.gone.*', varies: occasional },
  { path: 'seats.*.own.added.*', varies: occasional },
  { path: 'seats.*.own.additional.*', varies: occasional },
  { path: 'seats.*.own.sortie.**', varies: true },
  { path: 'seats.*.own.landers.*', varies: flag },
  { path: 'seats.*.own.firstSeen', varies: true },
  { path: 'seats.*.own.observed.**', varies: { no: 'it is what the other side has been told' } },
  { path: 'seats.*.own.shadows.*', varies: flag },
  { path: 'seats.*.own.trail.*', varies: flag },
  {
    path: 'seats.*.own.submarines.*.hex',
    varies: { no: 'a side without any has none in every draw; the others: game-imagine.test.ts' },
  },
  { path: 'seats.*.own.submarines.**', varies: flag },
  { path: 'seats.*.own.battle.**', varies: true },
];

/** In battles the desk's own commander; otherwise at random, but nobody scuttles, destroys or leaves for nothing. */
const commander: Player<FlatTopGame> = (view, ask) =>
  view.owes?.kind === 'battle' ? straightforward(ask, view.seat) : undefined;

export const trial: Trial<FlatTopGame> = {
  rulebook: flatTopGame,
  longest: 6000,
  setups,
  pieces,
  invariants: gameInvariants,
  holds,
  kill,
  hidden,
  canaries,
  moving: ({ public: pub }) => pub.segment?.side,
  rules: ledger.filter(({ state }) => state === 'implemented').map(({ rule }) => rule),
  players: [commander, seeker, seeker],
};

/** Ships are pieces; planes are counted by the invariants. */
function pieces(state: GameState): string[] {
  const all: string[] = [];
  for (const side of sides) for (const { name } of ownOf(state, side).ships) all.push(`${side} ${name}`);
  return all;
}

/** A ship sinks: with her the task force, if she was the last. A formation is shot down. */
function holds(frame: GameFrame): string[] {
  switch (frame.kind) {
    case 'plotting':
      return sides.flatMap((side) => frame.queue[side].map((id) => `${side}/${id}`));
    case 'flight':
    case 'landing':
      return [`${frame.side}/${frame.af}`];
    case 'interception':
      return [`${enemyOf(frame.side)}/${frame.af}`];
    case 'shadowing':
      return frame.attempts.flatMap(({ side, unit, target }) => [`${side}/${unit}`, `${enemyOf(side)}/${target}`]);
    default:
      return [];
  }
}

function kill(state: GameState, piece: string, law: GameLaw): void {
  const [side, id] = piece.split('/') as [Side, string];
  // What is in a battle is in the hands of its chapters.
  if (state.public.battle !== null) return;
  const own = ownOf(state, side);
  const flight = own.flights.find((each) => each.id === id);
  if (flight !== undefined) shootDown(state, own, side, id);
  for (const ship of own.ships) if (ship.tf === id && !isSunk(ship)) sink(state, own, side, ship.id, law);
}

const planeKey = ({ plane, seaBased }: { plane: string; seaBased: boolean }): string =>
  seaBased ? `${plane}*` : plane;

function shootDown(state: GameState, own: GameOwn, side: Side, id: string): void {
  const flight = own.flights.find((each) => each.id === id);
  for (const lot of flight?.lots ?? []) own.gone[planeKey(lot)] = (own.gone[planeKey(lot)] ?? 0) + lot.factors;
  own.flights = own.flights.filter((each) => each.id !== id);
  uncover(state, side);
}

function sink(state: GameState, own: GameOwn, side: Side, id: string, law: GameLaw): void {
  const ship = own.ships.find((each) => each.id === id);
  if (ship === undefined) return;
  for (const parked of parkedIn(ship.grounded))
    own.gone[planeKey(parked)] = (own.gone[planeKey(parked)] ?? 0) + parked.factors;
  const before = shipPointsOf(state, law, side);
  own.ships = own.ships.map((each) =>
    each.id === id ? { ...each, hits: each.damage, grounded: each.grounded === null ? null : nobody } : each,
  );
  const points = shipPointsOf(state, law, side) - before;
  const enemy = enemyOf(side);
  state.public.points = { ...state.public.points, [enemy]: state.public.points[enemy] + points };
  const tally = state.umpire.secret.tally[enemy];
  state.umpire.secret.tally[enemy] = { ...tally, ships: tally.ships + points };
  for (const flight of own.flights.filter(({ onDeck }) => onDeck === id)) shootDown(state, own, side, flight.id);
  for (const flight of own.flights) if (flight.rides === id) flight.rides = null;
  own.tfs = own.tfs.filter((tf) => own.ships.some((each) => each.tf === tf.id && !isSunk(each)));
  uncover(state, side);
}

const shipPointsOf = (state: GameState, law: GameLaw, side: Side): number => shipPoints(ownOf(state, side), law, side);

/** Counters with nothing under them are gone from the map; ships under the others are counted again. */
function uncover(state: GameState, side: Side): void {
  const own = ownOf(state, side);
  const knows = state.seats[enemyOf(side)]?.knows;
  if (knows === undefined) return;
  knows.marks = knows.marks.filter(({ hex, kind }) =>
    kind === 'TF'
      ? own.tfs.some((tf) => tf.onMap && tf.hex === hex)
      : own.flights.some((each) => each.onMap && each.hex === hex && each.away === null && each.onDeck === null),
  );
  knows.marks = knows.marks.map((mark) => {
    if (mark.kind !== 'TF' || mark.report === null || mark.report.total === null) return mark;
    const here = own.tfs.filter((tf) => tf.onMap && tf.hex === mark.hex).map(({ id }) => id);
    const total = own.ships.filter((ship) => here.includes(ship.tf) && !isSunk(ship)).length;
    return { ...mark, report: { ...mark.report, total } };
  });
  own.observed = knows.marks;
}

/** 7.15, 7.15.1 No plane of these names is told of while nobody has fought; what is on deck never is. */
function canaries(state: GameState, seat: string): string[] {
  const side: Side = seat === 'allied' ? 'japan' : 'allied';
  const own = ownOf(state, side);
  if (state.public.battle !== null || Object.keys(state.seats[seat]?.knows.ships ?? {}).length > 0) return [];
  return own.ships.filter(({ type }) => type === 'CV' || type === 'CVL').map(({ name }) => `"${name}"`);
}
