export const attacks: { readonly [rule: string]: string } = {
  '20.5': 'What attacks from the air, by fleets and by submarines do to ships, and to what they carry.',
  '20.51':
    'Attacks are looked up in the Naval Attack Table with two dice and their modifiers; below 2 counts as 2. Beyond the last row see R1.',
  '20.511': 'The kinds of naval units take hits in different ways.',
  '20.511A': 'Named ships collect hits, and are damaged and sunk as a whole.',
  '20.511B': 'Cruisers are damaged and sunk two factors at a time.',
  '20.511C': 'Destroyers, escort carriers, submarines and ASW are sunk factor by factor and never damaged.',
  '20.511D': 'Transports are sunk factor by factor, and damaged in strategic warfare alone.',
  '20.52': 'Named ships: when they are damaged and sunk, which hits stay, and critical hits.',
  '20.521': 'When named ships are sunk, and what that means at sea and in port.',
  '20.5211': 'There are two ways to sink a named ship: enough hits, or a critical hit on one that is damaged.',
  '20.5211A': 'A named ship with as many hits as she has factors is sunk.',
  '20.5211B': 'A critical hit sinks a named ship that is damaged (20.526).',
  '20.5212': 'Sunk at sea and sunk in port are two different things.',
  '20.5212A': 'A named ship sunk at sea is out of the game.',
  '20.5212B':
    'A ship sunk in port has a critical hit roll at once. If she survives it she may be raised one day. Until then she does not move or help against planes, and is lost if she is damaged again or the port is taken.',
  '20.522': 'When named ships are damaged, and what damage takes from them.',
  '20.5221':
    'A named ship is damaged one hit short of her factors, or by any hit while she bombards a shore. Further hits sink her.',
  '20.5222': 'What a damaged ship can no longer do, and what it takes to mend her.',
  '20.5222A': 'A damaged capital ship does not fire at ships.',
  '20.5222B': 'A damaged fast carrier neither launches squadrons nor takes them back.',
  '20.5222C': 'A damaged ship is slow (20.121A).',
  '20.5222D': 'A damaged ship still helps with air defence. Here: how much is ours (R16).',
  '20.5222E': 'A damaged heavy ship is mended with one shipbuilding point in two turns, a cruiser for nothing in one.',
  '20.523': 'Hits too few to damage a ship: where they stay with her, and where they are gone at once.',
  '20.523A': 'At sea hits stay, from round to round and from hex to hex, until the ship is back in port.',
  '20.523B': 'Raiders, and ships that engage them, keep their hits from the first engagement to the second.',
  '20.523C':
    'In port hits too few to damage a ship are repaired at once and mean nothing, attack by attack (R10). A ship already sunk in port is destroyed by as many hits as would damage her.',
  '20.5231': 'What the hits that a ship carries do to her, before and after she is damaged.',
  '20.5231A': 'Hits short of damage take nothing from her speed, her guns or her flight deck.',
  '20.5231B': 'Every hit beyond those that damaged her sinks a ship, however she came to be damaged.',
  '20.524':
    'For a critical hit one die is rolled; if it comes to more than the size of the ship, the hit is critical (20.526).',
  '20.5241': 'Four things call for a critical hit roll.',
  '20.5241A':
    'Two sixes in an attack on a named ship, whatever the modifiers and whether she was hit or not. An 11 with +1 is no 12.',
  '20.5241B': 'A named ship is sunk in port (20.5212B).',
  '20.5241C': 'A named ship is damaged from the air at a surprise level of seven or more.',
  '20.5241D':
    'A named ship is damaged or sunk by an atomic attack. Such attacks are in chapter 43, which we do not have; the desk opens the roll.',
  '20.5242': 'Each hit more than sank a ship in port adds one to the die.',
  '20.525': 'However many causes there are, one attack brings one critical hit roll at most (R11).',
  '20.526': 'What a critical hit does comes on top of what the attack did.',
  '20.526A': 'By a critical hit an undamaged ship is damaged.',
  '20.526B': 'By a critical hit a damaged ship at sea is sunk.',
  '20.526C': 'By a critical hit a damaged ship in port is sunk in port.',
  '20.526D': 'By a critical hit a ship already sunk in port is destroyed.',
  '20.527': 'Hits beyond those that destroy the ship aimed at are lost.',
  '20.528': 'For cruisers there is never a critical hit roll.',
  '20.53': 'Cruisers: how hits damage and sink them.',
  '20.531': 'A cruiser takes hits as a named ship of two factors would, but without critical hits.',
  '20.532':
    'Where there are cruisers alone every two hits sink one, and an odd hit damages another; it sinks a damaged one only if no sound one is there. See R3.',
  '20.533': 'One hit damages a cruiser; damaged again she is sunk.',
  '20.54': 'Light ships of one factor: each hit counts.',
  '20.541': 'Destroyers, escort carriers, ASW, submarines and transports go down one factor for each hit.',
  '20.55': 'Light ships of several kinds, attacked as a group.',
  '20.551':
    'With cruisers and one-factor units together two hits fall on cruisers, two on the others, and so on: the first, fifth, ninth hit damages a cruiser, the next sinks it. Sound cruisers come before damaged ones. See R2.',
  '20.552': 'Losses among kinds of one-factor units are shared as in 20.57.',
  '20.56':
    'Hits beyond all factors of a light force are ignored; only a supply line that they protected may suffer, by a chapter we do not have.',
  '20.57':
    'Losses are shared equally between the types of a mixed force, nationalities for example. What is left goes to the largest type (R4), between equals to the lower nationality DRM, and if that is equal too the owner chooses.',
  '20.58': 'Destroyers and transports with cargo: how they are attacked at sea.',
  '20.58A':
    'In fleet combat ships with cargo lie behind the others and can be fired on only when those are gone; cruisers damaged in the fight do not count. Then they are attacked as a group. See R5.',
  '20.58B':
    'Against planes and submarines there is no hiding: ships with cargo are attacked with all other light ships of the force.',
  '20.59':
    'When too few destroyers or transports survive undamaged to carry everything, the defender chooses what is lost, but nothing without need. Oil and BRPs go the same way. See R6.',
  'CHART-naval-attack':
    'The table itself: rows by air squadrons or fleet factors, columns by the dice. Under it stand the modifiers: nationalities, +1 for naval air against ships at sea, +1 for a surprise of three or more, ±1 for a side hampered by what it is doing; and what hits do. See R1.',
};
