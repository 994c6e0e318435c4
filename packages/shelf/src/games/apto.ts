import { apto, aptoBoard, aptoBriefing, attackOdds, type Law, ledger } from '@ironbottom/apto';
import { aptoRecruit } from '@ironbottom/bots';
import type { Seat } from '@ironbottom/umpire';
import { random } from '../random.js';
import { type BriefingPart, offOrOn, optionsTold, type Shelved, type ShelvedOption } from '../shelved.js';

const options: readonly ShelvedOption[] = [
  {
    name: 'partisans',
    title: 'Partisans (10.6)',
    values: [
      { value: true, title: 'on' },
      { value: false, title: 'off' },
    ],
  },
  offOrOn('freeUnits', 'Japan has a unit for nothing each season (11.6)'),
  offOrOn('bushido', 'Japanese do not retreat of their own will (11.8)'),
  offOrOn('hiddenProduction', 'Force Pools and the Turn Track are hidden from the enemy (11.9)'),
  offOrOn('noRecycling', 'What is eliminated is not built again (11.13)'),
  offOrOn('rerolls', 'An Offensive buys a second roll in land combat (11.14)'),
  offOrOn('rivers', 'Rivers without bridges stop zones and cost a Movement Point (11.15)'),
  offOrOn('occupation', 'The war goes on after the conquest of China, which has to be garrisoned (9.25)'),
  offOrOn('surrender', 'A nation may be given up (9.9)'),
  offOrOn('passEnds', 'A pass ends the Offensive Phase for both sides'),
  offOrOn('commanders', 'A player for each nation'),
];

const briefed = (law: Law, seat: Seat): readonly BriefingPart[] => [
  ...aptoBriefing(law, seat),
  ...optionsTold(options, law.options),
];

export const games: readonly Shelved[] = [
  {
    rulebook: apto,
    title: 'Advanced Pacific Theater of Operations',
    abouts: {
      learning:
        'May and June 1938: two Japanese armies close on the railway junction of Hsuchow. Fifteen units, two months; half an hour. The first one to play.',
      'khalkhin-gol':
        'May to September 1939: Japanese and Soviets fight for Nomonhan in Mongolia without being at war. Five months; an hour.',
      'china-1937':
        'July 1937 to December 1938: Japan goes for the cities of China, China for time. Eighteen months, six Seasonal Turns; an afternoon.',
    },
    seatNames: {
      japan: 'Japan',
      allies: 'Allies',
      china: 'China',
      ccp: 'Chinese Communists',
      ussr: 'Soviet Union',
    },
    options,
    board: aptoBoard,
    bots: [aptoRecruit, random],
    ledger,
    odds: attackOdds,
    briefing: briefed,
    designed:
      'The booklet of land war, supply, seasons and politics is the source; the map’s terrain, the combat results, orders of battle, incomes, costs, weather, planes and ships are ours, because the other booklet, map and charts are lost.',
  },
];
