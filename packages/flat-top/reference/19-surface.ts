export const chapter19: { readonly [rule: string]: string } = {
  '19.1':
    "Ships of both sides that know of each other in a hex may fight. Nobody has to begin, but one side's wish is enough, and then every ship there takes part, whatever her task force. Here: both are asked in secret (R118); ships of task forces that are not on the map are not part of it (R119).",
  '19.2':
    'Both fleets are laid open before anybody decides anything; only then are ships arranged in secret. So beginning a surface battle shows both sides everything in the hex, by name.',
  '19.3':
    'Every ship is given one of three positions and stays in it for the round: Gunnery, Torpedo or Screen. Here: ships without guns or torpedoes may stand in Gunnery, as targets, or in the Screen (R120).',
  '19.3.1':
    'In the Gunnery position a ship fires her guns, not her torpedoes, and can be fired at. Here: not every factor has to be fired, but ammunition is spent for the whole line once it opens fire (R121, R200).',
  '19.3.2':
    'In the Torpedo position a ship uses her torpedoes, not her guns, and can be fired at before they run. Here: she needs torpedoes left to stand there (R120), and keeps them if there is no enemy in front to fire at (R425).',
  '19.3.3':
    'Ships in the Screen neither attack nor are attacked, unless the enemy breaks through (19.7). Crippled and anchored ships have no other choice.',
  '19.4':
    "Each side also sets a die in secret to any face it likes. The sum, 2 to 12, is the hit table for both sides' guns in this round: a high number means a fight at close quarters. It also decides whether torpedoes can reach (19.6.1) and what the shooting costs (19.8.1).",
  '19.5':
    'Both sides add up the guns in the Gunnery position and say which enemy ships get how many of them. Only ships in front can be chosen.',
  '19.5.1':
    'Guns may be divided over targets in any way. But against battleships only the guns of BB, CA and CAV count; light guns need another target.',
  '19.5.2':
    'Gunnery is simultaneous: everything is fired before any of it takes effect, so a ship that sinks has still had her say. All attacks use the table of the two dice.',
  '19.5.3':
    'Then sunk ships go and hits are marked. A ship crippled now still stands in front when torpedoes come, and is an easier mark for them (19.10.1).',
  '19.6':
    'After the guns, ships in the Torpedo position that are still afloat fire their torpedoes. Whoever was sunk by guns does not.',
  '19.6.1':
    'Torpedoes can hit only if the dice of the round add up to 10 or more by day, 7 or more by night. If they do not, the torpedoes have been fired for nothing and are spent all the same.',
  '19.6.2': 'Torpedoes have tables of their own: 15 for Japan, 10 for the Allies. They are simultaneous as well.',
  '19.6.3':
    'Each side adds up the Torpedo Factors of its ships in that position and divides them over enemy ships in front as it likes. There is no exception for battleships here.',
  '19.7':
    "When the smoke has cleared, a side whose front line, gunnery and torpedo ships together, has three times the guns of the other's may break through to the Screen behind. Here: only guns with ammunition count, and any guns at all are three to one against none (R122).",
  '19.7.1':
    'In a breakthrough the attacker uses the guns of any ships of his front, those that fired torpedoes included; the defender answers with the guns of his Screen alone. Here: the beaten front line rests (R123).',
  '19.7.2': 'It is fought like gunnery, on the same table as the round before it, and simultaneously.',
  '19.7.3':
    "The attacker picks which of his front ships go through; those he leaves out neither fire nor are fired at. The defender's whole Screen must fight. Here: screened ships that had to may not bombard afterwards (R123).",
  '19.7.4': 'There are no torpedoes in a breakthrough.',
  '19.8':
    'Ships carry only so much ammunition, and the enemy does not see how much. Here it is on your board, and marked off after each fight.',
  '19.8.1':
    "A turn of gunnery costs a ship as much ammunition as the number of the round's table. At zero her guns are silent; with less left than the table costs she fires with half her guns, rounded up, and is then empty. Here: paid once a turn, breakthrough included; a side that fires nothing pays nothing (R121).",
  '19.8.2':
    'A ship that makes a torpedo attack fires all she has, and has no more for the rest of the game. Option OPT-ESF.6 lets Japanese destroyers reload, and OPT-ESF.7 lets ships in port do so.',
  '19.8.3':
    "Destroyers and fast transports are not on the ammunition sheet: their guns last for one turn of combat, whatever its table. A destroyer has one torpedo factor as well. Here: one that has fired may fire again in the same turn's breakthrough (R121).",
  '19.9':
    'Ships in the hex of an enemy base may bombard it. Only the ships can begin it; the base cannot refuse. If there was a sea fight first, only ships that stood in the Screen, and were not broken through to, may bombard.',
  '19.9.1': 'Bombardment is fought on table 8, by ships and base alike. Only BB, CAV, CA and CL take part.',
  '19.9.2':
    'All bombarding guns are added into one attack, once a turn, and each ship spends eight ammunition. Here: a ship with less than eight fires with half her guns and is then empty (R125).',
  '19.9.3':
    'A base with a Surface Factor fires back at the bombarding ships, divided as it likes; if nobody bombards it may fire at anchored ships, and beside bombarding ones only if those lie at anchor too. Here: fire and answer are simultaneous (R126), and the base fires once a turn (R127).',
  '19.10': 'What moves the table when ships fight: it is only the state of the target.',
  '19.10.1':
    'Against a crippled ship, one table higher. Such ships stand in the Screen, so it is felt in breakthroughs, under base guns, and by ships crippled in this very round.',
  '19.10.2': 'Against a ship at anchor, one table higher. It matters in breakthroughs and when a base fires.',
};
