/** House charts, kept in this browser for each rulebook: what is put in instead of the chart's own values. */
import type { HouseValues, Plain } from '@ironbottom/umpire';

const keyOf = (book: string): string => `ironbottom charts ${book}`;

export function houseOf(book: string): HouseValues {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(book)) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as HouseValues) : {};
  } catch {
    return {};
  }
}

export function keepHouse(book: string, house: HouseValues): void {
  if (countOf(house) === 0) localStorage.removeItem(keyOf(book));
  else localStorage.setItem(keyOf(book), JSON.stringify(house));
}

export const countOf = (house: HouseValues): number =>
  Object.values(house).reduce((sum, values) => sum + Object.keys(values).length, 0);

/** With one value put in; undefined takes it out again. */
export function withHouse(house: HouseValues, chart: string, path: string, value: Plain | undefined): HouseValues {
  const { [chart]: before = {}, ...others } = house;
  const { [path]: _, ...rest } = before;
  const values = value === undefined ? rest : { ...rest, [path]: value };
  return Object.keys(values).length === 0 ? others : { ...others, [chart]: values };
}
