export const chapter22: { readonly [rule: string]: string } = {
  '22.1':
    'Planes lost in a day are kept until 0100 of the next; then, before air operations, some come back, into Just Landed boxes. Versions of eighteen turns end too soon for it (R139). Here: any friendly ship or base with room and handling will do, off the board too; what you do not place is lost (R135). The first turn of a game brings none (R139a).',
  '22.2':
    "One comes back for every three Air Factors of a name lost the day before; fractions are dropped. If both sea based and land based ones were lost they share. Here: in proportion to the losses, since only that fits both of the book's divisions (R134, a switch).",
  '22.3': 'What does not come back at 0100 is out of the game for good.',
  '22.4': 'Planes that went down with their ship are not counted for replacements. They are gone.',
  '22.5':
    'Ships are never replaced. The rule forbids what no other rule allows, so there is nothing for software to prevent.',
};
