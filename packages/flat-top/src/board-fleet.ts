/** The task forces beside the map: ship by ship, what her counter shows and what it does not. */
import type { BoardPanel } from '@ironbottom/umpire';
import { isSunk } from './chapters/21-damage.js';
import { clockOf } from './chapters/game-words.js';
import { turnsToReload } from './chapters/optional-ammunition-reloads.js';
import { fuelTold } from './chapters/optional-fueling.js';
import { lastTurnFor, wrecksAfloat, wreckTold } from './chapters/optional-rescue.js';
import { tugOf } from './chapters/optional-towing.js';
import type { GameLaw, GameOwn, GameView } from './game-kit.js';
import { name } from './map.js';
import { dateOfTurn } from './scenarios/dates.js';
import { hourOf } from './sequence.js';
import type { Ship } from './state.js';
import { sideOf } from './view.js';

export const shipsOf = (own: GameOwn, tf: { readonly id: string }): Ship[] =>
  own.ships.filter((ship) => ship.tf === tf.id && !isSunk(ship));

export const seenTold = (seen: number, onMap: boolean): string =>
  seen > 0 ? `; observed by the enemy, condition ${seen}` : onMap ? '; on the map, not observed' : '; hidden';

/** '0100 on 13 November 1942' */
const momentTold = ({ scenario }: GameLaw, turn: number): string =>
  `${clockOf(hourOf(scenario.firstHour, turn))} on ${dateOfTurn(scenario, turn)}`;

export function fleet(view: GameView, law: GameLaw): BoardPanel {
  const { own } = view;
  const rows = [...own.tfs, ...(own.coming ?? [])].flatMap((tf) => alikeTold(view, law, tf));
  return {
    id: 'task-forces',
    title: 'Task forces',
    columns: ['Task force', 'Ship', 'Hits', 'Ammunition', 'Torpedoes', 'State'],
    rows,
    tones: rows.flatMap((cells, row) => tonesOf(cells, row)),
    note: [
      ...own.tfs.map((tf) => `${tf.id} is in ${name(tf.hex)}${seenTold(tf.seen, tf.onMap)}.`),
      ...(own.coming ?? []).map(({ id, turn }) => `${id} comes at ${momentTold(law, turn)}.`),
      ...hopes(view, law),
    ].join(' '),
  };
}

/** Empty magazines, and hits from which she limps or is nearly gone. */
function tonesOf([, , hits = '', ammunition]: readonly string[], row: number): NonNullable<BoardPanel['tones']> {
  const [taken = 0, most = 1] = hits.split('/').map(Number);
  const hurt =
    taken === 0 ? [] : [{ row, column: 2, tone: 2 * taken >= most ? ('alarm' as const) : ('care' as const) }];
  return ammunition === '0' ? [...hurt, { row, column: 3, tone: 'alarm' }] : hurt;
}

/** OPT-ESF.3 'Survivors of Lexington in CC12 can be rescued until 1300 on 8 May 1942.' */
function hopes({ own, public: pub }: GameView, law: GameLaw): string[] {
  if (!law.options.rescue) return [];
  return wrecksAfloat(pub, own).map(
    (wreck) => `Survivors of ${wreckTold(wreck)} can be rescued until ${momentTold(law, lastTurnFor(wreck))}.`,
  );
}

/** Ships without a name of their own that are alike in everything are one line. */
function alikeTold(view: GameView, law: GameLaw, tf: { readonly id: string }): string[][] {
  const lines = new Map<string, { first: string; last: string; cells: string[] }>();
  for (const ship of shipsOf(view.own, tf)) {
    const nameless = ship.name.startsWith(ship.type);
    const cells = [
      `${ship.hits}/${ship.damage}`,
      String(ship.ammunition),
      String(ship.torpedoes),
      stateOf(view, law, ship),
    ];
    const key = nameless ? [ship.type, ...cells].join() : ship.id;
    const line = lines.get(key);
    if (line === undefined)
      lines.set(key, { first: nameless ? ship.name : `${ship.type} ${ship.name}`, last: '', cells });
    else line.last = ship.name;
  }
  return [...lines.values()].map(({ first, last, cells }) => [
    tf.id,
    last === '' ? first : `${first} to ${last}`,
    ...cells,
  ]);
}

/** 'anchored, magazines full in 3 turns' */
function stateOf({ own, public: pub, seat }: GameView, law: GameLaw, ship: Ship): string {
  const hex = own.tfs.find(({ id }) => id === ship.tf)?.hex;
  const tug = law.options.towing ? tugOf(own, ship) : undefined;
  const told = [tug === undefined ? (ship.anchored ? 'anchored' : 'under way') : `in tow of ${tug.name}`];
  const fuel = law.options.fueling ? fuelTold(own, law, pub.turn, ship) : undefined;
  if (fuel !== undefined) told.push(fuel);
  const { survivors = 0 } = own.hulls[ship.id] ?? {};
  if (survivors > 0) told.push(survivors === 1 ? '1 Survivor Factor aboard' : `${survivors} Survivor Factors aboard`);
  const wait = hex === undefined ? undefined : turnsToReload(own, law, sideOf(seat), pub.turn, ship, hex);
  if (wait !== undefined) told.push(`magazines full in ${wait === 1 ? '1 turn' : `${wait} turns`}`);
  return told.join(', ');
}
