/** 22.7 Submarines attacking a defensive group: who is screened off, who hits, what it does, and what it costs. */
import { type GameDate, isSwitchedOn } from '../calendar.js';
import { results } from '../charts/naval-crt.js';
import { type aswTable, defenceRows, screenRows, type subDamage, type subHit } from '../charts/submarine-tables.js';
import { cite } from '../cite.js';
import { isDoubles, sumOf } from '../dice.js';
import { isCarrier, type NavalUnit } from '../pieces.js';
import { round } from '../rounding.js';
import type { BoatClass } from './22-6-availability.js';
import { isAmerican } from './22-6-availability.js';

export type Hull = { readonly unit: NavalUnit; readonly damage: number; readonly loaded: boolean };

const leads = ['CV', 'CVL', 'CVE', 'XCV', 'BB', 'BC', 'CA', 'MSU', 'AO', 'APA', 'APB', 'AV', 'CVS', 'CVB'];
const screens = ['DD', 'APD', 'DE', 'DET', 'CD'];
/** 22.7 Ships that each make a group of their own; screening forces; and CL, which go along. */
export const isLead = ({ type }: Pick<NavalUnit, 'type'>): boolean => leads.includes(type);
export const isScreen = ({ type }: Pick<NavalUnit, 'type'>): boolean => screens.includes(type);

/** 22.7.1 What each screening ship is worth. */
function screenOf({ unit: { type }, loaded }: Hull): number {
  if (!cite('22.7.1')) return 0;
  switch (type) {
    case 'DD':
      return loaded ? 0.5 : 1;
    case 'DE':
      return 2;
    case 'CD':
      return 6;
    case 'APD':
    case 'DET':
      return 0.5;
    default:
      return 0;
  }
}

/** The screen of a group: fractions dropped; ships at D3 are added up before they are halved (16.8.3). */
export function screenOfGroup(hulls: readonly Hull[]): number {
  const sum = (of: readonly Hull[]): number => of.reduce((total, hull) => total + screenOf(hull), 0);
  const sound = sum(hulls.filter(({ damage }) => damage < 3));
  const hurt = sum(hulls.filter(({ damage }) => damage >= 3));
  return round(sound, 'down') + (hurt > 0 && cite('16.8.3') ? round(hurt / 2, 'down') : hurt);
}

/** 22.7.1 Planes from a carrier that can still fly cover every group, once: 3, for American CV and CVL 4 from 1943; 1 by night. */
export function carrierScreen(force: readonly Hull[], date: GameDate, night: boolean): number {
  const flying = force.filter(
    ({ unit, damage }) => (isCarrier(unit) || unit.type === 'CVS') && unit.airCapacity > 0 && damage <= 2,
  );
  if (flying.length === 0 || !cite('22.7.1')) return 0;
  if (night && cite('22.5.4')) return 1;
  const isModern = ({ unit }: Hull): boolean =>
    unit.nation === 'us' && (unit.type === 'CV' || unit.type === 'CVL') && isSwitchedOn('usnCarrierScreen', date);
  return flying.some(isModern) ? 4 : 3;
}

/** 22.7 From 1944 Allied screens have hedgehogs: one on the die if any DD or DE is in the force. */
export const hedgehogs = (force: readonly Hull[], isAllied: boolean, date: GameDate): number =>
  isAllied &&
  isSwitchedOn('hedgehog', date) &&
  force.some(({ unit: { type } }) => type === 'DD' || type === 'DE') &&
  cite('22.7')
    ? 1
    : 0;

/** The number the ASW Table prints, however many submarines there are. */
export function screenedOff(chart: typeof aswTable, screen: number, die: number): number {
  const row = screenRows.findLastIndex((least) => screen >= least);
  return chart.values[Math.max(0, row)]?.[Math.min(7, die) - 1] ?? 0;
}

const rowOf = (defence: number): number => defenceRows.findLastIndex((least) => defence >= least);

/** 22.12 Until 7/43 American torpedoes often fail: a second die confirms the hit. */
export const failsOften = (boats: BoatClass, date: GameDate): boolean =>
  // 22.15 Commonwealth boats have their own torpedoes.
  (isAmerican(boats) || !cite('22.15')) && isSwitchedOn('duds', date) && cite('22.12');

/** The printed defence counts, whatever has been done to her. `towed`: two on the die (17.14.5). */
export function isHit(chart: typeof subHit, defence: number, faces: readonly number[], duds: boolean): boolean {
  const least = chart.values[rowOf(defence)] ?? 7;
  const [hit = 0, confirmed = 0] = faces;
  if (!duds) return hit >= least;
  if (isDoubles(faces) && sumOf(faces) < 12) return false;
  return hit >= least && confirmed >= 4;
}

/** Levels of damage. 22.7.4: protection against torpedoes takes off as many as its die is short of the rating (R85). */
export function damageOf(
  chart: typeof subDamage,
  unit: Pick<NavalUnit, 'defence' | 'antiTorpedo'>,
  die: number,
  protection: number | null,
): number {
  const result = chart.values[rowOf(unit.defence)]?.[die - 1] ?? '-';
  const saved = protection === null || !cite('22.7.4') ? 0 : Math.max(0, unit.antiTorpedo - protection);
  return Math.max(0, results.indexOf(result) - saved);
}

/** 22.7.2 Who can strike back: carriers of the escort kind, destroyers and their like. */
export const strikesBack = ({ type }: Pick<NavalUnit, 'type'>): boolean =>
  type === 'CVE' || type === 'DD' || type === 'DE';
export const isSubSunk = (faces: readonly number[], screened: number): boolean => sumOf(faces) <= screened;

/** 22.7.3, R5: a die lower than the number of attacks, and as many submarines go home as attacks were made. */
export function torpedoesSpent(boats: BoatClass, die: number, attacks: number): number {
  const modifier = boats === 'New' ? 1 : boats === 'Ro' ? -1 : 0;
  if (die + modifier >= attacks || !cite('22.7.3')) return 0;
  return cite('R5') ? attacks : die;
}
