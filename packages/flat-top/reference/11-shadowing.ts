export const chapter11: { readonly [rule: string]: string } = {
  '11.1':
    'Planes and ships alike can shadow, but only task forces can be shadowed. A formation is never followed. Here: a formation that stays with a ship (14.19) may shadow too, and leaves her by it (R426).',
  '11.2':
    "To shadow, the unit itself must see the task force at the start of the phase with a Condition Number of 2 or 3. What somebody else sees does not help. Here: a formation's search from its last move still counts (R27).",
  '11.3':
    'Both sides say at the start of the phase whom they try to shadow, and with what. Here: the lists are sealed and opened together; where a report spoke of several task forces you name one by its number in the report (R74).',
  '11.3.1':
    'Each attempt is one die on the Shadow Table: 1 to 5 succeeds, with 1 added by night. Here: only the outcome is shown, for the die itself could give the weather away (R75).',
  '11.3.2':
    "If the target's move takes it into cloud, 1 is added to the die; its owner just says whether the attempt worked, not why not. Here: what counts is the last hex of its plot; one that stays in its clouds adds nothing (R75).",
  '11.3.3':
    "If the target's move ends in a storm the attempt fails whatever the die, and again the owner says no more than that. Here the die is rolled all the same, so that nothing can be told from its absence.",
  '11.4':
    'One shadower for each task force and turn, a formation or a task force. Here: if a report called one task force two (7.12.2), attempts on both come down to one, and the second fails (R74).',
  '11.5':
    'A task force that is successfully shadowed makes its plotted move now, openly on the map; then its shadower moves. Here: in a chain, the hunted always moves before its hunter (R78).',
  '11.6':
    "The shadower moves as it likes, even into the target's hex to attack, as long as it keeps the target in sight; if it has lost sight it must first go straight towards it. Here: it uses its own movement (R79a) and may stop short, losing touch (R236).",
  '11.7':
    'Whoever moves in this phase does not move again this turn. A unit whose attempt failed stays where it is and observes nothing until the turn is over. Here: a formation may still land, if it is low and over a place to do so (R77).',
  '11.8':
    'A task force that means to shadow must still be plotted; if it gets hold of its target, what it does in the chase replaces the plot. Here: one that must steam into the wind cannot shadow (R231).',
  '11.9':
    "Task forces that shadow each other do so without a die, and the side lacking the initiative sails first, as plotted; the other then moves freely. Here: the initiative is rolled two phases later, so last turn's counts, and on the first turn a die decides (R76).",
  '11.10':
    'If a task force was plotted to divide, whoever shadows it must be told what can be seen of the parts. Here: everybody who observes it hears that when the phase begins, so he chooses whom to follow in knowledge (R79, R234).',
};
