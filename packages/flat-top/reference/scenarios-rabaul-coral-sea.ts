export const scenariosRabaulCoralSea: { readonly [rule: string]: string } = {
  'SC1.OB':
    'Rings Around Rabaul, 23 February 1942, 0600 to 1800, thirteen turns under scattered clouds. The Allies have Lexington, four cruisers and ten destroyers, 24 factors aboard, and P-40s and Catalinas at Port Moresby; Japan has no ships, but 42 factors shared among Rabaul, Gasmata, Kavieng and Truk.',
  'SC1.START':
    'All Allied ships begin within a hex of the east edge, in sector II. Here: the cut edge of the half map is that edge, and a hex on it is 0 hexes away (R11).',
  'SC1.1':
    'Only the western half of the map is played on. Here: beyond column NN there is neither wind nor cloud, and clouds heading there head off the board (R17).',
  'SC1.2': 'Lexington and Port Moresby have radar; nobody else does.',
  'SC1.3': 'Wildcats use table 7 in air combat instead of 9: their crews are still learning.',
  'SC1.4':
    "The turn after the Japanese first observe an Allied ship they have 5 Zeros and 5 Bettys more, at Truk. Here: they appear once, Ready and armed as you wish, in that turn's Air Operations Phase, and may take off at once (R141).",
  'SC1.5':
    'The fifteen Allied ships begin in one task force and never divide. Here: so a crippled ship holds all the others until she is scuttled (R143).',
  'SC1.6': 'The Japanese coastwatcher on New Guinea is not there yet. The Allied one is.',
  'SC1.7':
    'No Japanese plane takes off on the first turn. Here the sheet of that turn says so; readying and arming are allowed.',
  'SC1.8':
    'The Catalinas of Port Moresby, which could not handle them, may take off whenever they like, and then stay up until the game is over. Here: no launch, handling or damage limits their one take-off, and no deadline or unnecessary-loss points touch them (R140).',
  'SC1.V1':
    'No lead wins automatically, but Lexington sunk is an immediate Japanese victory. If she lives, four hits on Rabaul and 20 points win for the Allies, whoever has more points. Here: hits count when scored, doubled ones too, and repair takes none away (R142); a sinking ends the game with that battle (R253).',
  'SC1.V2':
    'Failing that, the Allies need two hits on Rabaul, 20 points and more points than Japan, or Japan has won. There is no draw (R142).',
  'SC2.OB':
    'Coral Sea, 0600 4 May to 1800 8 May 1942, 109 turns, with cloud fronts. Lexington and Yorktown with eight cruisers, and planes in Australia, at Port Moresby and New Caledonia, against Shokaku, Zuikaku, Shoho, nine cruisers and a convoy of thirteen transports, with bases from Lae to Tulagi.',
  'SC2.START':
    'Yorktown begins in sector VII up to 16 hexes from the south edge, Lexington and both oilers up to 5. Twelve transports lie at Rabaul, one at Tulagi; Shoho is within 5 hexes of Bougainville, the two big carriers within 8 of Rabaul. Everybody else begins with one of these. Here: with means in a hex where a ship named for that group begins (R12, R300).',
  SC2b: 'The Crucial Days: 0100 7 May to 1800 8 May, 42 turns. The Allies begin in sector VI or VII within 12 hexes of the south edge; Shoho within 10 of Deboyne, the big carriers within 6 of Guadalcanal, the convoy with Kamikawa within 6 of Woodlark, unless she lies at Deboyne (SC2.6). Here: nobody is held at anchor any more (R144).',
  SC2c: 'The Battle: 8 May, 0100 to 1800, eighteen turns. The Allies begin in sector VI within 15 hexes of the south edge, Shokaku and Zuikaku within 7 of New Georgia, twelve transports and two gunboats within 15 of Deboyne; Kamikawa and two gunboats may lie there. The forces are the whole order of battle (26.2, R144).',
  'SC2.1':
    'Ships that start at Rabaul lie at anchor and may not weigh before 1800 on 5 May. Here: that binds whoever begins in the hex, of whichever group, but nobody who comes later (R320).',
  'SC2.2':
    'Ships that start at Tulagi lie at anchor until they are attacked or an Allied ship has been seen. Here: observed by the Japanese anywhere will do, and so will an air attack or sea fight against ships there, hit or miss; bombs on the base alone are no alarm (R145).',
  'SC2.3': 'Allied carriers and bases have radar. The Japanese have none.',
  'SC2.4':
    'Japanese transports unload nowhere but in the Port Moresby hex. The enemy base there does not forbid it; it only makes it unpleasant (R154).',
  'SC2.5':
    "Kamikawa's Petes may be used only once she has set up a temporary seaplane base (12.7.3). Here: they can be readied and armed before that, but not take off from her (R146).",
  'SC2.6':
    'Kamikawa may begin at Deboyne with her seaplane base already working, and one or two gunboats beside her. Here: you say so at set-up; the gunboats may come from any group (R155), she lies at anchor and they do not (R301).',
  'SC2.7': 'Wildcats use table 7 in air combat, as in the first scenario.',
  'SC2.8':
    'Shokaku and Zuikaku can take only 5 hits here. So the third slows them and the fourth leaves them dead in the water (21.2.1).',
  'SC2.9':
    'The Japanese coastwatchers on Guadalcanal, Choiseul, New Georgia, Vella Lavella and Santa Isabel are not there. Here: what a scenario leaves out is part of its data (R153).',
  'SC2.10':
    "For the fueling option: Lexington, Shokaku, Zuikaku and Shoho with their company are taking in fuel when the game opens, and Yorktown's group must begin by 0100 on 5 May. Here: in the whole scenario only, and company means those that begin in the same task force, oilers apart (R385).",
  'SC2.11':
    'For the Additional Planes option: 5 B-17, 6 P-39 and 5 Wildcat for the Allies, 10 Zero and 5 Betty for Japan. Here: Espiritu Santo is no base in this scenario, so the Allied ones come to Australia (R161).',
  'SC2.V1':
    'A lead of 100 points at 2400 ends the game (25.2). There are four such midnights in the whole scenario, one in The Crucial Days and none in The Battle.',
  'SC2.V2':
    'The Allies receive 50 points if Japan does not get 50 points ashore at Port Moresby. Here: reckoned when the game ends, so an automatic victory is won without them (R138).',
  'SC2.V3':
    '150 points unloaded at Port Moresby win the game for Japan on the spot. At 3 a turn, and 24 a ship, seven of her thirteen transports must come to anchor there and empty their holds.',
};
