/** 16.4 The Naval Phase: plots, who comes up with whom, and forces that fight as one. */
import type { Answer, Ask, Item, Need, Out, Pick as PickAsk, RowAnswer } from '@ironbottom/umpire';
import { isContact } from '../chapters/16-4-engagement.js';
import { cite } from '../cite.js';
import { findOut, isDummy, type Marker, markerOf, markerText } from '../search/search.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { reachText, valuesText } from './contact-words.js';
import {
  atSea,
  type Group,
  groupOf,
  groupsIn,
  huntIn,
  lawNow,
  metText,
  rankOf,
  reacts,
  startingValue,
} from './groups.js';
import type { SurfaceLaw } from './law.js';
import { meetingOf, plotText, quarryOf, reachOf } from './meeting.js';
import { openingOf, shipFrom } from './opening.js';
import type { Attempt, Plot, Surface, SurfaceBattle, SurfaceHunt } from './state.js';
import { announce } from './telling.js';

/** R141 A force in wait goes for who is located, and for nobody else. */
export const mayGoFor = (group: Group, { located }: Marker): boolean => !reacts(group) || located || !cite('R141');

/** 13.6.6 A dummy does as if it reacted, as long as nobody has found out what it is; 17.5: to who is located. */
export const mayFeign = ({ located }: Marker): boolean => (located || !cite('R141')) && cite('13.6.6');

/** 16.3 One row for each marker of one's own. */
export function plotAsk(law: SurfaceLaw, seen: SurfaceBattle, side: Side): Ask {
  const hunt = huntIn(seen);
  const rows = hunt.markers[side].map((marker): PickAsk => {
    const group = groupOf(law, side, marker);
    const of = group === undefined ? feints(hunt, side, marker) : plotItems(hunt, side, group);
    const what = group?.name ?? 'a dummy';
    return {
      ask: 'pick',
      rule: '16.3',
      prompt: `${marker.name}, ${what}${group === undefined ? '' : `: ${reachText(law, side, group)}`}`,
      of,
      min: 1,
      max: 1,
      now: [of[0]?.id ?? ''],
    };
  });
  const prompt = `What does each of your forces do? The enemy plots at the same time, unseen. ${valuesText(law, side)} The list “Contact” says more.`;
  return { ask: 'sheet', rule: '16.3', prompt, rows, limits: [] };
}

function plotItems(hunt: SurfaceHunt, side: Side, group: Group): Item[] {
  const own: Item[] =
    group.mission === null
      ? [{ id: 'wait', text: 'lies in wait, and goes for nobody' }]
      : [
          { id: 'mission', text: `${group.mission.what}: ${group.mission.worth} points` },
          { id: 'away', text: 'keeps away, in the open sea' },
        ];
  const others = atSea(hunt, side).flatMap((marker) =>
    (['in', 'out'] as const).map(
      (when): Item => ({
        id: `${when} ${marker.name}`,
        text: `goes for ${markerText(marker)}: ${when === 'in' ? 'as it comes' : 'later, as it goes'}`,
        ...(mayGoFor(group, marker)
          ? {}
          : { not: { rule: 'R141', why: `${marker.name} is not located, and who lies in wait goes for no other` } }),
      }),
    ),
  );
  return [...own, ...others];
}

/** 13.6.6 What a dummy may pretend: who is seen to go for somebody need not be anything. */
function feints(hunt: SurfaceHunt, side: Side, { known }: Marker): Item[] {
  const located = known ? [] : atSea(hunt, side).filter(mayFeign);
  return [
    { id: 'wait', text: 'sails on' },
    ...located.flatMap((marker) =>
      (['in', 'out'] as const).map((when): Item => {
        const then = when === 'in' ? 'as it comes' : 'later, as it goes';
        return { id: `${when} ${marker.name}`, text: `pretends to go for ${markerText(marker)}: ${then}` };
      }),
    ),
  ];
}

export function takePlots(battle: SurfaceBattle, answer: Answer, side: Side): void {
  const hunt = huntIn(battle);
  for (const [i, { name }] of hunt.markers[side].entries())
    hunt.plots[side][name] = ((answer as RowAnswer[])[i] as Plot[] | undefined)?.[0] ?? 'wait';
}

/** Where a force was met hangs on what it was about: whoever is known for what he is has been seen at it. */
const deedOf = (law: SurfaceLaw, { plots }: SurfaceHunt, side: Side, marker: Marker): string =>
  plotText(plots[side][marker.name], groupOf(law, side, marker));

const isSame = (a: Attempt, b: Attempt): boolean => a.side === b.side && a.target === b.target && a.when === b.when;

/** R143 In the order of those who are gone for, the Allies' attempts before Japan's; 16.4.6: the highest value first. */
function attemptsOf(law: SurfaceLaw, hunt: SurfaceHunt, when: 'in' | 'out'): Attempt[] {
  const order: readonly Side[] = cite('R143') ? ['allies', 'japan'] : sides;
  return order.flatMap((side) =>
    hunt.markers[enemyOf(side)].flatMap(({ name: target }) => {
      const going = hunt.markers[side].filter(({ name }) => hunt.plots[side][name] === `${when} ${target}`);
      const value = (marker: Marker): number => {
        const group = groupOf(law, side, marker);
        // 13.6.6 A dummy does as if it fought.
        return group === undefined ? 14 : startingValue(law, group);
      };
      if (cite('16.4.6')) going.sort((a, b) => value(b) - value(a));
      return going.map(({ name: marker }): Attempt => ({ side, marker, target, when }));
    }),
  );
}

/** Whether both are still there to meet: who has fought in this phase does so no more (R143), and a dummy is taken off. */
const isOn = ({ fought, markers }: SurfaceHunt, { marker, target }: Attempt): boolean =>
  [marker, target].every((name) => {
    const each = markerOf({ markers }, name);
    return !fought.includes(name) && !(each.known && isDummy(each));
  });

/** 16.4.6 Where several go for one, who rolls before whom is seen, and says something of what they are. */
function tellOrder(attempts: readonly Attempt[], out: Out): void {
  const order = attempts.flatMap((first, i) => {
    const next = attempts[i + 1];
    return next !== undefined && isSame(first, next) ? [`${first.marker} before ${next.marker}`] : [];
  });
  if (order.length > 0) announce(out, '16.4.6', 'order', { order });
}

/** Who goes for whom is seen; the rest of a plot is the owner's business. */
export function setOut({ law, battle }: Surface, out: Out): void {
  const hunt = huntIn(battle);
  hunt.attempts = attemptsOf(law, hunt, 'in');
  for (const side of sides) {
    const courses = hunt.markers[side].flatMap(({ name }) => {
      const quarry = quarryOf(hunt.plots[side][name]);
      return quarry === undefined ? [] : [`${name} for ${quarry.target}${quarry.when === 'out' ? ', later' : ''}`];
    });
    announce(out, '16.4', 'courses', { side, courses });
  }
  tellOrder(hunt.attempts, out);
}

/** Attempts, missions, attempts; then it is over. */
export function engaging(record: Surface, out: Out): Need | undefined {
  const { law, battle } = record;
  const hunt = huntIn(battle);
  const [next] = hunt.attempts;
  if (next !== undefined) {
    if (isOn(hunt, next)) return { need: 'die', rule: '16.4', by: next.side, sides: 6 };
    hunt.attempts.shift();
    announce(out, 'R143', 'missed', { side: next.side, marker: next.marker, target: next.target });
    return undefined;
  }
  if (hunt.stage === 'in') {
    hunt.stage = 'out';
    missions(record, out);
    hunt.attempts = attemptsOf(law, hunt, 'out');
    tellOrder(hunt.attempts, out);
    return undefined;
  }
  battle.points = { ...hunt.points };
  const truth = (side: Side, marker: Marker): string =>
    `${marker.name}: ${isDummy(marker) ? 'a dummy' : `${marker.group}, ${deedOf(law, hunt, side, marker)}`}`;
  announce(out, 'R142', 'dawn', {
    japan: battle.points.japan,
    allies: battle.points.allies,
    markers: sides.flatMap((side) => hunt.markers[side].map((marker) => truth(side, marker))),
  });
  for (const side of sides) for (const marker of hunt.markers[side]) findOut(hunt.markers[side], marker);
  battle.phase = 'over';
  return undefined;
}

/** R142 Whoever was not met on the way in does what he came for, and is known for what he is. */
function missions({ law, battle }: Surface, out: Out): void {
  const hunt = huntIn(battle);
  for (const side of sides) {
    const done: string[] = [];
    let points = 0;
    for (const marker of hunt.markers[side]) {
      const mission = groupOf(law, side, marker)?.mission ?? null;
      if (hunt.plots[side][marker.name] !== 'mission' || mission === null || hunt.fought.includes(marker.name))
        continue;
      marker.known = true;
      if (!cite('R142')) continue;
      points += mission.worth;
      if (marker.group !== null) hunt.done.push(marker.group);
      done.push(`${marker.name}, ${marker.group}, ${mission.what}`);
    }
    hunt.points[side] += points;
    announce(out, 'R142', 'missions', { side, done, points });
  }
}

/** 16.4 A die for the first attempt; after the last on the same force it is seen who has met. */
export function rollFor({ law, battle }: Surface, face: number, out: Out): void {
  const hunt = huntIn(battle);
  const attempt = hunt.attempts.shift();
  if (attempt === undefined) return;
  const meeting = meetingOf(law, hunt, attempt);
  const contact = meeting !== undefined && isContact(law.charts.searchContact, meeting.value, face, meeting.E);
  if (contact) hunt.met.push(attempt.marker);
  const { side, marker, target } = attempt;
  announce(out, '16.4', 'engaged', { side, marker, target, face, contact });
  const group = groupOf(law, side, markerOf(hunt, marker));
  // R144 What it would have taken at best tells which force this is: to its owner alone.
  if (!contact && group !== undefined && out.on)
    out.tell([side], 'R144', 'no contact', { target, thrown: face, most: reachOf(law, side, group)[1] });
  const [next] = hunt.attempts;
  if (next !== undefined && isSame(next, attempt) && isOn(hunt, next)) return;
  const met = hunt.met;
  hunt.met = [];
  if (met.length > 0) meet({ law, battle }, attempt, met, out);
}

/** 13.6.3, 16.2.3 Both are known for what they are, and chits go back; a dummy is taken off. */
function meet({ law, battle }: Surface, attempt: Attempt, met: readonly string[], out: Out): void {
  const hunt = huntIn(battle);
  const { side, target } = attempt;
  const other = markerOf(hunt, target);
  const real = !isDummy(other);
  for (const name of real ? [...met, target] : [target]) {
    const marker = markerOf(hunt, name);
    const of = name === target ? enemyOf(side) : side;
    findOut(hunt.markers[of], marker);
    if (cite('16.2.3')) marker.chits = [];
    const does = isDummy(marker) ? '' : deedOf(law, hunt, of, marker);
    announce(out, '13.6.3', 'revealed', { marker: name, group: marker.group, real: !isDummy(marker), does });
  }
  if (!real) return;
  const [first = ''] = met;
  const meeting = meetingOf(law, hunt, { ...attempt, marker: first });
  const { alpha = side, reacted = false, coastal = false } = meeting ?? {};
  const markers = { japan: side === 'japan' ? met : [target], allies: side === 'allies' ? met : [target] };
  hunt.action = { alpha, reacted, coastal, markers, leader: null };
  hunt.fought.push(...met, target);
  if (leaders(law, hunt, side).length > 1) battle.phase = 'leader';
  else beginAction({ law, battle }, out);
}

/** 16.4.6 The senior admirals of forces that fight as one, if there are several of the same rank. */
function leaders(law: SurfaceLaw, hunt: SurfaceHunt, side: Side): string[] {
  const groups = groupsIn(law, hunt, side).filter(({ admirals }) => admirals.length > 0);
  const most = Math.max(...groups.map((group) => rankOf(law, group)));
  return groups.filter((group) => rankOf(law, group) === most).flatMap(({ admirals: [first] }) => first?.name ?? []);
}

/** Whose forces have come together: where it is one against one, nobody's. */
export const joined = ({ action }: SurfaceHunt): Side =>
  sides.find((side) => (action?.markers[side].length ?? 0) > 1) ?? 'japan';

export function leaderAsk(law: SurfaceLaw, seen: SurfaceBattle, side: Side): Ask {
  return {
    ask: 'pick',
    rule: '16.4.6',
    prompt: 'Your forces fight as one. Who commands? He leads his own ships, and half of the others count.',
    of: leaders(law, huntIn(seen), side).map((name) => ({ id: name, text: name })),
    min: 1,
    max: 1,
  };
}

export function takeLeader(record: Surface, answer: Answer, out: Out): void {
  const { action } = huntIn(record.battle);
  const [name] = answer as string[];
  if (action === null || name === undefined) return;
  action.leader = name;
  announce(out, '16.4.6', 'leads', { admiral: name });
  beginAction(record, out);
}

/** 16.2.3 Those who met are laid out; everybody else stays where he is. */
function beginAction({ law, battle }: Surface, out: Out): void {
  const hunt = huntIn(battle);
  const now = lawNow(law, battle);
  hunt.turn += 1;
  const ids = new Set(now.forces.map(({ id }) => id));
  hunt.others = hunt.others.filter(({ id }) => !ids.has(id));
  Object.assign(battle, openingOf(now));
  const { action } = hunt;
  if (action !== null)
    announce(out, '16.4', 'action', {
      alpha: action.alpha,
      ships: [...ids],
      met: [metText(hunt, action, 'japan'), metText(hunt, action, 'allies')],
    });
}

/** 16.2.4 After the battle what is left goes back under its marker, and fights no more in this phase (R143). */
export function endAction({ law, battle }: Surface, out: Out): void {
  const hunt = huntIn(battle);
  announce(out, '16.2.4', 'action over', {});
  hunt.turn += battle.sequence + 1;
  hunt.points = { ...battle.points };
  for (const listed of law.forces) {
    const ship = battle.ships.find(({ id }) => id === listed.id);
    if (ship === undefined) continue;
    const state = ship.state === 'sunk' ? 'sunk' : 'withdrawn';
    hunt.others.push({ ...shipFrom(law, listed), state, damage: ship.damage, seen: true });
  }
  hunt.action = null;
  Object.assign(battle, openingOf({ ...law, forces: [], officers: { japan: [], allies: [] } }), { phase: 'engaging' });
}
