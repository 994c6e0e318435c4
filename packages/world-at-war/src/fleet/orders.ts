/** Each side gives each of its forces a task, in secret and at once; then both search. */
import type { Ask, FrameKind, Item, Pick, RowAnswer } from '@ironbottom/umpire';
import { fullyOperational } from '../chapters/20-3-fast-carriers.js';
import { fleetAction } from '../charts/fleet-action.js';
import { cite } from '../cite.js';
import { lightFactors } from '../pieces.js';
import {
  atSea,
  contentOf,
  type Fleet,
  type FleetFrame,
  type FleetPublic,
  type FleetTable,
  type Force,
  forceOf,
  ownOf,
  type Side,
  sideOf,
  sides,
  type Task,
} from './kit.js';
import type { FleetLaw } from './law.js';
import { show } from './showing.js';

export const ordersAskedOf = (pub: FleetPublic): Side[] =>
  sides.filter((side) => pub.forces.some((force) => force.side === side && atSea(force)));

export const orders: FrameKind<Fleet, FleetFrame> = {
  run: (table) => table.owe(ordersAskedOf(table.state.public)),
  ask: (view, law) => orderSheet(view.public, law, sideOf(view.seat)),
  take(table, _frame, answers) {
    const { public: pub } = table.state;
    for (const side of sides) {
      const rows = (answers[side] ?? []) as RowAnswer[];
      for (const [i, force] of ordered(pub, side).entries()) {
        const [id = ''] = (rows[i] ?? []) as string[];
        force.task = taskIn(id);
      }
    }
    const tasks = pub.forces.flatMap(({ name, task }) =>
      task === null ? [] : [{ force: name, task: told(pub, task) }],
    );
    table.tell('all', '20.165', 'tasks', { round: pub.round, tasks });
    search(table);
    pub.phase = 'strikes';
    table.pop();
  },
};

/** The forces that get orders, in the order of the sheet. */
export const ordered = (pub: FleetPublic, side: Side): Force[] =>
  pub.forces.filter((force) => force.side === side && atSea(force));

/** Transports, or destroyers with cargo, which go on when the transports are gone. */
export const isConvoy = ({ shown }: Force): boolean =>
  shown !== null && (shown.light.TR > 0 || shown.light.cargo.length > 0);

export function taskIn(id: string): Task {
  const [what = '', force = ''] = id.split(' ');
  if (what === 'search' || what === 'close' || what === 'cover') return { do: what, force };
  return { do: what === 'sail' ? 'sail' : 'withdraw' };
}

function told(pub: FleetPublic, task: Task): string {
  switch (task.do) {
    case 'search':
      return `searches for ${forceOf(pub, task.force).name}`;
    case 'close':
      return `closes ${forceOf(pub, task.force).name}`;
    case 'cover':
      return `covers ${forceOf(pub, task.force).name}`;
    case 'sail':
      return 'sails on';
    case 'withdraw':
      return 'withdraws';
  }
}

export function orderSheet(pub: FleetPublic, law: FleetLaw, side: Side): Ask {
  return {
    ask: 'sheet',
    rule: '20.165',
    prompt: `Give each force its task for round ${pub.round}. The enemy gives his at the same time.`,
    rows: ordered(pub, side).map((force) => taskRow(pub, law, force)),
    limits: [],
  };
}

/** Designed: a surprised side does not look for anybody in the first round. */
const isSurprised = ({ round }: FleetPublic, { scenario }: FleetLaw, side: Side): boolean =>
  scenario.surprise > 0 && side === 'allies' && round === 1;

function taskRow(pub: FleetPublic, law: FleetLaw, force: Force): Pick {
  const enemies = isSurprised(pub, law, force.side)
    ? []
    : pub.forces.filter(({ side, where }) => side !== force.side && where !== 'home');
  const items: Item[] = [];
  if (isConvoy(force)) items.push({ id: 'sail', text: 'sail on' });
  else {
    for (const { id, name } of enemies) items.push({ id: `search ${id}`, text: `search for ${name}, and strike` });
    for (const { id, name, where } of enemies)
      if (where === 'sea') items.push({ id: `close ${id}`, text: `close ${name} for surface action` });
    for (const { id, name } of ordered(pub, force.side))
      items.push({ id: `cover ${id}`, text: id === force.id ? 'stay under its own cover' : `cover ${name}` });
  }
  items.push({ id: 'withdraw', text: 'withdraw from the battle' });
  // What harms least, for whoever sends the sheet as it is.
  const now = [isConvoy(force) ? 'sail' : `cover ${force.id}`];
  return { ask: 'pick', rule: '20.165', prompt: force.name, of: items, min: 1, max: 1, now };
}

/** A stand-in for 22.45: whoever searches or closes rolls two dice for the force he looks for. */
function search(table: FleetTable): void {
  const { public: pub } = table.state;
  for (const force of [...pub.forces]) {
    const { task } = force;
    if (!atSea(force) || task === null || (task.do !== 'search' && task.do !== 'close')) continue;
    const sought = forceOf(pub, task.force);
    if (sought.where === 'home') continue;
    const { side } = force;
    // Only whoever looks sees the dice: what is added tells of the carriers in his force.
    const dice = table.roll('20.33', side, 6, [side]) + table.roll('20.33', side, 6, [side]);
    const why = searchModifiers(table, force, sought);
    const roll = dice + why.reduce((sum, { by }) => sum + by, 0);
    const found = sought.where === 'port' || (roll >= fleetAction.values.search.needs && cite('R22'));
    const looked = { force: force.name, sought: sought.name, found };
    table.tell([side], '20.33', 'search', { ...looked, dice, roll, why });
    table.tell([side === 'japan' ? 'allies' : 'japan'], '20.33', 'looked for', looked);
    if (!found) continue;
    sought.located = true;
    show(table, sought, 'found');
  }
}

function searchModifiers(table: FleetTable, force: Force, sought: Force): { what: string; by: number }[] {
  const { carrier, open, withdrawing, covering, found } = fleetAction.values.search;
  const content = contentOf(force, ownOf(table.state, force.side));
  // 20.33 Without losses of squadrons a sound carrier is fully operational.
  const planes = content?.ships.some((ship) => fullyOperational(ship, true)) ?? false;
  const task = sought.task?.do;
  return [
    { what: 'a sound carrier', by: planes ? carrier : 0 },
    { what: 'no marker hides it', by: sought.marker ? 0 : open },
    { what: 'found lately', by: sought.lately ? found : 0 },
    { what: 'it withdraws', by: task === 'withdraw' ? withdrawing : 0 },
    { what: 'it stays under cover', by: task === 'cover' ? covering : 0 },
  ].filter(({ by }) => by !== 0);
}

/** Whether anything of a force that is seen is still afloat. */
export function isGone({ shown }: Force): boolean {
  if (shown === null) return false;
  return shown.ships.every(({ state }) => state === 'sunk') && lightFactors(shown.light) === 0;
}
