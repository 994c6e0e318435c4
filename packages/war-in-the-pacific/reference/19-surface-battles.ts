export const surfaceBattles: { readonly [rule: string]: string } = {
  '19.0': 'Battles between ships, on a display of their own.',
  '19.1':
    'When two forces have made contact their ships are put on the display and fight until one side is sunk or gone.',
  '19.2':
    'Seven columns of hexes, 35 in all: carriers, non-combatants and combatants of either side, and a neutral column between. Every hex has a number from 1 to 6 (R21).',
  '19.2.1':
    'Both deploy in secret, each kind in its column, evenly over its hexes. Damaged ships other than destroyers may keep back with the non-combatants. Nobody begins beside an enemy.',
  '19.3':
    'The 1st player rolls for the first active number. While a number is active the 1st player fires, then moves, and the 2nd does the same; then the next number follows. Six numbers are a sequence (R29).',
  '19.4': 'Only ships in hexes with the active number fire.',
  '19.4.1':
    'A target must be within range, counted in hexes. Six-inch cruisers fire with half their strength, rounded down, over two hexes.',
  '19.4.2': 'Any number of ships in active hexes may fire together at one target; their strengths are added.',
  '19.4.3': 'A ship fires all she has at one target, and once in a sequence.',
  '19.4.4': 'A ship is attacked once in an Active Phase, however many fire.',
  '19.4.5': 'Neither ships between nor ships in the same hex hinder fire, and within range distance does not matter.',
  '19.4.6':
    'A battleship that fires at destroyers in the next hex doubles all damage points, also those of others that fire with her.',
  '19.4.7':
    'Strength and the target’s speed class give the column; a die gives damage points. Points divided by her present defence, rounded down, are the odds; a second die gives the level of damage (R22, R23).',
  '19.5':
    'Japanese destroyers have two torpedo markers, some light cruisers one. A marker, one a sequence, reaches two hexes, or shifts the fire a column if all who fire spend one. By day Japan needs the initiative and the better E rating.',
  '19.5.1': 'Ships with troops aboard, or towing barges, have no torpedo markers.',
  '19.5.2': 'A marker that is spent is gone until the ship has been in port.',
  '19.6': 'A ship in an active hex moves one hex, and once in a sequence.',
  '19.6.1': 'Who has fired does not move, unless a chit is spent (20.1).',
  '19.6.2': 'All speeds move alike, but a ship of speed class 0 does not move.',
  '19.6.3': 'A ship may enter any of the hexes beside her own, or try to withdraw (19.9).',
  '19.6.4': 'No ship enters a hex with an enemy in it.',
  '19.6.5': 'Any number of friendly ships may share a hex, and it makes no difference to fire.',
  '19.7': 'The levels of damage that fire does.',
  '19.7.1': 'A fire does nothing, D1 to D4, or sinks. It counts at once.',
  '19.7.2': 'Markers show the level of damage; sunk ships are taken away.',
  '19.7.3': 'Levels add up: D1 and D3 are D4.',
  '19.7.4': 'Five levels sink a ship, four a counter of transports or coastal craft.',
  '19.7.5': 'Damage takes gunnery, defence and speed (R26).',
  '19.8': 'A force that has lost too much must leave.',
  '19.8.1': 'The breakoff level is a quarter of the printed defence of all ships, rounded down.',
  '19.8.2': 'Ships sunk and withdrawn count with their printed defence.',
  '19.8.3': 'Damaged ships count with the defence they have lost.',
  '19.8.4': 'When the loss is greater than the level the force breaks off; admirals may change that (20.1).',
  '19.8.5':
    'When a force breaks off, the S ratings of all admirals are compared, with three times the commanders’ unused chits. As much as the side that goes is better, so many special chits it has: each lets a ship fire as she goes, which others do not (R146).',
  '19.8.6': 'A force breaks off the moment the damage is done.',
  '19.8.7': 'Ships with a critical hit go on rolling when they leave, or when the enemy has gone (16.7, R36).',
  '19.9': 'How ships leave the display.',
  '19.9.1':
    'Carriers, tenders, transports, oilers and damaged ships may always try to withdraw, unless they cannot move.',
  '19.9.2': 'They withdraw from the hexes at the edge, when their number is active (R30, R35).',
  '19.9.3': 'Speed class 3 gets away; 2 on a die of 1 to 3, 1 on 1 or 2, 0 never.',
  '19.9.4': 'An attempt is a movement, whether it succeeds or not.',
  '19.9.5':
    'Ships that make for the edge do not fire in that phase. A force that breaks off must make for it, and leave there.',
  '19.9.6': 'Damaged ships that have withdrawn settle their critical hits (16.7).',
  '19.9.7': 'Any number of ships may try in a phase, each once.',
  '19.9.8': 'Who has withdrawn does not come back, and is out of the battle; who failed stays where she was.',
  '19.10': 'By night the battle is another.',
  '19.10.1': 'All ships begin under blank counters.',
  '19.10.2':
    'A ship is spotted when she fires, or when she is beside an enemy. Japanese ships may fire unseen (19.10.5).',
  '19.10.3': 'Only spotted ships are fired at. Who is spotted stays so, for everybody (R31).',
  '19.10.4': 'Japan’s advantages count against forces led by an American, or of which at least half are American.',
  '19.10.5':
    'Which advantages Japan has depends on the date and on the commanders’ N ratings. The table is ours (R27).',
};
