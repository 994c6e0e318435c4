/** 16.4 How contact comes about, in figures: from the charts in force, and from what both sides know. */
import type { BoardPanel } from '@ironbottom/umpire';
import { contactUpTo } from '../chapters/22-5-search.js';
import type { Side } from '../sides.js';
import { type Group, searchIn, startingValue } from './groups.js';
import type { SurfaceLaw } from './law.js';
import { bestValue, type Case, cases, facesFor, ratingE, reachOf } from './meeting.js';

const upTo = (face: number): string => (face === 0 ? 'no die' : face === 6 ? 'any die' : `a die up to ${face}`);

const headings: { readonly [of in Case]: string } = {
  wait: 'Lies in wait',
  in: 'On a mission, as it comes',
  out: 'After its mission, as it goes',
  hunts: 'Goes for one of yours',
  away: 'Keeps away',
  dummy: 'A dummy',
};

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** '14, by night 7; −1 on the die for Lee' */
function valueText(law: SurfaceLaw, side: Side, group: Group): string {
  const E = ratingE(law, group);
  const [first] = group.admirals;
  const value = `${startingValue(law, group)}${law.night ? `, by night ${bestValue(law, side, group)}` : ''}`;
  return `${value}${E === 0 ? '' : `; ${signed(E)} on the die ${first === undefined ? 'without an admiral' : `for ${first.name}`}`}`;
}

const rangeText = (faces: readonly [number, number] | undefined): string => {
  if (faces === undefined) return '–';
  const [least, most] = faces;
  return least === most ? `${most === 0 ? 'never' : most}` : `${least === 0 ? 'never' : least} to ${most}`;
};

/** What one force can hope for, and what it has to fear. */
export function reachText(law: SurfaceLaw, side: Side, group: Group): string {
  const [least, most] = reachOf(law, side, group);
  return least === most ? `contact with ${upTo(most)}` : `contact with ${upTo(most)} at best, ${upTo(least)} at worst`;
}

/** 'By night 14 is 7 at best: a die up to 5 makes contact.' */
export function valuesText(law: SurfaceLaw, side: Side): string {
  const values = new Map(
    searchIn(law)[side].groups.map((group) => [startingValue(law, group), bestValue(law, side, group)]),
  );
  const texts = [...values].map(([value, best]) => {
    const die = upTo(contactUpTo(law.charts.searchContact, best));
    return law.night ? `${value} is ${best} at best: ${die}` : `${value} at best: ${die}`;
  });
  return `Engagement Value${law.night ? ', halved by night' : ''}: ${texts.join('; ')}.`;
}

/** 'with 1 left up to 1, with 2 up to 2', as far as a value can go here. */
function chartText(law: SurfaceLaw, side: Side): string {
  const most = Math.max(...searchIn(law)[side].groups.map((group) => bestValue(law, side, group)));
  const byFace = new Map<number, number[]>();
  for (let value = 0; value <= most; value++) {
    const face = contactUpTo(law.charts.searchContact, value);
    byFace.set(face, [...(byFace.get(face) ?? []), value]);
  }
  return [...byFace]
    .map(([face, values]) => {
      const [first = 0] = values;
      const last = values.at(-1) ?? first;
      return `with ${first === last ? first : `${first} to ${last}`} ${upTo(face)}`;
    })
    .join(', ');
}

/** For the briefing. */
export function contactLines(law: SurfaceLaw, side: Side): readonly string[] {
  const step = (coastal: boolean): string => (coastal ? '1' : '2');
  const rounding = law.night ? `, then halved by night and rounded ${side === 'japan' ? 'up for Japan' : 'down'}` : '';
  return [
    `Who goes for a marker rolls a die, and a low one makes contact. Fighting ships have an Engagement Value of 14, a force with transports or carriers 4, less what the other’s way takes off${rounding}. ${valuesText(law, side)} What is left makes contact (${chartText(law, side)}); then the admiral counts on the die.`,
    `Taken off: nothing for who lies in wait; for a force that moves or has a mission ${step(searchIn(law).coastal)} for every 6 Movement Points of its way, as it goes only for its way since; for one that keeps away, in the open sea, 2 for every 6. A force that lay in wait itself loses no more than its own way makes (by fives). What was taken off you are not told: it would tell what the other does.`,
    `The list “Contact” says for each of your forces, its admiral counted in, up to which die. At best and at worst: ${searchIn(
      law,
    )
      [side].groups.map((group) => `${group.name}: ${reachText(law, side, group)}`)
      .join('; ')}.`,
  ];
}

/** One row for each force: the highest face that makes contact, by what the other is about. */
export function contactPanel(law: SurfaceLaw, side: Side): BoardPanel {
  return {
    id: 'contact',
    title: 'Contact',
    columns: ['Your force', 'Engagement Value', ...cases.map((of) => headings[of])],
    rows: searchIn(law)[side].groups.map((group) => [
      group.name,
      valueText(law, side, group),
      ...cases.map((of) => rangeText(facesFor(law, side, group, of))),
    ]),
    note: `The highest die that makes contact, the admiral counted in, by what the other is about; two figures where it hangs on which force it is. ${valuesText(law, side)}`,
  };
}
