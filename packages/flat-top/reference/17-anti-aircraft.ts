export const chapter17: { readonly [rule: string]: string } = {
  '17.1':
    'Anti-aircraft fire is only for bombers that have announced an attack on ships or a base. No attack, no fire; interceptors and escorts are never shot at from below. Here: you are asked even without bombs, lest the question betray them (R197).',
  '17.2':
    "Before a gun is fired the attacker says what each of his bombers attacks, anything of the enemy's in the hex, divided as he likes; he is then bound to it. Here: whoever has announced an attack has seen the ships, so at least one factor must make it (R192), and the order of attacks is fixed now too (R111).",
  '17.3':
    'Then the defender fires, on table 4 for every ship and base alike. How many factors fire sets the column (20.1), one die for each group of planes fired at.',
  '17.3.1':
    'If any ship of a task force is attacked, all ships of it may fire, at each formation that attacks the task force. Here: only at those of its planes that attack this task force (R107).',
  '17.3.2': 'A base that is attacked fires at each formation that attacks it.',
  '17.3.3':
    "Ships at anchor in the hex lend their guns to a base under attack, if their own task force is left alone. Their factors join the base's in one fire (R109).",
  '17.3.4':
    'A base lends its guns to anchored ships under attack, if it is not attacked itself. Here too the help joins the one fire at each group (R109).',
  '17.4':
    'Guns are not used up: a task force or base that is attacked by several formations fires in full at each of them.',
  '17.5':
    'Within one formation a ship fires at one plane name only; ships of a task force may choose different ones, and everything aimed at a name is put together into one fire. Here: you are asked only where a gun has a choice; losses come off whichever targets the attacker likes (R108).',
  '17.6':
    'Planes of one name in one formation that attack in different ways, say dive and level, count as different names for the guns (R107). Here: level bombing from high and from low altitude are two kinds as well.',
  '17.7': "What lowers the guns' table of 4: height, clouds, night. It never falls below 1 (20.2).",
  '17.7.1':
    'Planes that attack from high altitude are fired at two tables lower. Dive bombers have come down by then and gain nothing (18.3.1).',
  '17.7.2': 'In clouds the guns fire one table lower. It is the weather of the hex that counts (R117a).',
  '17.7.3': 'By night the guns fire two tables lower, on top of anything else that applies.',
};
