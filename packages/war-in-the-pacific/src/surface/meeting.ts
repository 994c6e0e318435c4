/** 16.4 What an attempt of one force on another comes to: who is Alpha, the Engagement Value that is left, and the die that makes contact. */
import { type Alpha, type Bravo, engagementValue, type Waters } from '../chapters/16-4-engagement.js';
import { leaderless } from '../chapters/20-admirals.js';
import { contactUpTo } from '../chapters/22-5-search.js';
import { cite } from '../cite.js';
import { isCarrier } from '../pieces.js';
import { type Marker, markerOf } from '../search/search.js';
import { enemyOf, type Side } from '../sides.js';
import { type Group, groupOf, reacts, searchIn, startingValue } from './groups.js';
import { type SurfaceLaw, unitOf } from './law.js';
import type { Attempt, Plot, SurfaceHunt } from './state.js';

/** What a meeting hangs on. */
export type Situation = Pick<SurfaceHunt, 'markers' | 'plots' | 'stage'>;

/** Whom a plot goes for, and when; undefined: nobody. */
export function quarryOf(plot: Plot | null | undefined): { when: 'in' | 'out'; target: string } | undefined {
  const [, when, target] = /^(in|out) (.+)$/.exec(plot ?? '') ?? [];
  return (when === 'in' || when === 'out') && target !== undefined ? { when, target } : undefined;
}

/** What a force does, in a few words. */
export function plotText(plot: Plot | null | undefined, group: Group | undefined): string {
  const quarry = quarryOf(plot);
  if (quarry !== undefined) return `for ${quarry.target}${quarry.when === 'out' ? ', as it goes' : ', as it comes'}`;
  if (plot === 'mission') return group?.mission?.what ?? '';
  return plot === 'away' ? 'keeps away' : plot === 'wait' ? 'in wait' : '';
}

/** Where a force is when somebody comes up with it, and what it does there. */
function plotted(law: SurfaceLaw, hunt: Situation, side: Side, marker: Marker): { bravo: Bravo; coastal: boolean } {
  const { away, coastal } = searchIn(law);
  const group = groupOf(law, side, marker);
  const plot = hunt.plots[side][marker.name];
  if (group === undefined) return { bravo: { plot: 'move', points: away / 2 }, coastal };
  const { mission, way } = group;
  if (quarryOf(plot) !== undefined)
    return { bravo: { plot: 'move', points: way.points, ...(reacts(group) ? { reacted: way } : {}) }, coastal };
  if (plot === 'away') return { bravo: { plot: 'move', points: away }, coastal: false };
  if (plot === 'mission' && mission !== null) {
    const isBefore = hunt.stage === 'in';
    const points = isBefore ? mission.before : mission.after;
    return { bravo: { plot: isBefore ? 'before mission' : 'after mission', points }, coastal };
  }
  return { bravo: { plot: 'none', points: 0 }, coastal };
}

const alphaOf = (law: SurfaceLaw, side: Side, group: Group): Alpha => ({
  side,
  value: startingValue(law, group),
  carriers: group.ships.some((id) => isCarrier(unitOf(law, id))),
  ...(reacts(group) ? { reacted: group.way } : {}),
});

/** 20.1 The admiral's E, or that of nobody. */
export const ratingE = ({ charts }: SurfaceLaw, { admirals: [first] }: Group): number =>
  charts.surfaceAdmirals.values[first?.name ?? '']?.E ?? leaderless.E;

export type Meeting = {
  readonly alpha: Side;
  readonly reacted: boolean;
  readonly coastal: boolean;
  readonly value: number;
  readonly E: number;
};

/** What this attempt comes to: 16.4.4, who reacts is Alpha, even where the other chose to come up with him. */
export function meetingOf(law: SurfaceLaw, hunt: Situation, { side, marker, target }: Attempt): Meeting | undefined {
  const enemy = enemyOf(side);
  const own = markerOf(hunt, marker);
  const other = markerOf(hunt, target);
  const group = groupOf(law, side, own);
  if (group === undefined) return undefined;
  const there = plotted(law, hunt, enemy, other);
  const waters: Waters = { coastal: there.coastal, night: law.night, arctic: false };
  const prey = groupOf(law, enemy, other);
  const turned = there.bravo.reacted !== undefined && !reacts(group) && prey !== undefined && cite('16.4.4');
  const [alpha, by, bravo] = turned ? [enemy, prey, plotted(law, hunt, side, own).bravo] : [side, group, there.bravo];
  const value = engagementValue(alphaOf(law, alpha, by), bravo, waters);
  return { alpha, reacted: reacts(by), coastal: there.coastal, value, E: cite('20.1') ? ratingE(law, by) : 0 };
}

/** 16.4.1, 16.4.9 What is left of the value while nothing is taken off. */
export function bestValue(law: SurfaceLaw, side: Side, group: Group): number {
  const waters: Waters = { coastal: searchIn(law).coastal, night: law.night, arctic: false };
  return engagementValue(alphaOf(law, side, group), { plot: 'none', points: 0 }, waters);
}

/** The highest face that makes contact; 0: none does. */
export const faceUpTo = ({ charts }: SurfaceLaw, value: number, E: number): number =>
  Math.max(0, Math.min(6, contactUpTo(charts.searchContact, value) - E));

/** What the other may be about: nobody knows which. */
export type Case = 'wait' | 'in' | 'out' | 'hunts' | 'away' | 'dummy';
export const cases: readonly Case[] = ['wait', 'in', 'out', 'hunts', 'away', 'dummy'];

const own = 'own';
const other = 'other';

/** The plots of a force that make this case. */
function plotOf(of: Case, { mission }: Group): Plot | undefined {
  if (of === 'hunts') return `in ${own}`;
  if (of === 'wait') return mission === null ? 'wait' : undefined;
  if (mission === null || of === 'dummy') return undefined;
  return of === 'away' ? 'away' : 'mission';
}

/** R144 The faces up to which this force makes contact, the least and the most, whichever force of the enemy it is: from what both know. */
export function facesFor(law: SurfaceLaw, side: Side, group: Group, of: Case): readonly [number, number] | undefined {
  const enemy = enemyOf(side);
  const against: readonly (readonly [string, Plot])[] =
    of === 'dummy'
      ? [['dummy', 'wait']]
      : searchIn(law)[enemy].groups.flatMap((each) => {
          const plot = plotOf(of, each);
          return plot === undefined ? [] : [[each.name, plot] as const];
        });
  const faces = against.flatMap(([name, plot]) => {
    const marker = (called: string, stands: string): Marker => ({
      name: called,
      group: stands,
      located: true,
      known: false,
      chits: [],
      reports: [],
    });
    const mine = { marker: [marker(own, group.name)], plot: { [own]: `in ${other}` as const } };
    const his = { marker: [marker(other, name)], plot: { [other]: plot } };
    const [japan, allies] = side === 'japan' ? [mine, his] : [his, mine];
    const situation: Situation = {
      markers: { japan: japan.marker, allies: allies.marker },
      plots: { japan: japan.plot, allies: allies.plot },
      stage: of === 'out' ? 'out' : 'in',
    };
    const meeting = meetingOf(law, situation, { side, marker: own, target: other, when: situation.stage });
    return meeting === undefined ? [] : [faceUpTo(law, meeting.value, meeting.E)];
  });
  return faces.length === 0 ? undefined : [Math.min(...faces), Math.max(...faces)];
}

/** The highest face that makes contact, in the worst case and in the best. */
export function reachOf(law: SurfaceLaw, side: Side, group: Group): readonly [number, number] {
  const faces = cases.flatMap((of) => facesFor(law, side, group, of) ?? []);
  return [Math.min(...faces), Math.max(...faces)];
}
