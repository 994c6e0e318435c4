/** What somebody who hunts, or is hunted, for the first time wants to know. */
import { sideNames, sideOf } from '../sides.js';
import { type SubmarineLaw, unitOf } from './law.js';

export type BriefingPart = { readonly title: string; readonly lines: readonly string[] };

export function submarineBriefing(law: SubmarineLaw, seat: string): readonly BriefingPart[] {
  const hunting = sideOf(seat) === law.hunter;
  const forces = law.forces
    .map(({ name, ships }) => `${name}: ${ships.map((id) => `${unitOf(law, id).type} ${id}`).join(', ')}`)
    .join('. ');
  const subrons = law.subrons.map(({ name, boats, points }) => `${name}, ${points} boats of class ${boats}`).join('; ');
  const [ships, squadrons] = [law.markers.length - law.forces.length, law.stations.length - law.subrons.length];
  const nights = law.phases.map(({ night }) => (night ? 'night' : 'day')).join(', ');
  return [
    {
      title: 'The situation',
      lines: [
        `${law.title}. ${hunting ? 'Yours are the submarines.' : 'Yours are the ships.'}`,
        `Ships: ${forces}. ${ships === 0 ? 'No marker is' : ships === 1 ? 'One marker is' : `${ships} markers are`} a dummy.`,
        `Submarines: ${subrons}. ${squadrons === 0 ? 'No marker is' : squadrons === 1 ? 'One marker is' : `${squadrons} markers are`} a dummy.`,
      ],
    },
    {
      title: 'How it goes',
      lines: [
        `Both say in secret what each marker stands for. Then task forces sail by their lanes, ${law.pace} hexes in a Naval Phase (${nights}).`,
        'Within five hexes of a squadron they may be searched for, once by every squadron in a phase: the nearer the better.',
        'Planes search too. Whoever is found draws a chit, which nobody else sees, and reports as much of the truth as it demands.',
        'After contact the ships form groups in secret: each large ship is one, destroyers screen whom they are told to. Then the submarines share themselves out.',
        'The screen keeps some off; the others attack one ship until she is hit, then the next. Screens strike back, and boats without torpedoes go home.',
      ],
    },
    {
      title: 'To win',
      lines: [
        'Each level of damage counts 6 on a CV, 4 on a smaller carrier or a battleship, 3 on transports and tankers, 2 on a heavy cruiser, 1 on anything else. A submarine sunk counts 3.',
        `The submarines win with ${law.line} points more, else ${sideNames[law.hunted]} ${law.hunted === 'japan' ? 'does' : 'do'}.`,
      ],
    },
  ];
}
