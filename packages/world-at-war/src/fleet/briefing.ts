/** What somebody wants to know who fights a fleet action for the first time. */
import type { Seat } from '@ironbottom/umpire';
import { lineTold } from './board.js';
import { contentText } from './forming.js';
import { type Side, sideOf } from './kit.js';
import { contentIn, type FleetLaw } from './law.js';

export type BriefingPart = { readonly title: string; readonly lines: readonly string[] };

const situations: { readonly [scenario: string]: { readonly [side in Side]: string } } = {
  'carrier-duel': {
    japan:
      'Two carrier forces feel for each other. Only what is found can be struck, and both sides’ planes strike at once; a crippled ship is slow, and cannot refuse a gun battle.',
    allies:
      'Two carrier forces feel for each other. Only what is found can be struck, and both sides’ planes strike at once; a crippled ship is slow, and cannot refuse a gun battle.',
  },
  'pearl-harbor': {
    japan:
      'The battleships lie in port and do not expect you. The first strike surprises them; after that the defence is awake, and the American carriers are somewhere at sea. Stay for another strike, or go home?',
    allies:
      'Your battleships lie in port, your carriers are at sea. In the first round you look for nobody; then find the strike force, or keep your carriers out of its sight.',
  },
  'convoy-fight': {
    japan: 'Bring the convoy through. It is slow and cannot run from a gun battle; put your fast ships between.',
    allies: 'A convoy comes down to the island. Stop it with planes and guns before it unloads.',
  },
};

export function fleetBriefing(law: FleetLaw, seat: Seat): BriefingPart[] {
  const { scenario } = law;
  const side = sideOf(seat);
  const situation = Object.hasOwn(situations, scenario.id) ? situations[scenario.id]?.[side] : undefined;
  const fixed = scenario.fixed.map(
    (force) => `${force.name} (${force.side === side ? 'yours' : 'enemy'}): ${contentText(contentIn(force))}.`,
  );
  return [
    ...(situation === undefined ? [] : [{ title: 'How things stand', lines: [situation] }]),
    {
      title: 'Your aim',
      lines: [
        `After ${scenario.rounds} rounds Japan wins with ${lineTold(law)}; otherwise the Allies have won.`,
        'Two points for each factor sunk, one for each factor sunk in port, one for each ship damaged.',
        ...(scenario.arrival > 0
          ? [
              `The convoy arrives at the end of round ${scenario.arrival}: a point for each factor of cargo still aboard.`,
            ]
          : []),
      ],
    },
    {
      title: 'Forces',
      lines: [
        ...scenario.rosters.japan.map((roster) => `Japan: ${contentText(contentIn(roster))}.`),
        ...scenario.rosters.allies.map((roster) => `Allies: ${contentText(contentIn(roster))}.`),
        ...fixed,
      ],
    },
    {
      title: 'A round',
      lines: [
        'Both give every force a task, in secret. Search for an enemy force and strike it, close it for surface action, stay back and cover, or withdraw.',
        'Two dice find a force with 8 or more; a sound carrier helps. What is found is seen, ship by ship.',
        'Carriers that search may strike whatever was found, a squadron for each factor. Those kept back stay over their own force. Planes are followed home: who strikes is seen.',
        'Who closes on a force that was found brings it to battle, unless all its ships are fast and it would rather not.',
        'A named ship is damaged with one hit less than her factors, and sunk with as many. Damaged carriers do not launch, damaged capital ships do not fire, and both are slow.',
      ],
    },
    {
      title: 'Designed',
      lines: [
        'Attacks and their effects are the book’s. Search, air defence, gun battle and points stand in for chapters that the source does not have.',
      ],
    },
  ];
}
