/** Air strikes on what was found, both sides at once: squadrons are the factors of carriers that may launch. */
import type { Ask, FrameKind, RowAnswer, Share, Split, SplitAnswer } from '@ironbottom/umpire';
import { mayLaunch } from '../chapters/20-3-fast-carriers.js';
import { airModifiers } from '../chapters/20-51-naval-attack.js';
import { airDefenceLevel } from '../chapters/20-442-air-defence.js';
import { nationality, periodOf } from '../charts/nationality.js';
import { cite } from '../cite.js';
import { lightFactors, type Power, powers } from '../pieces.js';
import { cloneStrike, type Strike, strike } from '../strike.js';
import { stateText } from './forming.js';
import {
  type Assault,
  atSea,
  type Content,
  contentOf,
  type Fleet,
  type FleetFrame,
  type FleetOwn,
  type FleetPublic,
  type FleetTable,
  type Force,
  forceOf,
  otherSide,
  ownOf,
  type Side,
  sideOf,
  sides,
} from './kit.js';
import type { FleetLaw } from './law.js';
import { show } from './showing.js';

/** Enemy forces that planes can be sent against. */
export const found = ({ forces }: FleetPublic, side: Side): Force[] =>
  forces.filter((force) => force.side !== side && force.located && force.where !== 'home' && force.shown !== null);

/** Forces whose planes may strike. */
export const striking = ({ forces }: FleetPublic, side: Side): Force[] =>
  forces.filter((force) => force.side === side && atSea(force) && force.task?.do === 'search');

/** Who is asked hangs on nothing that is secret: whoever has found something while searching. */
export const strikesAskedOf = (pub: FleetPublic): Side[] =>
  sides.filter((side) => found(pub, side).length > 0 && striking(pub, side).length > 0);

export const squadrons = (content: Content | undefined): number =>
  cite('20.32D') ? (content?.ships ?? []).filter(mayLaunch).reduce((sum, { factors }) => sum + factors, 0) : 0;

export const strikes: FrameKind<Fleet, FleetFrame> = {
  run(table) {
    const asked = strikesAskedOf(table.state.public);
    if (asked.length > 0) return table.owe(asked);
    table.state.public.phase = 'evade';
    table.pop();
  },
  ask: (view) => strikeSheet(view.public, view.own, sideOf(view.seat)),
  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const wings = sides.flatMap((side) => wingsOf(pub, side, (answers[side] ?? []) as RowAnswer[]));
    // All are away before any comes down on its target: nobody's losses keep the other's planes at home.
    const assaults: Assault[] = [];
    for (const side of strikesAskedOf(pub)) {
      const own = wings.filter((wing) => wing.side === side);
      launch(table, side, own);
      for (const target of new Set(own.map(({ on }) => on))) assaults.push(assault(table, side, target, wings));
    }
    pub.queue = assaults;
    pub.phase = 'air';
    table.pop();
  },
};

export function strikeSheet(pub: FleetPublic, own: FleetOwn, side: Side): Ask {
  const targets = found(pub, side).flatMap(targetsIn);
  return {
    ask: 'sheet',
    rule: '20.32D',
    prompt: 'Send your squadrons against what was found. Those you keep back stay over their own force.',
    rows: striking(pub, side).map((force): Split => {
      const total = squadrons(contentOf(force, own));
      return {
        ask: 'split',
        rule: '20.32D',
        prompt: `${force.name}: ${total} squadrons`,
        total,
        over: targets.map((target) => ({ ...target, cap: total })),
        all: false,
        ...(total === 0 && { seldom: true }),
      };
    }),
    limits: [],
  };
}

/** Named ships one by one, light ships as a group. */
function targetsIn({ id, name, shown }: Force): Omit<Share, 'cap'>[] {
  if (shown === null) return [];
  const ships = shown.ships
    .filter(({ state }) => state !== 'sunk')
    .map((ship) => ({
      id: `${id} ${ship.id}`,
      text: `${ship.name}, ${ship.kind} ${ship.factors}${ship.state === 'sound' ? '' : `, ${stateText(ship.state)}`}`,
    }));
  const light = lightFactors(shown.light);
  return light === 0 ? ships : [...ships, { id: `${id} light`, text: `${name}: light ships, ${light} factors` }];
}

/** 'Akagi', or the light ships of a force. */
export function targetName({ name, shown }: Force, target: string): string {
  if (target === 'light') return `the light ships of ${name}`;
  if (target === 'screened') return `the ships with cargo of ${name}`;
  return shown?.ships.find(({ id }) => id === target)?.name ?? target;
}

export type Wing = { side: Side; from: string; on: string; target: string; squadrons: number };

export function wingsOf(pub: FleetPublic, side: Side, rows: readonly RowAnswer[]): Wing[] {
  return striking(pub, side).flatMap((force, i) =>
    Object.entries((rows[i] ?? {}) as SplitAnswer).flatMap(([id, n]): Wing[] => {
      const [on = '', target = ''] = id.split(' ');
      return n > 0 ? [{ side, from: force.id, on, target, squadrons: n }] : [];
    }),
  );
}

/** Planes can be followed home: a force that strikes, or whose planes give cover, comes to light. */
function launch(table: FleetTable, side: Side, wings: readonly Wing[]): void {
  const { public: pub } = table.state;
  const sent = wings.reduce((sum, wing) => sum + wing.squadrons, 0);
  const on = wings.map((wing) => ({ ...wing, target: targetName(forceOf(pub, wing.on), wing.target) }));
  table.tell('all', '20.32D', 'strike', { side, squadrons: sent, wings: on });
  for (const id of new Set(wings.map(({ from }) => from))) show(table, forceOf(pub, id), 'its planes were followed');
}

export const powerDRMs = (law: FleetLaw): Strike['navalDRM'] => {
  const values = nationality.values[periodOf(law.scenario.year)];
  return Object.fromEntries(powers.map((power) => [power, values[power].naval])) as { [P in Power]: number };
};

/** Everything that one side sends against one force. */
function assault(table: FleetTable, side: Side, on: string, all: readonly Wing[]): Assault {
  const { public: pub } = table.state;
  const wings = all.filter((wing) => wing.side === side && wing.on === on);
  const fighters = fightersOver(table, forceOf(pub, on), all);
  return { force: on, strike: airStrike(pub, table.law, side, wings, fighters) };
}

/** The record of an air strike on the force that all these wings are sent against. */
export function airStrike(
  pub: FleetPublic,
  law: FleetLaw,
  side: Side,
  wings: readonly Wing[],
  fighters: number,
): Strike {
  const force = forceOf(pub, wings[0]?.on ?? '');
  const content = force.shown;
  if (content === null) throw new Error(`${force.name} has not been seen`);
  const attackers = forceOf(pub, wings[0]?.from ?? '');
  const drm = nationality.values[periodOf(law.scenario.year)];
  const surprise = force.where === 'port' && pub.round === 1 ? law.scenario.surprise : 0;
  const modifiers = airModifiers({
    airDRM: drm[attackers.power].air,
    navalDRM: drm[force.power].naval,
    navalAir: true,
    atSea: force.where === 'sea',
    surprise,
  });
  const targets = new Map<string, number>();
  for (const wing of wings) targets.set(wing.target, (targets.get(wing.target) ?? 0) + wing.squadrons);
  const record = strike({
    by: 'air',
    attacker: side,
    defender: otherSide(side),
    where: force.where === 'port' ? 'port' : 'sea',
    surprise,
    navalDRM: powerDRMs(law),
    airDefence: airDefenceLevel(content.ships, [content.light]) + fighters,
    ships: content.ships,
    light: [content.light],
    attacks: [...targets].map(([target, strength]) => ({ strength, on: target, modifiers })),
  });
  return cloneStrike(record);
}

/**
 * Designed: squadrons over a force count as a level of air defence each: those of forces that cover it, and its own that were
 * not sent to strike.
 */
function fightersOver(table: FleetTable, force: Force, wings: readonly Wing[]): number {
  const { state, law } = table;
  const { public: pub } = state;
  let fighters = force.where === 'port' && pub.round > 1 ? law.scenario.fighters : 0;
  if (atSea(force) && force.task?.do === 'search' && cite('R23'))
    fighters += squadrons(force.shown ?? undefined) - sentFrom(force, wings);
  for (const other of pub.forces) {
    if (!atSea(other) || other.task?.do !== 'cover' || other.task.force !== force.id) continue;
    const over = squadrons(contentOf(other, ownOf(state, other.side)));
    table.tell('all', '20.32D', 'cover', { force: other.name, over: force.name, squadrons: over });
    if (over > 0) show(table, other, 'its planes give cover');
    fighters += over;
  }
  return fighters;
}

const sentFrom = ({ id }: Force, wings: readonly Wing[]): number =>
  wings.reduce((sum, { from, squadrons: sent }) => sum + (from === id ? sent : 0), 0);
