/** 3, 4 Preparing for play: ships into task forces, planes onto ships and bases. */
import type { Ask, FrameKind, Item, Limit, Row, RowAnswer, Share, Sheet } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf } from '../fields.js';
import type { FlatTopGame, GameLaw, GameOwn, GameTable } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import { name as hexName } from '../map.js';
import { shipWith, withEach } from '../shapes.js';
import { type Side, sides } from '../state.js';
import {
  mustered,
  type Placement,
  park,
  roomAtStart,
  type Stand,
  type Wing,
  wingsOf,
  withSquadrons,
} from './4-forces.js';
import { proposalFor } from './4-proposal.js';
import { addShips, answersFor, squadronsFrom } from './4-ships-sheet.js';
import { startsOf } from './4-starts.js';
import { rollClouds } from './6-weather.js';
import { sheetOf, splitOf } from './8-air-operations.js';
import { armsFor, armsText } from './8-boxes.js';
import { fliesFreely } from './8-launching.js';
import { beginFueling } from './optional-fueling.js';
import { afloat, submarinesOf } from './optional-submarines.js';
import {
  proposedSectors,
  sectorsRow,
  stationsSheet,
  takeSectors,
  takeStations,
} from './optional-submarines-stations.js';
import { isTrained, mayTrain, nightGroupLimit, nightGroupRow } from './special-night-group.js';

export { openingForces } from './4-proposal.js';

/**
 * Both sides set up in secret (R4): first each says whether it begins as proposed, then who does not fills in a sheet; who does
 * has an empty one, for a pause of one side alone would tell. Then, with the option, the same for the stations of submarines
 * (OPT-SUB.1); then the clouds are rolled and the first turn begins.
 */
export type SetUpFrame = { kind: 'set-up'; rule: '4.1'; own?: Side[]; stations?: true };

export const setUp: FrameKind<FlatTopGame, SetUpFrame> = {
  run(table, { own, stations }) {
    if (own === undefined) table.owe(sides, 'choice');
    else for (const side of sides) table.owe([side], setUpAbout(own.includes(side), stations === true));
  },

  ask(view, law): Ask {
    const side = view.seat as Side;
    if (view.owes?.about === 'choice') return choice();
    if (view.owes?.about === 'own') return setUpSheet(view.own, law, side);
    if (view.owes?.about === 'stations') return stationsSheet(view.own, law, side);
    return { ask: 'sheet', rule: '4.1', prompt: 'you begin as proposed: nothing to fill in', rows: [], limits: [] };
  },

  take(table, { own, stations }, answers) {
    if (stations === true) {
      for (const side of own ?? []) takeStations(ownOf(table.state, side), table.law, side, sheetOf(answers[side]));
      begin(table);
      return;
    }
    if (own === undefined) {
      table.pop();
      const mine = sides.filter((side) => Array.isArray(answers[side]) && (answers[side] as string[])[0] === 'own');
      table.push({ kind: 'set-up', rule: '4.1', own: mine });
      // Both have chosen: nobody takes it back now.
      table.say('4.1', 'arranging', {});
      return;
    }
    for (const side of own) {
      const part = ownOf(table.state, side);
      const { tfs, ships, hulls, bases, coming } = arranged(part, table.law, side, sheetOf(answers[side]));
      Object.assign(part, { tfs, ships, hulls, bases }, coming === undefined ? {} : { coming });
      takeSectors(part, table.law, side, sheetOf(answers[side]));
    }
    // On grounds both sides know: nobody learns whether the other has arranged his own.
    if (sides.some((side) => afloat(table.state.public, side) > 0)) {
      table.pop();
      table.push({ kind: 'set-up', rule: '4.1', own, stations: true });
      table.say('OPT-SUB.1', 'arranging-submarines', {});
      return;
    }
    begin(table);
  },
};

function begin(table: GameTable): void {
  for (const side of sides) table.say('4.1', 'set-up', summary(ownOf(table.state, side)), [side]);
  const { date, title } = table.law.scenario;
  if (table.law.options.fueling) beginFueling(table);
  table.pop();
  table.say('3.2', 'begins', { title, date, hour: table.state.public.hour });
  rollClouds(table);
}

/** What a side is told of its sheet: its own, or nothing to fill in. */
export const setUpAbout = (own: boolean, stations: boolean): string =>
  stations ? (own ? 'stations' : 'stations proposed') : own ? 'own' : 'proposed';

function choice(): Ask {
  const proposed: Item = { id: 'proposed', text: 'as proposed: a sound set-up, to begin at once' };
  const own: Item = { id: 'own', text: 'arrange my own: ships, planes and where they stand' };
  return {
    ask: 'pick',
    rule: '4.1',
    prompt: 'how do your forces begin?',
    of: cite('4.1') ? [proposed, own] : [proposed],
    min: 1,
    max: 1,
  };
}

const summary = ({ tfs, ships, bases }: GameOwn) => ({
  tfs: tfs.map(({ id, hex }) => ({ id, hex: hexName(hex), ships: ships.filter(({ tf }) => tf === id).length })),
  bases: bases.map(({ name }) => name),
});

/** 4.1, 4.2 Where the task forces begin, which ships sail in which, and where every plane stands. */
export function setUpSheet(own: GameOwn, law: GameLaw, side: Side): Sheet {
  const rows: Row[] = [];
  const limits: Limit[] = [];
  addShips(rows, limits, startsOf(law, side), side);
  addPlanes(rows, limits, own, law, side);
  if (submarinesOf(own).length > 0) rows.push(sectorsRow(own, law, side));
  return { ask: 'sheet', rule: '4.1', prompt: 'arrange your forces', rows, limits };
}

/** All that can be done with a kind of planes: a place, a box, arms. */
function standsFor(
  own: GameOwn,
  law: GameLaw,
  side: Side,
  wing: Wing,
  fields: readonly Field[],
): [string, Stand | null, string][] {
  const stands: [string, Stand | null, string][] = [];
  for (const field of fields) {
    if (!wing.at.includes(field.id) || (field.ship?.type === 'BB' && !cite('4.1.6'))) continue;
    const free = fliesFreely(law, side, wing.plane, field.id);
    if (!free && !canHandle(law, field, wing.plane, wing.seaBased)) {
      if (field.base !== null) stands.push([field.id, null, field.name]);
      continue;
    }
    const stand = (how: string, box: Stand['box'], arms: Stand['arms'] = 'none', dispersed = false): void => {
      stands.push([`${field.id} ${how}`, { place: field.id, box, arms, dispersed }, `${field.name}, ${how}`]);
    };
    stand('ready', 'ready');
    if (!cite('4.2.3')) continue;
    for (const arms of armsFor(law, wing.plane)) stand(`ready ${armsText(arms)}`, 'ready', arms);
    if (free) continue;
    stand('readying', 'readying');
    if (field.base !== null && cite('8.8')) stand('readying, dispersed', 'readying', 'none', true);
    stand('just landed', 'justLanded');
  }
  return own.ships.length + own.bases.length === 0 ? [] : stands;
}

const arrangesPlanes = (): boolean => cite('3.3.4') && cite('4.2');

function wingsAt(own: GameOwn, law: GameLaw, side: Side): Wing[] {
  const decks = own.ships.filter(({ grounded }) => grounded !== null).map(({ id }) => id);
  return arrangesPlanes() ? wingsOf(law, side, decks) : [];
}

function addPlanes(rows: Row[], limits: Limit[], own: GameOwn, law: GameLaw, side: Side): void {
  const fields = fieldsOf(mustered(own), law, side);
  const first = rows.length;
  const terms = new Map<string, { row: number; id: string }[]>();
  const nightly: { row: number; id: string }[] = [];
  for (const wing of wingsAt(own, law, side)) {
    const row = rows.length;
    const over = standsFor(own, law, side, wing, fields).map(([id, stand, text]): Share => {
      if (stand === null) return { id, text, cap: 0, not: { rule: '8.9', why: `${text} cannot handle ${wing.plane}` } };
      terms.set(stand.place, [...(terms.get(stand.place) ?? []), { row, id }]);
      return { id, text, cap: wing.factors };
    });
    const prompt = `${wing.factors} ${wing.plane}${wing.seaBased ? ' (sea based)' : ''}`;
    rows.push({ ask: 'split', rule: '4.2', prompt, total: wing.factors, over, all: true });
    for (const term of terms.get(law.scenario.special.nightGroup?.ship ?? '') ?? [])
      if (term.row === row && mayTrain(law, law.scenario.special.nightGroup?.ship ?? '', wing.plane))
        nightly.push(term);
  }
  if (rows.length === first) return;
  const night = nightGroupRow(law, side);
  if (night !== undefined) {
    const room = fields.find(({ id }) => id === law.scenario.special.nightGroup?.ship)?.capacity ?? 0;
    const limit = nightGroupLimit(law, rows.length, nightly, room);
    rows.push(night);
    if (limit !== undefined) limits.push(limit);
  }
  for (const field of fields) {
    const { id, name } = field;
    const capacity = roomAtStart(law, side, field);
    const of = terms.get(id);
    if (capacity !== null && of !== undefined && cite('4.2.1'))
      limits.push({ rule: '4.2.1', why: `${name} has room for ${capacity} Air Factors`, most: capacity, of });
  }
}

/** The sheet filled in as proposed, for whoever wants to change a little of it. */
export function proposedSheet(own: GameOwn, law: GameLaw, side: Side): RowAnswer[] {
  const { squadrons, placements } = proposalFor(law, side);
  const answers = answersFor(startsOf(law, side), squadrons);
  const fields = fieldsOf(mustered(own), law, side);
  for (const wing of wingsAt(own, law, side)) {
    const stands = standsFor(own, law, side, wing, fields);
    const standing = placements.filter(
      (each) =>
        each.wing.plane === wing.plane &&
        each.wing.seaBased === wing.seaBased &&
        each.wing.at.join() === wing.at.join(),
    );
    const amounts = standing.map(({ stand: { place, box, arms, dispersed }, factors }) => {
      const at = stands.find(
        ([, stand]) =>
          stand?.place === place && stand.box === box && stand.arms === arms && stand.dispersed === dispersed,
      );
      return [at?.[0] ?? '', factors] as const;
    });
    answers.push(Object.fromEntries(amounts));
  }
  if (nightGroupRow(law, side) !== undefined) answers.push([]);
  if (submarinesOf(own).length > 0) answers.push(proposedSectors(own, law));
  return answers;
}

/** The forces as the sheet says. */
function arranged(own: GameOwn, law: GameLaw, side: Side, answers: readonly RowAnswer[]): GameOwn {
  const { squadrons, next } = squadronsFrom(startsOf(law, side), answers);
  let row = next;
  const arrangement = withSquadrons(law, side, squadrons);
  const wings = wingsAt(own, law, side);
  if (wings.length === 0) {
    arrangement.ships = withEach(arrangement.ships, (ship) =>
      shipWith(ship, 'grounded', own.ships.find(({ id }) => id === ship.id)?.grounded ?? null),
    );
    arrangement.bases = own.bases;
    return arrangement;
  }
  const fields = fieldsOf(mustered(own), law, side);
  const placements: Placement[] = [];
  const night = nightGroupRow(law, side) !== undefined && isTrained(answers[row + wings.length]);
  for (const wing of wings) {
    const amounts = splitOf(answers[row++]);
    for (const [id, stand] of standsFor(own, law, side, wing, fields)) {
      const factors = amounts[id] ?? 0;
      if (stand === null || factors === 0) continue;
      const trained = night && wing.seaBased && mayTrain(law, stand.place, wing.plane);
      placements.push({ stand, wing, factors, night: trained });
    }
  }
  park(arrangement, placements);
  return arrangement;
}
