/** 25.3 Japanese superiority in the jungle: which Allied troops must check before they fight there, and until when. */
import { type GameDate, isFrom } from '../calendar.js';
import { cite } from '../cite.js';

/** What a unit's nation and kind mean in the jungle. */
export const arms = ['ija', 'snlf', 'us-army', 'usmc', 'cw', 'anzac', 'gurkha', 'china'] as const;
export type Arm = (typeof arms)[number];

export function mustCheckInJungle(arm: Arm, attacking: boolean, date: GameDate): boolean {
  switch (arm) {
    case 'cw':
      if (!isFrom(date, '0/10/42')) return cite('25.3.2');
      return attacking && !isFrom(date, '0/5/44') && cite('25.3.2');
    case 'anzac':
      return attacking && !isFrom(date, '0/10/42') && cite('25.3.2');
    case 'us-army':
      if (!isFrom(date, '0/13/42')) return cite('25.3.3');
      return attacking && !isFrom(date, '0/5/43') && cite('25.3.3');
    case 'usmc':
      return attacking && !isFrom(date, '0/13/42') && cite('25.3.4');
    default:
      return false;
  }
}
