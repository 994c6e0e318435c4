// Made from docs/rulebooks/war-in-the-pacific.md by `npm run reference`; change that page instead.
export type Ruling = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly option: boolean;
};

export const rulings: readonly Ruling[] = [
  {
    id: 'R18',
    title: 'Where turn 0 stands',
    text: 'The Strategic turn is said to close a cycle, yet it is numbered 0, and the examples only work if 0/C comes after turn 4 of cycle C−1 and before turn 1 of cycle C (2.4, 23.11.5). So it does.',
    rules: ['2.4', '23.11.5'],
    option: false,
  },
  {
    id: 'R1',
    title: "A submarine squadron's zone",
    text: 'is five hexes, as 22.5 says twice, not the six of the definitions (2.4).',
    rules: ['22.5', '2.4'],
    option: false,
  },
  {
    id: 'R2',
    title: 'Air transfer',
    text: 'The surcharge counts all arrivals, as the example does, not each type (4.4.4).',
    rules: ['4.4.4'],
    option: false,
  },
  {
    id: 'R3',
    title: 'Six turns of planning',
    text: 'The printed date counts the Strategic turn between as one of the six (17.1.1); we follow it.',
    rules: ['17.1.1'],
    option: false,
  },
  {
    id: 'R4',
    title: 'Availability',
    text: 'is rolled for each type (9.0).',
    rules: ['9.0'],
    option: false,
  },
  {
    id: 'R5',
    title: 'Torpedoes expended',
    text: 'are as many as attacks were made (22.7.3).',
    rules: ['22.7.3'],
    option: false,
  },
  {
    id: 'R6',
    title: 'Recombination',
    text: "Hits are the sum of the parts' hits and, for each part that is gone, its printed steps and one (23.14).",
    rules: ['23.14'],
    option: false,
  },
  {
    id: 'R7',
    title: 'Inoperable Air Points',
    text: 'are never more than there are (11.5).',
    rules: ['11.5'],
    option: false,
  },
  {
    id: 'R8',
    title: 'Arrivals at a damaged field',
    text: 'The dice are tenths, not hundredths, at least a fifth (11.5.7).',
    rules: ['11.5.7'],
    option: false,
  },
  {
    id: 'R9',
    title: 'Captured guns',
    text: "The table's figure is a percentage of what the installation had (10.3.4).",
    rules: ['10.3.4'],
    option: false,
  },
  {
    id: 'R10',
    title: 'Early Allied planning',
    text: 'rounds up (17.1.1).',
    rules: ['17.1.1'],
    option: false,
  },
  {
    id: 'R12',
    title: '16.4.4',
    text: 'divides by five where its neighbours divide by six; it stays as printed (16.4.4).',
    rules: ['16.4.4'],
    option: false,
  },
  {
    id: 'R13',
    title: 'The nuisance squadron of 1942',
    text: 'may be the one that begins off the West Coast (22.4).',
    rules: ['22.4'],
    option: false,
  },
  {
    id: 'R14',
    title: 'Ports at D2 to D4',
    text: 'are under the same option as those at D1 (11.5).',
    rules: ['11.5'],
    option: false,
  },
  {
    id: 'R15',
    title: "New Zealand's replacements",
    text: 'are none in 1/43 and 2/43 (23.11.6).',
    rules: ['23.11.6'],
    option: false,
  },
  {
    id: 'R16',
    title: 'A reacting carrier force',
    text: 'has an Engagement Value of at most 4 (16.4.7, 17.5.7).',
    rules: ['16.4.7', '17.5.7'],
    option: false,
  },
  {
    id: 'R17',
    title: 'Fighters against fighters',
    text: 'fire at the same time, but for the American Volunteer Group (6.1, 6.2.3).',
    rules: ['6.1', '6.2.3'],
    option: false,
  },
  {
    id: 'R19',
    title: 'The order of interrupts',
    text: 'while a task force moves is not fixed by the book; it will be when the week is built (16.1).',
    rules: ['16.1'],
    option: false,
  },
];
