export const chapter26: { readonly [rule: string]: string } = {
  '26.1':
    'Advice: play Rings Around Rabaul first, twice, once from each side, because it is small. Good advice, and nothing that software could enforce.',
  '26.2':
    "Some scenarios have shorter versions, with the same forces and special rules but fewer turns and other starting places. Here: ships that a shorter version's list of places forgets begin with any of its groups (R144).",
  '26.3':
    'Submarines and special rules marked as optional are in the lists but not in the game, unless the players switch those options on.',
};
