/**
 * 5.17 Before a hex in the zone of enemy armour is left altogether, that armour may attack. R14: it is asked when units leave by
 * land movement, in a Breakthrough, in an Exploitation or to advance after combat, hex by hex where they come from several.
 */
import type { Ask, FrameKind } from '@ironbottom/umpire';
import type { Law } from '../law.js';
import { march } from '../moving.js';
import { hexName } from '../names.js';
import { type Chit, enemyOf, type General, type HexId, type LandUnit, type Side } from '../pieces.js';
import { owe, speakerOf, type Theatre } from '../play.js';
import { controls, hexOf, indexOf, situationOf, standingAt, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Pub, Reaction, View } from '../state.js';
import { unitItem } from './5-0-command-step.js';
import type { Reached } from './5-7-land-movement.js';
import { carry } from './5-7-movement-step.js';
import type { Group } from './5-10-riding.js';
import { beginAttack } from './5-14-attack.js';
import { targetsOf } from './5-15-targets.js';
import { givesOpening, reactors } from './5-17-armor-reaction.js';

/** Whether the move has to wait for the enemy's armour. */
export function reactionTo(
  table: Theatre,
  group: Group,
  { path }: Pick<Reached, 'path'>,
  side: Side,
  how: 'moves' | 'advances' = 'moves',
): boolean {
  const { public: pub } = table.state;
  const from = group.units[0]?.hex ?? null;
  if (from === null) return false;
  const staying = unitsAt(pub, from, side).filter((unit) => !group.units.includes(unit)).length;
  if (!givesOpening({ staying, retreating: false, movementPhase: false })) return false;
  if (armourBeside(pub, table.law, from, side).length === 0) return false;
  const ids = (pieces: readonly Chit[]): string[] => pieces.map(({ id }) => id);
  const { reaction: next } = pub;
  pub.reaction = {
    ...{ side, units: ids(group.units), riders: ids(group.riders), from, path: [...path], asked: false },
    ...(group.via !== undefined && { via: group.via }),
    ...(how === 'advances' && { advance: true }),
    ...(next !== null && { next }),
  };
  table.say('5.17', 'leaves', { units: ids(group.units), from });
  if (next === null) table.push({ kind: 'reaction', rule: '5.17' });
  return true;
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
  const last = path[path.length - 1];
  if (still.length === 0 || last === undefined) {
    // 5.19 Nobody follows into a hex that nobody left to advance.
    if (pub.offensive !== null) pub.offensive.followed = pub.offensive.followed.filter((hex) => hex !== from);
    return;
  }
  const situation = situationOf(pub, table.law.map);
  if ((situation.stands[enemyOf(side)][indexOf(table.law.map, last)] ?? 0) > 0) return;
  const along = riders.flatMap((id): General | [] => {
    const general = pub.generals[id];
    return general !== undefined && (general.hex === from || general.hex === via) ? general : [];
  });
  if (advance === true) march(table, still, along, path, side);
  else {
    const group = { id: 'reaction', units: still, riders: along, ...(via !== undefined && { via }) };
    carry(table, group, { hex: last, cost: 0, path }, side, '5.7');
  }
}
