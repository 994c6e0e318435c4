import { skyRecruit } from '@ironbottom/bots';
import { fireInTheSky, type Law, ledger, skyBoard, skyBriefing } from '@ironbottom/fire-in-the-sky';
import type { Seat } from '@ironbottom/umpire';
import { random } from '../random.js';
import { type BriefingPart, offOrOn, optionsTold, type Shelved } from '../shelved.js';

const options = [
  offOrOn('britishCarriers', 'British carriers with armoured decks (16.1.2)'),
  offOrOn('strategicAir', 'Strategic air warfare against Japan (16.1.3)'),
  offOrOn('marines', 'US Marines storm empty beaches better (16.1.6)'),
  offOrOn('radarAndSonar', 'Radar and sonar from turn 10 (16.1.7)'),
  offOrOn('longLance', 'Long Lance torpedoes (16.2.1)'),
  offOrOn('tokyoExpress', 'Tokyo Express (16.2.2)'),
  offOrOn('elitePilots', 'Elite Japanese carrier pilots (16.2.3)'),
  offOrOn('kamikaze', 'Kamikazes from turn 10 (16.2.4)'),
  offOrOn('lateCarriers', 'Ise rebuilt, and Unryu (16.2.5)'),
  offOrOn('antiAirProgramme', 'More Japanese anti-aircraft guns from turn 10 (16.2.6)'),
];

const briefed = (law: Law, seat: Seat): readonly BriefingPart[] => [
  ...skyBriefing(law, seat),
  ...optionsTold(options, law.options),
];

export const games: readonly Shelved[] = [
  {
    rulebook: fireInTheSky,
    title: 'Fire in the Sky',
    abouts: {
      learning:
        'Spring 1942: Japan comes for Port Moresby, and two American carriers bar the way. Two turns, a dozen ships; twenty minutes. The first one to play.',
      '1942': 'January to December 1942: how far does Japan get, and who stops her? Four turns; an hour or two.',
      'the-end': 'October 1944 to August 1945: the ring around Japan closes, or does it? Four turns; an hour or two.',
      campaign:
        'The whole war from Pearl Harbor to August 1945, sixteen turns of a quarter each. Oil, convoys, carriers, landings; an afternoon.',
    },
    seatNames: { japan: 'Japan', allies: 'Allies' },
    options,
    board: skyBoard,
    bots: [skyRecruit, random],
    ledger,
    briefing: briefed,
    designed:
      'The map, the forces of December 1941, the ratings of ships, the sequence between the card’s charts and the line of victory are ours; the source is the player’s card alone.',
  },
];
