export const whatThereIs: { readonly [rule: string]: string } = {
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
