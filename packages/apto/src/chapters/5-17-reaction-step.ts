/**
 * 5.17 Before a hex in the zone of enemy armour is left altogether, that armour may attack. R14: it is asked when units leave by
 * land movement, in a Breakthrough, in an Exploitation or to advance after combat, hex by hex where they come from several; R97 also
 * in the hexes that they only come through.
 */
import type { Ask, FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { march } from '../moving.js';
import { hexName } from '../names.js';
import { type Chit, enemyOf, type General, type HexId, type LandUnit, type Side } from '../pieces.js';
import { owe, speakerOf, type Theatre } from '../play.js';
import {
  controls,
  hexOf,
  indexOf,
  inEnemyZone,
  type Situation,
  situationOf,
  standingAt,
  unitsAt,
} from '../situation.js';
import type { Apto, AptoFrame, Pub, Reaction, View } from '../state.js';
import { unitItem } from './5-0-command-step.js';
import { isSupple, type Reached } from './5-7-land-movement.js';
import { carry } from './5-7-movement-step.js';
import type { Group } from './5-10-riding.js';
import { beginAttack } from './5-14-attack.js';
import { targetsOf } from './5-15-targets.js';
import { givesOpening, reactors } from './5-17-armor-reaction.js';

/** Whether the move has to wait for the enemy's armour. R97 First they go as far as the hex in whose zone it lies in wait. */
export function reactionTo(
  table: Theatre,
  group: Group,
  { path }: Pick<Reached, 'path'>,
  side: Side,
  how: 'moves' | 'advances' = 'moves',
): boolean {
  const from = group.units[0]?.hex ?? null;
  return from !== null && waits(table, group, [from, ...path], side, how, 0);
}

/** Whoever goes this way waits in the first hex from number `first` on that gives armour an opening. */
function waits(
  table: Theatre,
  group: Group,
  way: readonly HexId[],
  side: Side,
  how: 'moves' | 'advances',
  first: 0 | 1,
): boolean {
  const { public: pub } = table.state;
  const last = cite('R97') ? way.length - 1 : 1;
  const at = way.findIndex((hex, nth) => nth >= first && nth < last && isOpening(pub, table.law, group, hex, side));
  const from = way[at];
  if (from === undefined) return false;
  const ids = (pieces: readonly Chit[]): string[] => pieces.map(({ id }) => id);
  const { reaction: next } = pub;
  const { via } = group;
  // 5.10 Where they have come by the hex of a rider by then, he is aboard, or has got off.
  const passed = via !== undefined && way.slice(1, at + 1).includes(via);
  const riders = passed ? group.riders.filter(({ hex }) => hex === via) : group.riders;
  pub.reaction = {
    ...{ side, units: ids(group.units), riders: ids(riders), from, path: way.slice(at + 1), asked: false },
    ...(via !== undefined && !passed && { via }),
    ...(how === 'advances' && { advance: true }),
    ...(next !== null && { next }),
  };
  if (next === null) table.push({ kind: 'reaction', rule: '5.17' });
  // What they meet in coming there is settled before armour is asked.
  if (at > 0) carry(table, group, { hex: from, cost: 0, path: way.slice(1, at + 1) }, side, '5.7');
  table.say('5.17', 'leaves', { units: ids(group.units), from });
  return true;
}

/** Whether these, once there, leave nobody behind and have armour beside them. */
function isOpening(pub: Pub, law: Law, { units }: Group, hex: HexId, side: Side): boolean {
  const staying = unitsAt(pub, hex, side).filter((unit) => !units.includes(unit)).length;
  if (!givesOpening({ staying, retreating: false, movementPhase: false })) return false;
  const situation = situationOf(pub, law.map);
  const { around } = hexOf(law.map, hex);
  const near = around.flatMap((index) => (index < 0 ? [] : standingAt(situation, index, enemyOf(side))));
  if (!near.some(({ circled }) => circled)) return false;
  const come = Object.fromEntries(units.map((unit) => [unit.id, { ...unit, hex }]));
  return armourBeside({ ...pub, units: { ...pub.units, ...come } }, law, hex, side).length > 0;
}

/** Enemy armour whose zone lies on the hex. */
function armourBeside(pub: Pub, law: Law, hex: HexId, side: Side): LandUnit[] {
  const situation = situationOf(pub, law.map);
  const at = hexOf(law.map, hex);
  const enemy = enemyOf(side);
  const near = at.around.flatMap((index) =>
    index < 0
      ? []
      : standingAt(situation, index, enemy).map((unit) => ({ unit, controls: controls(situation, enemy, unit, at) })),
  );
  return reactors(near).filter((unit) => targetsOf(pub, law, unit, enemy, situation).includes(hex));
}

export const reaction: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    const { reaction: waiting } = pub;
    if (waiting === null) return table.pop();
    const armour = waiting.asked ? [] : armourBeside(pub, law, waiting.from, waiting.side);
    if (armour.length > 0) {
      const nations = armour.map(({ nation }) => nation);
      return owe(table, [speakerOf(law, enemyOf(waiting.side), nations)]);
    }
    pub.reaction = waiting.next ?? null;
    if (waiting.next === undefined) table.pop();
    goOn(table, waiting);
  },

  ask: (view, law) => askArmour(view, law),

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const [seat = ''] = pub.asked;
    pub.asked = [];
    const { reaction: waiting } = pub;
    if (waiting === null) return;
    const units = answers[seat] as string[];
    waiting.asked = true;
    table.say('5.17', units.length === 0 ? 'no reaction' : 'reacts', { units, hex: waiting.from });
    if (units.length > 0)
      beginAttack(table, { kind: 'reaction', side: enemyOf(waiting.side), target: waiting.from, units });
  },
};

function askArmour({ public: pub }: View, law: Law): Ask {
  const { reaction: waiting } = pub;
  if (waiting === null) throw new Error('nobody leaves');
  const armour = armourBeside(pub, law, waiting.from, waiting.side);
  return {
    ask: 'pick',
    rule: '5.17',
    prompt: `The enemy leaves ${hexName(waiting.from)}. Which armour attacks before he is gone? It costs no Offensive and changes nothing of what it may still do.`,
    of: armour.map((unit) => unitItem(law, unit)),
    min: 0,
    max: armour.length,
    none: 'let him go',
  };
}

/** Whoever is left and still there goes where he was going, unless that has become impossible. */
function goOn(table: Theatre, { side, units, riders, from, path, via, advance }: Reaction): void {
  const { public: pub } = table.state;
  const still = units.flatMap((id): LandUnit | [] => {
    const unit = pub.units[id];
    return unit?.hex === from ? unit : [];
  });
  if (still.length === 0) {
    // 5.19 Nobody follows into a hex that nobody left to advance.
    if (pub.offensive !== null) pub.offensive.followed = pub.offensive.followed.filter((hex) => hex !== from);
    return;
  }
  const along = riders.flatMap((id): General | [] => {
    const general = pub.generals[id];
    return general !== undefined && (general.hex === from || general.hex === via) ? general : [];
  });
  const way = openWay(situationOf(pub, table.law.map), side, still, [from, ...path], advance === true);
  const hex = way[way.length - 1];
  const group = { id: 'reaction', units: still, riders: along, ...(via !== undefined && { via }) };
  if (hex === undefined) return;
  if (advance === true) march(table, still, along, way, side);
  else if (!waits(table, group, [from, ...way], side, 'moves', 1))
    carry(table, group, { hex, cost: 0, path: way }, side, '5.7');
}

/**
 * R97 The way as far as it is open still: no enemy has come to stand on it, and no zone of his that bars it (5.13), which does not
 * matter to those who advance after combat.
 */
function openWay(
  situation: Situation,
  side: Side,
  units: readonly LandUnit[],
  [from = '', ...path]: readonly HexId[],
  advance: boolean,
): HexId[] {
  const { map, stands } = situation;
  const strict = !advance && cite('5.13');
  const supple = units.every(isSupple);
  const open: HexId[] = [];
  let zoned = inEnemyZone(situation, side, indexOf(map, from));
  for (const hex of path) {
    const index = indexOf(map, hex);
    const into = inEnemyZone(situation, side, index);
    if ((stands[enemyOf(side)][index] ?? 0) > 0 || (strict && zoned && into && !supple)) break;
    open.push(hex);
    if (strict && into && (zoned || !supple)) break;
    zoned = into;
  }
  return open;
}
