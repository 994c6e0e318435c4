export const chapter3: { readonly [rule: string]: string } = {
  '3.1':
    'At a table the map lies open with Japan along its northern edge and the Allies along the southern one; folds and joints divide it into eight sectors, I to VIII. Here nobody has to sit anywhere, and the map knows its hexes and sectors. Hexes that a fold cuts in half belong to more than one sector (R13).',
  '3.2':
    'The time markers go on the day and hour at which the scenario opens. Here the clock starts there by itself, and the log says so.',
  '3.3':
    'Each side takes the ships and planes its order of battle names, no more and no fewer. Here they are mustered for you from the scenario; what you decide is where they go (4.1, 4.2).',
  '3.3.1':
    'Air Formation counters run from 1 to 35 for each side. Task forces beyond the printed fourteen may be made up (4.1.2), but no rule says the like of formations: so 35 in existence at once is a true limit (R6).',
  '3.3.2':
    'Task force counters 1 to 14 lie in the boxes with their numbers. That is housekeeping for a paper chart; here a task force gets its number when it is formed, and the number means nothing to the enemy.',
  '3.3.3':
    "Which ships sail together is your affair, as long as 4.1 and the scenario's starting places allow it. Here you take the proposed set-up or fill in a sheet of your own, sealed from the other side (R4).",
  '3.3.4':
    'Likewise your planes: share them out over decks and bases as you please, within 4.2 and what the order of battle says about where they belong. Each kind of plane is a line on the set-up sheet.',
  '3.4':
    'Blue markers wait beside the board until somebody needs one. Software keeps the state of every piece instead: nothing to reach for, nothing to knock over.',
};
