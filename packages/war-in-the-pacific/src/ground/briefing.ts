/** What somebody wants to know before his first ground battle. */
import { sideOf } from '../sides.js';
import type { GroundLaw } from './kit.js';

type Part = { readonly title: string; readonly lines: readonly string[] };

export function groundBriefing({ scenario }: GroundLaw, seat: string): readonly Part[] {
  const side = sideOf(seat);
  const own = scenario.units.filter((unit) => unit.side === side);
  const objective = scenario.hexes[scenario.objective.hex]?.name ?? '';
  const others = (scenario.others ?? [])
    .map(({ hex, points }) => `, ${scenario.hexes[hex]?.name ?? hex} ${points}`)
    .join('');
  const afloat = own.filter(({ force }) => force !== undefined);
  const later = own.filter(({ turn }) => (turn ?? 1) > 1);
  return [
    {
      title: 'What it is about',
      lines: [
        `Whoever holds ${objective} when the last week is over has ${scenario.objective.points} points${others}. Every Allied step is worth ${scenario.perStep.japan} to Japan, every Japanese one ${scenario.perStep.allies} to the Allies.`,
        ...(scenario.japansStart === 0 ? [] : [`Japan begins with ${scenario.japansStart}.`]),
        'With as many points as Japan the Allies win.',
        `${scenario.weeks.length} weeks. You have ${own.length} units${later.length === 0 ? '' : `, ${later.length} of them still to land`}${afloat.length === 0 ? '' : `, ${afloat.length} of them aboard ships`}.`,
      ],
    },
    {
      title: 'How a week goes',
      lines: [
        ...(scenario.squadrons.length > 0 || scenario.airfield !== null
          ? [
              'Ships bombard by night, planes by day: troops, for a bonus in the combat there, or the airfield, so that planes cannot fly.',
            ]
          : []),
        'Then units are activated for Command Points; only active units march, attack and pursue.',
        'Each side in turn marches and fights where both are in one hex; at the end broken units may rally.',
      ],
    },
    ...(scenario.landings === undefined
      ? []
      : [
          {
            title: 'How a landing goes',
            lines: [
              'Name an admiral when the force sets out, and others under him: he may not be able to come, and planes may sink his flagship.',
              'Two dice say what he is worth this week. Every step put ashore costs movement points of the ships, five with nobody in particular, four or six with him.',
              'Where the enemy is the troops must attack, with half their quality; friends ashore already make it whole. Bombard first.',
              'Thrown back, they go on board again while the ships are there; nobody marches on from a beach in the same week.',
            ],
          },
        ]),
    {
      title: 'How a combat goes',
      lines: [
        'Each side names a lead unit. Its quality against the other’s decides the column; the number of troops decides how much is lost, not who wins.',
        'The lead unit loses the first steps. A weak unit in front saves a good one, and costs columns.',
        'Who has to retreat checks his lead unit: passed, he may stay at full losses or go at half; failed, he goes and is broken.',
        'Who has nowhere to go is lost: Allied troops surrender, Japanese fight to the last.',
      ],
    },
  ];
}
