/** Days of a scenario by their date. */
import type { Moment, ScenarioData } from './scenario.js';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const names = [...months, 'November', 'December'];

/** '7 May 1942' for the fourth day of a scenario that begins on '4 May 1942'; a date that is written otherwise stays as it is. */
export function dateOn(date: string, day: number): string {
  const [, first = '', month = '', rest = ''] = /^(\d+) (\w+)(.*)$/.exec(date) ?? [];
  let at = names.indexOf(month);
  if (at < 0) return day === 1 ? date : `day ${day} after ${date}`;
  let n = Number(first) + day - 1;
  for (; n > (lengths[at] ?? 31); at = (at + 1) % 12) n -= lengths[at] ?? 31;
  return `${n} ${names[at]}${rest}`;
}

/** '6 May 1942' on a turn of that day, counted from 0. */
export const dateOfTurn = ({ date, firstHour }: Pick<ScenarioData, 'date' | 'firstHour'>, turn: number): string =>
  dateOn(date, Math.floor((firstHour - 1 + turn) / 24) + 1);

/** '1800 5 May': the year goes without saying. */
export const momentOn = ({ date }: Pick<ScenarioData, 'date'>, { day, hour }: Moment): string =>
  `${String(hour).padStart(2, '0')}00 ${dateOn(date, day).replace(/ \d{4}$/, '')}`;
