/** 23.11, 23.12, 25.4, 25.9 Ground replacements of the Strategic turn, as far as the book prints them; the turn itself is still to come. */
import { cyclesAhead, type GameDate, isFrom, isSwitchedOn } from '../calendar.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';

export type ReplacedNation = 'us' | 'britain' | 'australia' | 'new-zealand' | 'netherlands';

/** The last line whose cycle has come counts. */
const schedules: { readonly [nation in ReplacedNation]: readonly (readonly [from: string, steps: number])[] } = {
  us: [
    ['0/13/41', 5],
    ['0/12/43', 8],
    ['0/13/44', 10],
    ['0/1/46', 6],
  ],
  britain: [
    ['0/13/41', 5],
    ['0/2/45', 3],
    ['0/1/46', 1],
  ],
  australia: [
    ['0/13/41', 1],
    ['0/3/42', 2],
    ['0/3/43', 3],
    ['0/7/44', 4],
    ['0/2/45', 2],
    ['0/1/46', 0],
  ],
  'new-zealand': [
    ['0/3/43', 1],
    ['0/1/46', 0],
  ],
  netherlands: [],
};

/** 23.11.6 Steps a nation receives this cycle. New Zealand only in odd ones; R15 and none before 3/43. */
export function replacements(nation: ReplacedNation, date: GameDate): number {
  if (!cite('23.11.6') || (nation === 'new-zealand' && date.cycle % 2 === 0 && cite('R15'))) return 0;
  return schedules[nation].findLast(([from]) => isFrom(date, from))?.[1] ?? 0;
}

/** 23.11.6 China: one step for ten provincial points, an exact half dropped. */
export const chineseReplacements = (points: number): number => (cite('23.11.6') ? round(points / 10, 'half down') : 0);

/** 23.11.6 Japan, once the first hundred are used up: five in a hundred of its resources. */
export const japaneseReplacements = (resources: number): number =>
  cite('23.11.6') ? round((5 * resources) / 100, 'nearest') : 0;

/** 23.11.3, 23.11.4 How many a unit may take in a cycle: three in a good port or at home, else two, none broken, cut off or beside the enemy. */
export function mayReceive(unit: { broken: boolean; linked: boolean; enemy: boolean; depot: boolean }): number {
  if ((unit.broken || !unit.linked || unit.enemy) && cite('23.11.3')) return 0;
  return unit.depot && cite('23.11.4') ? 3 : 2;
}

/** 23.11.5 Two replacement steps for one of a specialist. */
export const replacementCost = (steps: number, specialist: boolean): number =>
  specialist && cite('23.11.5') ? 2 * steps : steps;

/** 23.11.5 A cadre is released after as many Strategic turns as the die says, in the one that follows. */
export const cadreReleased = (date: GameDate, face: number): GameDate =>
  cyclesAhead(date, cite('23.11.5') ? face + 1 : 0);

/** 23.12 An ordinary unit of quality 4 or less comes back with up to three steps. */
export const mayBeRebuilt = ({ quality, specialist }: { quality: number; specialist: boolean }): boolean =>
  !(cite('23.12') && (quality > 4 || specialist));

/** 25.4 A landing force that is rebuilt has the quality of two dice, seven at most. */
export const rebuiltQuality = (sum: number): number => (cite('25.4') ? Math.min(7, sum) : sum);

/** 25.9.1 Militia: from 1945 with the initiative gone, or once Japan or Korea has been invaded. */
export const mayRaiseMilitia = (date: GameDate, alliedInitiative: boolean, invaded: boolean): boolean =>
  invaded || (isSwitchedOn('militia', date) && alliedInitiative && cite('25.9.1'));

/** 25.9.2 How many divisions: the die, and one more for every two points spent. */
export const militiaRaised = (face: number, points: number): number =>
  face + (cite('25.9.2') ? round(points / 2, 'down') : 0);
