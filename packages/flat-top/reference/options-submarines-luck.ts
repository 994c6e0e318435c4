export const optionsSubmarinesLuck: { readonly [rule: string]: string } = {
  'OPT-SUB.1':
    'Submarines begin anywhere but within ten hexes of an enemy base, at most six of yours in a sector. Here: in open sea (OPT-SUB.4); a hex that two sectors share counts for both (R400). You share them out over sectors first and then name their hexes.',
  'OPT-SUB.2':
    "They move after all task forces, one hex each, and at most six of a side in a turn. One that was in combat last turn stays where she is. Here: both sides' moves are sealed together (R401), and moves made while shadowing count among the six (R411).",
  'OPT-SUB.3':
    'A submarine is never in a task force; on the map her own counter stands. Hidden at periscope depth she is found by planes that fly low, at deep depth by nobody. She herself sees only her own hex, at periscope depth, and then everything. Here: planes need to be observing (R186); she looks from the log as well (R404), and nobody puts her on the map by choice (R403).',
  'OPT-SUB.4':
    'At most six submarines of each side in a hex, and they keep to open sea: no coastal hex, no land, no reef hexside. A hex may be entered as far as others leave room in it (R401).',
  'OPT-SUB.5':
    'A submarine at periscope depth may shadow, within her single hex of movement, and may be shadowed by planes that fly low. Deep ones do neither. Here: a shadower shows herself; one that is shadowed has no plot, so her owner moves her in sight before the planes follow (R410).',
  'OPT-SUB.6':
    'She is at periscope depth unless she went deep in the Combat Phase; then she stays deep for all of the next turn. Deep she neither sees, fights, shadows nor is found. Here: beside enemies her side knows of she may stay deep for another (R407).',
  'OPT-SUB.7':
    'After the other steps of combat, submarines beside the enemy either go deep, and nothing happens, or fight: planes first, then ships. They take no part in anything else. Here: diving is a sealed choice every turn, near anybody or not, and who was hidden dives unannounced (R187); this step is fought when all other battles are over (R405).',
  'OPT-SUB.8':
    'Planes that want to attack a submarine are fired at by her first and then bomb, by the rules of chapters 17 and 18. Nobody has to attack. Here: she sinks on any hit (R185).',
  'OPT-SUB.8a':
    "A submarine's anti-aircraft fire is on table 4 like everybody's. Here: one factor each, every submarine at the planes that attack her (R185, R406).",
  'OPT-SUB.8b':
    "Only GP bombs dropped level from low altitude can hit her: Catalina, Emily and Mavis on table 2, most other bombers on table 1. B-17, fighters other than Beaufighter, Dave, Pete and Rufe cannot. Here: the Jake's printed +1 is read as table 1 (R188), and it may carry bombs for this alone (R8).",
  'OPT-SUB.8c':
    'The usual modifiers of anti-aircraft fire and of air attack apply (17.7, 18.5). By night or in clouds that leaves bombers on table 1, below which nothing falls (20.2).',
  'OPT-SUB.9':
    "Ships in the hex attack submarines first; those that live may then attack the ships. Here: both sides see each other's ships, as in a surface battle (R408).",
  'OPT-SUB.9a':
    'Only CL, DD and PG hunt submarines: two factors a destroyer, one each for the others, on table 2 for the Allies and 1 for Japan, one lower by night. Here: each ship names one submarine, and all that name the same one attack together with one die (R185).',
  'OPT-SUB.9b':
    'A submarine has four factors, on table 9 for the Allies and 11 for Japan: one higher by night, three higher if nothing attacked her this turn, one lower for every ship that did, and 19.10 for the target. She never runs out. Here: each fires all four at one ship (R185); planes shot down on the way have attacked too (R189).',
  'OPT-SUB.10': 'A submarine sunk is worth 8 points, as much as a destroyer.',
  'OPT-LL.1':
    'No die in combat: every attack hits exactly as often as its Result Number says. Here: a star then never hits, and there are no critical hits but those of skip bombing (R190).',
  'OPT-LL.2':
    'A milder die: 1 and 2 take one off the Result Number, 3 and 4 leave it, 5 and 6 add one. Here: a star still hits on a 6 only, and critical hits threaten on 3 and 4 (R190).',
  'OPT-LL.3':
    'No dice for searching or shadowing: planes on the map always observe, and shadowing always succeeds. Here: a storm still hides a task force from its shadower and still blinds planes that began in it (R191).',
};
