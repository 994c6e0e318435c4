export const chapter12: { readonly [rule: string]: string } = {
  '12.1':
    'Task forces that have not already moved while shadowing carry out their plots: in the open if they are observed, else hidden, and they may come out at the start, on the way or at the end. Here: all sail at the same time, hex by hex (R65), and coming out is part of the plot (R44).',
  '12.2':
    'A ship spends a movement point for each hex, up to her Movement Factor; she may do less, never more. Most warships make 2, the slow ones 1; hits reduce it (21.2.1).',
  '12.3':
    'Task forces in the same hex may merge, split up or swap ships, free of charge, in this phase. Here: a division is plotted for the start of the turn, at most two new task forces out of one, and an exchange of ships takes two turns (R424); those that begin together combine before they move, and those that meet on the way stop there, as two plots cannot both be sailed (R232).',
  '12.4':
    'A task force is as fast as its slowest ship, and what is not used is lost: nothing is saved up or handed on. Here: a crippled, anchored, anchoring or weighing ship holds the whole task force until she is detached (R66).',
  '12.5':
    'Ships go from hex to adjoining hex, in any direction, but not into all-land hexes nor across land or reef hexsides. Where the book appeals to common sense about coasts, the map here has an answer for every hexside.',
  '12.6':
    'A task force may leave the map by any edge and is then out of the game for good. It is not sunk, but damage done to it still scores. Here: it needs an edge hex and a movement point to spare, and takes along the planes aboard, not those in the air (R72).',
  '12.7':
    'Anchoring is for ships that want to unload or to serve as a seaplane base. It costs a turn each way and makes a ship an easier mark (18.5.2, 19.10.2).',
  '12.7.1':
    'Ships anchor only in hexes with both land and sea. They do not move in the turn in which they drop anchor, nor in the one in which they weigh it.',
  '12.7.2':
    'Some ships of a task force may lie at anchor while others do not. The anchored ones keep the whole task force where it is, unless it is divided (R66).',
  '12.7.3':
    'An AV or CAV that anchors becomes a temporary seaplane base in the same turn, for as long as she lies there: she takes sea planes as well, and her capacity and Maximum Launch Factor double. Here: she cannot weigh while she has planes that she could not keep under way (R57).',
  '12.7.4':
    'An AP or APD unloads at anchor, in the hexes the scenario names, from the turn after she anchored. She can do so for eight turns in all, not necessarily in a row; each scores (25.5) and makes her worth less if sunk. Here: unloading is counted when ships have moved (R69), an enemy base there or not (R154).',
  '12.8':
    'Ships of both sides can lie in one hex unawares: without observation there is no battle. Surface combat needs both sides to be known to be there. Here that means both are on the map (R26, R119).',
  '12.9':
    'You may scuttle a ship of your own in this phase: she is announced, removed, and the enemy scores for her as sunk. Here: only damaged ships are offered, to keep a sheet safe from slips (R230); planes aboard are gone for good, and the enemy hears her type (R73).',
};
