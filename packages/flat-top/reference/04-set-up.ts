export const chapter4: { readonly [rule: string]: string } = {
  '4.1':
    'Arranging your ships before the first turn: any grouping, inside the limits that follow. Here both sides are first asked whether they begin as proposed, then both get a sheet, empty for whoever accepted, so that no pause tells anything (R221). The proposal itself keeps to the same rules (R222).',
  '4.1.1':
    'At most 15 ships to an Allied task force and 10 to a Japanese one, of any mixture of types; a ship alone is a task force too. The limit also holds later, when task forces combine (12.3). The paper rule that ships with planes take boxes 1 to 9 is dropped: every ship keeps her own planes here (R6).',
  '4.1.2':
    'Fourteen task force counters are a matter of cardboard, not a limit: make up a fifteenth if you need it. Here numbers simply go on.',
  '4.1.3':
    'On paper a box has room for the planes of a single CV or CVL, so a second carrier of the same task force borrows another box. It never restricted who may sail with whom. Here each carrier has boxes of her own, and there is nothing to do (R6).',
  '4.1.4':
    'The same paper trick for tenders: one AV or CAV to a box, the next one in a borrowed box. Here each keeps her own planes, so nothing is left of it (R6).',
  '4.1.5':
    'A carrier and a tender may share a paper box, because their planes are of different kinds and cannot be confused. With a separate record for every ship there is nothing to confuse in the first place.',
  '4.1.6':
    'Every Japanese battleship can carry one Air Factor, a float plane, whatever other ships are in company. That makes her a plane carrying ship for all purposes (R5), with a Launch and Readying Factor of 1.',
  '4.2':
    'Putting your planes on ships and bases before the first turn, within the three rules below. Nobody begins in the air: the boxes on deck and on the ground are the choice (R4).',
  '4.2.1':
    'No ship or base may begin with more Air Factors than her Maximum Capacity (8.2). Here: a tender counts only the room she has under way, even if she begins at anchor with a seaplane base; what 12.7.3 doubles is for planes that land later (R303).',
  '4.2.2':
    'Carrier planes and float planes begin aboard ships that can handle them, land planes and sea planes at bases that can (8.9). Here: Jakes and Rufes that an order of battle lists as land based start at seaplane bases, since they are given no ship (R9).',
  '4.2.3':
    'Planes may start in any box: Just Landed, Readying or Ready. Ready ones may already carry bombs or torpedoes (8.7), and planes Readying at a base may begin dispersed (8.8).',
};
