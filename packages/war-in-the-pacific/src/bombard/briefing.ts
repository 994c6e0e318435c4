/** What somebody wants to know before his first bombardment. */
import { sideOf } from '../sides.js';
import type { BombardLaw } from './kit.js';
import { attackerOf } from './open.js';

type Part = { readonly title: string; readonly lines: readonly string[] };

export function bombardBriefing({ scenario, ...law }: BombardLaw, seat: string): readonly Part[] {
  const attacks = sideOf(seat) === attackerOf({ scenario, ...law });
  const { worth, field } = scenario;
  return [
    {
      title: 'What it is about',
      lines: [
        `The owner of ${field.name} has a point for every Air Point that can fly at each dawn, and ${worth.raider} for every one of the attacker’s that is lost.`,
        `The attacker has ${worth.plane} for every Air Point he destroys${worth.command > 0 ? ` and ${worth.command} for every Command Point the port’s headquarters lose` : ''}${worth.start > 0 ? `, and begins with ${worth.start}` : ''}. With as many points the owner wins.`,
        `${scenario.days.length} days. You ${attacks ? 'attack' : 'own the field'}.`,
      ],
    },
    {
      title: 'How a day goes',
      lines: [
        'By night ships fire; all of their strength, or half of it and save their magazines.',
        'By day planes come, escorts in front. The owner sends fighters up: they meet the raid, and are not hit on the ground.',
        'Planes are lost type by type, then the field is damaged. Damage grounds a share of the planes; the owner alone knows how many, and says which.',
        'In the evening engineers repair; at dawn it is told how many can fly.',
      ],
    },
  ];
}
