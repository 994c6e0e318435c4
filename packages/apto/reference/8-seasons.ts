export const seasons: { readonly [rule: string]: string } = {
  'PART-8':
    'Before January, April, July and October comes a Seasonal Turn: income, arrivals, construction, buying Offensives, Initiative. Any General and any headquarters may then be set down elsewhere, once.',
  '8.2':
    'A power earns what the table gives it and 2 EP for each supplied resource hex of a colony or taken from an enemy; Japan loses 2 for a home resource and 4 for a home city that the enemy holds. The income of China never changes (R64).',
  '8.5':
    'What can be built lies in the Force Pool, and new units come into it with the years. What is eliminated goes back to it, unless it cannot be rebuilt. Units that arrive for nothing and find no place wait for the next season.',
  '8.6':
    'Units are bought by the step, whole or depleted. A depleted unit on the map is made whole for the price of a step, unless it is marked out of supply. Fortifications are begun in supplied cities and finished a season later.',
  '8.11':
    'New infantry and cavalry are placed in any friendly, supplied hex at home, other units in a city, nobody in an enemy zone. Leaders go to any friendly hex, Communists north of row 45 alone. What can be placed must be.',
  '8.13':
    'Offensives for three months are bought at once and unseen: 2 EP for Japan and the Soviet Union, 3 for China and the West, 1 for the Communists. Who buys none has one for nothing (R61). The side that bought more has the Initiative (R62, R63), equals roll for it.',
};

export const politics: { readonly [rule: string]: string } = {
  '9.1':
    'Entering the land of a neutral is an invasion, and in these scenarios nobody may. Mongolia is open to Japanese and Soviets alike (10.39).',
  '9.10':
    'A minor nation is conquered when half of its cities, rounded up, are in enemy hands and a supplied enemy unit has come to its capital or beside it. China is tested in the same way (R65).',
  '9.11':
    'The armies, leaders and pools of a conquered nation are gone, and its land is the conqueror’s but for hexes in which its allies stand. Its railways carry one unit a month for him.',
  '10.6':
    'In an invaded land partisans may rise each month: 5 on a die brings one, 6 two; China adds 2, and each EP spent on it 1. They may also be bought for 2 EP in a Seasonal Turn. They rise in empty hexes of the enemy, out of his zones, block his supply and railways, and are gone when attacked or run down. Japanese who enter while none of their Generals is in the land bring more of them upon themselves.',
  '10.8':
    'From 1944 Soviet armour, if it is half of the strength, adds 1 to its attacks in clear terrain and takes 1 from attacks on it, unless the enemy has air superiority.',
  '10.10':
    'Attacks on Japanese in a city of Japan take 1 from the die, and a bracketed loss falls back on the attacker.',
  '10.16':
    'Until Japan holds Nomonhan or is at war with the Soviet Union ten units stand on the border from W 5719 to W 5227; two of them may be in Mongolia. None may leave if that would break the watch.',
  '10.39':
    'Fighting in Mongolia is no war. From September 1939 whoever holds Nomonhan decides: with it Japan may attack the Soviet Union, without it she never may.',
};

export const options: { readonly [rule: string]: string } = {
  '11.8': 'With this option Japanese units never retreat of their own accord.',
  '11.13':
    'With this option what is eliminated does not come back, but for units of minor nations, headquarters, the Soviet 4-2, 5-2 and 7-2, and what is replenished at once.',
  '11.14':
    'With this option a major power may, before the die of a land attack is rolled, pay an Offensive from its track for having it rolled again: once a month, used or not, and only for troops in supply. The attacker says first; the last roll stands.',
  '11.15':
    'With this option no Zone of Control reaches over a river into a hex that the enemy defends, and crossing a river costs a Movement Point more.',
};
