export const submarinesAndCounters: { readonly [rule: string]: string } = {
  '20.7': 'Submarines: where they may be, what they do, what they cost, and the advanced ones.',
  '20.71': 'Submarines base like fleet factors, and may besides be in certain boxes of strategic warfare.',
  '20.71A': 'German submarines may be in the Atlantic box.',
  '20.71B': 'German submarines may be in the Indian Ocean box while the Axis hold the Suez canal and Ethiopia.',
  '20.71C': 'Japanese submarines may be in the Pacific box when Japan and the United States are at war.',
  '20.71D': 'Japanese submarines may be in the Indian Ocean box when Japan and Britain are at war.',
  '20.71E': 'American submarines may be in the Pacific box when Japan and the United States are at war.',
  '20.72':
    'Italian and British submarines are in no box. British ones come to the Pacific theatre only after Italy has surrendered.',
  '20.73': 'Submarines that change boxes in redeployment fight in the new one in the turn that follows.',
  '20.74': 'On the board submarines go as far and intercept as other naval units do, by chapters we do not have.',
  '20.75':
    'On the board submarines go with fleets or carriers or intercept alone. In a box they are after transports and nothing else. Here: how they attack ships is ours (R17).',
  '20.76': 'A submarine costs three BRPs and one shipbuilding point.',
  '20.77':
    'Planes cannot attack submarines in port or at sea, unless these stayed in their patrol hex in the enemy’s turn; but they help to ward off submarine attacks (R17).',
  '20.78': 'Advanced submarines are submarines, but for the following paragraphs.',
  '20.78A': 'Only Germany builds advanced submarines, and only after a result of nine in their research.',
  '20.78B': 'How advanced submarines fight in the boxes is in chapter 25, which we do not have.',
  '20.78C': 'On the board advanced submarines always attack at a net +1.',
  '20.78D': 'Advanced submarines attack harbours at a net +1 as well.',
  '20.78E': 'Advanced submarines may carry atomic weapons.',
  '20.78F': 'Advanced submarines are a type of their own when losses are shared (20.57).',
  '20.8': 'ASW, the ships and planes that hunt submarines in the boxes.',
  '20.81': 'ASW bases in boxes and ports. Changing boxes in redeployment costs it no turn.',
  '20.82': 'ASW fights submarines in its own box and nowhere else.',
  '20.83': 'ASW opposes submarines in its box and makes submarine attacks harder (R17); it does nothing else.',
  '20.84': 'ASW costs three BRPs and one shipbuilding point for each factor.',
  '20.85': 'Britain and the United States have one pool of ASW between them.',
  '20.9': 'Counters of single factors may be changed like coins.',
  '20.91':
    'Counters without names may be broken down into smaller ones of the same kind and nation, or put together, at any time and in anybody’s turn; cruisers in even numbers. Named ships are what they are.',
  '20.92': 'A scenario may begin with broken counters, where nothing else speaks against it.',
  '20.93':
    'You may have as many small counters as you like; but those in one hex are put together at the end of your turn if they bother the other player. See R9.',
};
