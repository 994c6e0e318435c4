export const ground: { readonly [rule: string]: string } = {
  '23.0':
    'A step is a battalion. Units must be activated to march and attack, not to defend; at the end of a cycle all are deactivated. Whoever was the last in a hex holds it.',
  '23.1': 'Active units march with six movement points. A die says who goes first (R68).',
  '23.1.1':
    'Whoever enters a hex with enemies in it stops there and leaves an arrow; he gets out only by combat or by withdrawing.',
  '23.1.2':
    'Planes may strike at troops as they enter a hex: it costs them one to three points more, and whoever cannot pay goes back. Where they come in on the enemy it counts in the combat.',
  '23.1.3':
    'Troops brought by sea march with what share of their movement the ships did not need; by rail a point goes for six hexes. Nobody marches in the week of an assault.',
  '23.2':
    'Hex by hex, whoever has the turn attacks with active units or deactivates them; then active units of the other side may attack. Those who decline out of turn stay active.',
  '23.2.1':
    'Each side names a lead unit; their qualities give the column, the steps of both sides the row, a ten-sided die the result (R60).',
  '23.2.2':
    'All defenders take part; an attacker may hold units back. Labour never attacks, and under attack is lost unless the attacker must go.',
  '23.3': 'Where either may retreat the attacker is asked first, then the defender. The whole force goes or stays.',
  '23.3.1':
    'Whoever must go: broken troops lose a step more. Others check: failed, they go with full losses, broken; passed, they go with half, or stay with all of them. Those who go are deactivated. An airfield so held is suppressed.',
  '23.3.2':
    'No retreat to the enemy or over a hexside he came in by. With nowhere to go the Allies surrender; the Japanese stand if they are no fewer, else they are lost and take half their number with them.',
  '23.4':
    'Whoever stays loses half, rounded up. If active units pursue the force loses all of it; they check, and go after the enemy, or stay and are deactivated. Pursuers do nothing more this turn.',
  '23.5':
    'A ten-sided die of the quality or less passes. Broken troops have half, rounded up; a fortification takes one from the die.',
  '23.5.1': 'A natural 0 always passes.',
  '23.6':
    'The lead unit loses the first step and goes on until it has one left; then others may pay, but it is the first to die.',
  '23.6.1':
    'Where one side lost nothing and lead units were three to one in steps, the unhurt one checks against the difference of qualities, or loses a step.',
  '23.7':
    'With two to one in steps since the phase began a hex can be besieged: no way out for the other side, not by withdrawing either (R157), and no reinforcements, until the odds fall or the besieger goes.',
  '23.8':
    'Broken troops in a hex without enemies may check to rally, once a turn, the best with half its quality; failed, they are deactivated.',
  '23.8.1':
    'One more on the die for each other unit that tries, one less for each unbroken unit there and for a fortification.',
  '23.8.2': 'Japanese in the jungle have one less for half a Command Point each.',
  '23.8.3': 'A natural 0 always rallies.',
  '23.9':
    'Instead of fighting a group may leave a shared hex: a step lost, two if anybody there is broken, and deactivated. Others may follow, from the same hex to the same place, at the same price.',
  '25.0': 'Rules for troops of one kind or in one country.',
  '25.1':
    'Cut-off troops check at the end of the cycle: the broken lose a step, the others are broken. They cannot rally. A last step has one less on the die.',
  '25.1.1': 'In the Arctic that die is one more.',
  '25.3.1':
    'In the jungle some Allied lead units check before they fight Japanese; failed, they have half their quality, or another is tried. An attacker that failed and does not lead is left out.',
  '25.3.2':
    'Commonwealth troops until 10/42, attacking until the end of 4/44; Australians attacking until 10/42; Gurkhas never.',
  '25.3.3': 'The US Army until 13/42, attacking until the end of 4/43.',
  '25.3.4': 'Marines attacking, until 13/42.',
  '25.3.5': 'It counts in the combat alone, not in checks.',
  '23.11': 'What makes up for the losses of ground units.',
  '23.11.1':
    'Japan, the United States, Britain, Australia, New Zealand and China keep replacement steps; how many is fixed.',
  '23.11.3':
    'A unit may take steps up to its printed number when it is linked, not broken, and no enemy is in its hex.',
  '23.11.4':
    'Three steps a cycle in a sound port with a base or a headquarters, or in the Japanese homeland; two elsewhere.',
  '23.11.5':
    'Specialists cost two steps for one; some only as a cadre, which a die keeps away for that many Strategic turns.',
  '23.11.6':
    'So many steps a cycle by nation and date (R15); China one for ten provincial points, Japan five in a hundred of its resources.',
  '23.12': 'Ordinary units of quality 4 or less that were lost may be built again, three steps a cycle.',
  '23.13.2':
    'Breaking down in the ground phase costs one movement point with quality 7 or more, two with 5 or 6, three below.',
  '23.13.4': 'The hits of a unit go to its parts, one for one, as the owner likes.',
  '23.13.5': 'A lettered box serves one division at a time; a division has more steps than its parts.',
  '23.14': 'Parts come together again as they broke down, the other way round.',
  '23.14.1': 'Coming together costs half of the movement points in the ground phase; the parts must be in one hex.',
  '23.14.3': 'Not in a hex with enemies; broken and cut-off units may.',
  '23.14.4': 'Parts of another nation only where they belonged to it from the beginning.',
  '23.14.5': 'Its hits are those of its parts, and for a part that is gone its printed steps and one (R6).',
  '23.14.7':
    'Parts of another parent must be of a kind the parent has; then its quality is the average, a half dropped.',
  '25.3': 'What the jungle does to Allied troops is for jungle hexes alone.',
  '25.4': 'Naval landing troops that are rebuilt have the quality of two dice, 7 at most.',
  '25.6': 'British brigades behind the lines.',
  '25.6.1': 'The 14th, 16th, 77th and 111th Brigades.',
  '25.6.2': 'While they are not broken Chindits count as linked.',
  '25.7': 'The Marauders are treated as Chindits are.',
  '25.8':
    'Gurkhas need no check in the jungle, and check at one less wherever they do not lead others, also to rally, under fire and when cut off.',
  '25.9.1':
    'Militia divisions come from 0/1/45 with the initiative on the Allied side, or when Japan or Korea has been invaded.',
  '25.9.2': 'A die says how many divisions, one more for every two points spent.',
};
