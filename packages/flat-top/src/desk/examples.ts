/** A complete input for each procedure; where the book works an example, that one. */
import type { Plain } from '@ironbottom/umpire';

/** After 17.7 and 18.5: Dauntless and Avengers against Shokaku. Dice 4,6,3,1 give the book's four hits. */
export const strike: Plain = {
  attacker: {
    formations: [
      {
        name: 'AF20',
        planes: [{ plane: 'Dauntless', factors: 10, arms: 'AP', altitude: 'high', attack: 'dive', target: 'Shokaku' }],
      },
      { name: 'AF21', planes: ['5 Wildcat low', '10 Avenger torpedo -> Shokaku'] },
    ],
  },
  defender: {
    taskForces: [
      { name: 'TF 7', ships: [{ ship: 'Shokaku', ready: { Zero: 5, Val: 5 } }, 'Kongo', 'Atago', 'Takao', '6 DD'] },
      { name: 'TF 8', ships: ['Isuzu', '5 DD', '4 AP'] },
    ],
  },
};

/** The high half of the example after 16.10. */
export const airToAir: Plain = {
  attacker: { formations: [{ name: 'AF5', planes: ['5 Zero high'] }] },
  defender: {
    formations: [
      { name: 'AF1', planes: ['10 B-17 GP high'] },
      { name: 'AF2', planes: ['3 Wildcat high'] },
    ],
  },
};

export const antiAircraft: Plain = strike;

/** Those of the strike that came through the guns. */
export const airAttack: Plain = {
  attacker: {
    formations: [
      { name: 'AF20', planes: ['8 Dauntless AP'] },
      { name: 'AF21', planes: ['6 Avenger torpedo'] },
    ],
    target: 'Shokaku',
  },
  defender: { ships: [{ ship: 'Shokaku', ready: { Zero: 5, Val: 5 } }, 'Kongo', '6 DD'] },
};

/** After 19.10: Allied TF 12 against Japanese TF 14 at night, on table 7. */
export const surface: Plain = {
  night: true,
  attacker: {
    ships: ['South Dakota', 'Washington', 'Pensacola', '12 DD'],
    die: 1,
    torpedo: [],
    screen: [],
    fire: { Hiei: 41, Kongo: 11, 'DD 1': 3, 'DD 2': 3, 'DD 3': 3, 'DD 4': 3 },
  },
  defender: {
    ships: ['Haruna', 'Hiei', 'Kirishima', 'Kongo', 'Kumano', '5 DD'],
    die: 6,
    torpedo: ['DD'],
    fire: { Washington: 46, Pensacola: 8 },
    torpedoes: { Washington: 5 },
  },
};

export const torpedo: Plain = {
  night: true,
  attacker: { ships: ['4 DD'], side: 'japan', torpedoes: { Washington: 4 } },
  defender: {
    ships: [
      { ship: 'Washington', hits: 13 },
      { ship: 'DD', count: 2, torpedoes: 0 },
    ],
  },
};

export const bombardment: Plain = {
  night: true,
  attacker: { ships: ['Kongo', 'Haruna', '4 DD'] },
  defender: { base: { name: 'Henderson', ready: { Wildcat: 6 }, readying: { Dauntless: 8 } } },
};

export const baseGuns: Plain = {
  attacker: { base: 'Rabaul' },
  defender: { ships: ['Chicago', '2 AP'] },
};

export const nightLanding: Plain = {
  night: true,
  planes: ['6 Wildcat', '4 Dauntless AP'],
  on: 'Enterprise',
};
