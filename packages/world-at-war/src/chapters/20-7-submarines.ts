/** 20.7 Submarines. */
import type { Refusal } from '@ironbottom/umpire';
import { type Box, type Cost, constructionCosts } from '../charts/transports.js';
import { cite } from '../cite.js';
import type { Power } from '../pieces.js';

export type War = {
  japanAtWarWithUs: boolean;
  japanAtWarWithBritain: boolean;
  /** The Axis hold the Suez canal and Ethiopia. */
  axisHoldsSuezAndEthiopia: boolean;
  italySurrendered: boolean;
};

/** 20.71, 20.72 Whose submarines may be in which box of strategic warfare. */
export function mayOperate(power: Power, box: Box, war: War): Refusal | undefined {
  const no = (rule: string, why: string): Refusal => ({ rule, why });
  if ((power === 'italy' || power === 'britain') && cite('20.72'))
    return no('20.72', 'Italian and British submarines are in no box of strategic warfare');
  if (power === 'germany' && box === 'atlantic' && cite('20.71A')) return undefined;
  if (power === 'germany' && box === 'indian' && cite('20.71B'))
    return war.axisHoldsSuezAndEthiopia ? undefined : no('20.71B', 'the Axis must hold the Suez canal and Ethiopia');
  if (power === 'japan' && box === 'pacific' && cite('20.71C'))
    return war.japanAtWarWithUs ? undefined : no('20.71C', 'Japan and the United States must be at war');
  if (power === 'japan' && box === 'indian' && cite('20.71D'))
    return war.japanAtWarWithBritain ? undefined : no('20.71D', 'Japan and Britain must be at war');
  if (power === 'us' && box === 'pacific' && cite('20.71E'))
    return war.japanAtWarWithUs ? undefined : no('20.71E', 'Japan and the United States must be at war');
  return no('20.71', `submarines of ${power} do not operate in the ${box} box`);
}

/** 20.72 British submarines stay out of the Pacific theatre until Italy has surrendered. */
export const mayBeInPacific = (power: Power, { italySurrendered }: War): boolean =>
  power !== 'britain' || italySurrendered || !cite('20.72');

/** 20.71 A submarine takes the room of a fleet factor where it bases. */
export const basingFactors = (submarines: number): number => (cite('20.71') ? submarines : 0);

/** 20.73, 20.81 Submarines and ASW that change boxes in redeployment act in full in the turn that follows. */
export const mayActAfterTransfer = (unit: 'submarine' | 'ASW', phase: 'redeployment' | 'other'): boolean =>
  phase === 'redeployment' && cite(unit === 'submarine' ? '20.73' : '20.81');

/** 20.76 */
export function costOfSubmarines(count: number): Cost {
  const { shipbuilding, brps } = constructionCosts.values.submarine;
  return cite('20.76') ? { shipbuilding: shipbuilding * count, brps: brps * count } : { shipbuilding: 0, brps: 0 };
}

/** 20.77 Planes reach submarines only when those stay in their patrol hex during the other side's turn. */
export const mayBeAttackedFromTheAir = (given: { stayedOnPatrol: boolean }): boolean =>
  given.stayedOnPatrol || !cite('20.77');

/** 20.78A Advanced submarines: Germany's alone, after a result of 9 in their research. */
export const mayBuildAdvanced = (power: Power, research: number): boolean =>
  (power === 'germany' && research >= 9) || !cite('20.78A');

/** 20.78E */
export const mayCarryAtomic = (kind: 'SS' | 'SSA'): boolean => kind === 'SSA' && cite('20.78E');

/** 20.75 On the board they go with others or intercept alone; in a box they are after transports and nothing else. */
export const mayAttack = (place: 'board' | 'box', target: 'transports' | 'others'): boolean =>
  place === 'board' || target === 'transports' || !cite('20.75');
