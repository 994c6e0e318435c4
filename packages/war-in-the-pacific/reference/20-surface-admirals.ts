export const admirals: { readonly [rule: string]: string } = {
  '20.0': 'Admirals who lead surface forces, and what they are worth in a battle.',
  '20.1':
    'Before a battle two dice give each admiral his chits (S), initiative (I), breakoff (B) and night (N); too large a command lowers them. A chit moves a ship that fires, adds a hex (R155), a point of strength or defence, or one on a die. A good B lets him try to keep a force that should break off, a die each sequence.',
  '20.2':
    'A force has at most three admirals, each in a ship of his own. The senior subordinate (R156) gives half his S in chits, rounded up, but not for the commander’s hex. If the commander is lost or leaves with his ship, he takes over (R147).',
  '20.3':
    'When his flagship sinks or is critically hit two dice decide: up to 7 nothing, 8 out of the battle, 9 and 10 wounded for some cycles, 11 and more killed; Japan adds one. He may shift his flag (R33).',
  '20.4.1':
    'An admiral is available with 4 or more on two dice, with his own modifier; else he is away for a die’s number of cycles.',
  '20.4.2':
    'A force whose ships, or whose heaviest ships, are mostly Dutch is led by Doorman or Helfrich, if an admiral leads it.',
  '20.5': 'What a good battle does for a commander.',
  '20.5.1':
    'A commander may be promoted when the enemy had to break off, when seven capital ships fought, or when he came up in reaction and made contact.',
  '20.5.2': 'Two dice other than 7 and 11 give him a chit, which adds one to his dice in later battles.',
  '20.6':
    'A commander who had to break off, and lost at least twice as many ships sunk or at D4, may get a chit that takes one from his dice; one for promotion cancels it.',
  '20.7':
    'A force without a commander has E +1, two chits less than none (the enemy has two more), B −1, N −1 and an adverse initiative of one.',
  '20.7.1':
    'A fighting force has a commander, unless none is available or it is only on its way. A set-up without one says which.',
  '20.8': 'From August 1944 Lee and Task Force 34 may be near an American force.',
  '20.8.1':
    'Near Lee a commander may lead three points more (two in 1945), has one chit more, and a breakoff rating higher by two (one in 1945).',
};
