export const optionsShips: { readonly [rule: string]: string } = {
  'OPT-ESF.1':
    'Ships fuel in any turn they spend in a task force with an oiler, ten turns in all, not necessarily in a row and never in a storm. Who leaves before she is done, or has not begun when the scenario says she must, makes one hex a turn. Here: a turn counts if ship and oiler were together from plotting to its end (R176); only ships that have to are asked (R384).',
  'OPT-ESF.2':
    'A crippled ship may be towed by another that began the turn with her: together they make a hex every other turn, never into a storm. The tug may cut her loose at any time. Gunboats and submarines do not tow but can be towed. Here: the first hex is in the first turn of the tow (R177), and nobody steams into the wind with a ship in tow (R381).',
  'OPT-ESF.3':
    'When a carrier, tender, battleship, cruiser or transport is sunk, five Survivor Factors are in the water for five turns. Ships that stay in the hex may take them up, own or enemy, two aboard at most; each is worth 5 points at the end. Here: one factor a ship and turn (R178), none from scuttled ships (R382), and if both sides look they take turns (R383).',
  'OPT-ESF.4':
    'Planes that attack a CL, DD or PG strike at the edge of a task force: only its CL, DD and PG may fire at them. Here: other groups of the same formation are fired at as usual (R179).',
  'OPT-ESF.5':
    "Battleships may bombard from long range, on table 6 instead of 8, and the base's guns cannot answer. A task force bombards at one range or the other. Here you choose it for each task force (R180).",
  'OPT-ESF.6':
    'Japanese destroyers, and nobody else, reload torpedoes in a turn without combat for them. Standing in a Screen that nobody broke through is no combat. Here: it happens by itself, as often as needed (R181); being in a task force that was attacked from the air counts as combat (R386).',
  'OPT-ESF.7':
    'A ship that stays at Rabaul, Lae, Espiritu Santo or Port Moresby for six turns on end has full ammunition and torpedoes again. Here: at a base of her own side, by itself at the end of the sixth whole turn (R182); whoever fires meanwhile begins again (R380).',
  'OPT-AI.1':
    'The sides have the initiative in turn, one after the other, without dice. Here: the first turn of a game is rolled for (R340).',
  'OPT-AI.2':
    'Both roll as usual, but the side that was without the initiative adds one. Here: a tie after adding is settled as in chapter 13 (R341).',
  'OPT-AI.3':
    'Both roll as usual, but the side with more formations on the map adds one. Here: counters are counted, one a hex, as both can see them; counting hidden ones would betray how many there are (R183).',
  'OPT-APM':
    'Instead of one side moving all its planes and then the other, they move a formation each in turn; one flown on the log counts as a move. When one side is through, the other moves the rest. Here: the five steps of 14.2 fall away (R184), a side says when it is done (R362), and that something hidden moved is heard by both: the price of the option (R363).',
};
