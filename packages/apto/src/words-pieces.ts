/** Pieces and places as they are called in sentences. */
import type { Event } from '@ironbottom/umpire';
import { sizeNames } from './chapters/8-7-installations.js';
import { hexName, nationName } from './names.js';
import { scenarios } from './scenarios/index.js';

export type Data = Event['data'];
export type Value = Data[string];

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const nation = (of: Value): string => capital(nationName(String(of)));
export const list = (of: Value): string[] => (Array.isArray(of) ? of.map(String) : []);
export const hex = (of: Value): string => hexName(String(of));
export const Side = (side: Value): string => (side === 'japan' ? 'Japan' : 'The Allies');
export const verb = (side: Value, one: string, many: string): string =>
  `${Side(side)} ${side === 'japan' ? one : many}`;

export const counted = (count: Value, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const names: ReadonlyMap<string, string> = new Map(
  scenarios.flatMap(({ units: land, hqs, generals }) =>
    [...land, ...hqs, ...generals].map(({ id, name }): [string, string] => [id, name]),
  ),
);

/** 'japan-5th-division' → '5th Division': an event has ids. Those of no scenario are read for what they were made from. */
export const unit = (id: Value): string =>
  names.get(String(id)) ??
  String(id)
    .replace(/^(japan|manchukuo|china|ccp|ussr|mongolia)-(hq-|general-)?/, '')
    .split('-')
    .map(capital)
    .join(' ');
export const units = (of: Value): string => list(of).map(unit).join(', ') || 'nobody';

/** 'minorPort W3716' → 'minor port at Canton (W3716)' */
export const installations = (of: Value): string =>
  list(of)
    .map((each) => {
      const [size = '', at = ''] = each.split(' ');
      const name = sizeNames[size as keyof typeof sizeNames];
      return `${name} at ${hexName(at)}`;
    })
    .join(', ');
