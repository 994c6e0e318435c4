/** 9.1, 10.39 Who may enter whose land, and who is at war with whom. */
import { cite } from '../cite.js';

export type Wars = {
  /** Whether Japan and the USSR are at war: fighting in Mongolia does not make it so. */
  readonly sovietWar: boolean;
  /** Whether Mongolia has been invaded while it was neutral (9.2). */
  readonly mongolianWar?: boolean;
};

/** Lands that are one with a power's own as far as borders go. */
const japanese = new Set('japan manchukuo korea formosa karafuto kuriles ryukyus bonins micronesia'.split(' '));
const chinese = new Set(['china', 'hainan']);
const soviet = new Set(['ussr', 'sakhalin', 'kamchatka']);

/**
 * Whether a nation's land units may stand in a land: its own, an ally's, or an enemy's. 9.1 Entering a neutral's land would be an
 * invasion, which is declared before (9.2). 10.39 Mongolia is open to Japanese and Soviets alike, war or no war.
 */
export function mayEnter(nation: string, land: string, { sovietWar, mongolianWar = false }: Wars): boolean {
  if (!cite('9.1')) return true;
  const isJapanese = japanese.has(nation);
  if (isJapanese && (japanese.has(land) || chinese.has(land))) return true;
  if ((nation === 'china' || nation === 'ccp') && (chinese.has(land) || japanese.has(land))) return true;
  if (land === 'mongolia') return (isJapanese || nation === 'ussr' || nation === 'mongolia') && cite('10.39');
  // R134 Whoever was invaded may carry the war into the invader's land.
  if (nation === 'mongolia') return (sovietWar || (mongolianWar && cite('R134'))) && japanese.has(land);
  if (nation === 'ussr') return soviet.has(land) || (sovietWar && japanese.has(land));
  return isJapanese && soviet.has(land) && sovietWar;
}

/** 9.1, 10.39 From September 1939 Japan may go to war with the USSR while she holds Nomonhan; never without it, R137 nor before. */
export function japanMayAttackSoviets(
  date: { readonly year: number; readonly month: number },
  nomonhan: string,
): boolean {
  const late = date.year > 1939 || (date.year === 1939 && date.month >= 9);
  return (late || !cite('R137')) && nomonhan === 'japan' && cite('10.39');
}
