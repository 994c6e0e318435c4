export const optionsPlanes: { readonly [rule: string]: string } = {
  OPT: 'Optional rules are for players who know the game: more detail and variety, more to keep in mind, and a balance nobody has tested as thoroughly. Each may be used alone, with others, or even in part. Here every one is a switch on the first screen, off until somebody turns it on. So are the other readings of doubtful rules, where these texts call a ruling a switch.',
  'OPT-AP.1':
    "If a Japanese task force is observed in sector V or VIII, the scenario's additional Allied planes come next turn, Ready, armed if wished, at Espiritu Santo or Australia, and may take off at once. Here: any sight of a task force there will do, once in a game, and the whole list comes, divided as you like (R162); in the Coral Sea to Australia alone (R161).",
  'OPT-AP.2':
    "If an Allied task force is observed in sector I or II, the scenario's additional Japanese planes come to Truk next turn, Ready, armed if wished, and may take off at once. Here: once in a game, and hexes shared by sectors count (R162).",
  'OPT-CH.1':
    'In any kind of combat a natural 3 or 4 may be a critical hit. Here: only if it hit anything at all (R163), so a star or a nought never leads to one.',
  'OPT-CH.2': 'To make it one, the attacker rolls another die for each such attack: a 6 confirms it.',
  'OPT-CH.3':
    'A confirmed critical hit is read from the table of the thing that was hit, with one more die. Here: its extra hits are not doubled by 21.6 and bring no second critical hit; what it forbids is forbidden for the one next turn (R165, R254).',
  'OPT-CH.T1':
    'Carriers and tenders: 1 two more hits; 2 one more; 3 a die of Air Factors aboard are lost; next turn 4 no readying, 5 no flying, 6 no moving. Here: the heading is read as CV, CVL and AV, and the planes are chosen as in 21.7 (R164).',
  'OPT-CH.T2':
    'All other ships: 1 three more hits, 2 two more, 3 to 6 one more. Here: CAV and BB belong to this table, planes or not (R164).',
  'OPT-CH.T3':
    'Bases: 1 two more hits; 2 one more; 3 and 4 a die of Air Factors there are lost; next turn 5 no readying, 6 no flying. Here: dispersed planes go one for each point as well, since two for one is a rule about hits (R195).',
  'OPT-CH.T4':
    'Air formations: 1 and 2 nothing; 3 to 6 another die of Air Factors are lost. Here: it serves air combat and anti-aircraft fire, and the losses come from the planes that were shot at (R163).',
  'OPT-EPF.1':
    'Where a plane name has two factors or fewer in a fight or an attack, it may throw them in with another name on the same mission. Here: they fire together with the sum of factors on the lowest of their tables, at one target; the two are counted over all of that name on the mission (R169).',
  'OPT-EPF.2':
    "Some planes are harder or easier to shoot down: whoever fires at them adds their Air Modifier to his table. B-17 -2; Avenger, Beaufort, B-25, B-26, Dauntless, Hudson and P-38 -1; Kate, Rufe, Val and Zero +1; Dave, Jake and Pete +2. Here: divided fire uses each target's own (R170).",
  'OPT-EPF.3':
    'In Santa Cruz and Guadalcanal A-20, B-25 and B-26 may carry para-frag bombs: level, low, against a base, on the table of GP bombs. The base itself is unharmed, but each hit destroys planes like two. Here: it is one more load to choose when planes become Ready (R167); 21.6 doubles it again (R198).',
  'OPT-EPF.4':
    'From the Eastern Solomons on, A-20, B-25 and B-26 may skip bombs at ships: level, low, on table 1, but any hit is a critical hit as well. Here: where the text says para-frag it means planes loaded for skipping; the critical tables are used even if that option is off, one critical hit an attack (R166).',
  'OPT-EPF.5':
    'The fighters Wildcat, Zero, P-38, P-39, P-40 and Beaufighter, and with them A-20 and B-25, may strafe if they took off unarmed, also in a turn in which they fought in the air. Anti-aircraft guns fire at them. Here: strafing burns a range factor like any low attack, and they stay fighters for everything else (R168).',
  'OPT-EPF.5a':
    "Strafing a base: from low altitude, on the plane's air combat table. Hits do no harm to the base and destroy planes on the ground instead. Here: 21.6 and 21.7.1 apply as for low level bombs (R198).",
  'OPT-EPF.5b':
    "Strafing a ship: from low altitude, on the plane's air combat table. The ship is unharmed; planes on her deck are what is hit. Against a ship without planes it does nothing.",
  'OPT-EPF.6a':
    "Float planes and sea planes may use bases for land planes, where every move from box to box costs two Readying Factors for them. Here: they may begin and be replaced there too, but Rabaul's Catalinas still never land at Port Moresby (R343); dispersing costs one as ever (R344).",
  'OPT-EPF.6b':
    'Zero, Wildcat, P-39, P-40 and Beaufighter may go through two boxes in one Air Operations Phase, at two Readying Factors, and so fly again in the turn after they landed. Here: also from Ready back to Ready with another load (R171).',
  'OPT-EPF.6c':
    'At bases A-20, B-17, B-25, B-26, Betty and Hudson cost two Readying Factors for each move from box to box. Here: never more than two, and dispersing costs one (R171, R344).',
  'OPT-EPF.6d':
    'Planes may land with their bombs on, each rolling on the Night Landing Table, and those that are down stand in the Ready box, still armed. Here: 14.14 allows the landing anyway; what the option adds is that they keep their load (R91).',
  'OPT-EPF.7':
    'At a damaged base more planes may land than it can still take, each of them rolling as by night, up to its undamaged Maximum Launch Factor. Here: even where hits have closed it (R172); minimum and normal landings stay within the unharmed figures (R345), and hits on a base no longer excuse planes that ran out of fuel (R346).',
  'OPT-EPF.8':
    'A hex entered at low altitude costs two movement points, also if the planes then climb in it; coming down costs nothing extra. Here: launches and Movement Factors are counted in points (R173), and a formation at both heights pays two for all (R347).',
  'OPT-EPF.9': 'Land based planes score only 1 point each instead of 2. Planes lost for nothing still cost ten (25.4).',
  'OPT-EPF.10':
    'Air combat may be tried in any hex, not only near ships and bases, but then takes a die on the Interception Table. Here: in the Combat Phase too (R174), without a die if both want it (R360), and one attempt a side in a hex, height and turn over all phases (R361).',
  'OPT-EPF.11':
    "Planes may fly between off-board bases of their side, Kavieng and Truk being 36 hexes apart, Australia and New Caledonia 73, and may count hexes to the map's edge instead of turns: Kavieng 3, Truk 33, Australia 7, New Caledonia 23, to the entry hexes of 14.11 (R423). Here: you choose at take-off or on leaving the map, and keep to it (R175); beyond the edge a hex costs one point at any height (R348).",
};
