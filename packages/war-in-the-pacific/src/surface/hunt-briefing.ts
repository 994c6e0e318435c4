/** What somebody wants to know before he looks for ships to fight. */
import { aboutReports } from '../chapters/13-5-reports.js';
import { enemyOf, type Side } from '../sides.js';
import { contactLines } from './contact-words.js';
import { type Group, searchIn } from './groups.js';
import type { SurfaceLaw } from './law.js';
import { nightLines } from './night-words.js';

type Part = { readonly title: string; readonly lines: readonly string[] };

const forceText = ({ name, ships, admirals, mission }: Group): string =>
  `${name} (${ships.join(', ')}${admirals.length === 0 ? '' : `; ${admirals.map((each) => each.name).join(', ')}`}) ${
    mission === null ? 'lies in wait' : `${mission.what} for ${mission.worth} points`
  }`;

export function huntBriefing(law: SurfaceLaw, side: Side): readonly Part[] {
  const search = searchIn(law);
  const dummies = search[side].markers.length - search[side].groups.length;
  return [
    {
      title: 'First find him',
      lines: [
        `Each side has ${search[side].markers.length} markers at sea, of which ${dummies} are dummies. Yours: ${search[side].groups.map(forceText).join('; ')}.`,
        `Against you: ${search[enemyOf(side)].groups.map(forceText).join('; ')}.`,
        `There are ${search.airPhases} Air Phases, in which both search. Whoever is found draws a chit in secret and reports what it lets him say.`,
        ...aboutReports,
      ],
    },
    {
      title: 'Then choose whom to meet',
      lines: [
        'Both write down at once what each force does. One with a mission does it, keeps away, or goes for a marker instead. One that lies in wait may go for a marker that was located in the last Air Phase; a dummy may pretend to, and meets nobody.',
        ...contactLines(law, side),
        'As it comes a force is harder to meet; as it goes it has done what it came for, and has the points.',
        'Forces that make contact with the same marker fight as one. Those who meet fight a surface action at once, on the display, which is empty until then; nobody fights twice. Over a dummy there is nothing but sea.',
        'Who was not met as he came does what he came for, and has its points.',
      ],
    },
    ...(law.night ? [{ title: 'By night', lines: nightLines(law) }] : []),
  ];
}
