export const chapter5: { readonly [rule: string]: string } = {
  '5': 'A turn has ten phases, always all of them and always in this order. Both sides act at once, except when planes move. Here what is simultaneous is sealed: each side answers for itself, and the answers are opened together (R45a).',
  '5.1':
    'Phase one, Weather: the wind may shift and clouds drift. All of chapter 6 happens here without anybody being asked.',
  '5.2':
    'Phase two, Air Operations: planes move from box to box, are armed, and are put into formations that must take off later in the turn. See 8.10 for the order.',
  '5.3':
    'Phase three: every task force is given its plot for the turn, before anything has been seen. What is written here is what it will do (12.1), unless it shadows (11.8).',
  '5.4':
    'Phase four, Shadowing: whoever has an enemy task force in sight may try to follow it. Those who shadow, and the task forces they have hold of, move now instead of later (11.5, 11.7).',
  '5.5':
    'Phase five: all other task forces carry out their plots, in the open or hidden. Here all take their first hex together, then the second, with a look round after each (R65).',
  '5.6': 'Phase six, Initiative: a die each decides who flies first this turn (chapter 13).',
  '5.7':
    'Phase seven, Plane Movement: the side with the initiative lands, flies and launches everything it has, then the other side does. It is the one phase in which the sides take turns (14.1).',
  '5.8': 'Phase eight, Combat: battle by battle, hex by hex, each in its fixed steps (15.5).',
  '5.9': 'Phase nine, Repair: damaged bases that were left in peace this turn mend a hit (23.1). Ships never do.',
  '5.10':
    'Phase ten, Time Record: the clock moves on an hour. Here this is also when overdue planes are lost (R95), closed bases score (R128), unseen counters may leave the map (7.7) and the end of the game is looked for.',
};
