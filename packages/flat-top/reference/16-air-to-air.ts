export const chapter16: { readonly [rule: string]: string } = {
  '16.1':
    'Only interceptors start air combat, no die is needed for it in the Combat Phase, and the other side cannot decline. You may hold some of yours back, unless both sides have interceptors: then, if anyone starts, all fight. Here: both are asked, interceptors or not (R197), and whoever starts it must fight with at least one factor (R193).',
  '16.2':
    'Planes may have fought in the air already while they moved (14.13); in the Combat Phase they do so once more at most.',
  '16.3':
    'Air combat has two parts: interceptors against escorts, then interceptors against bombers. Who is who is settled before the first die (R196).',
  '16.3.1': 'Part one: those interceptors that were sent against the escorts fight them (16.5).',
  '16.3.2': 'Part two: those who are free to go on fight the bombers (16.6).',
  '16.4':
    'The attacker may divide his interceptors, some for the escorts, some for the bombers; the latter stay out of part one. Here: sending everybody past escorts ends the combat at once by 16.6.3, and you are warned before you do it (R104, a switch).',
  '16.5': 'How interceptors and escorts fight each other: together, at one height, by plane names.',
  '16.5.1': 'Interceptors and escorts fight only at the same height.',
  '16.5.2': 'Formations do not matter here: each side adds up all its factors in the hex that take part.',
  '16.5.3':
    "Both sides fire at the same time: one die for each plane name on that name's table, losses only when all have fired. Here: a name that divides its fire rolls once for each part (R102).",
  '16.5.4':
    'A plane name may fire at one enemy name or be divided over several. The division is made before any die is thrown (15.3).',
  '16.5.5':
    'When all have fired, losses come off and are scored, two points a factor. Here: the owner chooses between planes the enemy can tell apart; among the rest those due soonest go first (R63).',
  '16.6': 'How interceptors get at the bombers, and who of them may. Bombers fire back, on their own tables.',
  '16.6.1': 'Here too only planes at the same height meet.',
  '16.6.2':
    'If, after part one, the interceptors that fought the escorts outnumber them two to one or better, they may join those told off for the bombers, and all attack together. Here: no escorts left counts as two to one (R103).',
  '16.6.3':
    'If the escorts are two to one or better over the interceptors that fought them, it is over: nobody reaches the bombers, not even those told off for it.',
  '16.6.4':
    'If neither has two to one, only the interceptors told off for the bombers attack them. The escorts and the others look on. Here: if both of those are wiped out, the same holds (R103).',
  '16.6.5': 'Going on to the bombers is a choice, never a duty.',
  '16.7':
    "Interceptors against interceptors is part one alone, with everybody in it. If one side also has bombers, its interceptors may insist on being fought first; then the bombers' turn may come. Here: who starts it to protect his bombers meets all enemy interceptors, and none can be told off beforehand (R100; R194, a switch).",
  '16.8':
    'If planes of both sides are at both heights, each height is a fight of its own, high before low here. Nobody changes height in between, and neither fight affects the other.',
  '16.9':
    'With 14.18 and 16.8 together a hex can see four air combats in a turn: at each height one with either side attacking.',
  '16.10': 'What moves the hit table up or down in air combat. All that apply are added together (20.2).',
  '16.10.1':
    'Interceptors and escorts that save their range factor fight six tables lower (15.6.1). Bombers never pay for being attacked.',
  '16.10.2': 'In clouds everybody fights one table lower: planes are hard to find and easy to lose.',
  '16.10.3': 'By night everybody fights two tables lower; in clouds by night, three (16.10.2, 20.2).',
  '16.10.4':
    'Zero, Rufe, Wildcat, Beaufighter, P-38, P-39 and P-40 fight six tables lower while they carry bombs. Here: once the bombs are dropped or jettisoned the penalty is gone, although the plane still counts as a bomber (R90).',
};
