export const charts: { readonly [rule: string]: string } = {
  'CHART-terrain':
    "What the map's symbols mean: sea, land and coastal hexes, reef and mountain hexsides, bases, entry hexes, coastwatchers of either side and the line that bounds the Japanese one on New Guinea (7.9). The printed map is lost: ours is drawn from public coastlines, 80 columns by 44 rows, and says of each part where it comes from.",
  'CHART-air-hit':
    "For every plane its hit table in air combat and in each kind of attack: against bases and against ships, level from high or low, diving, with GP or AP bombs, with torpedoes. A dash means it cannot do that, and loads are limited to what has a number somewhere (8.7). Here: a column is lost in the scan; Avenger's torpedo 6 follows from the example after 18.5, Beaufort's 7 is from a public source.",
  'CHART-crt':
    'The one table for all combat: fifteen hit tables by fourteen columns of attacking factors, read as 20.1 to 20.3 say. All 210 numbers are in the scan; the heads of two columns had to be inferred. Here: beyond 50 factors R110 applies.',
  'CHART-modifiers':
    'The card that gathers the modifiers of 16.10, 17.7, 18.5 and 19.10. All that fit are added to the hit table, between 1 and 15 (20.2).',
  'CHART-observation':
    'Which Condition Number an observer has, by day and night: who looks, at ships or planes, in clear weather or cloud over the target, at 0 to 3 hexes. Here: some lines are lost in the scan and were restored from the example after 7.8, from 7.10 and from public sources; ships see ships at night in their own hex with a 1, or there could be no night battle (R35, a switch).',
  'CHART-interception':
    "The die that catches a formation: 5 or 6 if both sides have five factors or fewer, 4 to 6 if one has more, 3 to 6 if both have. 1 is added for formations that fought each other in the previous turn (14.13.6, R86). Here: interceptors sent are counted against the mover's factors at that height (R85).",
  'CHART-shadowing':
    'The Shadow Table: 1 to 5 keeps touch, 6 loses it; 1 is added by night, and 1 if the target moved into cloud. Into a storm it always gets away (11.3.3).',
  'CHART-search':
    'The Search Table: 1 to 4 and the formation may observe, with 1 added by night. The card forgets the 1 for beginning in cloud, which 7.3.3 has.',
  'CHART-wind':
    "What the six-hourly die does to a sector's wind: 1 to 4 nothing, 5 one hexside against the clock, 6 one with it (6.2.2).",
  'CHART-cloud':
    'Where a cloud goes that has come to a shared hex or an edge (6.4): 1 the sector it came from, 2 and 3 the one it was heading for, 4 sector I, 5 sector II, 6 sector V. Off the board there is nothing to head for, so 2 and 3 are its old sector then.',
  'CHART-vp':
    'What everything scores: 2 an Air Factor, 10 one lost for nothing (25.4), 1 a hit on a base, 10 a turn while Henderson or Rabaul is closed and 5 for others, 3 a turn of unloading, and each ship sunk or hit. Here: of two figures such as 150/20 the first is for sinking her, the second for each hit while she floats (R132); AP and APD are worth 24 (R70, R71).',
  'CHART-night-landing':
    'Who comes down safely in the dark: on a ship 5 and 6, at a base 4 to 6. It also serves for storms (6.6) and for planes with bombs aboard (14.14). Here: any further trouble makes it one worse (R22, R23).',
  'CHART-time':
    'The days and hours of each scenario, with a star at the hours when the wind is checked and shading at night. Here the clock does it; the shading is lost, and night is 1900 to 0500 (R2).',
  'CHART-ship-ops':
    "For every plane carrying ship: capacity, Launch Factor, Readying Factor and which planes she handles. Here: Shokaku's and Zuiho's lines had run into one in the scan; they follow their sisters Zuikaku and Shoho.",
  'CHART-bases':
    "For every base, and scenario by scenario: capacity, Launch Factor, Readying Factor, handling, anti-aircraft and surface factors. Here: Truk's Launch Factor is read as unlimited, Rabaul's AF 8 as its Surface Factor, and Gili-Gili's lost Readying Factor in the Eastern Solomons is ours, 2.",
  'CHART-ammunition':
    'What each ship has in her magazines and tubes when a game begins (19.8). Destroyers and fast transports are not on it (19.8.3). Here: Indianapolis, which the sheet forgets, has 15 like every other Allied cruiser.',
  'CHART-planes':
    "For every plane the letters for the record, how many hexes it flies in a turn and how many turns it stays up: from the Dave's 4 hexes to the P-38's 12, from 5 turns to the Emily's 24.",
};
