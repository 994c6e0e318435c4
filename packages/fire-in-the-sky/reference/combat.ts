export const combat: { readonly [rule: string]: string } = {
  'CARD-combat':
    'Roll as many dice as the kind of combat gives you, add to each what its row of the Combat Table says, and count every 5 and 6 as a hit. Modifiers of one die add up; what comes to more than 6 hits too (R3). Rows marked as options count only with that option.',
  '5.3':
    'Destroyers that Japan keeps in the Convoy Escort box hunt the submarines before they attack. A die has no modifiers and costs an Oil Point (CARD-cost.asw); a hit eliminates a Submarine Point (R12).',
  '5.4':
    'Each Submarine Point that the escorts left rolls a die against the merchant convoys, with 1 added from turn 6, when torpedoes work. A hit sinks a Japanese Transport Point for good (R12).',
  '11.1.2':
    'Each DD unit of a Task Force rolls a die at the submarines that attack it, before they do. Add 1 with a friendly land-based air unit or a carrier in the hex, and for Allied escorts from turn 10 with 16.1.7. A hit eliminates a Submarine Point (R4).',
  '11.1.3':
    'Each Submarine Point left rolls a die at a ship or a unit aboard. Add 1 if the Task Force has no DD unit and 1 at an air or land unit; Allied submarines take 2 off on turn 1 and 1 on turns 2 to 5. Hits on ships are checked with 2 added (CARD-damage-modifiers). Ships at anchor are no Task Force (R4).',
  '11.2.2.2':
    'Air Points of both sides fire at each other, a die each, all at once. Japan adds 1 in its own part of turn 1, the Allies 1 from turn 10 with 16.1.7, elite Japanese 1 with 16.2.3, and Allied fire at kamikazes 1 with 16.2.4. A hit eliminates an Air Point. Who is left alone in the sky has Air Supremacy (R5).',
  '11.2.2.4a':
    'Ships fire at the planes that come to strike, before they do. Add 1 for Allied ships from turn 10 with 16.1.7, and 1 at kamikazes with 16.2.4. The card says Air Points, but the ship is meant that fires; how many dice is ours (R9).',
  '11.2.2.4b':
    'Each Air Point that came through rolls a die at its target. Add 1 with Air Supremacy, 1 at ships at anchor, 1 at an air or land unit aboard, 1 for Japan in its own part of turn 1, 1 for elite crews (16.2.3); take 1 off against British CV with 16.1.2. Each hit on a ship is checked (CARD-damage-check).',
  '11.2.5.3':
    'Air Points that support the troops roll a die each before land combat, with 1 added for whoever has Air Supremacy. A hit takes a point of strength from the enemy on the ground (R11).',
  '11.2.5.5':
    'Each point of strength of the land units in a hex rolls a die, both sides at once. Take 1 off out of supply; add 1 for US Marines that land where none of theirs stand, with 16.1.6. A hit takes a point of strength (R11).',
  'CARD-surface':
    'In surface combat every ship rolls one die. Her Firepower and the Defence of her target give the number that hits, or a larger one. No modifiers, but see 16.2.1 and 16.2.2. Rounds, targets and breaking off are ours (R6).',
  'CARD-half-hit':
    'A ship without Firepower that rolls a 6 against a Defence of 10 or more scores half a hit. Two halves on one target in one round make a hit; a half that is left over is gone when the round ends.',
  'CARD-damage-check':
    'For each hit on a naval unit roll two dice and add what CARD-damage-modifiers says. At the Defence rating or above the unit is sunk; below it is damaged, leaves the map and comes back later (CARD-return.naval).',
  'CARD-damage-modifiers':
    'To the two dice of a damage check add 2 for a hit by submarine, the Firepower of the ship that scored it in surface combat, or 1 for each further hit of the same air strike. The list is scrambled in the source; this is how we read it (R2).',
  'CARD-return.naval':
    'A damaged naval unit is a reinforcement again after two of its owner’s turns for each hit (R15). One that was sunk is out of the game. One that was disbanded, or lost in any other way, is back on the next turn.',
  'CARD-return.land':
    'A land unit eliminated in combat is a reinforcement again two of its owner’s turns later; one that was disbanded, or lost in another way, on the next.',
  'CARD-return.air':
    'Air units that were eliminated in combat are put aside and may be received again among later reinforcements; those disbanded, or lost in another way, come back on the next turn.',
};
