export const chapter14: { readonly [rule: string]: string } = {
  '14.1':
    'The one phase that is not simultaneous: the side with the initiative moves all its formations, then the other does. Here the side whose turn it is not is asked only when it may intercept (14.13.2).',
  '14.2':
    "Each side's segment has five steps, 14.2.1 to 14.2.5. Here: a step that is over stays over, the order within a step is free, and you are asked at each of the first four even with nothing to move, because silence would tell (R81).",
  '14.2.1': 'Landings come first. Who lands goes to the Just Landed box and his formation is gone from map and record.',
  '14.2.2': 'Next fly the formations that are on the map and mean to end the turn on it, hex by hex in full view.',
  '14.2.3':
    'Then everything that ends the turn hidden is plotted on the log: what was hidden, what slips away from the map, take-offs and arrivals from beyond the edge that stay dark. Here: every hex of such a flight is still tested, and whoever is seen is shown (R240); that formations may slip off the map so is R40, a switch.',
  '14.2.4':
    'Then come take-offs that will be seen, and hidden formations that step into the open. Here: one that comes out does so before its first hex; nobody flies half on the map and half on the log (R241).',
  '14.2.5':
    'Last, counters that have gone onto the log, or left through an entry hex, come off the map. All formations now count as moved.',
  '14.3':
    'Planes spend a movement point for each hex, up to their Movement Factor; fewer is always allowed, none included.',
  '14.4':
    'A formation flies at the pace of its slowest plane. Movement that is not used is gone; it cannot be saved or lent. Here: what joins together in mid-turn counts as having flown as far as the farthest (R62).',
  '14.5': 'In any direction, turning as often as you like, but from each hex into one that touches it.',
  '14.6':
    'Nobody has to move, with one exception: planes formed up in the Air Operations Phase must take off, even if they then only circle over the same hex (8.5.1).',
  '14.7':
    'A formation moves either on the map or on the log, in the same way as task forces do. Here your own are always drawn for you; the log is what the enemy does not see.',
  '14.8':
    'In the turn of take-off or landing the kind of launch limits how far a formation may fly: all, half or nothing. Here: you simply fly, and each further hex is checked against what the deck has left (R50, R52).',
  '14.8.1':
    'On a minimum launch the formation flies its whole movement. All its planes must be within the Minimum Launch Factors of the places they use.',
  '14.8.2':
    'On a normal launch it flies half its movement, rounded up. Again every plane of the formation must fit into the Normal Launch Factors.',
  '14.8.3':
    'On a maximum launch it does not fly at all: it stays over the deck it left, or must have begun the turn over the deck it lands on.',
  '14.9':
    'Take-offs and landings of a turn share one Launch Factor. Yorktown, 11/3, that has taken in ten from overhead and eight on a normal launch can still send up four: three to go the whole way, one to stay. Here: planes already on deck to take off have their part reserved (R53).',
  '14.10':
    'By night every Air Factor that lands rolls: on a ship 5 and 6 are safe, at a base 4 to 6, otherwise it is lost. Storm (6.6) and bombs aboard (14.14) ask for the same roll. Here: two troubles at once make it one worse, not better as printed (R22, a switch; R23).',
  '14.11':
    'Truk, Kavieng, Australia and New Caledonia lie off the map. Planes that take off there are on their way for the number of turns at their entry hex, are then placed in it, shown or hidden, and may move from the turn after. Here: time off the map counts against their range (R93, R94), and the entry hexes of New Caledonia are III44 and KKK44 (R423).',
  '14.12':
    "To land off the map a formation ends its move in an entry hex, leaves the map next turn, and may land as many turns later as the hex's number says: a 1A reached at 1400 means down at 1600. There is no other way off. Here: it may arrive high or low (R246).",
  '14.13':
    'Air combat in the middle of movement is possible in two cases: before anybody moves (14.13.1) and when a formation passes through enemies (14.13.2). Both need a hex where air combat is allowed (15.2).',
  '14.13.1':
    'Before planes move, formations of both sides on the map in one hex may fight. Whoever has interceptors may try, on the Interception Table; if both want it there is no roll, and nobody can refuse a success. Here: both are asked in secret, and if both want it the side with the initiative is the attacker (R243); where no deck, field or ship allows it (15.2) both hear that it cannot be (R242).',
  '14.13.2':
    'A formation that flies on the map through a hex with enemy interceptors on the map may be attacked there, if they roll for it; the mover himself may not start anything. Here: every hex it enters counts, the last one too, but not the hex it left (R83); afterwards the mover decides anew (R87, R245).',
  '14.13.3':
    'Only planes at one height meet. The interceptor names his and hears whether there is anything to catch; a no costs him nothing. Both heights may be tried apart. Here: nearness to a task force that may or may not have planes is answered in the same way (R242).',
  '14.13.4':
    'The same can happen in the Shadowing Phase, since formations move there too. Here: only to passers-by; formations that were together before wait for plane movement (R84a).',
  '14.13.5':
    'One attempt a side in each hex and turn, and failing has no other price. Here: high and low count apart, shadowing and plane movement together, and all interceptors of the hex try as one (R84).',
  '14.13.6':
    'If the same formations fought each other in the previous turn, 1 is added to the interception die. The card says any air combat; the rule, with each other, is what we play (R86). Formations that were divided or merged inherit (R105).',
  '14.14':
    'Bombs may be jettisoned at any time while planes move; nothing is hit. A plane that lands with its bombs on rolls as for a night landing. Here: after jettisoning it stays a bomber (R90), and one that lands armed is disarmed in Just Landed unless OPT-EPF.6d is played (R91).',
  '14.15':
    'Planes fly either high or low. It decides whom they meet, what they can bomb with, and whether radar sees them.',
  '14.15.1':
    'Planes of one formation may be at different heights. Here you divide them in the first hex the formation enters, or where it stands if it stays (R244).',
  '14.15.2':
    'Height may be changed in each hex, after entering it; planes that stay in a hex all turn may change there. Here: the whole formation may do so in its first or last hex; to climb and then cross mountains it flies a hex, climbs, and is asked again (R244).',
  '14.15.3':
    'Planes must be low when they enter the hex in which they land. Here: those that began the turn there may come down and land at once (R88).',
  '14.15.4':
    'Armed planes stay low in the turn they take off; unarmed ones may climb at once. So a loaded strike cannot cross mountains in its first turn (R89).',
  '14.15.5': 'A mountain hexside can be crossed only at high altitude.',
  '14.15.6':
    'Planes fight only planes at their own height. What happens at the other height is a different fight (16.8).',
  '14.15.7': 'Radar does not see planes that fly low (7.10). Eyes do.',
  '14.16':
    'Escorts keep to the height of the bombers they fly with. If the bombers are at both, escorts may be at either or at both.',
  '14.17':
    "Interceptors in a hex with bombers of their own side may act as those bombers' escorts without joining their formation, and fight together with the other escorts. Here: if only one side has bombers there, its interceptors do so as a matter of course (R100).",
  '14.18':
    'If both sides have interceptors and bombers in the hex, each writes down in secret, formation by formation, whether its interceptors attack or escort; that is then fixed. It can lead to two separate fights, each side attacking once. Here: settled for each height at which it applies, before the first die (R196).',
  '14.19':
    "A formation in a ship's In Flight box sails along with her, and if it then flies off has so many hexes less to fly. Others over the same hex stay behind. Here: any formation that ends its move over a ship may be attached or detached freely (R92), and is not carried into a storm (R233).",
  '14.20': "Planes do not fly from one off-board base to another beyond the map's edge. OPT-EPF.11 allows it.",
  '14.21':
    'In your own segment you may destroy planes of yours that are on deck or on the ground, never those in flight. The enemy scores for them as usual: two points a factor (R97).',
};
