/** What somebody who plays this for the first time wants to know. */

import type { Law } from './law.js';
import { baseNumber, baseOf } from './map/places.js';

type Part = { readonly title: string; readonly lines: readonly string[] };

const situations: { readonly [scenario: string]: { readonly [seat: string]: readonly string[] } } = {
  learning: {
    japan: [
      'Spring 1942. You hold Rabaul and Lae; Port Moresby lies one hex south of Rabaul. Take it and hold it to the end of turn 4.',
      'Two landing forces, a cruiser and destroyers are at Rabaul, your carriers at Truk. Form a Task Force at Rabaul with both land units aboard, send it to Port Moresby, then send the carriers there too.',
    ],
    allies: [
      'Spring 1942. Japan is coming for Port Moresby. Hold it to the end of turn 4.',
      'Your carriers are at Noumea. In your part of the turn bring troops from Brisbane; when Japan comes, you are asked for a reaction: come out against her landing if you think you can beat it.',
    ],
  },
  campaign: {
    japan: [
      'December 1941. On this turn your planes have the advantage of surprise and the Allies have no reaction: strike Pearl Harbor, and take what you can of the oil in Palembang, Java and Balikpapan.',
      'Later, hold the enemy away from home: he wins with a base within two hexes of Tokyo or Kure.',
    ],
    allies: [
      'December 1941. You are weak everywhere; save what can be saved, hold the chain of bases from Pearl Harbor to Australia.',
      'From 1943 your fleet grows every turn. By August 1945 hold Iwo Jima, Okinawa, Formosa or Shanghai, with planes in it and in supply.',
    ],
  },
};

export function skyBriefing(law: Law, seat: string): readonly Part[] {
  const aim = law.aim.bases.map((id) => baseOf(baseNumber(id)).name).join(', ');
  const who = law.aim.side === 'japan' ? 'Japan wins' : 'The Allies win';
  const manned = law.aim.manned ? ', with Air Points in it and in supply' : '';
  const situation = situations[law.scenario]?.[seat] ?? situations.campaign?.[seat] ?? [];
  return [
    ...(law.scenario === 'learning' || law.scenario === 'campaign'
      ? [{ title: 'The situation', lines: situation }]
      : []),
    {
      title: 'How to win',
      lines: [
        `${who} by holding ${law.aim.need} of these at the end of turn ${law.last}${manned}: ${aim}. Otherwise the other side has won.`,
      ],
    },
    {
      title: 'A turn',
      lines: [
        ...(law.war
          ? ['First Japan ships oil home, then submarines hunt her merchant fleet: what is sunk is gone for good.']
          : []),
        'Japan has her part of the turn, then the Allies have theirs. In each: sea deployment between your bases (Transport Points); operations, in which Task Forces sail with troops aboard; the enemy may react; battles; everybody returns to a base.',
        'A unit moves once in a part: what you deploy takes no part in operations.',
        'You see where the enemy has ships, but not which, until you fight them.',
        'A base changes hands when your land units come ashore and nobody of the enemy is left on the ground.',
      ],
    },
    {
      title: 'Good to know',
      lines: [
        'Planes at a base command its hex and those beside it. An enemy zone ends a sea deployment; in operations you may go one hex further.',
        'A task force with troops aboard goes four hexes at most. Carriers bring their own planes; planes of bases beside a battle can be sent there.',
        ...(seat === 'japan'
          ? ['Your ships burn oil: their points up to four hexes, half as much again beyond.']
          : ['Your ships need no oil; Transport Points are for moving between bases and for troops.']),
      ],
    },
  ];
}
