export const whatThereIs: { readonly [rule: string]: string } = {
  '1.0': 'A game of the whole war in the Pacific, week by week; begin with something small.',
  '1.1': 'Rules are numbered by chapter, and send you on to each other by number.',
  '2.0': 'Maps, charts, counters, the terms of the game and its scale.',
  '2.5':
    'A turn is a week, a hex 40 to 60 miles, an Air Point ten planes; most ships have a counter of their own, a step of troops is about a battalion.',
  '3.0': 'What happens in a turn, phase by phase.',
  '4.0': 'Planes are counted in Air Points and belong to a base, on land or afloat.',
  '12.0': 'Where a base is struck whose own planes are to strike, it has to be settled which of them fly first.',
  '14.0': 'By night some planes fly, and some fighters meet them.',
  '15.0': 'Optional: much of what lies in a base is hidden from the enemy.',
  '17.3.7': 'Submarines carry troops too; that stands in 22.8.',
  '17.5.9': 'Dummies in reaction: as 13.6.6 has it.',
  '18.0': 'Ships must take fuel from time to time.',
  '24.0': 'Ports, airfields and provincial capitals may have a garrison of one step that no counter shows.',
  '2.1': 'The map: how hexes are named, which sheets there are, how they overlap and how large a hex is.',
  '2.1.1':
    'A hex is written as a letter for its sheet, two digits for the column and two for the row: A3210 lies in column 32, row 10.',
  '2.1.2': 'Seven sheets, A to G, from India and Burma to the Southeast Pacific.',
  '2.1.3':
    'Where sheets show the same sea, the one that lies on top counts: A over B and C, B over C and D, and so on.',
  '2.1.4':
    'A hex is 40, 50 or 60 miles wide by its Movement Area, and costs ships and planes 4, 5 or 6 points. Nothing else depends on it.',
  '2.2':
    'Charts and displays stand in the rules, on cards or on the map; those we do not have are of our own making and say so.',
  '2.3': 'Counters are Air Points, ships, ground units and markers.',
};
