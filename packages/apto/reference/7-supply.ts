export const supply: { readonly [rule: string]: string } = {
  'PART-7':
    'At the end of each month units that cannot trace supply are marked, those marked longer waste away, and what was lost at home may come back.',
  '7.0':
    'Home cities with resources, and the places named for each nation, are sources of supply. Supply also travels as chits, made free in a supplied port or airbase that has a carrier for them. A chit may be given up for one of its kind further on, over friendly land, to be carried from there (R96).',
  '7.1':
    'A point of transport carries one chit or units, never both. Air transport loads where it begins, sea transport also on the way. No chit goes to a place that traces overland. Where a port has an airbase, a Sea chit may be flown on as an Air chit, never the other way. How ships and planes are counted here is ours (R70, R90).',
  '7.2':
    'Air transport carries a chit within its range and may be intercepted. An airbase holds as many Air chits as it has room for planes (R29). Here a point of it flies from any supplied city within range and is back in the same month (R90).',
  '7.3':
    'A chit may be dropped where there is no base; the transport is lost. On 1 to 3 it lands in the hex, else beside it; coast, jungle and mountain each add 1 (R30), and the nearest enemy says in which hex. It lasts for the month.',
  '7.4':
    'Sea chits are landed in a friendly working port: one in a coastal city or minor port, three in a major one. A full port takes no more, a destroyed one none, though chits that lie there stay (R84).',
  '7.5':
    'Once a month a major power may land one Sea chit on an open coast without a port, for a point of sea transport that has landed none in a port this month (R180), which comes back with the next Seasonal Turn (R91, R92).',
  '7.6':
    'A full submarine carries one Sea chit instead of attacking, and is depleted by unloading it, until the next Seasonal Turn (R92).',
  '7.7':
    'A line of supply runs any distance over friendly land without enemy Zones of Control, never into desert, into jungle only to end there unless by rail. A Sea chit feeds four attackers a month, an Air chit one; to defend, a line to any chit is enough. Whoever lands draws on the chit that comes with him when the month ends, be he linked with a source by then.',
  '7.8':
    'A home source that reaches no other of its nation is isolated in the Supply Step: a die says how many Sea chits it has left, and it supplies nobody else. Ports that work are not isolated (R24).',
  '7.10':
    'Units that cannot trace move one hex and attack at 2 less, and are attacked at 1 more; in a city they feel it only once marked. Armour that began in supply keeps it for the Offensive. Whoever is still without it in the Supply Step is marked.',
  '7.11': 'Supply is restored at once when a line can be traced again, by a chit only if it has room left.',
  '7.12':
    'Own chits may be given up, one by one, in the Supply Step, and enemy chits in a hex that is entered are captured.',
  '7.13':
    'From the second Supply Step without supply each unit rolls: 1 costs two steps, 2 and 3 one. Jungle or mountain and company make it worse, a city, the United States and Japan better, commandos much better (R25, R26).',
  '7.14':
    'Infantry lost in battle at home, in supply, comes back in the same month: so many of each nation for nothing, of its owner’s choice, more for their price. Nobody comes back to a nation that has been conquered, even after it is set free. They are placed at home, in supply, out of enemy zones.',
  '7.15':
    'While an enemy stands in Japan proper, Japan rolls each month for home guards: the die and its home cities with resources in steps, twenty at most (R27, R28). Alaska and Hawaii have one unit.',
  '7.16':
    'For 4 EP an air unit depleted this month over friendly home ground is made whole again. Here that is a point of ground support shot down over its own land (R93).',
  '7.17':
    'For 1 EP, paid first, a destroyed installation in a friendly hex is tried to be repaired: 4 or more on a die, better by 1 at home, worse by 1 for forts and in Wet or Monsoon weather anywhere, by 2 without supply. Once a month each, in the Replenishment Step, not in an uncontested enemy zone (R80, R85).',
};
