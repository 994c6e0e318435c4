export const chapter8: { readonly [rule: string]: string } = {
  '8.1':
    'Where to look things up: figures for decks and bases are on the operations charts, figures for planes on the Air Record Sheet. Here all of them are charts on the page, each value with its provenance.',
  '8.2':
    "Maximum Capacity is how many Air Factors a ship or base may hold at any moment; the sign for infinity means any number. Here: without room nobody lands (R58), and a temporary seaplane base has twice the tender's capacity (12.7.3).",
  '8.3':
    'The Launch Factor limits how many Air Factors a ship or base can send up and take in during a turn, landings counted with take-offs (14.9). It is printed as normal/minimum, for example 11/3, and hits reduce it (21.2.3, 21.3.1).',
  '8.3.1':
    'The Normal Launch Factor is the left figure. Planes within it, but beyond the minimum, fly half their movement in the turn they take off or land (14.8.2). Here minimum launches are taken out of it as well (R50).',
  '8.3.2':
    'The Minimum Launch Factor is the right figure: so few planes are off so quickly that they may use their whole movement (14.8.1), and a carrier need not turn into the wind for them (6.10). Here: the figure itself is included, as the Yorktown example has it (R51).',
  '8.3.3':
    'The Maximum Launch Factor is twice the normal one. Planes beyond the normal factor spend the turn over their own deck or field: they may not move at all (14.8.3). At a temporary seaplane base it is four times the printed normal factor (R56).',
  '8.4':
    'Launches may be mixed, each within its own figure: with 11/3, three may go the whole way, eight more half of it, eleven others only form up. Planes of several decks in a hex may fly as one formation, but no ship or base lends her factors to another. Here: nobody declares a class, the hexes a formation flies show which it was (R52); the budgets are nested (R50, a switch).',
  '8.5':
    'The Air Record Sheet is the log of what is in the air, from where and until when. Here it keeps itself; your own formations are listed with the turn by which each must be down.',
  '8.5.1':
    "A formation that is formed in the Air Operations Phase must take off in the same turn's Plane Movement Phase. Here its Launch Factors are reserved from that moment, so a landing that would spoil its take-off is refused (R53).",
  '8.5.2':
    'New planes go into a formation box that stands empty. That is a matter of paper: here a new formation always has a place of its own, as long as one of the 35 numbers is free (3.3.1).',
  '8.5.3':
    'The record notes where a formation took off, which counts for its launch (8.4) and, later in the turn, for who may join whom (R220).',
  '8.5.4':
    'The record notes the turn of take-off, from which all deadlines are counted (8.5.5). In that turn the launch still limits how far the formation flies (14.8).',
  '8.5.5':
    'Planes must be down within as many turns as their Range Factor, with the turn of take-off as the first: a P-40 with range 5 that leaves at 0800 lands by 1200. Combat may burn that down (15.6). Here: who is still up at the end of the deadline turn is lost (R95).',
  '8.5.6':
    'Planes of one name can have different deadlines in one formation, because they joined later or burned range; a player at a table must keep notes. Here every such lot is kept apart for you. Losses among planes the enemy cannot tell apart fall on those due soonest (R63).',
  '8.6':
    'The Readying Factor is how many Air Factors a ship or base may shift from box to box in a turn: Just Landed to Readying, Readying to Ready, or Ready back to Readying. A factor makes one such move a turn. Here damage does not touch it; only a critical hit stops the work, for a turn (R61).',
  '8.7':
    'Bombs or torpedoes are loaded as planes go from Readying to Ready, one kind a plane; to change the load they go back to Readying and return on a later turn. A plane can carry whatever its line of the Air Hit Tables has a number for. Here: against any target will do (R60); Dave, Jake and Pete never bomb, whatever the card says (R8).',
  '8.8':
    'At bases, not on ships, planes in Readying may be dispersed, and brought together again, at one Readying Factor apiece; either is their move for the turn. Dispersed planes are lost at half the rate (21.3.2) and after all others (21.7.3), but must be gathered before they can be made Ready.',
  '8.9':
    'Who may use which deck: CV and CVL take carrier planes, AV, CAV and Japanese BB float planes, LP bases carrier and land planes, SP bases sea planes and float planes. A tender at anchor takes sea planes as well (12.7.3). Here: a land based plane never uses a carrier, even if its name has a carrier version (R7).',
  '8.9.1':
    'Carrier planes: Avenger, Dauntless, Devastator and Wildcat for the Allies; Judy, Kate, Val and Zero for Japan. They may also use bases for land planes.',
  '8.9.2':
    'Float planes: Dave, Jake, Pete and Rufe, all of them Japanese. They live on tenders, battleships and at seaplane bases.',
  '8.9.3':
    'Land planes: the fighters P-38, P-39, P-40 and Beaufighter, the bombers A-20, B-17, B-25, B-26, Beaufort, Hudson, Betty and Nell, and the land based Avengers, Dauntlesses, Wildcats, Kates, Vals and Zeros. They need a base that handles land planes.',
  '8.9.4':
    'Sea planes: the Allied Catalina, the Japanese Emily and Mavis. They need a seaplane base, or an anchored tender (12.7.3).',
  '8.10':
    'Air operations have an order of their own, 8.10.1 to 8.10.4. Here they are two sheets: first all moves from box to box, then the new formations. As no factor moves twice in a turn, it comes to the same (R223).',
  '8.10.1': 'First, planes that are Readying become Ready, armed or not (8.7), and dispersed ones are gathered (8.8).',
  '8.10.2':
    'Next, Ready planes are put into formations, also those that only now became Ready. Here: up to four new formations from one ship or base in a turn; more can be made by dividing them (R224).',
  '8.10.3':
    'Then planes that landed earlier go from Just Landed to Readying. So a plane needs two turns below before it can fly again: one to Readying, one to Ready.',
  '8.10.4': 'Last, Ready planes may stand down to Readying, which disarms them, and planes at bases may be dispersed.',
  '8.11':
    'Formations can be split and merged freely, but only over a friendly base or plane carrying ship and only in the Plane Movement Phase; it costs no movement. Here: what merges takes over the worse of everything, search included (R49a, R62), and planes launched this turn that have moved may be divided but not joined with others (R220).',
  '8.12':
    'What a plane may do in the air depends on its name and on whether it took off armed: interceptor, escort or bomber. How the roles fall out in a fight is settled when air combat opens (R99, R196).',
  '8.12.1':
    'Zero, P-38, P-39, P-40, Beaufighter and Wildcat can do everything; Dave, Jake and Pete intercept and escort but never bomb; Avenger, Dauntless, Judy and Val bomb, and intercept when low, but never escort. Here the Rufe, which the list forgets, counts with the Zero (R8).',
  '8.12.2':
    'A fighter in a formation that has bombers is their escort; in one without, it is an interceptor. Here unarmed planes that cannot fight, such as searching Catalinas, also count as something to be escorted (R99).',
  '8.12.3': 'All other planes only bomb: B-17, Catalina, Betty, Kate and the rest never intercept or escort.',
  '8.12.4':
    'A plane armed at take-off is a bomber until it lands, even when its bombs are dropped or jettisoned, and has a single attack; for another it must land and load anew. Reports count it as armed all that while (R39).',
  '8.12.5':
    'Planes that can neither intercept nor escort may fly unarmed, to search or to change base. They start no fight of any kind, though they can be shot at, and shoot back, like bombers (R99).',
};
