export const optional: { readonly [rule: string]: string } = {
  'PART-11':
    'Each of these rules is played only if all players have agreed on it before the game. Here they are options of a new game, off unless chosen.',
  '11.1':
    'Japan may give up empty sea transport in place of points lost on her shipping routes, one for every two points.',
  '11.3': 'British and American players may each have three task forces on the map with no ships in them.',
  '11.5':
    'In Summer 1945 the United States may buy up to three more months in which to conquer Japan, 20 points for each.',
  '11.6':
    'Japan has a unit of her Force Pool for nothing in each season in which she earns at least ten points (R129). It arrives and is placed as others are; what is not used is lost.',
  '11.8': 'Japanese units never retreat of their own will: who passes the retreat check stays (5.18).',
  '11.9':
    'Force Pools and units on the turn track are covered: the enemy sees that a unit is off the map and how many of a nation are on the track for when, but not which (R140, R141). A unit is seen when it is placed.',
  '11.10':
    'Each July from 1942 the Japanese General nearest to supplied enemies other than Chinese is dismissed for good on a die of 1 to 4.',
  '11.12': 'Ships are not refuelled at sea in the last month of a season; those still out are then out of supply.',
  '11.13':
    'Combat units that are eliminated do not go back to the Force Pool. Those of minor nations, Headquarters, Soviet infantry of 4-2 and 5-2, Siberians of 7-2 and what is replenished (7.14) do.',
  '11.14':
    'Before the die of a land attack a major power on either side may spend an Offensive of its track for the right to have it rolled again, once a month and not for troops out of supply; also where only units of its minor partner fight. A conquered China that has risen is none. The attacker says first whether it stands; what is rolled last counts.',
  '11.15':
    'Zones of Control do not reach over a river into a hex with enemy troops or a fortification, and crossing a river takes a Movement Point more.',
  '11.18': 'A working coastal fort rolls for mines whenever enemy ships enter its coast; a low roll hits one of them.',
  '11.21':
    'After the raid on Tokyo (10.38) a full Japanese fighter unit has to stay at home, or be built before other planes.',
  '11.22':
    'The United States draw chits each season and year from 1942 that better a roll, take the Initiative or shorten a repair; Japan may change her code against them.',
  '11.25': 'In December 1941 named Japanese warships are in the ports where they were.',
  '11.37':
    'A moving fleet that was found may turn out to be hidden by the night, or to fight in moonlight with worse dice for all but the better trained.',
  '11.39': 'From 1944 each Japanese city can once be bombed with fire, on the heaviest column of the bombing table.',
  '11.41':
    'With the map of India in play its resources earn for the British where a unit has stayed the whole season, and people rise where Japan takes a city.',
  '11.42':
    'When Japan earns less than ten points, or has no oil, chits say month by month which of her ships lie still.',
  '11.43': 'If the United States lose more carriers than Japan in 1942 they may try once for one from the Atlantic.',
  '11.44': 'Cruisers, escorts, submarines and heavy bombers lay mines on coasts; escorts sweep them.',
  '11.45': 'Many carriers in one hex may fail to launch together; each then rolls for itself.',
  '11.46': 'Ten Japanese air units get crews that add 1 to their strength until they are lost or made whole again.',
  '11.47':
    'Troops whose landing has failed may stay on the beach without supply or zones, for a second wave that lands without penalty.',
  '11.48': 'Japanese destroyers can be bought by the step, split and joined.',
  '11.49': 'Each Japanese submarine on a convoy route costs the enemy a point.',
};
