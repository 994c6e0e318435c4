/** 5.14 Strikes that refuel on the way. */
import { cite } from '../cite.js';
import { fieldCapacity } from './4-3-airbases.js';

/** 5.14, 5.14.2 Anything but a B-29 stages through a field of any level, if that is undamaged and linked. */
export const mayStage = (type: string, field: { readonly damaged: boolean; readonly linked: boolean }): boolean =>
  !cite('5.14') || (type !== 'B-29' && !field.damaged && field.linked);

/** 5.14.3 As many as the field operates, whoever is there already. */
export const stagingRoom = (level: number, present: number): number =>
  fieldCapacity(level) - (cite('5.14.3') ? 0 : present);

/** 5.14.1, 5.14.8 Each type by itself: extended ratings if one of its legs is beyond its normal range. */
export const stagesExtended = (normalRange: number, legs: readonly number[]): boolean =>
  cite('5.14.8') && legs.some((leg) => leg > normalRange);
