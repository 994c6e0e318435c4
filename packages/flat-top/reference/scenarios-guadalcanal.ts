export const scenariosGuadalcanal: { readonly [rule: string]: string } = {
  'SC5.OB':
    'Guadalcanal, 0600 12 November to 1200 15 November 1942, 79 turns under scattered clouds. Enterprise, Washington, South Dakota and eight cruisers with seven transports, against Junyo, Hiyo, four battleships, ten cruisers, Tone and eleven transports. Few planes at sea, many ashore: a race of convoys, with battleships by night.',
  'SC5.START':
    "Seven Allied transports, six cruisers and a gunboat begin at Henderson, with as many destroyers as you like; the rest come in at 0100 on 13 November, over the southern edge of sector VIII. Japan's convoy is at Shortland, her fleet within 4 hexes of Ontong Java. Here: the entry hex is plotted that turn and costs a movement point; its planes fly from the turn after (R149, R302).",
  'SC5.1':
    'Hiei and Kirishima carry shells for bombardment: against ships each counts only 8 guns, against a base 16. Here: hits are taken off either figure, and breakthroughs count as gunnery (R150).',
  'SC5.2': 'Enterprise readies only 6 Air Factors a turn: one of her lifts is jammed.',
  'SC5.3':
    'Allied transports unload at Henderson alone, Japanese ones in any coastal hex of Guadalcanal except Henderson.',
  'SC5.4': 'Radar: all Allied ships and bases; on the Japanese side Shortland, Rabaul, Lae and Gasmata.',
  'SC5.5':
    'Japanese planes from ships fight and bomb one table lower in everything. Here: never below table 1 (R151); since the table shows where they come from, an announced attack says so (R349).',
  'SC5.6': 'Henderson mends two hits in a day turn that left it in peace, as in Santa Cruz (SC4.2).',
  'SC5.7':
    'For the Additional Planes option: 4 Wildcat, 8 P-39, 4 Avenger, 5 B-26 and 1 Hudson for the Allies, 20 Zero and 10 Betty for Japan.',
  'SC5.V1':
    'A lead of 100 points at 2400 ends the game (25.2). With three nights of battleships that is soon gained, and soon lost.',
  'SC5.V2':
    'Whoever has unloaded more receives 50 points when the game ends. Here: nobody does if both unloaded the same (R326), and an automatic victory is won without them (R138).',
  'SC5.V3':
    '100 points unloaded by Japan win her the game at once. At 3 a turn, and 24 a ship, at least five of her eleven transports must get their loads ashore.',
};
