export const offensives: { readonly [rule: string]: string } = {
  'PART-5':
    'In the Offensive Phase the sides take turns, one Offensive at a time, until they pass or have none left (R4). Who has the Initiative says which side begins. Offensives are bought in the Seasonal Turn (8.13).',
  '5.0':
    'An Offensive is led by a stack, a General, a headquarters or a minor nation, and activates the units within his reach. A headquarters makes as many attacks in each Step as its command rating says, a General one; a stack and a minor nation have one in the whole Offensive. At least half of the units activated are of the nation whose Offensive it is, and nobody is activated twice in a month. A General who was not activated adds nothing to an attack, and one who leads shares his Offensive with no other.',
  '5.1':
    'In an Offensive a headquarters rides up to three hexes before the units move and three more after they have moved, and activates whom it reaches, on its first ride also whom it passes; the later ones cannot move. Alone it may not enter an enemy Zone of Control where no friend stands, and has a zone in its own hex and no other. Two of a nation are never next to each other, but for those of radius 1: side by side they could not lead.',
  '5.2':
    'A headquarters has no strength and loses no steps; it dies with its stack on DE, or on AE with an attack it went along with. One that is alone beside the enemy is made to go, or is attacked at a strength of 1, 2 with support. It always comes back in a later season.',
  '5.3':
    'Several headquarters may carry out one Offensive together: an Offensive for each and 2 EP for each after the first, 4 in a Wet month. All of them lie within twenty hexes of each other. Then come all Breakthroughs, then all combat, then all Exploitation.',
  '5.4':
    'An Offensive of two kinds at once, land and air or land and sea, costs an Offensive of each and 2 EP. Land and sea go together for a landing alone, which is where a game here meets it (R73); an Offensive that is not on the track may be bought in haste. Air Offensives wait for the part on planes, which is not in our source.',
  '5.5':
    'Without an Offensive left, a nation may buy one in the Offensive Phase for twice its price. It is never part of a Combined Offensive and does not count for the Initiative.',
  '5.6':
    'Units of the Offensive under way are on standby; when it is over they are active, which means committed until the month ends.',
  '5.7':
    'Activated units move up to their movement rating, less without supply or in bad weather, and always at least one hex. Whoever attacks must then stand next to the target with land between.',
  '5.8':
    'Desert and jungle cost two Movement Points, mountains two or three, jungle-mountains three; rail over the side that is crossed makes it one. Sea, lakes and impassable sides bar the way, but for ferries. An enemy fortification is entered only after a successful attack on it; it falls when its defenders are eliminated or driven out, not when they leave of their own accord.',
  '5.9':
    'Eight steps stack in a hex, ten in a city, one more with a fort, two more for Soviets. Units with the small mark take no room, but no more than four of them stay together. What is too many when the Step ends is eliminated.',
  '5.10':
    'A General adds his strength to one unit of his nation in his hex. He rides with a stack or with one unit of it, and may change in the hex where they end to another that has not gone yet. A unit that passes through his hex can take him along as far as its own points go, and one that he rides with can set him down on its way, where another waits (R94). He advances with them, and follows with one that follows (5.19), in the Offensive that activates him. Or he goes alone with five Movement Points, in an Offensive over the ground as infantry (R150), and takes no hexes. Alone he enters no enemy Zone of Control, and an enemy who enters his hex sends him to the pool.',
  '5.11':
    'A hex belongs to whoever moved a combat unit into it last. Headquarters, Generals and Zones of Control take nothing.',
  '5.12':
    'Where a line of units, own hexes and Zones of Control cuts empty enemy hexes off from every source of supply, these change hands at once, in the Offensive and the Movement Phase, as soon as either begins; not so cities, resources, forts, airbases, hexes with enemy units and those in their zones. Units that no line reaches behind such a front, in a city or not, take nothing on their way but cities, airbases and airstrips, and these for good; any other hex is theirs while they stand there, and after that only if supply has come to them (R98). Units that are merely too far from supply take hexes like others.',
  '5.13':
    'A land unit controls its own hex and the six around it, but not over water, barred sides and neutral borders, nor into mountains, jungle and enemy fortifications. Who enters an enemy zone stops, and nobody goes straight from one into another; armour and commandos may go one hex on. Where both sides reach it is contested, where a friend stands inhibited.',
  '5.14':
    'Add up both sides: units, halved across rivers and straits, a General, fortifications, planes and ships; no unit more than doubles (R42). The ratio, rounded against the attacker (R40), gives the column; an eight-sided die with its modifiers (5.16) the line. The table is ours.',
  '5.15':
    'Nobody has to attack. A unit attacks once, a hex is attacked once in a Step, and all its defenders together. Infantry attacks within the radius of its headquarters, as it is when the attack is made. All attacks of a Step are declared before the first; one may still be cancelled before its die is rolled (R51). The defender may leave some of his units out; they suffer all the same. He is asked where that can better the die (R176).',
  '5.16':
    'To the die: Communists, air superiority, a Sneak Attack, defenders in Soviet or Japanese cities at home, the monsoon, an attack from opposite sides, mountain, jungle, a paradrop, a strait, Soviet armour from 1944, supply, and a landing. All that apply add up.',
  '5.17':
    'When units leave a hex altogether during an Offensive, even to advance after combat or on their way through (R97), circled enemy armour whose zone lies on it (on a fortification none does) may attack them first, without an Offensive and whatever its status. Who leaves a unit behind, retreats or moves in the Movement Phase gives no such opening.',
  '5.18':
    'Results cost the attacker or the defender steps. After a dot that took half of the defenders they roll: at the net roll of the attack or above they must retreat a hex toward supply, to where no enemy unit, General or supply is; below they may, if each has a way out (R175). Japanese who must retreat charge instead if they roll below that: Banzai. Who must go and has nowhere to go is eliminated. Generals (R44) and a headquarters (R52) go along.',
  '5.19':
    'Attackers may enter the hex they emptied, within stacking. After anything but DE it costs a step, now, or whenever somebody enters it later in the month. Others of the Offensive may then follow into the hexes that were left, with a General if they like, if they stand in no enemy zone or leave a unit behind.',
  '5.20':
    'A General whose units an attack has wiped out rolls a die: on a 1 or 2 he is dead, else he comes back in the next season. Alone he cannot be attacked. MacArthur adds 1, Buckner and Wingate take 1 off, Japanese Generals 2.',
  '5.21':
    'Before the others move, circled armour of one hex, all of it or some, may go two hexes and attack; the rest may break through at another target. If it empties the target it goes one hex further, or as far as its General’s rating, which is then spent for the month; if it fails it must attack there again in the Combat Step. Not in the wet, not into jungle.',
  '5.22':
    'After combat, circled armour with a General goes on by his exploitation rating and attacks once more: what cleared its target, or did not attack and kept its supply, and has not broken through. All of it moves before the first attack.',
  'PART-6':
    'After the Offensives comes the Movement Phase: whoever was not activated this month moves, without fighting, and rail carries units.',
  '6.0':
    'Units not activated move up to their rating by the common rules, may take empty enemy hexes and cross no neutral border. Headquarters and Generals ride with units of their hex, or with one that comes through it, or go alone, five hexes; a stack leaves its headquarters behind unless it is told otherwise (R95). Two like units of one step in a hex may become one full unit, even if they have moved or were activated.',
  '6.1':
    'A nation’s railways carry so many units a month, over any distance of connected, friendly rail free of enemy zones. The nation where the way begins or ends pays, of two the one that is named. A unit must be in supply and in no enemy zone that nobody else of its side inhibits, on the line or on its way there; getting on costs a Movement Point if it walked there. Leaders in its hex ride along for nothing; one by himself counts as a unit. The capacities but Australia’s are ours (R12).',
};
