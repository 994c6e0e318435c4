/** The letters of the rows, and the waters between territories that face each other over a strait. */
import type { Territory } from './hexes.js';

export const territories: { readonly [letter: string]: Territory } = {
  J: 'japan',
  f: 'formosa',
  r: 'ryukyus',
  b: 'bonins',
  k: 'karafuto',
  K: 'korea',
  M: 'manchukuo',
  C: 'china',
  h: 'hainan',
  g: 'hong-kong',
  O: 'mongolia',
  S: 'ussr',
  s: 'sakhalin',
  I: 'india',
  B: 'burma',
  T: 'thailand',
  F: 'indochina',
  Y: 'malaya',
  U: 'sarawak',
  D: 'dutch',
  P: 'philippines',
  A: 'australia',
  G: 'new-guinea',
  q: 'kuriles',
  m: 'micronesia',
  a: 'us',
  u: 'uk',
};

/** Wherever hexes of these two touch, the sea lies between them. */
export const straits: readonly (readonly [Territory, Territory])[] = [
  ['china', 'formosa'],
  ['china', 'hainan'],
  ['ussr', 'sakhalin'],
  ['ussr', 'karafuto'],
  ['ussr', 'japan'],
  ['karafuto', 'japan'],
  ['malaya', 'dutch'],
  ['thailand', 'dutch'],
  ['philippines', 'sarawak'],
  ['australia', 'new-guinea'],
  ['australia', 'dutch'],
];

/** The Himalaya: no side between these two can be crossed. */
export const ranges: readonly (readonly [Territory, Territory])[] = [['india', 'china']];
