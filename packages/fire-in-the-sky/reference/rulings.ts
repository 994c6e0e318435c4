// Made from docs/rulebooks/fire-in-the-sky.md by `npm run reference`; change that page instead.
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
    title: 'Naval units (designed)',
    text: "A counter is about two sister ships under the name of one, or a flotilla of destroyers with a number. Names are the card's as far as it has them; the schedule's nameless carriers and cruisers are called after ships that came at the time, and those of December 1941 after the fleets of that month, thirty on either side. Their figures follow from the formula in the section The figures of naval units.",
    rules: [],
    option: false,
  },
  {
    id: 'R2',
    title: 'Modifiers of the damage check',
    text: "The card's list is scrambled. We read: +2 for a submarine's hit; the firer's Firepower for a hit in surface combat (CARD-surface); and for hits of one air strike (11.2.2.4b) on one unit, +1 for each hit beyond the first, on every one of its checks. Three bombs on one ship are worse than three on three.",
    rules: ['CARD-surface', '11.2.2.4b'],
    option: false,
  },
  {
    id: 'R3',
    title: 'Five or more',
    text: 'The card says that each 5 or 6 hits. With modifiers a die may come to 7: what comes to 5 or more hits (CARD-combat).',
    rules: ['CARD-combat'],
    option: false,
  },
  {
    id: 'R4',
    title: 'Submarines and Task Forces (designed)',
    text: 'Escorts come first (11.1.2): one die for each DD unit of the Task Force, and each hit eliminates a Submarine Point. Those left roll one die each (11.1.3), at ships or cargo that their player chooses. Ships at anchor are no Task Force. Both sides may have submarines.',
    rules: ['11.1.2', '11.1.3'],
    option: false,
  },
  {
    id: 'R12',
    title: 'The Merchantman Phase (designed)',
    text: "The escorts' dice (5.3) are paid for first, at most one for each DD unit in the Convoy Escort box; each hit eliminates a Submarine Point. Each Submarine Point left rolls one die (5.4), and each hit sinks a Japanese Transport Point for good. A hit by strategic bombers (16.1.3) does the same.",
    rules: ['5.3', '5.4', '16.1.3'],
    option: false,
  },
  {
    id: 'R5',
    title: 'Air-to-air combat (designed)',
    text: 'Every Air Point of either side in the hex rolls one die at once (11.2.2.2); a hit eliminates an Air Point. Lost are ordinary ones before elite ones, those from land before those of carriers. Kamikazes do not fire; they are fired at first, with one die for each, the others with what is left. Whoever then has Air Points where the enemy has none has Air Supremacy for the rest of the battle.',
    rules: ['11.2.2.2'],
    option: false,
  },
  {
    id: 'R7',
    title: 'Missions (designed)',
    text: 'Where there are both ships to strike and troops to be supported the player says how many Air Points do which, once the air is fought out. An Air Point flies one mission in a battle. Elite ones go for the ships first.',
    rules: [],
    option: false,
  },
  {
    id: 'R8',
    title: 'Decks (designed)',
    text: 'Air Points whose carrier is sunk or damaged land on another with room in the hex, or at a base that others of their side in this battle fly from; otherwise they are lost.',
    rules: [],
    option: false,
  },
  {
    id: 'R9',
    title: 'Anti-aircraft fire',
    text: 'The row of the card speaks of Allied Air Points, which have no guns: the firing unit is meant (11.2.2.4a). Designed: all ships in the hex fire their Anti-Air ratings together, at most one die for each Air Point that strikes; a hit eliminates one before it strikes. Kamikazes are fired at first.',
    rules: ['11.2.2.4a'],
    option: false,
  },
  {
    id: 'R6',
    title: 'Rounds and targets (designed)',
    text: 'At most three rounds. In each every ship fires one die (CARD-surface), all at the same time, at a target its player chooses in secret; carriers can be chosen only when no other ship of theirs is left. After a round either side may break off. Damaged ships have left, so that nobody is checked in two rounds.',
    rules: ['CARD-surface'],
    option: false,
  },
  {
    id: 'R10',
    title: 'Cargo (designed)',
    text: 'A hit on an air or land unit aboard takes a point of its strength; an Air Point has one. With the last ship of a Task Force what it carried is lost, if enemy ships are still there. Land units of a Task Force that has not broken off come ashore when land combat begins.',
    rules: [],
    option: false,
  },
  {
    id: 'R11',
    title: 'Land combat (designed)',
    text: 'One die for each point of strength (11.2.5.5), both sides at once, up to three rounds; after each the player whose part it is may stop. Ground support (11.2.5.3) comes once, before the first round, with one die for each Air Point. Each hit takes a point of strength from the unit that has most left.',
    rules: ['11.2.5.5', '11.2.5.3'],
    option: false,
  },
  {
    id: 'R13',
    title: 'Points to carry (designed)',
    text: 'An Air Point is one Transport Point, a land unit as many as its full strength (CARD-transport.air-land).',
    rules: ['CARD-transport.air-land'],
    option: false,
  },
  {
    id: 'R14',
    title: 'Where an Air Zone of Control counts',
    text: 'A sea deployment (7.1, 13.0) stops in the first such hex it enters and may leave the one it began in freely; operational moves (8.0) and reactions (9.0) may go one hex beyond the first they were in, the starting hex included, even if that hex is another one.',
    rules: ['7.1', '13.0', '8.0', '9.0'],
    option: false,
  },
  {
    id: 'R15',
    title: 'Turns until a return',
    text: "are counted in the owner's own turns: damaged on turn 3 with two hits, a unit is a reinforcement of turn 7 (CARD-return.naval).",
    rules: ['CARD-return.naval'],
    option: false,
  },
  {
    id: 'R16',
    title: 'Long Lance (designed)',
    text: 'In the first round of a surface combat Japanese CA, CL and DD units fire with one Firepower more, up to 4 (16.2.1).',
    rules: ['16.2.1'],
    option: false,
  },
  {
    id: 'R17',
    title: 'Tokyo Express (designed)',
    text: 'Where the Japanese ships in a surface combat are CL and DD units alone, none at anchor, the combat has one round, and what they carry lands (16.2.2).',
    rules: ['16.2.2'],
    option: false,
  },
  {
    id: 'R18',
    title: 'Kamikazes (designed)',
    text: 'From turn 10, once declared, Japan says before an air battle how many Air Points are kamikazes (16.2.4). Each strikes with two dice, and is lost whatever happens.',
    rules: ['16.2.4'],
    option: false,
  },
  {
    id: 'R19',
    title: 'The anti-aircraft programme (designed)',
    text: 'From turn 10 each Japanese ship that has an Anti-Air rating has one more (16.2.6).',
    rules: ['16.2.6'],
    option: false,
  },
  {
    id: 'R20',
    title: 'Rebuilt and late carriers (designed)',
    text: 'Ise is taken away on turn 6 and comes back on turn 9 as a BBV without planes; Unryu comes on turn 13 (16.2.5).',
    rules: ['16.2.5'],
    option: false,
  },
];
