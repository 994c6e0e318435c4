/** What somebody wants to know before he looks for ships to fight. */
import { enemyOf, type Side } from '../sides.js';
import { type Group, searchIn } from './groups.js';
import type { SurfaceLaw } from './law.js';

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
        `There are ${search.airPhases} Air Phases, in which both search. Whoever is found draws a chit in secret and reports what it lets him say: the truth, something near it, errors, or whatever he likes. Only with the last may a dummy be reported as ships, or ships as a dummy.`,
      ],
    },
    {
      title: 'Then choose whom to meet',
      lines: [
        'Both write down at once what each force does. One with a mission does it, keeps away, or goes for a marker instead. One that lies in wait may go for a marker that was located in the last Air Phase.',
        'Who goes for a marker rolls a die against an Engagement Value of 14 (4 with transports), less what the other’s way makes of it, and halved by night. As it comes it is harder to meet; as it goes it has done what it came for. Good admirals help.',
        'Forces that make contact with the same marker fight as one. Those who meet fight a surface action at once, on the display, which is empty until then; nobody fights twice. Over a dummy there is nothing but sea.',
        'Who was not met as he came does what he came for, and has its points.',
      ],
    },
  ];
}
