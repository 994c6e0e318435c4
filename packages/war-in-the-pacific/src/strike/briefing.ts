/** What somebody wants to know before his first air strike. */
import { enemyOf, sideNames, sideOf } from '../sides.js';
import type { StrikeLaw } from './law.js';

type Part = { readonly title: string; readonly lines: readonly string[] };

/** Where nobody has been found yet. */
function searchPart({ search }: StrikeLaw): Part[] {
  if (search === null) return [];
  return [
    {
      title: 'First find him',
      lines: [
        `Each side has markers at sea: its carriers, something smaller, and dummies. There are ${search.airPhases} Air Phases; each begins with a search by both sides.`,
        'Whoever is found draws a chit in secret and reports what it lets him say: the truth, something near it, errors about carriers, or whatever he likes. Only with the last may a dummy be reported as ships, or ships as a dummy.',
        'A strike flies only to who has been located in this Air Phase and is not reported as a dummy. It may wait for the next one. Over a dummy it finds nothing, and is spent.',
      ],
    },
  ];
}

export function strikeBriefing(law: StrikeLaw, seat: string): readonly Part[] {
  const side = sideOf(seat);
  const flown = law.strikes.map(({ title, striker }) => `${title}${striker === side ? ' (yours)' : ''}`);
  return [
    ...searchPart(law),
    {
      title: 'What it is about',
      lines: [
        `${law.strikes.length === 1 ? 'One strike' : 'Strikes one after another'}: ${flown.join('; ')}.${law.search === null ? ' They have been launched: what' : ' What'} happens in one does not change the next, but for fighters and ships that are lost.`,
        'Each level of damage is worth 6 points on a large carrier, 4 on a small one or a battleship, 2 on a heavy cruiser, nothing on destroyers, 1 on anything else, and a ship that sinks has five levels; each Air Point shot down is 1.',
        `Japan wins with ${law.line <= 0 ? 'as many points as the Allies' : `${law.line} more than the Allies`}.`,
      ],
    },
    {
      title: 'How a strike goes',
      lines: [
        'The force reports truly what types it has; the striker says what he is after; the ships are set face down on three rings, carriers inside.',
        'The striker sets altitudes and escorts in secret. Only where somebody flies, and whether with escort, is announced; then the fighters over the force choose where to fight.',
        'Who comes through forms waves. Each enters by an arc that a die names, and meets the guns of the ships on its way alone.',
        'Dive bombers and torpedo planes in one wave are a combined attack: ships count as slower. So they do where no fighter got at the bombers.',
      ],
    },
    {
      title: `What ${sideNames[enemyOf(side)]} cannot see`,
      lines: [
        'Which of your ships of a type lies where, and damage below D2; critical hits, unless the dice were doubles.',
        'Which planes fly at which altitude before they are met, and in how many waves they will come.',
      ],
    },
  ];
}
