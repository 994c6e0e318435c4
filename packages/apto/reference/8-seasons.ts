export const seasons: { readonly [rule: string]: string } = {
  'PART-8':
    'Before January, April, July and October comes a Seasonal Turn: income, arrivals, construction, buying Offensives, Initiative. Any General and any headquarters may then be taken off the map, and set down elsewhere, once.',
  '8.2':
    'A power earns what the table gives it and 2 EP for each supplied resource hex of a colony or taken from an enemy; Japan loses 2 for a home resource and 4 for a home city that the enemy holds. A supply chit will do (R163). The income of China never changes (R64).',
  '8.5':
    'What can be built lies in the Force Pool, and new units come into it with the years. What is eliminated goes back to it, unless it cannot be rebuilt. Units that arrive for nothing and find no place wait for the next season.',
  '8.6':
    'Units are bought by the step, whole or depleted. A depleted unit on the map is made whole for the price of a step, unless it is marked out of supply. Fortifications are begun in any friendly, supplied hex that no enemy zone lies on (R74) and finished a season later. What lies in ruins is repaired at once for 1 EP in a friendly, supplied hex, unless an uncontested enemy zone lies on it.',
  '8.7':
    'A nation at war with a major power that has entered or attacked its land may pull down its own installations in a Seasonal Turn: in friendly, supplied hexes where a supplied land unit of its side stands (R80, R81). Each is paid by itself, 1 to 5 EP: ports, airbases (R82), fortifications. A port is destroyed whole, however large; resources stay. What is only begun may be given up in the Movement Phase, and nothing is paid back (R83).',
  '8.11':
    'New infantry and cavalry are placed in any friendly, supplied hex at home, other units in a city, nobody in an enemy zone. Leaders go to any friendly hex. Communists arrive, and come back (7.14), north of row 45 alone. What can be placed must be. Units are not placed by supply chits; for a fortification an untouched Sea Supply chit will do, and is used up.',
  '8.13':
    'Offensives for three months are bought at once and unseen: 2 EP for Japan and the Soviet Union, 3 for China and the West, 1 for the Communists. Who buys none has one for nothing (R61). The side that bought more has the Initiative (R62), equals roll for it; what the Soviet Union buys counts when it is at war with Japan or nobody else is (R63). Army and Navy share a track (R136).',
};
