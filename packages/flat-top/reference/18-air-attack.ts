export const chapter18: { readonly [rule: string]: string } = {
  '18.1':
    'The survivors now make exactly the attacks that were announced: no new targets, no second thoughts. Here: what was aimed at a ship that has sunk meanwhile is wasted, range and all (R115).',
  '18.2':
    "Each plane name's attack on a target is one die of its own; bombers lose nobody in this step. Here: one die is for planes of one name and formation, on one target, in one way, with one kind of bomb (R199), and attacks fall one after another with damage at once, so that crippling a ship helps the next (R111).",
  '18.3':
    'There are three ways to bomb: diving, with torpedoes, and level. Which of them a plane can make with which load is in the Air Hit Tables.',
  '18.3.1':
    'Dive bombers must be high when the Combat Phase begins and are high for air combat; then they come down, take anti-aircraft fire as low planes and bomb. GP or AP bombs, and a range factor is burned. Here: those that begin low may only bomb level; high ones may choose to (R114).',
  '18.3.2':
    'Torpedoes are dropped from low altitude, against ships, by planes that carry them. Each burns a range factor.',
  '18.3.3':
    'Level bombing is possible from either height, each with tables of its own, with GP or AP bombs. From low altitude it burns a range factor, from high altitude none.',
  '18.4': 'Nobody can attack the off-board bases: Truk, Kavieng, Australia and New Caledonia are safe.',
  '18.5': 'What moves the table of an air attack. They are added together, between 1 and 15 (20.2).',
  '18.5.1': 'Against a crippled ship, two tables higher: she lies still (21.2.1).',
  '18.5.2': 'Against a ship at anchor, two tables higher. A crippled ship at anchor counts both.',
  '18.5.3': 'In clouds, two tables lower for every attack in the hex.',
  '18.5.4': 'By night, four tables lower. In the Eastern Solomons a trained group from Wasp suffers only two (SC3.5b).',
};
