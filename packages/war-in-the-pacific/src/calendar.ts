/**
 * Dates as the book writes them: turn / cycle / year. Four weekly turns are a cycle, thirteen cycles a year; turn 0 is the
 * Strategic turn. R18: 0/C comes after turn 4 of the cycle before and before turn 1 of cycle C.
 */
import { cite } from './cite.js';

export type GameDate = { readonly turn: number; readonly cycle: number; readonly year: number };

export const turnsInCycle = 4;
export const cyclesInYear = 13;

const written = /^(?:([0-4])\/)?(\d{1,2})\/(4[1-6])$/;

/** '0/11/43', or '11/43' for the cycle as a whole, which begins with its Strategic turn. */
export function dateOf(label: string): GameDate {
  const [, turn, cycle, year] = written.exec(label) ?? [];
  const date = { turn: Number(turn ?? 0), cycle: Number(cycle), year: Number(year) };
  if (cycle === undefined || date.cycle < 1 || date.cycle > cyclesInYear)
    throw new Error(`'${label}' is no date: write turn/cycle/year, such as 0/11/43`);
  return date;
}

export const dateText = ({ turn, cycle, year }: GameDate): string => `${turn}/${cycle}/${year}`;

/** Earlier dates have smaller numbers. */
export function dateOrder({ turn, cycle, year }: GameDate): number {
  const inCycle = turn === 0 && !cite('R18') ? turnsInCycle + 1 : turn;
  return (year * cyclesInYear + cycle - 1) * (turnsInCycle + 2) + inCycle;
}

export const isBefore = (a: GameDate, b: GameDate): boolean => dateOrder(a) < dateOrder(b);
export const isFrom = (date: GameDate, label: string): boolean => !isBefore(date, dateOf(label));

/** The Strategic turn so many cycles after this one's. */
export function cyclesAhead({ cycle, year }: GameDate, cycles: number): GameDate {
  const count = year * cyclesInYear + cycle - 1 + cycles;
  return { turn: 0, cycle: (count % cyclesInYear) + 1, year: Math.floor(count / cyclesInYear) };
}

/** The turn after this one, Strategic turns counted. */
export function nextTurn({ turn, cycle, year }: GameDate): GameDate {
  return turn < turnsInCycle ? { turn: turn + 1, cycle, year } : cyclesAhead({ turn, cycle, year }, 1);
}

export type Switch = {
  readonly rule: string;
  readonly from?: string;
  readonly before?: string;
  readonly about: string;
};

/** What the calendar switches on and off. `before` is the first date without it. */
export const switches = {
  sbdCap: { rule: '5.3.7', before: '0/1/43', about: 'dive bombers of US carriers may fly CAP' },
  usnBombardment2L: { rule: '11.7', before: '0/1/43', about: 'US bombardment two columns to the left' },
  usnBombardment1L: { rule: '11.7', from: '0/1/43', before: '0/1/44', about: 'US bombardment one column to the left' },
  avg: { rule: '6.2.3', before: '0/7/42', about: 'the American Volunteer Group' },
  usMaximumCapacity: { rule: '4.3.6', from: '0/9/42', about: 'US carriers carry all they can' },
  b17Low: { rule: '7.1', from: '0/10/42', about: 'B-17 may attack ships from low' },
  b17SkipBombing: { rule: '7.1', from: '0/11/42', about: 'B-17 may skip-bomb in port' },
  b25SkipBombing: { rule: '7.1', from: '0/3/43', about: 'B-25 and B-26 may attack ships from low' },
  usnCarrierScreen: { rule: '22.7.1', from: '0/1/43', about: 'US carriers screen with 4' },
  proximityFuseUS: { rule: '10.1.1', from: '0/1/43', about: 'US High AA, +1' },
  proximityFuseRN: { rule: '10.1.1', from: '0/1/45', about: 'British High AA, +1' },
  duds: { rule: '22.12', before: '0/7/43', about: 'US torpedoes that fail' },
  fullJapaneseASW: { rule: '5.13.2', from: '0/11/43', about: 'G4M and P1Y hunt with full value' },
  hedgehog: { rule: '22.7.1', from: '0/1/44', about: 'Allied screens, +1' },
  allied12BoatSquadrons: { rule: '22.1', from: '0/1/44', about: 'Allied squadrons of twelve' },
  bigShipTow: { rule: '17.14.2', from: '0/1/43', about: 'large Allied ships may tow small ones' },
  britishMidgets: { rule: '22.10.2', from: '0/7/45', about: 'British midget submarines' },
  taskForce34: { rule: '20.8', from: '0/8/44', about: 'Lee leads Task Force 34' },
  freeSmallLandings: {
    rule: '17.1.4',
    before: '0/1/42',
    about: 'Japan lands three steps near its own without planning',
  },
  nuisanceRaid: { rule: '22.4.4', from: '0/1/42', before: '0/1/43', about: 'a squadron is owed to the West Coast' },
  newCoastwatchers: { rule: '13.8.3', from: '0/1/42', before: '0/13/43', about: 'one more coastwatcher a cycle' },
  blackCats: { rule: '14.2.3', from: '0/6/42', about: 'PBY find and attack ships by night' },
  queenMary: { rule: '17.8.9', from: '0/1/43', about: 'the Queen Mary carries troops' },
  japaneseNightTorpedoes: { rule: '14.2.1', from: '0/1/43', about: 'G4M and B5N attack ships by night' },
  alliedNightTorpedoes: { rule: '14.2.1', from: '0/7/43', about: 'TBM and B-24 attack ships by night' },
  marauders: { rule: '25.7', from: '0/10/43', about: 'Merrill’s Marauders' },
  taskForce58: { rule: '8.10', from: '0/13/43', about: 'Mitscher leads Task Force 58' },
  cruiserTransport: { rule: '17.3', from: '0/13/43', about: 'Japanese heavy cruisers carry troops' },
  alliedPlanningByFives: { rule: '17.1.1', from: '0/1/44', about: 'the Allies plan a turn for five steps' },
  sweeps: { rule: '17.6.2', from: '0/1/44', about: 'Allied sweeps against submarines' },
  taskForce51: { rule: '21.9', from: '0/1/44', about: 'Turner leads Task Force 51' },
  royalNavyOilers: { rule: '17.9.5', from: '0/2/44', about: 'British ships fuel at sea' },
  taskForce38: { rule: '8.10', from: '0/9/44', about: 'McCain leads Task Force 38' },
  ammunitionShips: { rule: '17.15', from: '0/1/45', about: 'US ships take ammunition at sea' },
  escortCarrierSweeps: { rule: '17.6.2', from: '0/1/45', about: 'escort carriers sweep' },
  militia: { rule: '25.9.1', from: '0/1/45', about: 'Japan raises militia' },
} satisfies { readonly [name: string]: Switch };

export type SwitchName = keyof typeof switches;

export function isSwitchedOn(name: SwitchName, date: GameDate): boolean {
  const { from, before }: Switch = switches[name];
  return (from === undefined || isFrom(date, from)) && (before === undefined || isBefore(date, dateOf(before)));
}
