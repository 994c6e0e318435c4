export const search: { readonly [rule: string]: string } = {
  '5.13': 'Planes that hunt submarines instead of anything else.',
  '5.13.2':
    'By day planes with this role that are within seven hexes of the force, or of the submarines, add to its screen: one each, for most Japanese types half. Their owner shares them out over the groups.',
  '5.13.4':
    'Long-range planes among them spoil the search of submarines within seven hexes: their number by the hexes is added to the die. Where nothing else kept the submarines away, two dice sink one for each doubles.',
  '5.13.5': 'They do so by night as well.',
  '13.0': 'Task forces must be found before planes can strike them: by planes, coastwatchers or other ships.',
  '13.1': 'What search is worth, plane by plane.',
  '13.1.1': 'Most planes but fighters have a search value that changes with range; a base has the sum of them.',
  '13.1.2':
    'Untrained planes have half, together and rounded down. At extended range the whole base searches as far as its farthest plane.',
  '13.1.3':
    'Ranges are counted in hexes. An isolated base has half its value. Damage takes from the roll if most of the value comes from planes at the damaged base.',
  '13.2': 'Two tables, for bases and for carriers; the one for bases is ours (R82).',
  '13.3':
    'Two ten-sided dice must reach the number for the search value and the range. In a Naval Phase a base may search once for a moving force in each band that it enters.',
  '13.3.1': 'In an Air Phase a base searches one hex with all it has, or several with its value divided evenly.',
  '13.4': 'American scouting planes carried bombs.',
  '13.4.1':
    'American carrier planes that find somebody at short or medium range with 90 or more bomb one ship of the core, by chance, with a strength of 1; nobody fires at them, and none is lost (R135).',
  '13.5':
    'Whose force has been found draws a chit in secret and describes the force as the chit allows. The searcher hears the report and no more.',
  '13.5.1': 'Cup 1 holds 40 chits, 12 of them True; cup 2 holds 40 with 4 True; cup 3 holds 30.',
  '13.5.2': 'Chits go back into the cup they came from.',
  '13.5.3': 'One chit is drawn blindly for each search that finds somebody.',
  '13.5.4':
    'An intensive search draws from cup 1. If it finds more than a reported dummy, a die of 3 to 5 costs an Air Point, a 6 two.',
  '13.5.5': 'Any other search draws from cup 2.',
  '13.5.6': 'In squalls, in the monsoon, or when cup 2 is empty, from cup 3.',
  '13.5.7':
    'True is exact. Approx may be off by 5 or 10 ships in all and by 1 or 2 of each type. Error, with capital ships present, may deny, invent or rename carriers up to its level. False may say anything.',
  '13.5.8': 'A ship is any naval unit, a capital ship a BB, BC or CA, a carrier a CV, CVL, CVE or XCV.',
  '13.5.9': 'A force that is found again draws again and reports again.',
  '13.6.2':
    'A dummy that is found is reported as one, unless the chit is False: then up to two of a type and ten ships may be invented.',
  '13.6.3':
    'Submarines, coastwatchers, ships and strikes find out what a marker is. A dummy is then taken off the map.',
  '13.6.4': 'As long as a task force stands reported as a dummy, rightly or not, no strike may be launched at it.',
  '13.6.5': 'When a force has been found out its chits go back into the cups.',
  '13.6.6':
    'A dummy may be sent out in reaction like anybody else, until it is found out: who is seen to come need not be anything.',
  '13.7': 'What search may not do.',
  '13.7.1': 'In a Naval Phase planes search for moving forces alone.',
  '13.7.2': 'Planes that search are never shot at.',
  '13.7.3': 'Transport planes do not search.',
  '13.7.4': 'Planes that lent their value to a search may strike in the same phase.',
  '13.7.5':
    'A force stays located to the end of the next phase; while it does not move it stays so. Moving by night shakes searchers off, but not coastwatchers or ships.',
  '13.8.4': 'Coastwatchers are written down; the umpire does it.',
  '13.9': 'Submarines search in a way of their own (22.5).',
  '13.10': 'So do task forces (16.4).',
};
