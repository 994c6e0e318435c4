// Made from docs/toy.md by `npm run reference`; change that page instead.
export const chapters: { readonly [chapter: string]: string } = {
  '1': 'The straits',
  '2': 'Purchase',
  '3': 'Plan',
  '4': 'Report',
  '5': 'Sweep',
  '6': 'Movement',
  '7': 'Ambush',
  '8': 'Gunfire',
  '9': 'The end',
};

export const texts: { readonly [rule: string]: string } = {
  '1.1': 'Ships keep to the sea.',
  '1.2': 'One ship to a hex.',
  '1.3':
    "An ally's ship sinks with 2 hits, and one more for each of its armour; a patrol boat with the first. Hits are seen by all, armour by nobody but the party.",
  '1.4':
    'A turn has six phases: plan, report, sweep, convoy, patrol, gunfire. The purchase comes once, before the first.',
  '1.5': 'When a ship is gone, sunk or home, its line of the sheet is opened to all.',
  '2.1': 'All three fill in a sheet at once and in secret. An ally has 4 points, Red has 6.',
  '2.2': 'Armour costs 1: at most 3 for an ally, 2 on a ship.',
  '2.3': 'A cargo costs 1.',
  '2.4': 'A mine costs 2: at most 3, one to a hex, in marked water.',
  '2.5': 'The submarine begins in a hex of the deep.',
  '2.6': 'A torpedo costs 1: at most 2.',
  '2.7': 'The allies show each other their sheets.',
  '3.1': 'Red moves the submarine unseen, one hex at most, through the deep.',
  '3.2':
    'Red leaves it an order for the turn: fire or hold. It acts by that order alone; to stop and ask Red would tell the allies where it is.',
  '4.1': 'Each ally with ships at sea tells Red, both at once, how many cargoes it has there.',
  '4.2': 'The number may be wrong by one, but not above the number of ships.',
  '5.1':
    'Each ally, both at once, may search one hex at or beside one of its ships: unknown marked water, or the deep. All are told what was found, or that nothing was.',
  '5.2': 'A mine that is found is cleared away.',
  '5.3': 'A submarine that is found is lost.',
  '6.1': 'The ships of the allies, then the patrol boats, move in the order of the roster, up to 2 hexes each.',
  '6.2':
    "An ally's ship in unknown marked water strikes the mine there, if there is one; all are told either way. The mine is gone.",
  '6.3': 'A mine does 1 hit on 1–3, 2 hits on 4–6.',
  '6.4': 'A ship may be told to stop at the first alarm: mine, torpedo or ambush.',
  '6.5':
    "When an ally's ship enters a hex at or beside the deep, the submarine fires if its order says so, it has a torpedo and the ship is no more than a hex away: once a turn. All are told where the torpedo came from, or that all was quiet.",
  '6.6': 'A torpedo does 2 hits on 3 or more.',
  '6.7': 'A ship that reaches harbour is home: 1 point, and 2 more with a cargo.',
  '6.8': 'The harbour is shut to patrol boats.',
  '7.1':
    "When an ally's ship enters a hex beside patrol boats, Red may ambush it with one of them. The boats are in plain sight, so the pause tells nothing.",
  '7.2': 'A boat ambushes once a turn.',
  '7.3':
    "Before the boat fires, the victim's ally may give cover with a ship within 2 hexes of the boat that has not done so this turn.",
  '7.4': 'Cover sinks the boat on 4 or more.',
  '7.5': 'If it is still afloat, the boat does 1 hit on 3 or more. A ship that is still afloat then goes on.',
  '8.1':
    'Each seat has a shell for each of its ships with an enemy within 2 hexes, and divides them in secret; a target takes no more shells than there are ships in reach of it.',
  '8.2':
    'A shell hits on 5 or more (the gunnery chart, which a house may change). Where each seat fired is told when all have.',
  '8.3': 'All fire before anybody suffers.',
  '9.1': 'The game ends after its last turn.',
  '9.2': 'The allies win with the points the scenario asks for; otherwise Red does.',
  '9.3':
    'Option squalls: in a turn that nobody knows beforehand, one of the second to the seventh, a squall brings the reach of gunfire down to 1.',
  '9.4': 'The game ends with the turn in which the last ship of the convoy is gone.',
};
