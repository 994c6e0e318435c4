/** The questions of a round of surface combat, each built from what the asked side may see. */
import type { Item, Limit, Pick, Row, Sheet, Split } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Seen, SeenShip, Ship } from '../state.js';
import { enemyOf } from '../state.js';
import { type Guns, isFront, sumGuns } from './19-3-positions.js';
import { gunsOf, usableGuns } from './19-8-ammunition.js';
import { isAfloat, label, shareOf } from './19-fire.js';
import type { SurfaceStep } from './19-surface.js';
import { isCrippled } from './21-damage.js';

/** 19.1 */
export function wishAsk(): Pick {
  const of = [
    { id: 'fight', text: 'Begin surface combat' },
    { id: 'wait', text: 'Do not begin it' },
  ];
  return { ask: 'pick', rule: '19.1', prompt: 'Begin surface combat?', of, min: 1, max: 1 };
}

/** 19.3, 19.4 One sheet: a position for every ship, and the secret die. */
export function arrangeAsk(seen: Seen): Sheet {
  const rows: Row[] = [];
  for (const ship of seen.own.ships) if (isAfloat(ship)) rows.push(positionRow(seen, ship));
  rows.push({ ask: 'say', rule: '19.4', prompt: 'Set your secret die', from: 1, to: 6 });
  return { ask: 'sheet', rule: '19.3', prompt: 'Arrange your ships and set your die', rows, limits: [] };
}

function positionRow(seen: Seen, ship: Ship): Row {
  const guns = usableGuns(ship, gunsOf(seen, ship, 'gunnery'), 1);
  const of: Item[] = [
    { id: 'gunnery', text: `Gunnery Attack with ${guns}` },
    { id: 'torpedo', text: `Torpedo Attack with ${ship.torpedoes}` },
    { id: 'screen', text: 'Screen' },
  ];
  const why = isCrippled(ship) ? 'crippled' : ship.anchored ? 'anchored' : undefined;
  if (why !== undefined && cite('19.3.3')) {
    const not = { rule: '19.3.3', why: `${label(ship)} is ${why}: place her in the Screen` };
    for (const item of of) if (item.id !== 'screen') item.not = not;
  } else if (ship.torpedoes === 0 && cite('19.8.2')) {
    // R120 Without guns a ship may still stand in the Gunnery position, as a target.
    const not = { rule: '19.8.2', why: `${label(ship)} has no torpedoes: choose Gunnery Attack or Screen` };
    for (const item of of) if (item.id === 'torpedo') item.not = not;
  }
  return { ask: 'pick', rule: '19.3', prompt: label(ship), of, min: 1, max: cite('19.3') ? 1 : 3 };
}

/** 19.5 All guns in the Gunnery Attack position, over the ships in front of the enemy. */
export function gunneryAsk(seen: Seen, step: SurfaceStep): Sheet {
  const own = step.positions[seen.side];
  const guns = sumGuns(seen, seen.own.ships, step.bht, (_, i) => {
    if (own[i] === 'gunnery') return cite('19.3.1'); // they must use their guns …
    return own[i] === 'torpedo' && !cite('19.3.2'); // … and these may not
  });
  if (!cite('19.5')) guns.total = 0;
  return fireSheet('19.5', `Gunnery on table ${step.bht}`, guns, frontOf(seen, step));
}

/** 19.3.3 The enemy's ships afloat in front; those in the Screen cannot be attacked. */
function frontOf(seen: Seen, step: SurfaceStep): SeenShip[] {
  const positions = step.positions[enemyOf(seen.side)];
  return seen.enemy.ships.filter((ship, i) => isAfloat(ship) && (isFront(positions[i]) || !cite('19.3.3')));
}

/** 19.5.1 Split in any manner, not all of it if one likes; but only the heavy guns hurt a battleship. */
function fireSheet(rule: string, prompt: string, guns: Guns, targets: readonly SeenShip[]): Sheet {
  const { total, heavy } = guns;
  const split: Split = {
    ask: 'split',
    rule,
    prompt: `${total} factors`,
    total,
    over: targets.map((ship) => shareOf(ship, total)),
    all: false,
  };
  const battleships = targets.filter((ship) => ship.type === 'BB');
  const limits: Limit[] = [];
  if (battleships.length > 0 && heavy < total && cite('19.5.1')) {
    const why = `only the ${heavy} factors of BBs, CAs and CAVs may be used against BBs`;
    limits.push({ rule: '19.5.1', why, most: heavy, of: battleships.map((ship) => ({ row: 0, id: ship.id })) });
  }
  return { ask: 'sheet', rule, prompt, rows: [split], limits };
}

/** 19.6.3 All torpedoes of the ships afloat in that position, over the ships in front of the enemy. */
export function torpedoAsk(seen: Seen, step: SurfaceStep): Split {
  let total = 0;
  seen.own.ships.forEach((ship, i) => {
    if (step.positions[seen.side][i] === 'torpedo' && (isAfloat(ship) || !cite('19.6'))) total += ship.torpedoes;
  });
  if (!cite('19.6.3')) total = 0;
  const table = seen.rules.charts.hitTables.values.torpedo[seen.side];
  const over = frontOf(seen, step).map((ship) => shareOf(ship, total));
  return {
    ask: 'split',
    rule: '19.6.3',
    prompt: `Torpedoes on table ${table}: ${total} factors`,
    total,
    over,
    all: false,
  };
}

/** 19.7, 19.7.1, 19.7.3 Which ships of the front go through; none, and there is no breakthrough. */
export function breakthroughAsk(seen: Seen, step: SurfaceStep): Pick {
  const positions = step.positions[seen.side];
  const of: Item[] = [];
  seen.own.ships.forEach((ship, i) => {
    if (!isAfloat(ship) || !isFront(positions[i])) return;
    if (positions[i] === 'torpedo' && !cite('19.7.1')) return;
    const guns = usableGuns(ship, gunsOf(seen, ship, 'gunnery'), step.bht);
    const item: Item = { id: ship.id, text: `${label(ship)}, guns ${guns}` };
    if (guns === 0)
      item.not = { rule: '19.7.1', why: `${label(ship)} has no guns to break through with: choose ships that have` };
    of.push(item);
  });
  return { ask: 'pick', rule: '19.7', prompt: 'Which ships break through?', of, min: 0, max: of.length };
}

/** 19.7.1 Those who went through, against the whole Screen. */
export function throughGunneryAsk(seen: Seen, step: SurfaceStep): Sheet {
  const positions = step.positions[enemyOf(seen.side)];
  const screen = seen.enemy.ships.filter((ship, i) => isAfloat(ship) && positions[i] === 'screen');
  return breakthroughSheet(seen, step, (_, i) => step.through.includes(i), screen);
}

/** 19.7.3 The whole Screen, against those who went through. */
export function screenGunneryAsk(seen: Seen, step: SurfaceStep): Sheet {
  const own = step.positions[seen.side];
  const positions = step.positions[enemyOf(seen.side)];
  const attackers = seen.enemy.ships.filter((ship, i) => {
    return isAfloat(ship) && (step.through.includes(i) || (isFront(positions[i]) && !cite('19.7.3')));
  });
  return breakthroughSheet(seen, step, (_, i) => own[i] === 'screen', attackers);
}

function breakthroughSheet(
  seen: Seen,
  step: SurfaceStep,
  chosen: (ship: Ship, i: number) => boolean,
  targets: readonly SeenShip[],
): Sheet {
  const guns = sumGuns(seen, seen.own.ships, step.bht, chosen);
  seen.own.ships.forEach((ship, i) => {
    if (ship.torpedoes > 0 && isAfloat(ship) && chosen(ship, i) && !cite('19.7.4')) guns.total += ship.torpedoes;
  });
  return fireSheet('19.7.1', `Breakthrough on table ${step.bht}`, guns, targets);
}
