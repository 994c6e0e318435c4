export const chapter23: { readonly [rule: string]: string } = {
  '23.1':
    'Each damaged base mends a hit a turn, and gets back what that hit took. Here: one anti-aircraft point, not the two of the text, as the Gasmata example has it (R129); seaplane bases regain 1/1 of Launch Factor (R131). Henderson does better in two scenarios (SC4.2, SC5.6).',
  '23.2':
    'A base that was attacked this turn, from the air or by bombardment, does not repair. Here: hit or missed alike, and firing its own guns counts too (R251).',
  '23.3': 'Repair never brings a base beyond what the scenario gave it.',
};
