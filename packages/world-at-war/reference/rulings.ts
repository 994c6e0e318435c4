// Made from docs/rulebooks/world-at-war.md by `npm run reference`; change that page instead.
export type Ruling = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly option: boolean;
};

export const rulings: readonly Ruling[] = [
  {
    id: 'R1',
    title: 'Beyond the table',
    text: 'More than 20 squadrons or 60 fleet factors are looked up in the last row and in the row of the rest, as often as needed (CHART-naval-attack). One roll serves all of these rows. It is one attack; two rolls would open two chances of a natural 12.',
    rules: ['CHART-naval-attack'],
    option: false,
  },
  {
    id: 'R10',
    title: 'Repaired at once',
    text: '20.523C is meant of every single attack on a ship in port, not of the strike as a whole. The rule says immediately, and hits at sea are the ones that stay (20.523A).',
    rules: ['20.523C', '20.523A'],
    option: false,
  },
  {
    id: 'R11',
    title: 'One critical hit roll',
    text: 'A critical hit that sinks a damaged ship in port (20.526C) does not call for the roll of a ship sunk in port (20.5212B). 20.525 allows one for each attack.',
    rules: ['20.526C', '20.5212B', '20.525'],
    option: false,
  },
  {
    id: 'R12',
    title: 'The largest ships',
    text: 'They (20.253, 20.36) raise the Fleet Nationality DRM of their side by one, however many there are: of the attacker when one of them fires, of the defender when she is the target.',
    rules: ['20.253', '20.36'],
    option: false,
  },
  {
    id: 'R2',
    title: 'Mixed forces with damaged cruisers',
    text: 'Hits fall on cruisers and one-factor units by their place, two and two (20.551), whether the cruisers they find are sound or damaged. So a hit may sink a damaged cruiser where it would have damaged a sound one; the effects are still shared evenly.',
    rules: ['20.551'],
    option: false,
  },
  {
    id: 'R3',
    title: 'Cruisers already damaged',
    text: 'When no sound cruiser is left each hit sinks a damaged one. 20.532 speaks of two hits for a cruiser, but one that is damaged again is sunk (20.533).',
    rules: ['20.532', '20.533'],
    option: false,
  },
  {
    id: 'R4',
    title: 'What cannot be divided',
    text: 'It goes as a whole to the type with the most factors involved (20.57): of five losses among three types each takes one, and the largest the other two. The rule speaks of one taker.',
    rules: ['20.57'],
    option: false,
  },
  {
    id: 'R7',
    title: 'Cruisers of several powers',
    text: 'Whole cruisers are shared out by 20.57. The one that is only damaged is of the power that takes what cannot be divided; where all could be, of the power listed last.',
    rules: ['20.57'],
    option: false,
  },
  {
    id: 'R5',
    title: 'Who is a screen',
    text: 'Ships with cargo cannot be fired on in fleet combat while there is a sound heavy ship, a sound cruiser or any other light ship without cargo in their force (20.58A). Damaged ships are none. The exception for damaged cruisers, taken for heavy ships too; 22.54 is not in the source.',
    rules: ['20.58A', '22.54'],
    option: false,
  },
  {
    id: 'R6',
    title: 'Whose cargo it was',
    text: 'Factors are not told apart: the survivors take over what the lost ones carried, as far as they can (20.59).',
    rules: ['20.59'],
    option: false,
  },
  {
    id: 'R8',
    title: 'Naval air squadrons as cargo',
    text: 'Three count as one air factor. The example of 20.64C puts four ground factors and three squadrons on one transport of five.',
    rules: ['20.64C'],
    option: false,
  },
  {
    id: 'R19',
    title: 'Destroyers as carriers (designed)',
    text: 'They carry one ground or air factor each; 21.434 is not in the source.',
    rules: ['21.434'],
    option: false,
  },
  {
    id: 'R9',
    title: 'The largest counter',
    text: 'It has ten factors. Printed for destroyers (20.23), taken for the others; it matters only for 20.93.',
    rules: ['20.23', '20.93'],
    option: false,
  },
  {
    id: 'R13',
    title: "Japan's shortage",
    text: 'Below its optimal level (20.632C) Japan pays as others do (20.633); cut off from the south it pays 15 instead (20.633C), not both. More than 15 could not be lost anyway (20.634B).',
    rules: ['20.632C', '20.633', '20.633C', '20.634B'],
    option: false,
  },
  {
    id: 'R14',
    title: 'Available transports',
    text: 'They (20.636) are the greater of the undamaged ones and, of the survivors, one for every five there were, of these no more than were damaged. So sinking everything that is not damaged leaves no more than the damaged ones.',
    rules: ['20.636'],
    option: false,
  },
  {
    id: 'R15',
    title: 'Nationality DRMs',
    text: 'They count in 20.57 and CHART-naval-attack, but 22.552A is not in the source. The table is ours: one for the great navies, one more for the American from 1943 on, none or less for the others.',
    rules: ['20.57', 'CHART-naval-attack', '22.552A'],
    option: false,
  },
  {
    id: 'R16',
    title: 'Air defence',
    text: 'Chapter 20 says what counts (20.5222D), but 23.4 is not in the source. Ten naval factors make a level; an escort carrier counts as three (20.442), the largest ships add a level each (20.253, 20.36), damaged ships count and ships sunk in port do not (20.5212B). Each level rolls a die before the attacks; a 6 turns a squadron away, always from the strongest attack that is left.',
    rules: ['20.5222D', '23.4', '20.442', '20.253', '20.36', '20.5212B'],
    option: false,
  },
  {
    id: 'R17',
    title: 'Submarine attacks',
    text: 'They are allowed (20.75), but 22.94 is not in the source. A submarine factor attacks as a fleet factor. One less for planes overhead (a fully operational carrier, 20.33, or escort carriers), for five destroyer factors or more, and for ASW (20.83); advanced submarines always have a net +1, which is printed (20.78C, 20.78D).',
    rules: ['20.75', '22.94', '20.33', '20.83', '20.78C', '20.78D'],
    option: false,
  },
  {
    id: 'R18',
    title: 'Named ships',
    text: "Of the counters (20.25, 20.31) only the Nevada's size is in the source (20.523C). Capital ships have 5 factors from 45,000 tons, 4 from 35,000 tons or with guns of 16 inches, 2 below 15,000 tons, else 3, and are slow below 26 knots (20.121C); carriers are CVB from 45,000 tons, CV from 14,000, else CVL.",
    rules: ['20.25', '20.31', '20.523C', '20.121C'],
    option: false,
  },
];
