export const chapter15: { readonly [rule: string]: string } = {
  '15.1':
    "Only units in the same hex fight, and everything that happens in a hex is one battle. Once it has begun, Condition Numbers no longer matter: what is told follows 7.15. Here both sides' units must be on the map; a base always is (R26).",
  '15.2':
    "Air combat: over any ship, and up to two hexes from a base or a ship that carries planes. Guns and bombs: only over a ship or base. Ships against ships: in any sea or coastal hex. All of it between observed units, none of it obligatory to begin. Here: a hidden carrier's two hexes count for her own side alone (R82, a switch); near an enemy task force you may try and see (R250).",
  '15.3':
    'Every unit has a Basic Hit Table for each kind of fight it can take part in, and targets are named before the die is thrown. Here that is how every question runs: first whom, then the dice.',
  '15.4':
    'Battles in different hexes may be fought in any order, each to its end; steps with nobody in them are left out. Here: in the order of hexes (R102a), since one battle does not touch another.',
  '15.5':
    'A battle has four steps in a fixed order: air-to-air, anti-aircraft, air attack, surface. With submarines in play a fifth follows (OPT-SUB.7).',
  '15.5.1': 'First, planes against planes: chapter 16.',
  '15.5.2': "Second, ships' and bases' guns against the bombers that are about to attack: chapter 17.",
  '15.5.3': 'Third, what is left of the bombers attacks: chapter 18.',
  '15.5.4': 'Last, ships against ships, and against bases: chapter 19.',
  '15.6':
    "Hard flying burns fuel: a range factor spent in combat brings a plane's deadline forward by a turn. Here: a plane whose deadline is this very turn has none left to burn and fights at -6; one due next turn may burn it, but is then lost, and you are warned (R96).",
  '15.6.1':
    'Interceptors and escorts burn a range factor in a turn in which they fight other planes, one however often they fight. They may decline and fight six tables lower, and must then do so in every air combat of the turn. Here: chosen for each formation, name and deadline apart (R101).',
  '15.6.2': 'Bombers that are attacked by fighters burn nothing for it.',
  '15.6.3':
    'Dive bombing, torpedo attacks and level bombing from low altitude burn one range factor. Level bombing from high altitude burns none.',
  '15.7':
    'One round of each kind of combat in a hex and turn; there are no second helpings. Whoever is still there next turn may start again.',
};
