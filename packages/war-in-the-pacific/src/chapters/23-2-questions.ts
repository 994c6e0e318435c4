/** The questions of a ground combat. Everything in them lies open on the table. */
import type { Ask, Item, Limit } from '@ironbottom/umpire';
import { type Clash, defenderOf, type Fighter } from '../ground/clash.js';
import { enemyOf, type Side } from '../sides.js';
import { afterAssault } from './17-1-aftermath.js';
import { waysBack } from './17-1-assault.js';
import { mayLead, mayTakeOver, stepTakers } from './23-2-choices.js';
import { calledFrom } from './23-3-retreat.js';
import { mayPursue, pursuitQuality } from './23-4-pursuit.js';
import { fortModifier, ownQuality } from './23-5-troop-quality.js';

const told = ({ name, steps, broken, ...unit }: Fighter): string =>
  `${name} (quality ${ownQuality({ quality: unit.quality, broken })}, ${steps} ${steps === 1 ? 'step' : 'steps'}${broken ? ', broken' : ''})`;

const items = (units: readonly Fighter[]): Item[] => units.map((unit) => ({ id: unit.id, text: told(unit) }));

const named = ({ names }: Clash, hex: string): string => names[hex] ?? hex;

const steps = (n: number): string => `${n} ${n === 1 ? 'step' : 'steps'}`;

export function askOf(clash: Clash, side: Side): Ask {
  switch (clash.step) {
    case 'leads':
      return leads(clash, side);
    case 'swap':
      return {
        ask: 'pick',
        rule: '25.3.1',
        prompt:
          'Which unit leads instead? The one that failed in the jungle would fight with half its quality; choose none to keep it.',
        of: items(mayTakeOver(clash)),
        min: 0,
        max: 1,
        none: 'it leads all the same',
      };
    case 'option-attacker':
    case 'option-defender':
      return {
        ask: 'pick',
        rule: '23.3',
        prompt: `Retreat, or stand? Standing costs you ${steps(calledFrom(clash, side))}, the enemy ${steps(calledFrom(clash, enemyOf(side)))}, if he stands too.`,
        of: [
          { id: 'stand', text: 'stand' },
          { id: 'retreat', text: 'retreat one hex' },
        ],
        min: 1,
        max: 1,
      };
    case 'stand':
      return {
        ask: 'pick',
        rule: '23.3.1',
        prompt: `Your troops are in hand: do they stay? Staying costs ${steps(calledFrom(clash, side))}; a retreat half of that, but they are deactivated and may be pursued.`,
        of: [
          { id: 'stay', text: 'stay in the hex' },
          ...clash.forces[side].ways.map((hex) => ({ id: hex, text: `retreat to ${named(clash, hex)}` })),
        ],
        min: 1,
        max: 1,
      };
    case 'where':
      return {
        ask: 'pick',
        rule: '23.3',
        prompt: 'Where to?',
        of: clash.forces[side].ways.map((hex) => ({ id: hex, text: `retreat to ${named(clash, hex)}` })),
        min: 1,
        max: 1,
      };
    case 'back':
      return back(clash, side);
    case 'pursue': {
      const may = mayPursue(clash, side);
      return {
        ask: 'pick',
        rule: '23.4',
        prompt: `Who pursues to ${named(clash, clash.gone?.to ?? '')}? A pursuit costs ${steps(calledFrom(clash, side))} instead of half of that, and the best unit must pass a check (up to ${pursuitQuality({ ...clash, pursuers: may }, side)} on the die); choose none to stay.`,
        of: items(clash.forces[side].units.filter(({ id }) => may.includes(id))),
        min: 0,
        max: may.length,
        none: 'nobody pursues',
      };
    }
    default: {
      const force = clash.forces[side];
      const may = stepTakers(force);
      return {
        ask: 'pick',
        rule: '23.6',
        prompt: `Who loses the next step? ${steps(force.owed)} still to be lost; the lead unit is the first to die.`,
        of: items(force.units.filter(({ id }) => may.includes(id))),
        min: 1,
        max: 1,
      };
    }
  }
}

/** 17.1.13 Every way with what it costs. */
function back(clash: Clash, side: Side): Ask {
  const called = calledFrom(clash, side);
  const { landing, forces } = clash;
  const passed = landing?.checked[forces[side].lead ?? ''] === true;
  const ships = landing?.ships === true;
  const cost = (aboard: boolean): string =>
    steps(afterAssault({ called, ships, passed, retreats: true, aboard }).losses);
  const texts: { readonly [way: string]: string } = {
    stay: `stay on the beach: ${steps(called)}`,
    aboard: `back on board: ${cost(true)}`,
  };
  return {
    ask: 'pick',
    rule: '17.1.13',
    prompt: `Where do the troops on the beach go? The lead unit has ${passed ? 'passed' : 'failed'} its check.`,
    of: waysBack(clash).map((way) => ({
      id: way,
      text: texts[way] ?? `inland to ${named(clash, way)}: ${cost(false)}`,
    })),
    min: 1,
    max: 1,
  };
}

function leads(clash: Clash, side: Side): Ask {
  const may = mayLead(clash, side);
  const lead = { ask: 'pick' as const, rule: '23.2.1', of: items(may), min: 1, max: 1 };
  if (side === defenderOf(clash)) {
    const fort = fortModifier(clash.fort) < 0 ? ` The fortification shifts ${clash.fort} to the left.` : '';
    return {
      ...lead,
      prompt: `Which unit leads the defence of ${clash.hex}? Its quality decides the column, and it loses the first step.${fort}`,
    };
  }
  const limits: Limit[] = may.map(({ id, name }) => ({
    rule: '23.2.2',
    why: `${name} cannot both lead and be held back`,
    most: 1,
    of: [
      { row: 0, id },
      { row: 1, id },
    ],
  }));
  return {
    ask: 'sheet',
    rule: '23.2.1',
    prompt: `How do you attack at ${clash.hex}?`,
    rows: [
      { ...lead, prompt: 'Which unit leads? Its quality decides the column, and it loses the first step.' },
      {
        ask: 'pick',
        rule: '23.2.2',
        prompt: 'Who is held back?',
        of: items(may),
        min: 0,
        max: may.length - 1,
        none: 'nobody is held back',
      },
    ],
    limits,
  };
}
