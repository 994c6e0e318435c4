/** Turns of phrase that the sentences of all chapters share. */
import type { Event, Plain } from '@ironbottom/umpire';
import { column, columnHeads, leastTable, mostFactors, mostTable } from '../charts/combat-results.js';
import { namelessType } from '../charts/rating.js';

export type Data = Event['data'];
export type Value = Plain | undefined;

export const text = (value: Value): string => (value === null || value === undefined ? '' : String(value));
export const number = (value: Value): number => (typeof value === 'number' ? value : 0);
export const count = (value: Value, one: string, many = `${one}s`): string =>
  `${text(value)} ${value === 1 ? one : many}`;
export const hitsText = (hits: Value): string => (hits === 0 ? 'no hits' : count(hits, 'hit'));
export const whose = (side: Value): string => (side === 'japan' ? 'Japanese' : 'Allied');

/** 'Shokaku'; ships without a name of their own are told apart by their side: 'Japanese DD 4'. */
export const shipOf = (side: Value, name: Value): string =>
  namelessType(text(name)) === undefined ? text(name) : `${whose(side)} ${text(name)}`;
export const shipAgainst = (by: Value, name: Value): string => shipOf(by === 'japan' ? 'allied' : 'japan', name);

export const isRecord = (value: Plain): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const records = (value: Value): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const names = (value: Value): string[] => (Array.isArray(value) ? value.map(text) : []);

/** 'a, b and c' */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** 7.12, 8.12.4 Planes are classed by what they took off with, even when the bombs are gone: '2 low that took off armed'. */
export function planesTold(factors: Value, what: string): string {
  const [took = '', height] = what.split(' ');
  return `${text(factors)} ${height === undefined ? '' : `${height} `}that took off ${took}`;
}

/** 7.12.2 Only which classes are there: 'that took off armed', ', some that took off armed, some unarmed'. */
export function takeOffsTold(classes: readonly string[]): string {
  if (classes.length === 0) return '';
  return classes.length === 1 ? ` that took off ${classes[0]}` : ', some that took off armed, some unarmed';
}

const signed = (by: Value): string => `${number(by) > 0 ? '+' : ''}${text(by)}`;

/** 'table 1 (7, night -4, clouds -2)'; just 'table 7' where nothing modifies it. */
function tableText({ table, printed, modifiers }: Data): string {
  const all = records(modifiers);
  if (all.length === 0) return `table ${text(table)}`;
  const sum = all.reduce((total, { by }) => total + number(by), number(printed));
  const bound = sum < leastTable ? ', none is lower' : sum > mostTable ? ', none is higher' : '';
  const why = all.map(({ name, by }) => `${text(name)} ${signed(by)}`).join(', ');
  return `table ${text(table)} (${text(printed)}, ${why}${bound})`;
}

/** 'table 7, 7-8 factors, rolled 3' */
export function roll(data: Data, factors: Value): string {
  const n = number(factors);
  const head = n > mostFactors ? `${n}` : (columnHeads[column(n)] ?? `${n}`);
  const { face } = data;
  const rolled = face === 0 || face === null ? 'no die' : `rolled ${text(face)}`;
  return `${tableText(data)}, ${head} factors, ${rolled}`;
}
