export const submarines: { readonly [rule: string]: string } = {
  '16.8.3': 'Screening ships at D3 are added up and then halved, rounded down.',
  '22.1': 'Squadrons of submarines are markers on the map.',
  '22.1.1': 'There are thirty markers a side.',
  '22.1.2': 'What a marker stands for is secret.',
  '22.1.3': 'American squadrons against merchant shipping are in the other book.',
  '22.2': 'Some markers stand for nothing.',
  '22.2.1': 'Dummies are at most a tenth of the submarines, rounded up.',
  '22.2.3': 'Up to six boats make a squadron, for the Allies twelve from 1944.',
  '22.3.2': 'How far the squadron is from its base changes how many boats are available (R86).',
  '22.4.3': 'Squadrons are never in coastal, island or atoll hexes.',
  '22.4.5': 'A squadron has boats of one class.',
  '22.5':
    'Within five hexes of sea, not through land nor into an enemy port, a squadron may search for a task force: Search Points and a die, one more in squalls (R1, R81).',
  '22.5.1': 'Each boat is a Search Point, each hex between takes one off.',
  '22.5.2': 'A squadron searches once for a task force in a Naval Phase, and for as many task forces as it likes.',
  '22.5.3': 'The owner chooses the hex in which he searches. Whoever searches is no dummy.',
  '22.5.4': 'Night changes nothing for submarines, but planes from carriers screen with one point only.',
  '22.5.6': 'Task forces in one hex are searched for one by one.',
  '22.5.7': 'A force that only submarines have found is not located for planes.',
  '22.5.8':
    'After contact the owner forms groups in secret, then draws a chit, by day one for every two boats. As many groups as its level may stay concealed, none with more ships of a type than that. False counts as True.',
  '22.6':
    'Of two dice the first says how many boats can attack; what the second is short of the distance is taken off. Then the owner decides whether to attack.',
  '22.6.1': 'No more than the squadron has.',
  '22.6.2': 'Each squadron searches, decides and attacks by itself.',
  '22.7':
    'Each large ship is a group; screens are shared out in secret, and light cruisers go along. A die on the ASW Table keeps boats off; the others attack one ship until she is hit, then, unless a die is 6, another.',
  '22.7.1':
    'A DD screens with 1, loaded with a half, a DE with 2, a CD with 6, APD and DET with a half. A carrier that can fly adds 3 to all groups, an American one 4 from 1943, by night 1.',
  '22.7.2':
    'If boats were kept off, a group with a CVE, DD or DE rolls two dice: up to the printed number kept off, a boat is sunk, and it rolls again.',
  '22.7.3':
    'A die below the number of attacks made sends that many boats home for torpedoes; new American boats add one, Ro boats take one off (R5).',
  '22.7.4': 'Protection against torpedoes may lessen the damage (R85).',
  '22.8': 'Submarines carry things.',
  '22.10': 'Midget submarines attack ships in port.',
  '22.10.1': 'Twice in the war Japan may try; with a 6 the ship chosen is hit.',
  '22.10.2': 'From 7/45 the Commonwealth may, three times.',
  '22.12':
    'Until 7/43 American boats throw two dice for a hit: the second must be 4 or more, and doubles miss but for two sixes.',
  '22.13': 'New American boats, from the Tambor class on, have one more available.',
  '22.15': 'Commonwealth boats are like others, and their torpedoes do not fail.',
};
