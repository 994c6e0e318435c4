/** Days of a scenario by their date. */
import { didYouMean } from '@ironbottom/umpire';
import type { Moment, ScenarioData } from './scenario.js';

const months = 'January February March April May June July August September October November December'.split(' ');
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysIn = (month: number, year: number): number => (month === 1 && year % 4 === 0 ? 29 : (lengths[month] ?? 31));

/** '4 May 1942'; what is written otherwise is no date. */
function dateFrom(date: string): { day: number; month: number; year: number } | undefined {
  const [, day, name = '', year] = /^(\d{1,2}) (\w+) (19\d\d)$/.exec(date) ?? [];
  const month = months.indexOf(name);
  return month < 0 ? undefined : { day: Number(day), month, year: Number(year) };
}

/** Why this is no day of any year; undefined: it is one. */
export function misdated(date: string): string | undefined {
  const read = dateFrom(date);
  if (read === undefined) {
    const meant = didYouMean(/[A-Za-z]+/.exec(date)?.[0] ?? '', months);
    return `must be a day such as "11 October 1942"${meant}`;
  }
  const { day, month, year } = read;
  const last = daysIn(month, year);
  return day >= 1 && day <= last ? undefined : `${months[month]} ${year} has the days 1 to ${last}, not ${day}`;
}

/** '7 May 1942' for the fourth day of a scenario that begins on '4 May 1942'. */
export function dateOn(date: string, days: number): string {
  const read = dateFrom(date);
  if (read === undefined) throw new Error(`${date} is no date`);
  let { day, month, year } = read;
  day += days - 1;
  for (let last = daysIn(month, year); day > last; last = daysIn(month, year)) {
    day -= last;
    month = (month + 1) % 12;
    if (month === 0) year += 1;
  }
  return `${day} ${months[month]} ${year}`;
}

/** '6 May 1942' on a turn of that day, counted from 0. */
export const dateOfTurn = ({ date, firstHour }: Pick<ScenarioData, 'date' | 'firstHour'>, turn: number): string =>
  dateOn(date, Math.floor((firstHour - 1 + turn) / 24) + 1);

/** '1800 5 May': the year goes without saying. */
export const momentOn = ({ date }: Pick<ScenarioData, 'date'>, { day, hour }: Moment): string =>
  `${String(hour).padStart(2, '0')}00 ${dateOn(date, day).replace(/ \d{4}$/, '')}`;
