/** 8.3, 8.6, 8.7 What becomes of admirals: when a flagship is lost or critically hit, and when the strikes are over. */
import type { Out } from '@ironbottom/umpire';
import { earnsChit, mayBeDemoted, mayBePromoted } from '../chapters/8-6-promotion.js';
import { fateOf } from '../chapters/20-3-elimination.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import { isCarrier } from '../pieces.js';
import { type Side, sideOf, sides } from '../sides.js';
import type { StrikeLaw } from './law.js';
import type { Officer, Ship, StrikeBattle } from './state.js';
import { die, type Step } from './step.js';

/** Those aboard a ship that sank or was critically hit roll for their fate at once; then the battle goes on. */
export function endangered(battle: StrikeBattle, ship: Ship, after: StrikeBattle['phase']): void {
  const aboard = battle.officers[ship.side].flatMap((officer, at) =>
    officer.state === 'aboard' && officer.ship === ship.id ? [`${ship.side} ${at}`] : [],
  );
  if (aboard.length === 0 || !cite('8.3')) return;
  battle.fates.push(...aboard);
  battle.after = after;
  battle.phase = 'fate';
}

export const isFlagship = ({ officers }: StrikeBattle, { id, side }: Ship): boolean =>
  officers[side].some(({ ship, state }) => ship === id && state === 'aboard');

function named({ officers }: StrikeBattle, head: string): { side: Side; officer: Officer | undefined } {
  const [side = '', at] = head.split(' ');
  return { side: sideOf(side), officer: officers[sideOf(side)][Number(at)] };
}

/** R112 Unhurt, he goes to the carrier of his force that is least damaged, if his own is no longer fit to lead from. */
function shiftFlag(battle: StrikeBattle, officer: Officer, side: Side, out: Out): void {
  const fit = battle.ships.filter(
    (ship) => ship.side === side && isCarrier(ship) && !ship.sunk && ship.damage <= 2 && !isFlagship(battle, ship),
  );
  const own = battle.ships.find(({ id }) => id === officer.ship);
  if (own !== undefined && !own.sunk && own.damage <= 2) return;
  const [best] = [...fit].sort((a, b) => a.damage - b.damage);
  if (best === undefined) {
    if (own?.sunk) officer.state = 'box';
    return;
  }
  officer.ship = best.id;
  // Where a flag flies is seen, and how she does (R112).
  battle.shown[best.id] = best.damage;
  battle.rolled = battle.rolled.filter((id) => id !== best.id);
  if (out.on) out.tell('all', '8.3', 'flag', { name: officer.name, ship: best.id, damage: best.damage });
}

export const fateSteps = {
  fate: {
    next({ battle }) {
      const [head] = battle.fates;
      if (head !== undefined) return die('8.3', named(battle, head).side);
      battle.phase = battle.after;
      return undefined;
    },
    die({ battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const { side, officer } = named(battle, battle.fates.shift() ?? '');
      const faces = battle.faces;
      battle.faces = [];
      if (officer === undefined) return;
      officer.state = fateOf(side, faces);
      if (out.on) out.tell('all', '8.3', 'fate', { side, name: officer.name, roll: sumOf(faces), fate: officer.state });
      if (officer.state === 'aboard') shiftFlag(battle, officer, side, out);
    },
  },
  honours: {
    next({ battle }) {
      const [head] = battle.queue;
      if (head !== undefined) return die(head.endsWith('promotion') ? '8.6.2' : '8.7', named(battle, head).side);
      battle.phase = 'over';
      return undefined;
    },
    die({ battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const head = battle.queue.shift() ?? '';
      const { officer } = named(battle, head);
      const kind = head.endsWith('promotion') ? 'promotion' : 'demotion';
      const roll = sumOf(battle.faces);
      battle.faces = [];
      const chit = earnsChit(kind, roll);
      if (officer !== undefined && out.on)
        out.say(kind === 'promotion' ? '8.6.2' : '8.7', kind, { name: officer.name, roll, chit });
    },
  },
} satisfies { [phase: string]: Step };

/** Commanders with carriers who have deserved something, good or bad. */
export function toHonours(law: StrikeLaw, battle: StrikeBattle): void {
  battle.queue = sides.flatMap((side) => {
    const [commander] = battle.officers[side];
    if (commander?.state !== 'aboard') return [];
    return [
      ...(mayBePromoted(battle, side) ? [`${side} 0 promotion`] : []),
      ...(mayBeDemoted(battle, law, side) ? [`${side} 0 demotion`] : []),
    ];
  });
  battle.faces = [];
  battle.phase = 'honours';
}
