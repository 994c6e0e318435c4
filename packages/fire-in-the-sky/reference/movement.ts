export const movement: { readonly [rule: string]: string } = {
  '7.1':
    'A sea deployment, from one friendly base to another, stops in the first hex of an enemy Air Zone of Control that it enters. Where it began such a zone has no effect (R14).',
  '13.0':
    'The way home at the end of a part is made like a sea deployment: it stops in the first hex of an enemy Air Zone of Control that it enters, and the hex where it began does not count (7.1, R14).',
  '8.0':
    'An operational move that begins in an enemy Air Zone of Control, or comes into one, may stop there or go one hex more, and no further (R14).',
  '9.0':
    'A reaction moves under the same rule as an operation: from the first hex in an enemy Air Zone of Control, the starting hex included, it may go one hex more (R14).',
  'CARD-transport.naval':
    'Ships go 1 to 4 hexes by sea deployment for their points in Transport Points, one hex free. In operations they go their Movement Allowance, in reaction half of it, rounded up. Japan pays Oil Points then: once, or one and a half times for 5 hexes or more in operations, rounded up for the Task Force and not for each unit. The Allies pay none.',
  'CARD-transport.air-land':
    'Air and land units go up to four hexes. By sea deployment they cost their points in Transport Points, one hex free; in an operation, carried by a Task Force, twice that. What a unit weighs is ours (R13).',
  'CARD-cost.oil': 'Japan spends one Transport Point for each Oil Point that is shipped home from a resource hex.',
  'CARD-cost.escort':
    'A DD unit that goes to the Convoy Escort box, or comes back from it, costs Japan two Transport Points.',
  'CARD-cost.asw': 'Each die that escorts roll in the Merchantman Phase (5.3) burns one Oil Point.',
};
