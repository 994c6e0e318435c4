export const airStrikes: { readonly [rule: string]: string } = {
  '5.0': 'A strike is planned, flies, fights the fighters over its target, goes through the guns and attacks.',
  '5.1': 'What strikes may not do.',
  '5.1.1':
    'A plane flies one strike in a phase. Fighters over their own force may meet every strike, until they are driven off; in the next Air Phase they fly again.',
  '5.1.6': 'Ships at sea are struck only if they have been located, and are not reported as dummies.',
  '5.2': 'Altitudes: low, medium and high.',
  '5.2.1':
    'A fighter loses one of its strength for each level above the altitude it is rated for, and one for being two levels below.',
  '5.2.2':
    'A bomber in the air loses one for each level off its own altitude, to no less than one; as a level bomber it hits one better for each level below.',
  '5.2.3': 'No fighter flies at an altitude where nothing of its strength would be left.',
  '5.3': 'Fighters alone fly CAP and escort. Those that do nothing else are over their own force.',
  '5.3.1': 'Escorts are loose or close, and guard only the altitude at which they fly.',
  '5.3.6': 'CAP that was not driven off may meet the next strike as well.',
  '5.3.7':
    'Through 1942 dive bombers of US carriers may help out as fighters over their own force: worth 1, at medium or low.',
  '5.6': 'Strikes against ships use the display of three rings.',
  '6.0': 'Planes against planes over a target.',
  '6.1':
    'Only planes at the same altitude fight. The CAP has the first attack unless loose escorts win it; where no bombers are, fighters fire together (R17).',
  '6.1.1':
    'Five routines, by escort: none, close, loose with the CAP or the escorts first, or both kinds. Fighters fire one after the other, so that losses count at once; bombers that are hit shoot back all the same. Escorts that fought go home.',
  '6.2': 'Who attacks first where there are loose escorts.',
  '6.2.1': 'The striker rolls a die: up to 3 the loose escorts have the bounce, else the CAP (R71).',
  '6.2.2': 'The American Volunteer Group is told exactly what comes before it is sent, and may not stay out of it.',
  '6.2.3':
    'Its P-40s always have the bounce, shoot first even at fighters alone, and have one more on their dice, until the middle of 1942 (R110).',
  '6.3': 'How an attack in the air is read.',
  '6.3.1':
    'Strength gives the column, the number of Air Points the row, two dice the result in points of strength aborted and eliminated. The attacker says who suffers; untrained planes come first.',
  '6.3.2': 'By the return fire of bombers no more fighters are shot down than bombers were shot down or driven off.',
  '6.3.3':
    'Coming home from extended range, each type that had losses rolls a ten-sided die; above its extended rating it loses as many again, of those who attacked, escorted or turned back. Where trained and untrained planes were lost those roll who have less to lose; elite Zeros roll by themselves.',
  '7.0': 'Planes against ships.',
  '7.1':
    'Report, priority, ships on the display; altitudes and escorts, CAP, air combat; then wave by wave entry, guns, attacks. Level bombers attack from their own altitude, but for elite crews, B-17s from 10/42, and B-25s, B-26s and A-20s from 3/43, which may come in low.',
  '7.2': 'A core, an inner ring of three arcs round it, and an outer ring of six.',
  '7.2.1':
    'Ships are set face down: the enemy sees types, and of damage only whether it is D2 or worse, until he attacks a ship.',
  '7.2.2': 'No more than four ships in the core and in each arc of the inner ring.',
  '7.2.3': 'The core is filled first, then the inner ring, then the outer one.',
  '7.2.4': 'Within a ring the arcs are filled evenly; what is left over goes to the lowest numbers (R78).',
  '7.2.5': 'Between waves the force may be arranged anew; its fire then loses one for the rest of the strike.',
  '7.3': 'After the report, before the ships are set up, the striker announces a specific or a general priority.',
  '7.3.1': 'Specific: all ships of one type go to the core, and the core alone may be attacked (R77).',
  '7.3.2':
    'General: carriers, light carriers, capital ships and large AA cruisers, oilers, transports, merchantmen, the rest, from the inside outwards; every ring may be attacked.',
  '7.3.3': 'All waves of a strike have its priority; another strike on the same force may have another.',
  '7.4': 'The striker sets altitudes and escorts; then the naval player says where his CAP fights.',
  '7.5':
    'Planes that come through the fighters are divided into as many waves as the striker likes, each plane in one (R79).',
  '7.6': 'Which planes may attack together.',
  '7.6.1': 'Planes from one hex, however they come in, may share a wave.',
  '7.6.2':
    'Planes from bases further apart than the nearest is from the target must roll higher than the difference in hexes to share a wave.',
  '7.7': 'How a wave comes in.',
  '7.7.1': 'A die names the arc by which a wave enters; a Japanese wave of mostly elite crews may take a neighbour.',
  '7.7.2': 'Each wave rolls for its arc when its turn comes.',
  '7.7.3':
    'A wave passes its outer arc, the inner arc before it and the core, as far as its target ring; nothing else counts.',
  '7.7.4': 'Only ships on the path of a wave fire at it, and only they may be attacked.',
  '7.7.5': 'Fire at waves is in chapter 10.',
  '7.8': 'How ships are attacked.',
  '7.8.1':
    'Attacks are named, then rolled one by one: anti-ship strength, what protection takes off torpedoes, speed class, altitude, a die for damage points, odds against the defence rounded down, a die for the level of damage.',
  '7.8.2':
    'Torpedo planes, or elite G3M and G4M from low, in one wave with dive bombers: every ship counts one speed class less.',
  '7.8.3': 'A wave attacks each ship once, with all who were sent at her.',
  '7.8.4': 'Whoever enters the display must attack, and goes through the guns.',
  '7.8.5': 'Ships never leave the display during a strike, but may be arranged anew between waves.',
  '7.8.6': 'A plane attacks once and goes home.',
  '7.9': 'If escorts outnumber the CAP, loose ones beyond its number may leave the fight and go for the guns.',
  '7.9.1':
    'Fighters that go for the guns fire first, in full at the core, two thirds at the inner, a third at the outer ring; the result is taken off Low and High AA against that wave.',
  '7.10': 'Torpedo bombers from land are not all armed with torpedoes; trained carrier planes are.',
  '7.10.1':
    'For each base a ten-sided die gives tenths of its torpedo bombers that carry them; the rest are level bombers, or stay at home if their owner likes (R75).',
  '7.11':
    'Elite Zeros have one more in the air; elite Vals, Kates, Nells and Bettys two more against ships and no loss for altitude.',
  '7.11.4': 'Elite Japanese level bombers attack from any altitude.',
  '7.11.5': 'Elite crews kept for night missions may fly by day, but then attack like any others.',
  '8.0': 'Admirals who lead carriers, and what they are worth in a strike.',
  '8.1':
    'Rank, Command Level and reaction are fixed; Air Rating, bounce, column and modifier are found with two dice when battle is joined.',
  '8.1.1': 'The commander is nobody’s junior.',
  '8.1.2':
    'A force above an admiral’s Command Level takes one from his dice for each point, one below adds as much, five at most (R11).',
  '8.1.3': 'On a reaction two dice of his number or more gain hexes; an admiral with a negative rating loses them.',
  '8.1.4':
    'Before planes are launched two ten-sided dice must not exceed a number by carrier points and Air Rating; else two dice say what percentage flies, and one what is cut; the owner says who stays. Without an asterisk the strike may be called off.',
  '8.1.5':
    'An admiral may give one wave a column to the right, or one on the damage die; a bad one spoils the largest wave of his own force (R148).',
  '8.1.6': 'His B counts on the die for the bounce, for or against, where fighters of his own force fight (R148).',
  '8.2':
    'Three carrier admirals at most, each in an operational carrier (D2 at worst) of his own. When the commander is gone, or his ship no longer fit, the next one leads.',
  '8.2.1':
    'The two senior admirals roll. The second helps only where there is more than one wave, and never the wave that the first helps or spoils.',
  '8.3':
    'When a flagship sinks or is critically hit two dice say whether her admiral is unhurt, leaves the battle, is wounded or killed, as in 20.3 (R112).',
  '8.4': 'Carrier admirals are posted like others, by 20.4.',
  '8.5': 'Whether one is available is rolled by 20.4.1.',
  '8.6': 'A promoted admiral rolls better in later battles.',
  '8.6.1':
    'Two carriers or three capital ships sunk, or four carriers in one battle of carriers, may promote the commander.',
  '8.6.2': 'Two dice, anything but 7 or 11: a chit, worth one on his dice in later battles.',
  '8.7':
    'Two carriers lost for fewer, or between carriers half as much damage again as was done, may demote him: a chit against him on anything but 7 or 11.',
  '8.8': 'Carriers without an admiral roll a die for their Air Rating.',
  '8.8.1': 'A carrier force has a commander, unless no admiral is available or the force is merely on its way.',
  '8.9': 'From 1943 an American fleet commander at sea helps the admirals within his command.',
  '8.9.1':
    'He adds to their Command Level whatever he rolls; two dice, before theirs, may add to their dice and Air Rating (R114).',
  '8.10': 'Mitscher leads Task Force 58 from 0/13/43, McCain Task Force 38 from 0/9/44.',
  '8.10.1': 'Carrier commanders within two hexes of its flagship have one more of Air Rating.',
  '10.0': 'Guns against planes.',
  '10.1':
    'Each component of a wave is fired at once by the ships on its path, by the Matrix; two dice give the Air Points lost and aborted, drawn by chance.',
  '10.1.1':
    'Columns and dice shift for several approaches, later waves, elite crews, few planes, redeployed ships and proximity fuses.',
  '10.1.2': 'Ships in port have the AA of the port besides their own.',
  '10.1.3': 'Level bombers below their own altitude are fired at one column to the right.',
  '10.2':
    'On land only what is attacked fires, once at the whole strike. The first loss may be put on a type that is half of the bombers at one altitude; the rest is chance.',
  '10.2.1': 'Ground units have the AA printed on them.',
  '10.2.2': 'Isolated ground units have none.',
  '10.3': 'Airfields and ports have AA of their own (R115).',
  '10.3.1': 'At planes coming in high an airfield of level 1 does not fire, one of level 2 or 3 a column to the left.',
  '10.3.2': 'CAP is never in danger from its own guns; escorts are fired at where they suppress.',
  '10.3.3':
    'Each level of damage costs an installation one AA for good. A Command Point restores a die of AA, each Production Point with it two more.',
  '10.3.4':
    'Of a captured installation a percentage of its AA is left, by the last column of the bombardment of Air Points (R9).',
  '10.4': 'Losses by guns at extended range may be doubled like others, by 6.3.3.',
};
