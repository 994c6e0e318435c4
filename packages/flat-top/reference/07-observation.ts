export const chapter7: { readonly [rule: string]: string } = {
  '7.1':
    "Units nobody can see are kept on their owner's Plot Map, and he may put them on the board whenever he likes. Here: not in the other side's segment of plane movement (7.17), for task forces as part of the plot (R44), and once more when combat opens (R45, a switch).",
  '7.2':
    'Whoever is observed goes on the map at once, and can then see and be fought. Here that happens by itself, and both sides are told.',
  '7.3':
    'A formation on the map says before it moves whether it will try to observe, and rolls on the Search Table: 1 to 4 succeeds, with 1 added by night. Each formation that tries rolls for itself. Here: attempt and result are spoken aloud (R46), and a success lasts until its next decision to move (R27, a switch).',
  '7.3.1':
    "A success: the formation observes this turn, where it is and in every hex it flies to. Here it keeps its eyes open through the enemy's segment and up to its own next move (R27), or it could never shadow.",
  '7.3.2': 'A failure: it sees nothing this turn, though it may fly as it likes. The enemy can still see it (7.4).',
  '7.3.3':
    'A formation that begins the turn in cloud adds 1 to the search die. The card forgets it; the rule does not.',
  '7.3.4':
    'A unit that begins the turn in a storm may not even roll, and sees nothing all turn. That goes for task forces too (6.7).',
  '7.4':
    'Nobody is obliged to search: a formation may keep its eyes shut and simply fly. Seeing and being seen have nothing to do with one another.',
  '7.5':
    'Task forces never roll: one that is on the map always observes, unless a storm has blinded it (6.7) or it has failed to shadow (11.7).',
  '7.6':
    "A unit that can observe looks around where it starts, in each hex it enters and where it stops, and everyone else watches whoever comes within range, in either side's part of the turn. Here: units that stand still are also looked for at the start of shadowing, of both movement phases and of combat, and at the end of the turn (R28).",
  '7.7':
    "Counters that nobody can observe any longer when the turn ends may be taken off the map again. It is the owner's choice, made in the last phase.",
  '7.8':
    'At every hex of a flight or voyage both sides say what the other now sees. Here those reports are made for you, by the tables and by your standing policy on the permitted lie (R202); the side whose planes are moving also hears when there is nothing new (R211).',
  '7.9':
    'To see, a unit must itself be on the map; bases and coastwatchers always are. A coastwatcher sees planes over his island and the sea hexes beside its coast, but not over an enemy base; the Japanese one on New Guinea only inside his dotted line. Here: he counts as 0 hexes away over land and 1 over the water (R36).',
  '7.10':
    "Radar finds planes at high altitude out to three hexes, by day and night, cloud or not. It sees neither ships nor low planes. Which ships and bases have it is in the scenario. Here: a task force that cannot observe has no radar either (R213), and radar's better number counts the high planes alone (R34).",
  '7.11':
    'How to read the tables: who looks, at what, in which weather over the target, and how far off. Your own hex is distance 0. Day and night have a table each; of several observers the best number counts (R33).',
  '7.12':
    'The Condition Number is how much is told: 1 that something is there, 2 roughly what, 3 exactly what, by class. What a class is stands under 7.12-classes.',
  '7.12.1': 'Condition 1: only that there are ships, or planes, in the hex. Not how many, not even how many groups.',
  '7.12.2':
    'Condition 2: how many groups, which classes are among them and a total, which the owner may bend by half either way; a single group may be called two. Here: 13 ships may be told as 7 to 20, rounding up (R29, a switch), it is the total of the hex (R32), and each side sets its bending once a turn instead of being asked in the act (R202).',
  '7.12.3':
    'Condition 3: the true number of groups, and for each how many ships or planes of every class it has. Names remain unspoken (7.15). Here units are listed in an order that says nothing about their numbers (R210).',
  '7.12-classes':
    'Classes used in reports: carriers are CV and CVL; capital ships AV, CAV, BB, CA and CL; small ships DD, PG, AO, AP and APD; submarines SS. Planes are bombers if armed, interceptors if not. Here: a plane that took off armed is reported armed until it lands, bombs gone or no (R39).',
  '7.13':
    'Without radar you learn at what height planes fly only at Condition 3, or when air combat opens. With radar and a number below 3 you hear that some are high, not how many, nor whether others are low. At Condition 3 you get every class at each height.',
  '7.14':
    'Planes on a deck or field show only at Condition 3, and only as a yes: some stand in the Ready or Just Landed box. Those Readying are below and never seen. Here: an enemy field is told once a turn, and again when the answer changes (R38).',
  '7.15':
    'Names are for combat. Plane names come out when air combat begins; ship names when planes attack, provided one lives through the air fight, and then for all ships in the hex. Here: the survivor must be a bomber that goes on to attack (R48). Surface combat shows everything too (19.2).',
  '7.15.1':
    'How many planes stand on a ship or field, in which box and whether dispersed, the enemy never learns, beyond what settling hits forces out (21.7.4). Points for them move on the open track, but not with an explanation (R47).',
  '7.15.2':
    "That ships lie at anchor comes out when anti-aircraft fire begins, and then ship by ship. Until then the markers are for their owner's eyes (R79b).",
  '7.16':
    'A counter on the map stands for everything of its kind in the hex and need not bear the true number; ships and planes each have one. If units you still see regroup, you are told anew. Here: counters carry no number at all (R41), and news comes when what can be seen of them has changed (R42).',
  '7.17':
    "While the enemy's planes move you may not bring hidden units out to look or to pick a fight. If they are found, they go on the map like anybody and may look back.",
  '7.18': 'Looking is free: it costs no movement, for planes or ships.',
};
