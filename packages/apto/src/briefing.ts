/** What somebody who plays this for the first time wants to know. */
import type { Charts } from './charts/index.js';
import type { Law } from './law.js';
import { hexName } from './names.js';

type Part = { readonly title: string; readonly lines: readonly string[] };

const situationsBy = ({
  offensivePrices,
}: Charts): { readonly [scenario: string]: { readonly [seatOrSide: string]: readonly string[] } } => ({
  learning: {
    japan: [
      'May 1938. Two Japanese armies stand north and south of Hsuchow, where the railways cross. Take it by the end of June.',
      'Begin an Offensive with the Headquarters at Tsinan, activate those around Hsuchow and those who can come up to it, and attack from several hexes at once; whoever stands in an enemy zone already does not go straight into another (5.13). Whoever is not activated is there for your next Offensive. Attacks from opposite hexes are better by one; over the Yangtze they are halved.',
    ],
    allies: [
      'May 1938. Two Japanese armies close in on Hsuchow. Hold it to the end of June.',
      'Keep the city full, put somebody into every hex the Japanese could go around by, and use your Offensives where they have left a depleted division alone.',
    ],
  },
  'khalkhin-gol': {
    japan: [
      'May 1939. Mongolian cavalry stands in Nomonhan; the Soviet corps behind it grows every season. Hold Nomonhan at the end of September.',
      'Your ten divisions on the Soviet border have to stay there (10.16): only the 23rd, the 7th and the tanks are free, and two of the border units may go into Mongolia.',
    ],
    allies: [
      'May 1939. Hold Nomonhan at the end of September. Fighting in Mongolia is no war: neither of you may cross the other’s own border.',
      'Zhukov and three divisions come with the Summer Seasonal Turn.',
    ],
  },
  'china-1937': {
    japan: [
      'July 1937. Peiping lies before you; at Shanghai your troops hold the landing places. Take as many cities as you can by the end of 1938.',
      'Buy Offensives every season, keep a General in China (without one you commit an atrocity, and partisans double), land supply at Shanghai every month.',
      'Your ten divisions on the Soviet border have to stay there as long as Nomonhan is not yours (10.16). You may invade Mongolia for it (9.2), and then have its cavalry and a Soviet corps to fight.',
    ],
    allies: [
      'July 1937. Japan comes for your cities. Trade ground for time: four armies lost in China come back every month.',
      `You have few Offensives. Keep your armies together in cities and mountains, and strike what stands alone or out of supply. Communists fight better in China, and their Offensives cost ${offensivePrices.values.ccp} EP instead of ${offensivePrices.values.china}.`,
      'What you are about to lose you may pull down in a Seasonal Turn, with a supplied unit in it: ports and airbases above all (8.7).',
    ],
    // With a commander for each nation.
    ccp: [
      'July 1937. Your divisions stand in Shensi, north of the Yellow River, and fight better in China than others do. Work behind the Japanese front: cut railways, take what nobody guards.',
      `China’s commander pays for your units and buys your Offensives, ${offensivePrices.values.ccp} EP each: ask him for what you need. You say where your units arrive and your General goes, and lead your Offensives yourself.`,
    ],
    ussr: [
      'July 1937. You are not at war, and until Japan invades Mongolia you are asked nothing. She may never do it.',
      'If she does, you set up the Mongolian cavalry and your corps in Mongolia (R133), have one Offensive at once and an income from the next season on, and keep Nomonhan from her. Mongolians may follow her into Manchukuo, your own troops may not (R134).',
      'It is no war between you and Japan: you and China keep to your own lands, headquarters and purses (R135), and what you buy does not count for the Initiative (R63).',
    ],
  },
});

export function aptoBriefing(law: Law, seat: string): readonly Part[] {
  const { scenario } = law;
  const side = law.seats.find((each) => each.seat === seat)?.side ?? 'japan';
  const situations = situationsBy(law.charts)[scenario.id];
  const situation = situations?.[seat] ?? situations?.[side] ?? [];
  return [
    { title: 'The situation', lines: situation },
    { title: 'How to win', lines: victoryTold(law) },
    {
      title: 'A month',
      lines: [
        ...(scenario.seasons
          ? [
              'Before January, April, July and October comes a Seasonal Turn: income, new units, Offensives bought in secret. The side that bought more has the Initiative.',
            ]
          : []),
        'Offensive Phase: the sides take turns. An Offensive activates a Headquarters’ units, a General’s, or one stack; they move, attack, and are done for the month.',
        'Movement Phase: whoever was not activated may move or go by rail, without attacking.',
        'Then supply is looked at: whoever cannot trace a line of friendly hexes, free of enemy Zones of Control, to a source is out of supply, fights badly, and wastes away from the second month on.',
      ],
    },
    {
      title: 'Good to know',
      lines: [
        'A stack is eight steps, ten in a city. Infantry goes one hex. Units of the enemy stop you in the hexes around them.',
        'Attacks are a ratio of strengths, one eight-sided die and a few modifiers; the odds are beside the question.',
        'The map marks your front, the enemy’s zones (hatched) and where no supply comes (dotted). Point at a unit without supply: the way it would need is drawn, with a cross and the reason wherever it is barred. The desk tells a line hex by hex.',
      ],
    },
  ];
}

function victoryTold({ scenario: { aim }, options }: Law): string[] {
  const who = aim.side === 'japan' ? 'Japan' : 'the Allies';
  const what = aim.hexes.length > 4 ? `${aim.hexes.length} cities` : aim.hexes.map(hexName).join(', ');
  const enemy = aim.side === 'japan' ? 'the Allies win' : 'Japan wins';
  const winners = { japan: 'Japan wins', allies: 'the Allies win', draw: 'it is a draw' } as const;
  const holds = aim.side === 'japan' ? 'holds' : 'hold';
  return [
    ...(aim.hexes.length === 1
      ? [`Whoever holds ${what} at the end wins.`]
      : [
          `At the end it counts how many of ${what} ${who} ${holds}.`,
          ...aim.lines.map(({ atLeast, winner }) => `With ${atLeast} or more ${winners[winner]}.`),
          `With fewer ${enemy}.`,
        ]),
    ...(aim.conquest === undefined || options.occupation
      ? []
      : [
          'Japan wins at once when half of the cities of China are hers and a supplied unit of hers stands in or beside the capital, which is Chungking once Nanking is lost.',
        ]),
  ];
}
