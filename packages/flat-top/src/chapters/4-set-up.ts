/** 3, 4 Preparing for play: ships into task forces, planes onto ships and bases. */
import type { Ask, FrameKind, Item, Limit, Row, RowAnswer, Share, Sheet } from '@ironbottom/umpire';
import { namelessType } from '../charts/rating.js';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf } from '../fields.js';
import type { FlatTopGame, GameLaw, GameOwn } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import { name as hexName } from '../map.js';
import { shipWith, withEach } from '../shapes.js';
import { type Side, sides } from '../state.js';
import {
  type Group,
  groupsOf,
  mostShips,
  type Placement,
  park,
  type Squadron,
  type Stand,
  type Wing,
  wingsOf,
  withSquadrons,
} from './4-forces.js';
import { rollClouds } from './6-weather.js';
import { sheetOf, splitOf } from './8-air-operations.js';
import { armsFor, armsText } from './8-boxes.js';
import { fliesFreely } from './8-launching.js';

export { openingForces } from './4-proposal.js';

/**
 * Both sides set up in secret (R4): first each says whether it begins as proposed, then who does not fills in a sheet; who does
 * has an empty one, for a pause of one side alone would tell. Then the clouds are rolled and the first turn begins.
 */
export type SetUpFrame = { kind: 'set-up'; rule: '4.1'; own?: Side[] };

export const setUp: FrameKind<FlatTopGame, SetUpFrame> = {
  run(table, { own }) {
    if (own === undefined) table.owe(sides, 'choice');
    else for (const side of sides) table.owe([side], own.includes(side) ? 'own' : 'proposed');
  },

  ask(view, law): Ask {
    const side = view.seat as Side;
    if (view.owes?.about === 'choice') return choice();
    if (view.owes?.about === 'own') return setUpSheet(view.own, law, side);
    return { ask: 'sheet', rule: '4.1', prompt: 'you begin as proposed: nothing to fill in', rows: [], limits: [] };
  },

  take(table, { own }, answers) {
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
      const { tfs, ships, hulls, bases } = arranged(part, table.law, side, sheetOf(answers[side]));
      Object.assign(part, { tfs, ships, hulls, bases });
    }
    for (const side of sides) table.say('4.1', 'set-up', summary(ownOf(table.state, side)), [side]);
    const { date, title } = table.law.scenario;
    table.pop();
    table.say('3.2', 'begins', { title, date, hour: table.state.public.hour });
    rollClouds(table);
  },
};

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
  for (const group of groupsOf(law, side)) addGroup(rows, limits, group, side);
  addPlanes(rows, limits, own, law, side);
  return { ask: 'sheet', rule: '4.1', prompt: 'arrange your forces', rows, limits };
}

/** Ships alike in a group: one with a name, or so many without. */
function alike(names: readonly string[]): (readonly [kind: string, names: readonly string[]])[] {
  const kinds = new Map<string, string[]>();
  for (const name of names) {
    const kind = namelessType(name) ?? name;
    kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  }
  return [...kinds];
}

const mayDivide = ({ slots }: Group): boolean => slots.length > 1 && cite('3.3.3');

function addGroup(rows: Row[], limits: Limit[], group: Group, side: Side): void {
  const { slots, hexes, names } = group;
  const used = mayDivide(group) ? slots : slots.slice(0, 1);
  const at = hexes.map((hex): Item => ({ id: hexName(hex), text: hexName(hex), at: hex }));
  for (const slot of used) rows.push({ ask: 'pick', rule: '4.1', prompt: `${slot} begins in`, of: at, min: 1, max: 1 });
  if (used.length === 1) return;
  const first = rows.length;
  for (const [kind, all] of alike(names)) {
    const over = used.map((id): Share => ({ id, text: id, cap: all.length }));
    const prompt = all.length > 1 ? `${all.length} ${kind} sail in` : `${kind} sails in`;
    rows.push({ ask: 'split', rule: '3.3.3', prompt, total: all.length, over, all: true });
  }
  const most = mostShips(side);
  if (names.length <= most) return;
  for (const id of used) {
    const of = rows.slice(first).map((_, i) => ({ row: first + i, id }));
    limits.push({ rule: '4.1.1', why: `a task force has at most ${most} ships`, most, of });
  }
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
  const fields = fieldsOf(own, law, side);
  const first = rows.length;
  const terms = new Map<string, { row: number; id: string }[]>();
  for (const wing of wingsAt(own, law, side)) {
    const row = rows.length;
    const over = standsFor(own, law, side, wing, fields).map(([id, stand, text]): Share => {
      if (stand === null) return { id, text, cap: 0, not: { rule: '8.9', why: `${text} cannot handle ${wing.plane}` } };
      terms.set(stand.place, [...(terms.get(stand.place) ?? []), { row, id }]);
      return { id, text, cap: wing.factors };
    });
    const prompt = `${wing.factors} ${wing.plane}${wing.seaBased ? ' (sea based)' : ''}`;
    rows.push({ ask: 'split', rule: '4.2', prompt, total: wing.factors, over, all: true });
  }
  if (rows.length === first) return;
  for (const { id, name, capacity } of fields) {
    const of = terms.get(id);
    if (capacity !== null && of !== undefined && cite('4.2.1'))
      limits.push({ rule: '4.2.1', why: `${name} has room for ${capacity} Air Factors`, most: capacity, of });
  }
}

/** The forces as the sheet says. */
function arranged(own: GameOwn, law: GameLaw, side: Side, answers: readonly RowAnswer[]): GameOwn {
  const squadrons: Squadron[] = [];
  let row = 0;
  for (const group of groupsOf(law, side)) {
    const used = mayDivide(group) ? group.slots : group.slots.slice(0, 1);
    const hexes = used.map((slot) => ({ slot, hex: hexPicked(group, answers[row++]) }));
    const crews = new Map<string, string[]>(used.map((slot) => [slot, used.length === 1 ? [...group.names] : []]));
    if (used.length > 1)
      for (const [, names] of alike(group.names)) {
        const rest = [...names];
        for (const [slot, n] of Object.entries(splitOf(answers[row++]))) crews.get(slot)?.push(...rest.splice(0, n));
      }
    for (const { slot, hex } of hexes) {
      const names = crews.get(slot) ?? [];
      if (names.length > 0) squadrons.push({ id: slot, hex, names, anchored: group.anchored });
    }
  }
  const arrangement = withSquadrons(law, side, squadrons);
  const wings = wingsAt(own, law, side);
  if (wings.length === 0) {
    arrangement.ships = withEach(arrangement.ships, (ship) =>
      shipWith(ship, 'grounded', own.ships.find(({ id }) => id === ship.id)?.grounded ?? null),
    );
    arrangement.bases = own.bases;
    return arrangement;
  }
  const fields = fieldsOf(own, law, side);
  const placements: Placement[] = [];
  for (const wing of wings) {
    const amounts = splitOf(answers[row++]);
    for (const [id, stand] of standsFor(own, law, side, wing, fields)) {
      const factors = amounts[id] ?? 0;
      if (stand !== null && factors > 0) placements.push({ ...stand, wing, factors });
    }
  }
  park(arrangement, placements);
  return arrangement;
}

function hexPicked({ hexes }: Group, answer: RowAnswer | undefined): number {
  const picked = Array.isArray(answer) ? answer[0] : undefined;
  return hexes.find((hex) => hexName(hex) === picked) ?? hexes[0] ?? 0;
}
