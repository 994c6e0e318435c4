export const navalBattles: { readonly [rule: string]: string } = {
  '16.0': 'Task forces, how they meet, night at sea, critical hits and damage.',
  '16.1': 'What a task force is, and what its enemy knows of it.',
  '16.2': 'Where ships of a task force are kept.',
  '16.2.1': 'The displays of the boxed game are not wanted here: a force is a list of ships.',
  '16.4':
    'Where a force comes into a hex with enemy ships a die on the Search & Contact Table says whether they fight: low dice make contact, the more easily the higher its Engagement Value.',
  '16.4.1': 'Against a force without orders for the phase the value counts in full.',
  '16.4.2':
    'Against a force that only moves, two are taken off for each six Movement Points of its way, or part of six; in coastal hexes one.',
  '16.4.3':
    'Against a force with a mission the way before it counts so, in steps of six or part of six; once it is done, the way since, in full steps of six.',
  '16.4.4':
    'A force that came up in reaction takes off two, or one, for each full five points it spent itself, if that is less (R12).',
  '16.4.5': 'If both reacted, what counts is the hexes of the one that spent fewer points.',
  '16.4.6':
    'Several forces roll one after another, the highest value first. Those in contact fight as one; the senior admiral leads his own points and half of the others’, rounded up.',
  '16.4.7': 'Forces with carriers or transports have a value of 4 at most, also in reaction (R16).',
  '16.4.9':
    'By night the value that is left is halved, for Japan rounded up, for the Allies down; in the Arctic it is halved, and rounded down.',
  '16.6.2': 'By night every Engagement Value is halved (16.4.9).',
  '16.1.2': 'What a marker stands for is its owner’s secret until search, contact or combat brings it out.',
  '16.2.3': 'Ships that come on a tactical display leave their marker, and its search chits go back into their cups.',
  '16.5':
    'Before a surface battle a die decides who is the 1st player. There are tables for day and night (16.5.1), and the commanders change the die (20.1).',
  '16.5.1':
    'With a low die Japan has the initiative; how low depends on the date and the time of day. The tables are ours (R24).',
  '16.6.3': 'By night the commanders’ N ratings count on the initiative die as well (20.1).',
  '16.7':
    'At her first damage in a surface battle a ship’s owner rolls two dice. A critical hit is a marker: when she leaves she is a level worse, and rolls on. The enemy learns of it only if the dice are doubles (R36). Whom submarines hit rolls when the last squadron in the hex is done, once however often she was hit.',
  '16.7.1': 'Transports and merchantmen never roll for critical hits; destroyers and the like do.',
  '16.7.2':
    'A ship at D4 that is neither in a port of her own nor taken in tow sinks. After a battle destroyers tow, and Japanese light cruisers (17.14, R101).',
  '16.7.3': 'The number that makes a critical hit depends on side, type of ship and date. The table is ours (R25).',
  '17.3.5':
    'Warships with troops aboard fight and bombard with half their strength, a fraction dropped, and without their torpedo bonus (19.5.1).',
  '17.14.1': 'Japanese destroyers, escorts and light cruisers tow; no other Japanese ships do.',
  '17.14.2':
    'Until the end of 1942 only Allied destroyers and escorts tow. Then larger ships do as well, but only ships that cost one point or less.',
  '17.14.3': 'Whoever may tow may tow any ship of the own side, and none of the enemy’s.',
  '16.8': 'What damage does to ships. The effects of each level are ours (R26).',
  '16.8.1': 'A ship’s defence never falls below one.',
  '16.8.2': 'Where damage leaves fractions of transports and coastal craft, they are dropped.',
};
