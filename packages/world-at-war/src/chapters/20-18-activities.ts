/** 20.18 Permitted activities: what each type of naval unit may do, with the paragraph that says so. */
import type { Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Kind } from './20-1-naval-units.js';
import { slowMay } from './20-1-naval-units.js';

export const activities = [
  'patrol',
  'carry sea supply',
  'protect sea supply',
  'accompany carriers',
  'carry in sea transport',
  'protect sea transport',
  'carry an invasion',
  'protect an invasion',
  'shore bombardment',
  'protect shore bombardment',
  'raid',
  'sea escort',
  'protect sea escort',
  'intercept naval activities',
  'counterair',
  'attack naval units and bases',
  'ground support',
  'intercept air support',
  'ASW in a warfare box',
  'strategic warfare',
] as const;
export type Activity = (typeof activities)[number];

type Permitted = { readonly [A in Activity]?: string };

const destroyers: Permitted = {
  patrol: '20.231A',
  'carry sea supply': '20.231B',
  'protect sea supply': '20.231C',
  'accompany carriers': '20.231D',
  'carry in sea transport': '20.231E',
  'protect sea transport': '20.231E',
  'carry an invasion': '20.231F',
  'protect an invasion': '20.231F',
  'shore bombardment': '20.231G',
  'sea escort': '20.231H',
  'protect sea escort': '20.231H',
  'intercept naval activities': '20.231I',
};

/** Cruisers (20.241) and capital ships (20.251) have the same list under the same letters. */
const gunShips = (rule: string): Permitted => ({
  patrol: `${rule}A`,
  'protect sea supply': `${rule}B`,
  'accompany carriers': `${rule}C`,
  'protect sea transport': `${rule}D`,
  'protect an invasion': `${rule}E`,
  'shore bombardment': `${rule}F`,
  raid: `${rule}G`,
  'protect sea escort': `${rule}H`,
  'intercept naval activities': `${rule}I`,
});

const carriers: Permitted = {
  patrol: '20.32A',
  'protect sea supply': '20.32B',
  counterair: '20.32C',
  'attack naval units and bases': '20.32D',
  'protect sea transport': '20.32E',
  'protect an invasion': '20.32F',
  'protect shore bombardment': '20.32G',
  'ground support': '20.32H',
  'intercept air support': '20.32I',
  raid: '20.32J',
  'protect sea escort': '20.32K',
  'intercept naval activities': '20.32L',
};

const escortCarriers: Permitted = {
  'protect sea supply': '20.42A',
  'protect sea transport': '20.42B',
  'protect an invasion': '20.42C',
  'protect shore bombardment': '20.42D',
  'ground support': '20.42E',
  'protect sea escort': '20.42F',
  'intercept naval activities': '20.42G',
  'ASW in a warfare box': '20.42H',
};

const transports: Permitted = {
  'carry sea supply': '20.64B',
  'carry in sea transport': '20.64C',
  'carry an invasion': '20.64C',
  'sea escort': '20.64C',
};

const submarines: Permitted = {
  'accompany carriers': '20.75',
  'intercept naval activities': '20.75',
  'strategic warfare': '20.75',
};

const asw: Permitted = { 'ASW in a warfare box': '20.83' };

export const permitted: { readonly [K in Kind]: Permitted } = {
  DD: destroyers,
  CA: gunShips('20.241'),
  PB: gunShips('20.251'),
  BC: gunShips('20.251'),
  BB: gunShips('20.251'),
  CVL: carriers,
  CV: carriers,
  CVB: carriers,
  CVE: escortCarriers,
  TR: transports,
  SS: submarines,
  SSA: submarines,
  ASW: asw,
};

/** Where the list of a type begins, for those who ask for what is not on it. */
const lists: { readonly [K in Kind]: string } = {
  DD: '20.231',
  CA: '20.241',
  PB: '20.251',
  BC: '20.251',
  BB: '20.251',
  CVL: '20.32',
  CV: '20.32',
  CVB: '20.32',
  CVE: '20.42',
  TR: '20.64',
  SS: '20.75',
  SSA: '20.75',
  ASW: '20.83',
};

/** Why a naval unit may not do something; undefined: it may. */
export function forbidden(kind: Kind, activity: Activity, slow = false): Refusal | undefined {
  const rule = permitted[kind][activity];
  if (activity === 'strategic warfare' && lists[kind] === '20.32' && cite('20.35'))
    return { rule: '20.35', why: 'fast carriers have no part in strategic warfare' };
  const list = lists[kind];
  if (rule === undefined ? cite(list) : !cite(rule)) {
    const may = Object.keys(permitted[kind]).join(', ');
    return { rule: list, why: `${kind} may not ${activity}; it may: ${may}` };
  }
  if (slow && activity === 'raid' && !slowMay('raid')) return { rule: '20.252A', why: 'slow ships may not raid' };
  return undefined;
}

/** 20.442 Ground factors that escort carriers add: one each, in the invasion hex, no more than there are invading. */
export function escortCarrierSupport(given: { CVE: number; inInvasionHex: boolean; invading: number }): number {
  if (!given.inInvasionHex && cite('20.442')) return 0;
  return cite('20.442') ? Math.min(given.CVE, given.invading) : given.CVE;
}

/** 20.443 Those that give ground support may be lost in ground combat, like others. */
export const mayBeLostOnLand = (support: number): boolean => support > 0 && cite('20.443');

/** 20.43 Only the United States build escort carriers, British ones too (20.441). */
export const mayBuildEscortCarriers = (power: string): boolean => power === 'us' || !cite('20.43');
