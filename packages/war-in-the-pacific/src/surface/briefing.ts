/** What somebody who plays a surface action for the first time wants to know. */
import { enemyOf, sideNames, sideOf } from '../sides.js';
import { huntBriefing } from './hunt-briefing.js';
import { type SurfaceLaw, unitOf } from './law.js';
import { nightLines } from './night-words.js';

export type BriefingPart = { readonly title: string; readonly lines: readonly string[] };

const times: { readonly [n: number]: string } = { 2: 'twice', 3: 'three times' };

export function surfaceBriefing(law: SurfaceLaw, seat: string): readonly BriefingPart[] {
  const side = sideOf(seat);
  const enemy = enemyOf(side);
  const force = (of: typeof side): string =>
    law.forces
      .filter((each) => each.side === of)
      .map(({ id }) => `${unitOf(law, id).type} ${id}`)
      .join(', ');
  const led = (of: typeof side): string =>
    law.officers[of].map(({ name, ship }) => `${name} in ${ship}`).join(', ') || 'nobody in command';
  const handicap = law.handicap[side] - law.handicap[enemy];
  const situation: readonly BriefingPart[] = [
    {
      title: 'The situation',
      lines: [
        `${law.title}. ${law.night ? 'It is night: ships are masked until they fire, or come beside an enemy.' : 'It is day: everything lies open.'}`,
        `You have ${force(side)}; ${led(side)}.`,
        `Against you are ${force(enemy)}; ${led(enemy)}.`,
        ...nightLines(law),
      ],
    },
  ];
  return [
    ...(law.search === null ? situation : huntBriefing(law, side)),
    {
      title: law.search === null ? 'How it goes' : 'How a surface action goes',
      lines: [
        'Every hex has a number from 1 to 6. A die says which is active first, then the others follow: six make a sequence.',
        'While a number is active, first one side and then the other fires with its ships in those hexes, then moves those that did not fire, one hex each.',
        'A ship that moves to a hex whose number is still to come in the sequence may fire there when it comes.',
        'Battleships reach three hexes, heavy and six-inch cruisers two, smaller ships one. Ships that fire at one target add up; every ship fires once in a sequence.',
        'Admirals bring chits. One lets a ship in an active hex move and then fire wherever she comes to, move after she fired, or move two hexes; or it adds one to strength or defence, or helps with a die.',
        `After ${law.sequences} sequences contact is lost. A force that has lost more than a quarter of its defence breaks off.`,
      ],
    },
    {
      title: 'To win',
      lines: [
        'D1 to D4 are levels of damage: each takes gunnery and defence, later speed, and the fifth sinks. Each level on an enemy counts her defence times her activation cost (“Points a level” in the lists of ships).',
        ...[side, enemy].flatMap((of) =>
          law.counts[of] === 1
            ? []
            : [
                `Harm that ${of === side ? 'you do' : `${sideNames[of]} do${of === 'japan' ? 'es' : ''}`} counts ${times[law.counts[of]] ?? `${law.counts[of]} times`}.`,
              ],
        ),
        handicap === 0
          ? 'Both begin with nothing.'
          : `${handicap > 0 ? 'You begin' : enemy === 'japan' ? 'Japan begins' : 'The Allies begin'} with ${Math.abs(handicap)} points.`,
        'Whoever has more points at the end wins; if both have as many, a side that did not break off against one that did.',
      ],
    },
  ];
}
