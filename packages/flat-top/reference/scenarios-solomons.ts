export const scenariosSolomons: { readonly [rule: string]: string } = {
  'SC3.OB':
    'Eastern Solomons, 0100 24 August to 1800 26 August 1942, 66 turns under scattered clouds. Saratoga, Enterprise and Wasp with North Carolina and seven cruisers against Shokaku, Zuikaku and Ryujo, three battleships, and transports bound for Guadalcanal and Gili-Gili. Land based planes belong to the bases named with them.',
  'SC3.START':
    'Wasp and her group with three oilers begin in sector VIII within 10 hexes of the east edge, a destroyer at Gili-Gili, the rest in sector IV. Japanese transports begin at Rabaul, near Goodenough and near Ontong Java; the fleet at Rabaul, or in sector III no more than 3 hexes from the north edge. Any number of destroyers may go with the convoys.',
  SC3b: "The Battle: 24 August, 0100 to 1800, eighteen turns. All Allied ships begin in sector IV; Jintsu's convoy within 4 hexes of Ontong Java, the other Japanese ships in sector II or III, more than 7 hexes from Gili-Gili and Henderson. Everything else is as in the long version (26.2).",
  'SC3.1': 'Radar: Allied carriers, battleships, cruisers and bases; on the Japanese side the bases Rabaul and Lae.',
  'SC3.2':
    'Japanese transports unload at Gili-Gili or on Guadalcanal outside Henderson. Once 50 points are ashore at Gili-Gili the base is Japanese from the next turn, damage and all; Allied planes left there are lost, and only Zero, Val and Kate may use it. Here: announced at the fiftieth point (R147); it has no radar then (R324), and planes aloft that meant to land there are excused (R327).',
  'SC3.3': 'Enterprise has an anti-aircraft factor of 5 here, less than on her counter: the new guns came later.',
  'SC3.4':
    'Only P-39, P-40, Avenger, Dauntless and Wildcat may use Gili-Gili while it is Allied. Here: that holds for landing, taking off, setting up and replacements alike (R325).',
  'SC3.5':
    'Wasp may have a group trained for night work: her Dauntlesses and Avengers, with the advantages of SC3.5a and SC3.5b and the limit of SC3.5c. Here: you choose it in secret at set-up, the mark stays with those planes wherever they go, and replacements have none (R148); the proposed set-up does without (R323).',
  'SC3.5a': 'The night group adds 2 to the landing die on Wasp by night. So a 3 is enough, where others need a 5.',
  'SC3.5b':
    'The night group loses only two tables, not four, in air attacks by night (18.5.4). Air combat is not affected. Here: they attack apart from others of their name, and the announcement tells that they are trained (R322).',
  'SC3.5c':
    'If Wasp has a night group she begins with at most 17 Dauntlesses and Avengers together, and only those belong to it.',
  'SC3.6':
    'For the fueling option: Wasp and her company are fueling when the game opens; Enterprise and Saratoga with theirs must begin by 1200 on 25 August. Who is company stands in R385.',
  'SC3.7':
    'For the Additional Planes option: 10 Wildcat, 6 P-39, 7 Dauntless, 5 B-17 and 2 B-26 for the Allies, 20 Zero and 6 Betty for Japan.',
  'SC3.V1': 'A lead of 200 points at 2400 ends the game (25.2). The short version never comes to a 2400.',
  'SC3.V2':
    'Japan receives 50 points for 50 unloaded at Gili-Gili. Here: as soon as they are earned, so they count at the next 2400 (R138).',
  'SC4.OB':
    'Santa Cruz, 0100 25 October to 1800 27 October 1942, 66 turns under scattered clouds. Enterprise and Hornet with South Dakota, Washington and nine cruisers against Shokaku, Zuikaku, Junyo and Zuiho with four battleships; no transports at all. Both sides have strong land based air.',
  'SC4.START':
    'Hornet, Enterprise and South Dakota begin within 8 hexes of Ndeni, Washington in sector VII within 6 of Guadalcanal, two destroyers and two gunboats within 1 of Henderson, all others with one of these. Japan: Yura, with any destroyers, within 4 hexes of Guadalcanal in sector III; the rest in sector III within 8 of the north edge.',
  SC4b: 'The Battle: 26 October, 0100 to 1800, eighteen turns. The carriers begin within 5 hexes of Ndeni, Washington in sector VII within 3 of Guadalcanal, two destroyers and a gunboat within 3 of Henderson. Eight Japanese destroyers are at Shortland, everybody else within 5 hexes of the Stewart Islands.',
  'SC4.1': 'Radar: all Allied ships and bases; on the Japanese side Rabaul, Lae, Shortland, Gasmata and Buna.',
  'SC4.2':
    'Henderson mends two hits in a day turn instead of one, if it was left in peace (23.2). By night it mends one.',
  'SC4.3':
    'For the Additional Planes option: 6 Wildcat, 4 P-38, 8 P-39, 4 B-26 and 1 Hudson for the Allies, 15 Zero and 10 Betty for Japan.',
  'SC4.V1':
    'A lead of 250 points at 2400 ends the game (25.2): of the long one, for the short version is over by 1800.',
  'SC4.V2':
    'The side ahead at the end must have at least 200 points, or it is a draw. This replaces the fifty of 25.3 (R137).',
};
