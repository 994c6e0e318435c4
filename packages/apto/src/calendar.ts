/** Months and seasons. Four Seasonal Turns a year, each before three monthly game-turns. */
import type { Month } from './scenarios/scenario.js';

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Months since January of the year 0, to count and compare with. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;
export const monthOf = (number: number): Month => ({ year: Math.floor(number / 12), month: (number % 12) + 1 });
export const monthName = ({ year, month }: Month): string => `${names[month - 1]} ${year}`;
export const seasonOf = ({ month }: Month): Season => seasons[Math.floor((month - 1) / 3)] ?? 'winter';
/** A Seasonal Turn comes before it. */
export const opensSeason = ({ month }: Month): boolean => month % 3 === 1;
export const seasonName = (month: Month): string => {
  const season = seasonOf(month);
  return `${season.charAt(0).toUpperCase()}${season.slice(1)} ${month.year}`;
};
