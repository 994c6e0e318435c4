/** A newcomer ashore: keeps his troops together, attacks where the table favours it, and does not give up what he came for. */
import type { Answer, Ask, Bot, Pick, RowAnswer, Sheet } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import {
  enemyOf,
  type GroundGame,
  type GroundLaw,
  type GroundOpen,
  type GroundSeen,
  groundWorth,
  type Side,
  sideOf,
} from '@ironbottom/war-in-the-pacific';
import { isOpen } from '../answers.js';

export const groundRecruit: Bot<GroundGame> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Attacks where the table favours it, keeps together, and does not leave what has to be held.',
  seat: (seat, law, below) => ({ answer: (view, ask) => answerFor(view.own, sideOf(seat), law, ask, below) }),
};

function answerFor(seen: GroundSeen, side: Side, law: GroundLaw, ask: Ask, below: (n: number) => number): Answer {
  const { open } = seen;
  if (open.clash !== null) return inClash(open, side, law, ask);
  switch (open.step) {
    case 'tables':
      return [below(2) === 0 ? 'first' : 'second'];
    case 'naval':
      return ask.ask === 'sheet' ? ships(open, side, law, ask) : [];
    case 'air':
      return ask.ask === 'sheet' ? planes(open, side, law, ask) : [];
    case 'post':
      return ask.ask === 'sheet' ? posted(ask) : [];
    case 'debark':
      return ask.ask === 'sheet' ? landed(open, side, law, ask) : [];
    case 'interdict':
      return ask.ask === 'sheet' ? struck(open, law, ask) : [];
    case 'activate':
      return ask.ask === 'sheet' ? activated(open, side, law, ask) : [];
    case 'siege':
      return ask.ask === 'pick' ? ask.of.filter(isOpen).map(({ id }) => id) : [];
    case 'move':
      return ask.ask === 'sheet' ? marched(open, side, law, ask) : [];
    case 'attack':
    case 'counter':
      return [groundWorth(open, law, open.hex ?? '', side) > 0 ? 'attack' : 'decline'];
    case 'rally':
      return ask.ask === 'sheet' ? rallied(law, ask) : [];
    default:
      return leastAnswer(ask) ?? [];
  }
}

const stepsAt = (open: GroundOpen, law: GroundLaw, hex: string, side: Side): number =>
  law.scenario.units
    .filter((unit) => unit.side === side && open.units[unit.id]?.hex === hex)
    .reduce((sum, { id }) => sum + (open.units[id]?.steps ?? 0), 0);

/** Without labour. */
const fightersAt = (open: GroundOpen, law: GroundLaw, hex: string, side: Side): number =>
  law.scenario.units
    .filter((unit) => unit.side === side && unit.labour !== true && open.units[unit.id]?.hex === hex)
    .reduce((sum, { id }) => sum + (open.units[id]?.steps ?? 0), 0);

const goal = ({ scenario }: GroundLaw): string => scenario.objective.hex;

/** The airfield in the first week; after that the troops that hold the goal; before a landing those who will meet it. */
function ships(open: GroundOpen, side: Side, law: GroundLaw, { rows }: Sheet): RowAnswer[] {
  const attacking = open.turn > 1;
  const beach = landingAt(open, side, law);
  return rows.map((row): RowAnswer => {
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    const wanted = attacking ? [goal(law), 'airfield'] : ['airfield', goal(law)];
    const found = [...beach, ...wanted].find((id) => row.of.some((item) => item.id === id));
    return found === undefined ? [] : [found];
  });
}

/** The place that counts with the most enemies, where troops of ours are at sea. */
function landingAt(open: GroundOpen, side: Side, law: GroundLaw): string[] {
  const { objective, others = [], units } = law.scenario;
  if (!units.some((unit) => unit.side === side && open.units[unit.id]?.afloat != null)) return [];
  return [objective, ...others]
    .map(({ hex }) => hex)
    .filter((hex) => fightersAt(open, law, hex, enemyOf(side)) > 0)
    .sort((a, b) => fightersAt(open, law, b, enemyOf(side)) - fightersAt(open, law, a, enemyOf(side)))
    .slice(0, 1);
}

/** Everybody who can fly, where most of the enemy is: where both sides are first, and ships full of troops before anything. */
function planes(open: GroundOpen, side: Side, law: GroundLaw, { rows }: Sheet): RowAnswer[] {
  const [beach] = landingAt(open, side, law);
  const worth = (hex: string): number =>
    hex.startsWith('ships ')
      ? 200
      : fightersAt(open, law, hex, enemyOf(side)) + (stepsAt(open, law, hex, side) > 0 || hex === beach ? 100 : 0);
  return rows.map((row): RowAnswer => {
    if (row.ask === 'say') return row.to;
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    const [best] = row.of.map(({ id }) => id).sort((a, b) => worth(b) - worth(a));
    return best === undefined ? [] : [best];
  });
}

/** Whatever has not flown, at the strongest on the march. */
function struck(open: GroundOpen, law: GroundLaw, { rows }: Sheet): RowAnswer[] {
  const [at, many] = rows;
  const steps = (id: string): number => open.units[id]?.steps ?? 0;
  const [most] = at?.ask === 'pick' ? at.of.map(({ id }) => id).sort((a, b) => steps(b) - steps(a)) : [];
  const few = many?.ask === 'say' ? many.to : 0;
  return [most === undefined || few === 0 || law.scenario.airfield === null ? [] : [most], few];
}

/** The list has the best first: he commands, and the others serve under him. */
function posted({ rows }: Sheet): RowAnswer[] {
  return rows.map((row, at): RowAnswer => {
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    const ids = row.of.filter(isOpen).map(({ id }) => id);
    return at % 2 === 0 ? ids.slice(0, 1) : ids.slice(1, 1 + row.max);
  });
}

/**
 * Places that count and are the enemy's first, then other beaches; never among his soldiers, for over a beach everybody fights with
 * half his quality. Four steps hold a place: the more there are, the more are lost.
 */
function landed(open: GroundOpen, side: Side, law: GroundLaw, { rows, limits }: Sheet): RowAnswer[] {
  const { objective, others = [] } = law.scenario;
  const answer: string[][] = rows.map(() => []);
  const left = limits.map(({ most }) => most);
  const cost = (limit: number, row: number, id: string): number =>
    limits[limit]?.of.find((each) => each.row === row && each.id === id)?.each ?? 0;
  const beaches = [...new Set(rows.flatMap((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : [])))];
  const counts = (hex: string): number => [objective, ...others].find((each) => each.hex === hex)?.points ?? 0;
  const worth = (hex: string): number => counts(hex) * (open.hexes[hex]?.holder === side ? 1 : 2);
  const empty = beaches.filter((hex) => fightersAt(open, law, hex, enemyOf(side)) === 0);
  for (const hex of empty.sort((a, b) => worth(b) - worth(a))) {
    let wanted = counts(hex) > 0 ? 4 - stepsAt(open, law, hex, side) : 99;
    for (const [row, each] of rows.entries()) {
      if (each.ask !== 'pick' || answer[row]?.length !== 0 || !each.of.some(({ id }) => id === hex)) continue;
      if (wanted <= 0 || limits.some((_, at) => cost(at, row, hex) > (left[at] ?? 0))) continue;
      answer[row] = [hex];
      for (const at of limits.keys()) left[at] = (left[at] ?? 0) - cost(at, row, hex);
      wanted -= limits.length > 1 ? cost(1, row, hex) : cost(0, row, hex) / 5;
    }
  }
  return answer;
}

/** The best troops first, as far as the points go; those beside or at the goal before others. */
function activated(open: GroundOpen, side: Side, law: GroundLaw, sheet: Sheet): RowAnswer[] {
  const [row] = sheet.rows;
  if (row?.ask !== 'pick') return leastAnswer(sheet) as RowAnswer[];
  const unit = (id: string) => law.scenario.units.find((each) => each.id === id);
  const worth = (id: string): number => {
    const { hex = null, steps = 0, broken = false } = open.units[id] ?? {};
    const shared = hex !== null && stepsAt(open, law, hex, enemyOf(side)) > 0 ? 10 : 0;
    return shared + 2 * (unit(id)?.troopQuality ?? 0) + steps - (broken ? 20 : 0);
  };
  const chosen: string[] = [];
  let left = sheet.limits[0]?.most ?? 0;
  for (const { id } of [...row.of].sort((a, b) => worth(b.id) - worth(a.id))) {
    const cost = 2 * (unit(id)?.activation ?? 1);
    if (cost > left || open.units[id]?.broken) continue;
    chosen.push(id);
    left -= cost;
  }
  return [chosen];
}

/** All who can reach it go where an attack is worth most; the garrison of the goal stays. */
function marched(open: GroundOpen, side: Side, law: GroundLaw, { rows }: Sheet): RowAnswer[] {
  const held = open.hexes[goal(law)]?.holder === side;
  const targets = rows.flatMap((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : []));
  const worth = (hex: string): number => {
    const there = stepsAt(open, law, hex, enemyOf(side)) > 0;
    if (hex === goal(law) && !held) return there ? 1 + groundWorth(open, law, hex, side, true) : 20;
    return there ? groundWorth(open, law, hex, side, true) - 2 : -1;
  };
  const [best] = [...new Set(targets)].sort((a, b) => worth(b) - worth(a));
  if (best === undefined || worth(best) <= 0) return rows.map(() => []);
  return rows.map((row): RowAnswer => {
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    const guards = held && best !== goal(law);
    return !guards && row.of.some(({ id }) => id === best) ? [best] : [];
  });
}

function inClash(open: GroundOpen, side: Side, law: GroundLaw, ask: Ask): Answer {
  const { clash } = open;
  if (clash === null) return leastAnswer(ask) ?? [];
  const force = clash.forces[side];
  const quality = (id: string): number => {
    const unit = force.units.find((each) => each.id === id);
    return unit === undefined ? 0 : unit.quality * (unit.broken ? 5 : 10) + unit.steps;
  };
  const best = (of: Pick['of']): string[] => {
    const [first] = of.filter(isOpen).sort((a, b) => quality(b.id) - quality(a.id));
    return first === undefined ? [] : [first.id];
  };
  const attacks = clash.attacker === side;
  switch (clash.step) {
    case 'leads':
      if (ask.ask === 'pick') return best(ask.of);
      return ask.ask === 'sheet' && ask.rows[0]?.ask === 'pick' ? [best(ask.rows[0].of), []] : [];
    case 'swap':
      return ask.ask === 'pick' ? best(ask.of) : [];
    case 'option-attacker':
    case 'option-defender':
      return ['stand'];
    case 'stand': {
      const called = attacks ? clash.called.attacker : clash.called.defender;
      return [attacks && called > 3 ? home(force.ways, law, side) : 'stay'];
    }
    case 'where':
      return [home(force.ways, law, side)];
    case 'back':
      return ask.ask === 'pick' ? [ask.of[0]?.id ?? ''] : [];
    case 'losses':
      return ask.ask === 'pick' ? spare(ask, force.lead, force.units) : [];
    default:
      return leastAnswer(ask) ?? [];
  }
}

/** Towards supply, or the goal. */
function home(ways: readonly string[], law: GroundLaw, side: Side): string {
  const worth = (hex: string): number =>
    (law.scenario.hexes[hex]?.source === side ? 2 : 0) + (hex === goal(law) ? 1 : 0);
  return [...ways].sort((a, b) => worth(b) - worth(a))[0] ?? 'stay';
}

/** The lead unit lives on while somebody else can pay. */
function spare(
  ask: Pick,
  lead: string | null,
  units: readonly { id: string; steps: number; quality: number }[],
): string[] {
  const steps = (id: string): number => units.find((unit) => unit.id === id)?.steps ?? 0;
  const [first] = ask.of
    .filter(isOpen)
    .map(({ id }) => id)
    .sort((a, b) => Number(a === lead) - Number(b === lead) || steps(b) - steps(a));
  return first === undefined ? [] : [first];
}

/** As many as make it likely that most come round: each one more costs a point on the die. */
function rallied(law: GroundLaw, { rows }: Sheet): RowAnswer[] {
  return rows.map((row, at): RowAnswer => {
    if (row.ask !== 'pick') return leastAnswer(row) as RowAnswer;
    if (at % 2 === 1) return row.of.map(({ id }) => id).slice(0, 1);
    const quality = (id: string): number => law.scenario.units.find((unit) => unit.id === id)?.troopQuality ?? 0;
    const sorted = row.of.map(({ id }) => id).sort((a, b) => quality(b) - quality(a));
    const half = Math.ceil(quality(sorted[0] ?? '') / 2);
    return sorted.slice(0, Math.max(1, Math.ceil((half + 1) / 2)));
  });
}
