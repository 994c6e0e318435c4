/** What a land attack put in at the desk cannot be, and what would be right. */
import type { Problem } from '@ironbottom/umpire';
import { sideNames } from '../names.js';
import { enemyOf, type Nation, type Side } from '../pieces.js';
import { type AttackerInput, type LandCombatInput, partners, type UnitInput } from './shapes.js';
import { alignment } from './theatre.js';

export function impossible(input: LandCombatInput): Problem[] {
  const { attacker = 'japan', defenders, attackers, fort, headquarters } = input;
  const problems: Problem[] = [];
  const nobody = defenders.length === 0 && fort !== 'chit' && headquarters !== true;
  if (nobody && !attackers.some(({ by }) => by === 'sea'))
    problems.push({
      ...{ field: 'defenders', rule: '5.15', why: 'nobody is there to be attacked: an empty hex is simply entered' },
    });
  for (const [list, units, side] of [
    ['attackers', attackers, attacker],
    ['defenders', defenders, enemyOf(attacker)],
  ] as const)
    for (const [at, unit] of units.entries())
      for (const { field, rule, why } of oddIn(unit, side))
        problems.push({ field: `${list}[${at}].${field}`, rule, why });
  for (const [at, unit] of attackers.entries())
    for (const { field, rule, why } of oddAttacker(unit))
      problems.push({ field: `attackers[${at}].${field}`, rule, why });
  return [...problems, ...oddSides(attackers), ...crowded(input), ...oddPlace(input)];
}

/** What a counter cannot be. */
function oddIn({ full, depleted, flipped, nation, abroad, kind }: UnitInput, side: Side): Problem[] {
  const problems: Problem[] = [];
  if (depleted !== undefined && depleted > full)
    problems.push({
      ...{ field: 'depleted', rule: '5.14' },
      why: `a depleted side of ${depleted} is stronger than the full one of ${full}; write the full strength first`,
    });
  if (flipped === true && depleted === undefined)
    problems.push({
      ...{ field: 'flipped', rule: '5.18' },
      why: 'a unit of one step has no other side; say its depleted strength, or leave this out',
    });
  if (nation !== undefined && alignment[nation] !== side)
    problems.push({
      ...{ field: 'nation', rule: '5.15' },
      why: `${nation} fights for ${sideNames[alignment[nation]]}, and this is the side of ${sideNames[side]}; say whose attack it is under "attacker"`,
    });
  if (abroad === true && (nation === undefined || !partners.includes(nation)))
    problems.push({
      ...{ field: 'abroad', rule: '5.14' },
      why: `only minor partners are halved outside their own country; say of which nation it is (${partners.join(', ')}), or leave this out`,
    });
  if (kind === 'partisan')
    problems.push({
      ...{ field: 'kind', rule: '10.6' },
      why: 'partisans do not fight: attacked they are gone without a die, and they attack nobody; leave them out',
    });
  return problems;
}

/** Who comes by sea or air. */
function oddAttacker({ by = 'land', kind = 'infantry', across, outOfSupply }: AttackerInput): Problem[] {
  if (by === 'land') return [];
  const problems: Problem[] = [];
  if (by === 'drop' && kind !== 'paratroop')
    problems.push({
      ...{ field: 'by', rule: '5.16' },
      why: `only paratroop units drop from the air; say "kind": "paratroop", or "land" or "sea" for ${kind}`,
    });
  if (across !== undefined)
    problems.push({
      ...{ field: 'across', rule: '5.14' },
      why: `only who attacks over land is halved at a ${across}; leave this out`,
    });
  if (outOfSupply === true)
    problems.push({
      ...{ field: 'outOfSupply', rule: '7.7' },
      why: 'whoever lands from the sea or the air is in supply while he does; leave this out',
    });
  return problems;
}

const onLand = (attackers: readonly AttackerInput[]): AttackerInput[] =>
  attackers.filter(({ by = 'land' }) => by === 'land');

/** 5.14 What lies between two hexes lies before all who come that way. */
function oddSides(attackers: readonly AttackerInput[]): Problem[] {
  const first = new Map<number, AttackerInput>();
  for (const unit of onLand(attackers)) {
    const { side = 1, across } = unit;
    const other = first.get(side) ?? unit;
    first.set(side, other);
    if (other.across === across) continue;
    const why = `from side ${side} some cross ${wordFor(other.across)} and some ${wordFor(across)}; say the same for all of them, or another side`;
    return [{ field: 'attackers', rule: '5.14', why }];
  }
  return [];
}

const wordFor = (across: AttackerInput['across']): string => (across === undefined ? 'no water' : `a ${across}`);

/** A city with a fort holds eleven steps, and two more of Soviets. */
const mostSteps = 11;
const moreSoviets = 2;

const stepsOf = (units: readonly UnitInput[]): number =>
  units
    .filter(({ kind }) => kind !== 'commando' && kind !== 'home-guard')
    .reduce((sum, { depleted, flipped, count = 1 }) => sum + count * (depleted === undefined || flipped ? 1 : 2), 0);

function crowded({ attackers, defenders }: LandCombatInput): Problem[] {
  const sides = [...new Set(onLand(attackers).map(({ side = 1 }) => side))];
  const hexes: [field: string, where: string, units: readonly UnitInput[]][] = [
    ...sides.map((each): [string, string, UnitInput[]] => [
      'attackers',
      `attack from side ${each}`,
      onLand(attackers).filter(({ side = 1 }) => side === each),
    ]),
    ['defenders', 'defend', defenders],
  ];
  return hexes.flatMap(([field, where, units]): Problem | [] => {
    const most = mostSteps + (units.some(({ nation }) => nation === 'ussr') ? moreSoviets : 0);
    const steps = stepsOf(units);
    if (steps <= most) return [];
    const why = `${steps} steps ${where}, and no hex holds more than ${most}, a fortified city; what is too much adds nothing to a fight: leave it out`;
    return { field, rule: '5.9', why };
  });
}

/** 10.2 Never taken by surprise: at war with Japan all along, or not neutral in the way the rule means. */
const unsurprised: readonly Nation[] = ['china', 'ccp', 'ussr'];

function oddPlace({ attacker = 'japan', defenders, sneak, homeCity, inChina, support }: LandCombatInput): Problem[] {
  const problems: Problem[] = [];
  const alert = defenders.map(({ nation = 'china' }) => nation).find((nation) => unsurprised.includes(nation));
  if (sneak !== undefined && attacker !== 'japan')
    problems.push({
      ...{ field: 'sneak', rule: '5.16' },
      why: 'the Sneak Attack is Japan’s; leave this out where the Allies attack',
    });
  else if (sneak !== undefined && alert !== undefined)
    problems.push({
      ...{ field: 'sneak', rule: '10.2' },
      why: `a Sneak Attack is on a neutral nation, and never on China or the Soviet Union; leave this out, or say of which nation the defenders are (${alert} here)`,
    });
  if (homeCity !== undefined && inChina === true)
    problems.push({
      ...{ field: 'inChina', rule: '5.16' },
      why: `a home city of ${homeCity} lies neither in China nor in Manchukuo; say one of the two`,
    });
  for (const who of ['attacker', 'defender'] as const) {
    const { air = 0, aloft = air } = support?.[who] ?? {};
    if (aloft < air)
      problems.push({
        ...{ field: `support.${who}.aloft`, rule: '5.16' },
        why: `the bombers that support with ${air} are over the hex themselves; say ${air} or more, or leave this out`,
      });
  }
  return problems;
}
