/** Henderson Field in the nights of October 1942; Rabaul in the winter of 1944. Forces are public, figures ours (R124). */
import { navalUnits, rated } from '../charts/naval-units.js';
import type { ShipFacts } from '../charts/ship-facts.js';
import type { BombardScenario, Wing } from './scenario.js';

const fighter = (points: number, air: number): Wing => ({ points, air, bombs: 0, fighter: true });
const bomber = (points: number, air: number, bombs: number): Wing => ({ points, air, bombs, fighter: false });
const ships = (...names: string[]) => names.flatMap((name) => navalUnits.values[name] ?? []);

const kongo: ShipFacts = {
  nation: 'japan',
  type: 'BC',
  ships: 1,
  tons: 31700,
  knots: 30,
  guns: [8, 14],
  tubes: [0, 21],
};

const myoko: ShipFacts = {
  nation: 'japan',
  type: 'CA',
  ships: 1,
  tons: 13300,
  knots: 34,
  guns: [10, 8],
  tubes: [16, 24],
};

const hendersonNights: BombardScenario = {
  id: 'henderson-nights',
  title: 'Henderson Field under fire, October 1942',
  about:
    'Six days and nights: Bettys from Rabaul by day, battleships and cruisers by night, against the planes on one small field. A quarter of an hour.',
  attacker: 'japan',
  days: ['2/11/42', '2/11/42', '2/11/42', '2/11/42', '3/11/42', '3/11/42'],
  island: true,
  jungle: true,
  field: {
    name: 'Henderson Field',
    level: 2,
    wings: { F4F: fighter(4, 4), 'P-400': fighter(1, 3), SBD: bomber(3, 3, 4), TBF: bomber(1, 3, 5) },
  },
  port: null,
  raid: { G4M: bomber(5, 2, 5), A6M: fighter(4, 5) },
  squadrons: [
    {
      id: 'kongo',
      name: 'Kongo and Haruna',
      side: 'japan',
      nation: 'japan',
      ships: [rated('Kongo', kongo), rated('Haruna', kongo), ...ships('Oyashio')],
      turns: [2, 3],
    },
    {
      id: 'chokai',
      name: 'Chokai and Kinugasa',
      side: 'japan',
      nation: 'japan',
      ships: ships('Chokai', 'Kinugasa'),
      turns: [3, 4],
    },
    {
      id: 'myoko',
      name: 'Myoko and Maya',
      side: 'japan',
      nation: 'japan',
      ships: [rated('Myoko', myoko), rated('Maya', myoko)],
      turns: [5, 6],
    },
  ],
  engineers: { tries: 1, upTo: 4 },
  worth: { plane: 3, command: 0, raider: 3, start: 17 },
};

const rabaul: BombardScenario = {
  id: 'rabaul',
  title: 'Rabaul, February 1944',
  about:
    'Six days of the siege from the air: Liberators, dive bombers and destroyers against a great field, a harbour and two headquarters. Twenty minutes.',
  attacker: 'allies',
  days: ['1/2/44', '1/2/44', '2/2/44', '2/2/44', '3/2/44', '3/2/44'],
  island: false,
  jungle: true,
  field: {
    name: 'Vunakanau',
    level: 7,
    wings: { A6M: fighter(8, 5), G4M: bomber(3, 2, 5), D3A: bomber(2, 3, 4) },
  },
  port: {
    name: 'Simpson Harbour',
    antiAir: [12, 6],
    headquarters: [
      { name: 'Southeast Area Fleet', radius: 12, command: 12 },
      { name: '8th Area Army', radius: 15, command: 15 },
    ],
  },
  raid: { F4U: fighter(5, 7), SBD: bomber(4, 3, 5), TBF: bomber(2, 3, 6), 'B-24': bomber(2, 5, 9) },
  squadrons: [
    {
      id: 'desron',
      name: 'Destroyer Squadron 12',
      side: 'allies',
      nation: 'us',
      ships: ships('Buchanan', 'Buchanan', 'Fletcher', 'Fletcher'),
      turns: [4, 5, 6],
    },
  ],
  engineers: { tries: 2, upTo: 3 },
  worth: { plane: 2, command: 1, raider: 3, start: 68 },
};

export const bombardScenarios: readonly BombardScenario[] = [hendersonNights, rabaul];
