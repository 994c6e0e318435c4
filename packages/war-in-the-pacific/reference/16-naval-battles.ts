export const navalBattles: { readonly [rule: string]: string } = {
  '16.5':
    'Before a surface battle a die decides who is the 1st player. There are tables for day and night (16.5.1), and the commanders change the die (20.1).',
  '16.5.1':
    'With a low die Japan has the initiative; how low depends on the date and the time of day. The tables are ours (R24).',
  '16.6.3': 'By night the commanders’ N ratings count on the initiative die as well (20.1).',
  '16.7':
    'At her first damage in a surface battle a ship’s owner rolls two dice. A critical hit is a marker: when she leaves she is a level worse, and rolls on. The enemy learns of it only if the dice are doubles (R36).',
  '16.7.1': 'Transports and merchantmen never roll for critical hits; destroyers and the like do.',
  '16.7.2':
    'A ship at D4 that is neither in a port of her own nor taken in tow sinks. After a battle destroyers tow, and Japanese light cruisers (17.14, R101).',
  '16.7.3': 'The number that makes a critical hit depends on side, type of ship and date. The table is ours (R25).',
  '16.8': 'What damage does to ships. The effects of each level are ours (R26).',
  '16.8.1': 'A ship’s defence never falls below one.',
  '16.8.2': 'Where damage leaves fractions of transports and coastal craft, they are dropped.',
};
