export const bombardment: { readonly [rule: string]: string } = {
  '11.1':
    'Add up the bombardment strengths, throw two dice and look in that column. Shares of planes lost are rounded to the nearest, a half up.',
  '11.2':
    'Troops are bombarded by one of two tables with equal chances; each side secretly chooses one for the turn, so that the bombarder does not know what his dice came to (R66).',
  '11.2.1':
    'Fortresses and Liberators have a figure of their own against troops, mostly a smaller one; Superfortresses never attack them.',
  '11.2.2':
    'Results belong to the hex: up to three on the die of its combat, a check that may break troops (one for planes and one for ships in a turn), damage to works, a step but never the last.',
  '11.3': 'An airfield: two dice for each type of planes on the ground, then two for the field itself.',
  '11.3.1':
    'Planes in the air while the field is attacked are not hit on the ground, but may find no fit place to come home to (11.5.11).',
  '11.4': 'A port: two dice for its damage; ships have one less unless it lies on an island or atoll.',
  '11.5':
    'Suppressed: a fifth of the planes cannot fly. D1 to D4: a die a level, ten in a hundred a spot, which the owner throws in secret; the field works at so many levels less and loses a point of anti-aircraft fire for good. A damaged port hurts the headquarters in it.',
  '11.5.1':
    'Of several headquarters in a damaged port each loses as many Command Points as the others; what is left over is lost as the owner likes.',
  '11.5.2': 'Damage stays until it is repaired (R68, R124).',
  '11.5.3': 'Numbers of inoperable planes are rounded to the nearest, a half up.',
  '11.5.4': 'However damaged, an airfield works at level 1.',
  '11.5.5': 'A reduced airfield has the anti-aircraft fire of the level it works at, less what was lost for good.',
  '11.5.6': 'The owner says freely which planes cannot fly, until the damage changes.',
  '11.5.7':
    'Suppression adds ten in a hundred each further time, and is nothing beside damage. Damage adds up to D4, and who can fly is thrown for anew.',
  '11.5.8': 'Inoperable planes neither fly nor move nor search.',
  '11.5.9': 'When a field is repaired in part it is thrown for anew who can fly; repaired in full, everybody can.',
  '11.5.10': 'A field that worked at level 5 or more when it was hit takes one off each die.',
  '11.5.11':
    'Planes that come to a damaged field: a die for each level, ten in a hundred a spot, at least a fifth; a fifth at a suppressed one (R8).',
  '11.0': 'What bombardment from the air and the sea does to troops, airfields and ports.',
  '11.6': 'The tables of bombardment, which are ours (R67), and what changes their dice.',
  '11.6.1':
    'One more on the dice by day where no CAP attacked. One less against planes on a field that works at level 5, suppression counted as a level.',
  '11.7': 'American ships shoot two columns to the left through 1942, one in 1943.',
  '11.8': 'Work on an unfinished base stops when it is hit, and each level of damage costs a week of it.',
  '17.1.11':
    'Troops that debark where the enemy is must attack, with half their quality, rounded up, unless friends are in the hex already. Where nobody is they take it.',
  '17.1.12':
    'After an opposed assault every unit checks with its printed quality; failed, it is deactivated. Nobody goes on from the beach that week.',
  '17.1.13':
    'After an assault each unit checks. Passed, it stays and is active, or goes back aboard, or a hex inland at a step more. Failed, it is deactivated, and going costs twice or three times as much.',
  '17.2': 'Ships bombard one target in a phase, for the movement of one hex.',
  '17.2.2':
    'Half of the strength once costs nothing. More, or again, halves the guns until the ships have been in port; a further time leaves them none.',
  '17.2.3':
    'Battleships and American heavy cruisers bombard with what is printed, other heavy cruisers with three less, light cruisers with 2, but later American ones with all, destroyers with 1.',
  '17.2.4':
    'An island of three hexes or fewer is reached in full; another coast by a die in tenths, 0 for nothing, three more in the jungle.',
  '17.2.5': 'American ships shoot at land with less effect in the first years (11.7).',
};
