/**
 * Fire in the Sky as far as its player's card tells: the source has no rulebook. Where the card gives a rule's number in
 * brackets that number is the id; its charts have ids of ours. `line` is the line of the source.
 */
import type { LedgerEntry } from '@ironbottom/umpire';

export const ledger: LedgerEntry[] = [
  // Combat table
  { rule: 'CARD-combat', title: 'dice and what hits', line: '3-7', state: 'implemented' },
  { rule: '5.3', title: 'escorts against submarines in the convoy box', line: '8', state: 'implemented' },
  { rule: '5.4', title: 'submarines against merchant convoys', line: '9', state: 'implemented' },
  { rule: '11.1.2', title: 'escorts of a task force against submarines', line: '11', state: 'implemented' },
  { rule: '11.1.3', title: 'submarines against a task force', line: '12', state: 'implemented' },
  { rule: '11.2.2.2', title: 'air-to-air combat', line: '13', state: 'implemented' },
  { rule: '11.2.2.4a', title: 'anti-aircraft fire', line: '14', state: 'implemented' },
  { rule: '11.2.2.4b', title: 'air strikes', line: '15', state: 'implemented' },
  { rule: '11.2.5.3', title: 'ground support from the air', line: '16', state: 'implemented' },
  { rule: '11.2.5.5', title: 'land combat', line: '17', state: 'implemented' },

  // Surface combat and damage
  { rule: 'CARD-surface', title: 'surface combat table', line: '19-35', state: 'implemented' },
  { rule: 'CARD-half-hit', title: 'half hits and when they lapse', line: '37', state: 'implemented' },
  { rule: 'CARD-damage-check', title: 'sunk or damaged', line: '39-48', state: 'implemented' },
  { rule: 'CARD-damage-modifiers', title: 'modifiers to the damage check', line: '49', state: 'implemented' },
  { rule: 'CARD-return.naval', title: 'return of damaged ships', line: '54', state: 'implemented' },
  { rule: 'CARD-return.land', title: 'return of land units', line: '55', state: 'implemented' },
  { rule: 'CARD-return.air', title: 'return of air units', line: '56', state: 'implemented' },

  // Movement
  { rule: '7.1', title: 'sea deployment and enemy air zones', line: '60-62', state: 'implemented' },
  { rule: '13.0', title: 'sea deployment as the card cites it', line: '60-62', state: 'implemented' },
  { rule: '8.0', title: 'operational movement and enemy air zones', line: '64-69', state: 'implemented' },
  { rule: '9.0', title: 'reaction movement and enemy air zones', line: '64-69', state: 'implemented' },
  { rule: 'CARD-transport.naval', title: 'cost and reach of naval movement', line: '74-75, 85', state: 'implemented' },
  { rule: 'CARD-transport.air-land', title: 'cost and reach of air and land movement', line: '76-77', state: 'implemented' },
  { rule: 'CARD-cost.oil', title: 'moving an oil point', line: '80', state: 'implemented' },
  { rule: 'CARD-cost.escort', title: 'moving escorts to and from convoys', line: '81', state: 'implemented' },
  { rule: 'CARD-cost.asw', title: 'paying for escort dice', line: '82', state: 'implemented' },

  // Reinforcements and events
  { rule: 'CARD-turn-2', title: 'arrivals of January to March 1942', line: '90', state: 'implemented' },
  { rule: 'CARD-turn-3', title: 'arrivals of April to June 1942', line: '91', state: 'implemented' },
  { rule: 'CARD-turn-4', title: 'arrivals of July to September 1942', line: '92', state: 'implemented' },
  { rule: 'CARD-turn-5', title: 'arrivals of October to December 1942', line: '93', state: 'implemented' },
  { rule: 'CARD-turn-6', title: 'arrivals of January to March 1943', line: '94', state: 'implemented' },
  { rule: 'CARD-turn-7', title: 'arrivals of April to June 1943', line: '95', state: 'implemented' },
  { rule: 'CARD-turn-8', title: 'arrivals of July to September 1943', line: '96', state: 'implemented' },
  { rule: 'CARD-turn-9', title: 'arrivals of October to December 1943', line: '97', state: 'implemented' },
  { rule: 'CARD-turn-10', title: 'arrivals of January to March 1944', line: '98', state: 'implemented' },
  { rule: 'CARD-turn-11', title: 'arrivals of April to June 1944', line: '99', state: 'implemented' },
  { rule: 'CARD-turn-12', title: 'arrivals of July to September 1944', line: '100', state: 'implemented' },
  { rule: 'CARD-turn-13', title: 'arrivals of October to December 1944', line: '101', state: 'implemented' },
  { rule: 'CARD-turn-14', title: 'arrivals of January to March 1945', line: '102', state: 'implemented' },
  { rule: 'CARD-turn-15', title: 'arrivals of April to June 1945', line: '103', state: 'implemented' },
  { rule: 'CARD-turn-16', title: 'arrivals of July and August 1945', line: '104', state: 'implemented' },
  { rule: '15.2', title: 'growing base capacity', line: '94, 98, 102', state: 'implemented' },
  { rule: '15.3', title: 'fuelling at resource hexes', line: '98', state: 'implemented' },
  { rule: '15.6', title: 'British ships arriving early', line: '102', state: 'implemented' },

  // Optional rules
  { rule: '16.1.2', title: 'armoured British carriers', line: '15', state: 'implemented' },
  { rule: '16.1.3', title: 'strategic air warfare', line: '10, 83', state: 'implemented' },
  { rule: '16.1.6', title: 'US Marines landing', line: '17', state: 'implemented' },
  { rule: '16.1.7', title: 'radar and sonar', line: '11, 13, 14, 98', state: 'implemented' },
  { rule: '16.2.1', title: 'long-range torpedoes', line: '25', state: 'implemented' },
  { rule: '16.2.2', title: 'night runs to the islands', line: '25', state: 'implemented' },
  { rule: '16.2.3', title: 'elite Japanese air points', line: '13, 15', state: 'implemented' },
  { rule: '16.2.4', title: 'kamikazes', line: '13, 14, 98', state: 'implemented' },
  { rule: '16.2.5', title: 'rebuilt and late Japanese carriers', line: '94, 97, 101', state: 'implemented' },
  { rule: '16.2.6', title: 'more Japanese anti-aircraft guns', line: '98', state: 'implemented' },
];
