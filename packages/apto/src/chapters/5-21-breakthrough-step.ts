/** 5.21 The Breakthrough Step: one stack of armour after the other goes up to two hexes, attacks, and goes on if it clears the hex. */
import type { Answer, Ask, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { march } from '../moving.js';
import { hexName } from '../names.js';
import { type General, type HexId, isMechanical, type LandUnit } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexAt, hexOf, indexOf, type Situation, situationOf } from '../situation.js';
import type { Offensive, Pub } from '../state.js';
import { unitText } from '../unit-text.js';
import { zoneOf } from './1-weather.js';
import { unitItem } from './5-0-command-step.js';
import { isOpenTo, marches, type Reached } from './5-7-land-movement.js';
import { allowance, ratingFor } from './5-7-movement-step.js';
import { canCross } from './5-8-terrain.js';
import { roomFor } from './5-9-stacking.js';
import { beginAttack } from './5-14-attack.js';
import { isTarget } from './5-15-targets.js';
import { reactionTo } from './5-17-reaction-step.js';
import { breakthroughFault, breakthroughTargetFault, hexesAfter, hexesBefore, spend } from './5-21-breakthrough.js';
import type { StepKind } from './5-offensive.js';
import { mayGo } from './9-borders.js';

export const isWet = (pub: Pub, law: Law, hex: HexId): boolean => {
  const weather = pub.weather[zoneOf(law.charts, hex)];
  return weather === 'wet' || weather === 'monsoon';
};

/** Armour of this Offensive in a hex that has not broken through yet, and the Generals with it. */
function stackIn(pub: Pub, off: Offensive, hex: HexId): { units: LandUnit[]; generals: General[] } {
  const units = Object.values(pub.units).filter(
    (unit) =>
      unit.hex === hex &&
      unit.status === 'standby' &&
      !off.broke.includes(unit.id) &&
      isMechanical(unit) &&
      unit.circled,
  );
  return { units, generals: generalsWith(pub, hex, units) };
}

export const generalsWith = (pub: Pub, hex: HexId, units: readonly LandUnit[]): General[] =>
  Object.values(pub.generals).filter(
    (general) =>
      general.hex === hex && general.status === 'standby' && units.some(({ nation }) => nation === general.nation),
  );

type Thrust = { id: string; from: HexId; via: Reached | null; target: HexId; units: LandUnit[] };

/** Every Breakthrough that could be made: from where, by which hex, against what. */
export function thrusts(pub: Pub, law: Law, off: Offensive): Thrust[] {
  // 5.21 By a headquarters, or as a stack.
  if (off.left <= 0 || !off.agents.some(({ by }) => by === 'hq' || by === 'stack')) return [];
  const situation = situationOf(pub, law.map);
  const hexes = new Set(
    Object.values(pub.units).flatMap(({ hex, status }) => (hex !== null && status === 'standby' ? [hex] : [])),
  );
  return [...hexes].sort().flatMap((from) => {
    const { units } = stackIn(pub, off, from);
    if (units.length === 0 || breakthroughFault(units, { wet: isWet(pub, law, from) }) !== undefined) return [];
    const near = new Map<HexId, Approach>([[from, { via: null, units }]]);
    return [...near, ...approaches(pub, law, off, units, situation)].flatMap(([hex, { via, units: coming }]) =>
      targetsBeside(pub, law, off, coming, hex).map(({ target, units: able }) => ({
        ...{ id: `${from}>${hex}>${target}`, from, via, target, units: able },
      })),
    );
  });
}

type Approach = { via: Reached | null; units: LandUnit[] };

/** Hexes that some of the stack can reach before their attack, and who can; all of them, if there is room for so many. */
function approaches(
  pub: Pub,
  law: Law,
  off: Offensive,
  units: readonly LandUnit[],
  situation: Situation,
): Map<HexId, Approach> {
  const found = new Map<HexId, Approach>();
  for (const unit of units)
    for (const via of marches(situation, {
      ...{ unit, side: off.side, budget: allowance(pub, law, unit, situation) },
      may: mayGo(pub, unit),
    })) {
      const { hex, path } = via;
      if (path.length > hexesBefore(false) || path.some((each) => isWet(pub, law, each))) continue;
      const coming = [...(found.get(hex)?.units ?? []), unit];
      if (roomFor(situation, hexOf(law.map, hex), coming, off.side)) found.set(hex, { via, units: coming });
    }
  return found;
}

/** 9.1, 10.16 No armour breaks through a border that its land units may not cross, or leaves the watch on one. */
function targetsBeside(
  pub: Pub,
  law: Law,
  off: Offensive,
  units: readonly LandUnit[],
  hex: HexId,
): { target: HexId; units: LandUnit[] }[] {
  const { around, sides } = hexOf(law.map, hex);
  return around.flatMap((index, way) => {
    const across = sides[way];
    if (index < 0 || across === undefined) return [];
    const to = hexAt(law.map, index);
    const able = units.filter((unit) => mayGo(pub, unit)(to));
    if (!canCross(to, across) || !isTarget(pub, law, to.id, off.side) || able.length === 0) return [];
    const place = { terrain: to.terrain, wet: isWet(pub, law, to.id) };
    const fault = breakthroughTargetFault(place, { tried: off.targets.includes(to.id) });
    return fault === undefined ? [{ target: to.id, units: able }] : [];
  });
}

/** Where a stack may go on to after it has cleared its target: a unit by itself, or all together with the Generals. */
type Onward = { id: string; units: LandUnit[]; generals: General[]; path: readonly HexId[] };

export function onwards(pub: Pub, law: Law, off: Offensive): Onward[] {
  const units = off.chosen.flatMap((id): LandUnit[] => {
    const unit = pub.units[id];
    return unit !== undefined && unit.hex !== null && off.cleared.includes(id) ? [unit] : [];
  });
  const situation = situationOf(pub, law.map);
  const byUnit = units.map((unit) => ({ unit, to: onwardsOf(pub, law, off, unit, units, situation) }));
  const alone = byUnit.flatMap(({ unit, to }) =>
    to
      .filter(({ hex }) => roomFor(situation, hexOf(law.map, hex), [unit], off.side))
      .map(({ hex, path }): Onward => ({ id: `${unit.id}>${hex}`, units: [unit], generals: [], path })),
  );
  const [first, ...others] = byUnit;
  const from = first?.unit.hex ?? null;
  const generals = from === null ? [] : generalsWith(pub, from, units);
  if (from === null || units.some(({ hex }) => hex !== from) || units.length + generals.length < 2) return alone;
  const together = (first?.to ?? []).filter(
    ({ hex }) =>
      others.every(({ to }) => to.some((each) => each.hex === hex)) &&
      roomFor(situation, hexOf(law.map, hex), units, off.side),
  );
  return [...together.map(({ hex, path }): Onward => ({ id: `all>${hex}`, units, generals, path })), ...alone];
}

/** One hex whatever Zones of Control there are, or as far as the General's rating goes by the common rules. */
function onwardsOf(
  pub: Pub,
  law: Law,
  off: Offensive,
  unit: LandUnit,
  all: readonly LandUnit[],
  situation: Situation,
): Reached[] {
  const { hex } = unit;
  if (hex === null) return [];
  const rating = ratingFor(pub, law, unit, hexesAfter(generalsWith(pub, hex, all)), situation);
  const beside = hexOf(law.map, hex);
  const may = mayGo(pub, unit);
  const near = beside.around.flatMap((index, way): Reached[] => {
    const across = beside.sides[way];
    if (index < 0 || across === undefined) return [];
    const to = hexAt(law.map, index);
    const open = canCross(to, across) && isOpenTo(situation, off.side, to) && may(to);
    return open ? [{ hex: to.id, cost: 1, path: [to.id] }] : [];
  });
  const far = rating > 1 ? marches(situation, { unit, side: off.side, budget: rating, may }) : [];
  const known = new Set(near.map((each) => each.hex));
  return [...near, ...far.filter((each) => !known.has(each.hex))].filter(
    ({ path }) => !path.some((entered) => isWet(pub, law, entered)),
  );
}

/** Stages: begin (which one?), party (who of the stack?), attack, onward. `chosen`: those at work. */
export const breakthrough: StepKind = {
  run(table, off) {
    const { law } = table;
    const { public: pub } = table.state;
    if (off.stage === 'attack') {
      const [next] = off.attacks.splice(0);
      off.stage = 'onward';
      if (next !== undefined) {
        off.led = leading(pub, next.units);
        beginAttack(table, { kind: 'breakthrough', side: off.side, ...next });
      }
      return 'on';
    }
    if (off.stage === 'onward') {
      if (onwards(pub, law, off).length > 0) return 'ask';
      rest(pub, off);
    }
    if (off.stage === 'party') return 'ask';
    return off.stage === 'begin' && thrusts(pub, law, off).length > 0 ? 'ask' : 'over';
  },

  ask({ public: pub }, law, off) {
    if (off.stage === 'party') return askParty(pub, law, off);
    return off.stage === 'onward' ? askOnward(pub, law, off) : askThrust(pub, law, off);
  },

  take(table, off, answer) {
    if (off.stage === 'onward') goOn(table, off, answer);
    else if (off.stage === 'party') chooseParty(table, off, answer);
    else chooseThrust(table, off, answer);
  },
};

/** 5.21 Some of a stack go, and others are left behind or break through elsewhere. */
const some = 'part:';

function askThrust(pub: Pub, law: Law, off: Offensive): Ask {
  return {
    ask: 'pick',
    rule: '5.21',
    prompt: `Does armour break through before the others move? ${off.left} more attacks in this step; who fails must attack the same hex again in the Combat Step.`,
    of: thrusts(pub, law, off).flatMap((each): Item[] => {
      const at = indexOf(law.map, each.target);
      const item: Item = { id: each.id, text: `${each.units.map(unitText).join(' + ')} ${wayText(each)}`, at };
      if (each.units.length + stackIn(pub, off, each.from).generals.length < 2) return [item];
      return [item, { id: `${some}${each.id}`, text: `Some of them, still to be named, ${wayText(each)}`, at }];
    }),
    min: 0,
    max: 1,
    none: 'no Breakthrough',
  };
}

const wayText = ({ from, via, target }: Thrust): string =>
  `from ${hexName(from)}${via === null ? '' : ` by way of ${hexName(via.hex)}`} against ${hexName(target)}`;

const thrustOf = (pub: Pub, law: Law, off: Offensive, id: string | undefined): Thrust | undefined =>
  thrusts(pub, law, off).find((each) => each.id === id);

function chooseThrust(table: Theatre, off: Offensive, answer: Answer): void {
  const { public: pub } = table.state;
  const [id = ''] = answer as string[];
  const isPart = id.startsWith(some);
  const chosen = thrustOf(pub, table.law, off, isPart ? id.slice(some.length) : id);
  if (chosen === undefined) {
    off.stage = 'done';
    table.say('5.21', 'no breakthrough', { side: off.side });
  } else if (isPart) {
    off.stage = 'party';
    off.thrust = chosen.id;
    table.say('5.21', 'some break through', { from: chosen.from, target: chosen.target });
  } else thrust(table, off, chosen, stackIn(pub, off, chosen.from).generals);
}

function askParty(pub: Pub, law: Law, off: Offensive): Ask {
  const chosen = thrustOf(pub, law, off, off.thrust);
  if (chosen === undefined) throw new Error('there is no Breakthrough');
  const { from, units } = chosen;
  const { generals } = stackIn(pub, off, from);
  const riders = generals.map(({ id, name }): Item => ({ id, text: `General ${name}` }));
  const pick = { ask: 'pick', rule: '5.21' } as const;
  return {
    ...{ ask: 'sheet', rule: '5.21', limits: [], prompt: `Who breaks through ${wayText(chosen)}?` },
    rows: [
      { ...pick, prompt: 'Units', of: units.map((unit) => unitItem(law, unit)), min: 1, max: units.length },
      { ...pick, prompt: 'Generals', of: riders, min: 0, max: riders.length, none: 'nobody' },
    ],
  };
}

function chooseParty(table: Theatre, off: Offensive, answer: Answer): void {
  const { public: pub } = table.state;
  const [ids = [], riders = []] = answer as string[][];
  const chosen = thrustOf(pub, table.law, off, off.thrust);
  delete off.thrust;
  off.stage = 'begin';
  if (chosen === undefined) return;
  const units = chosen.units.filter(({ id }) => ids.includes(id));
  const generals = stackIn(pub, off, chosen.from).generals.filter(({ id }) => riders.includes(id));
  thrust(table, off, { ...chosen, units }, generals);
}

function thrust(table: Theatre, off: Offensive, chosen: Thrust, generals: readonly General[]): void {
  const { via, target, units } = chosen;
  const ids = units.map((unit) => unit.id);
  off.left -= 1;
  off.targets.push(target);
  off.chosen = [...ids];
  off.attacks = [{ target, units: ids }];
  off.stage = 'attack';
  table.say('5.21', 'breakthrough', { units: ids, target, ...(via === null ? {} : { via: via.hex }) });
  if (cite('5.21')) off.broke.push(...ids);
  for (const unit of units) unit.moved = true;
  for (const general of generals) general.moved = true;
  if (via !== null && !reactionTo(table, { id: chosen.id, units, riders: [...generals] }, via, off.side))
    march(table, units, generals, via.path, off.side);
}

function askOnward(pub: Pub, law: Law, off: Offensive): Ask {
  return {
    ask: 'pick',
    rule: '5.21',
    prompt: 'The way is open: who goes on, and where to?',
    of: onwards(pub, law, off).map(({ id, units, generals, path }): Item => {
      const to = path[path.length - 1] ?? '';
      const names = [...units.map(unitText), ...generals.map(({ name }) => `General ${name}`)].join(' + ');
      return { id, text: `${names} to ${hexName(to)}`, at: indexOf(law.map, to) };
    }),
    min: 0,
    max: 1,
    none: 'nobody goes on',
  };
}

function goOn(table: Theatre, off: Offensive, answer: Answer): void {
  const { public: pub } = table.state;
  const [id] = answer as string[];
  const onward = onwards(pub, table.law, off).find((each) => each.id === id);
  if (onward === undefined) {
    table.say('5.21', 'halts', { side: off.side });
    rest(pub, off);
    return;
  }
  const { units, generals, path } = onward;
  const gone = new Set(units.map((unit) => unit.id));
  off.chosen = off.chosen.filter((each) => !gone.has(each));
  for (const general of generals) general.moved = true;
  table.say('5.21', 'goes on', { units: [...gone], path: [...path] });
  const group = { id: onward.id, units, riders: generals };
  if (!reactionTo(table, group, { path }, off.side)) march(table, units, generals, path, off.side);
}

/** The Generals with these as they attack. */
const leading = (pub: Pub, ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const unit = pub.units[id];
    return unit === undefined || unit.hex === null ? [] : generalsWith(pub, unit.hex, [unit]).map((each) => each.id);
  });

/** It is over for this stack, and its Generals have given what they can this month, wherever they are and whatever came of it. */
function rest(pub: Pub, off: Offensive): void {
  spend((off.led ?? []).flatMap((id) => pub.generals[id] ?? []));
  delete off.led;
  off.chosen = [];
  off.stage = 'begin';
}
