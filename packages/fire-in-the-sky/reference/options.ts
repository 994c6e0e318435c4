export const options: { readonly [rule: string]: string } = {
  '16.1.2':
    'Option: British carriers have armoured decks. Dice of an air strike (11.2.2.4b) at a British CV, but not at a CVL, have 1 taken off.',
  '16.1.3':
    'Option: the Allies bomb Japan in the Merchantman Phase. Each die costs them a Transport Point; add 1 once they control a base within two hexes of a Japanese Home Base. A hit costs Japan a Transport Point for good (R12).',
  '16.1.6':
    'Option: US Marines who come ashore in a hex where no friendly unit stands add 1 to their dice in land combat (11.2.5.5).',
  '16.1.7':
    'Option: from turn 10 radar and sonar add 1 to the dice of Allied escorts of Task Forces (11.1.2), of Allied Air Points in air-to-air combat (11.2.2.2) and of Allied anti-aircraft fire (11.2.2.4a).',
  '16.2.1':
    'Option: the long-range torpedoes of Japan. The card only names them; here cruisers and destroyers fire with one Firepower more in the first round of a surface combat (R16).',
  '16.2.2':
    'Option: the runs to the islands by night. The card only names them; here Japanese CL and DD units alone are gone after one round of surface combat, and what they carry lands (R17).',
  '16.2.3':
    'Option: some Japanese Air Points are elite. They add 1 to their dice in air-to-air combat (11.2.2.2) and in air strikes (11.2.2.4b), and are lost last (R5).',
  '16.2.4':
    'Option: from turn 10 Japan may declare kamikazes. Allied planes and guns have 1 added against them (11.2.2.2, 11.2.2.4a). What they do is ours: two dice each, and none comes back (R18).',
  '16.2.5':
    'Option: Japan may take Ise away on turn 6 and has her back on turn 9 as a carrier without planes, and receives Unryu on turn 13 (R20).',
  '16.2.6':
    'Option: from turn 10 Japanese ships carry more guns against planes: every one that has an Anti-Air rating has one die more (R19).',
};
