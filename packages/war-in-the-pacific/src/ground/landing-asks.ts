/** The questions of a landing, and of planes from beyond the map. */
import type { Ask, Item, Limit, Row } from '@ironbottom/umpire';
import { enemyOf, type Side } from '../sides.js';
import { bearing } from './bearings.js';
import type { GroundLaw, Open } from './kit.js';
import { hexName, isIn, stepsIn } from './land.js';
import { admiralOf, debarking, inBox, mayDebark, misfits, mostSteps, toBeLed } from './landing.js';
import { hexPlace } from './places.js';
import { raidersOf, shipTargets, strengthOnShips, strengthOnTroops } from './raiding.js';
import { unitText } from './unit-text.js';

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

function officer(law: GroundLaw, name: string): Item {
  const { rank, steps, ships } = admiralOf(law, name);
  const stars = rank === 0 ? 'captain' : plural(rank, 'star');
  return { id: name, text: `${name}: ${stars}, ${steps} steps${ships === 0 ? '' : `, ${ships} points of ships`}` };
}

/** 21.4 Two rows a force. */
export function postAsk(open: Open, law: GroundLaw, side: Side): Ask {
  const forces = toBeLed(open, law, side);
  const rows = forces.flatMap((force): Row[] => {
    const of = inBox(open, force).map((name) => officer(law, name));
    return [
      {
        ask: 'pick',
        rule: '21.8',
        prompt: `Commander of ${force.name}`,
        of,
        min: 1,
        max: 1,
      },
      {
        ask: 'pick',
        rule: '21.2',
        prompt: `Under him in ${force.name}`,
        of,
        min: 0,
        max: Math.min(2, of.length - 1),
        none: 'nobody',
      },
    ];
  });
  const limits = forces.flatMap((force, at): Limit[] => {
    const names = inBox(open, force);
    const pair = (senior: string, junior: string) => [
      { row: 2 * at, id: senior },
      { row: 2 * at + 1, id: junior },
    ];
    return [
      ...names.map((name) => ({
        rule: '21.2',
        why: `${name} cannot serve under himself`,
        most: 1,
        of: pair(name, name),
      })),
      ...misfits(law, names).map(({ senior, junior }) => ({
        rule: '21.2',
        why: `${junior} is higher or abler than ${senior}`,
        most: 1,
        of: pair(senior, junior),
      })),
    ];
  });
  return {
    ask: 'sheet',
    rule: '21.4',
    prompt:
      'Who leads the landing? Somebody must, while anybody can. With two dice of 3 or less, his own number added, he cannot come; whoever serves under him counts only then, or when he is lost.',
    rows,
    limits,
  };
}

/** A row for every unit aboard; a limit for the movement points and one for what the admiral commands. */
export function debarkAsk(open: Open, law: GroundLaw, side: Side): Ask {
  const forces = mayDebark(open, law, side);
  const beaches = [...new Set(forces.flatMap(({ force }) => force.beaches))];
  const rows: Row[] = [];
  const limits: Limit[] = [];
  for (const { force, units } of forces) {
    const { points, each } = debarking(open, force);
    const first = rows.length;
    for (const unit of units)
      rows.push({
        ask: 'pick',
        rule: '17.1',
        prompt: unitText(open, law, unit),
        of: force.beaches.map((hex) => ({ id: hex, text: hexName(law, hex), at: hexPlace(law, hex) })),
        min: 0,
        max: 1,
        none: 'stays aboard',
      });
    const cost = (by: number) =>
      units.flatMap(({ id }, at) =>
        force.beaches.map((hex) => ({ row: first + at, id: hex, each: by * (open.units[id]?.steps ?? 0) })),
      );
    limits.push({
      rule: '21.1',
      why: `${force.name} has ${points} movement points for debarking, and a step costs ${each}`,
      most: points,
      of: cost(each),
    });
    const most = mostSteps(open, law, force);
    if (most < Number.MAX_SAFE_INTEGER)
      limits.push({ rule: '21.1', why: `the admiral commands ${most} steps`, most, of: cost(1) });
  }
  return {
    ask: 'sheet',
    rule: '17.1',
    prompt: `Who goes ashore, and where? ${forces.map(({ force }) => debarkText(open, force)).join(' ')} ${beaches.map((hex) => beachText(open, law, hex, side)).join('; ')}. Where the enemy is they must attack, with half their quality unless friends are there already.`,
    rows,
    limits,
  };
}

function debarkText(open: Open, force: Parameters<typeof debarking>[1]): string {
  const { points, each } = debarking(open, force);
  return `${force.name} can land ${Math.floor(points / each)} steps (${points} points, ${each} a step).`;
}

function beachText(open: Open, law: GroundLaw, hex: string, side: Side): string {
  const enemy = enemyOf(side);
  const there = isIn(open, law, hex, enemy) ? plural(stepsIn(open, law, hex, enemy), 'enemy step') : 'no enemy';
  return `${hexName(law, hex)}: ${there}${bearing(open, hex, enemy)}`;
}

/** A row for every formation from beyond the map. */
export function raidRows(open: Open, law: GroundLaw, side: Side, troops: readonly Item[]): Row[] {
  return raidersOf(open, law, side).map((raiders): Row => {
    const ships = shipTargets(open, law, raiders).map((force) => ({
      id: `ships ${force.id}`,
      text: `the ships of ${force.name}, strength ${strengthOnShips(raiders)}`,
    }));
    return {
      ask: 'pick',
      rule: '11.2',
      prompt: `${raiders.name}: what do they attack?`,
      of: [
        ...ships,
        ...troops.map((item) => ({ ...item, text: `${item.text}, strength ${strengthOnTroops(raiders)}` })),
      ],
      min: 0,
      max: 1,
      none: 'they do not fly',
    };
  });
}
