/** 9.1, 10.39 Who may enter whose land, and who is at war with whom. */
import { cite } from '../cite.js';

export type Wars = {
  /** Whether Japan and the USSR are at war: fighting in Mongolia does not make it so. */
  readonly sovietWar: boolean;
};

/** Lands that are one with a power's own as far as borders go. */
const japanese = new Set(['japan', 'manchukuo', 'korea', 'formosa']);
const chinese = new Set(['china', 'hainan']);

/**
 * Whether a nation's land units may stand in a land: its own, an ally's, or an enemy's. 9.1 Entering a neutral's land would be an
 * invasion; nobody at this table can afford one. 10.39 Mongolia is open to Japanese and Soviets alike, war or no war.
 */
export function mayEnter(nation: string, land: string, { sovietWar }: Wars): boolean {
  if (!cite('9.1')) return true;
  const isJapanese = japanese.has(nation);
  if (isJapanese && (japanese.has(land) || chinese.has(land))) return true;
  if ((nation === 'china' || nation === 'ccp') && (chinese.has(land) || japanese.has(land))) return true;
  if (land === 'mongolia') return (isJapanese || nation === 'ussr' || nation === 'mongolia') && cite('10.39');
  if (nation === 'mongolia') return sovietWar && japanese.has(land);
  if (nation === 'ussr') return land === 'ussr' || (sovietWar && japanese.has(land));
  return isJapanese && land === 'ussr' && sovietWar;
}

/** 9.1, 10.39 From September 1939 Japan may go to war with the USSR while she holds Nomonhan; never without it. */
export function japanMayAttackSoviets(
  date: { readonly year: number; readonly month: number },
  nomonhan: string,
): boolean {
  const late = date.year > 1939 || (date.year === 1939 && date.month >= 9);
  return late && nomonhan === 'japan' && cite('10.39');
}
