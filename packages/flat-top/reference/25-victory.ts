export const chapter25: { readonly [rule: string]: string } = {
  '25.1':
    "Points are scored by the Victory Points Table as things happen, on a track both can see. Here: totals are open, but what points were for is told only to those who know it anyway (R47). A ship's hits score while she floats; once sunk she scores her worth instead (R132, a switch).",
  '25.2':
    "If at the end of a 2400 turn one side leads by the scenario's Automatic Victory Level or more, it wins there and then. Here: looked for at 2400 only, points for damaged ships included (R136).",
  '25.3':
    'Otherwise whoever has more points at the end wins, but needs at least 50 to do so; if neither has them it is a draw. Here: equal points are a draw too, and a scenario with conditions of its own goes by those (R137).',
  '25.4':
    'A plane lost because it could not land in time, by mistake or by choice, costs ten points instead of two; not if hits on the deck or field it could reach, or the sinking of any ship that could have taken it, are what kept it out. Planes aloft when the game ends must be able to get home. Here: storms, full decks and range burned in combat are no excuse (R97, a switch; R98, R252).',
  '25.5':
    'Each turn a transport unloads scores 3, for eight turns at most, and lowers what she is worth if sunk by as much: 24, 21, 18 and so on. Here: empty she is still worth 2, as in the example (R70), and an APD counts like an AP (R71).',
};
