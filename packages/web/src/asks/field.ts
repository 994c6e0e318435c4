import type { Answer, Ask } from '@ironbottom/umpire';

/** A widget holds nothing itself: the answer under way is given to it, and it reports what it should become. */
export type FieldProps<A extends Ask, V extends Answer> = { ask: A; value: V; onChange(value: V): void };

type InField = { currentTarget: HTMLInputElement };

/** Whoever comes to a number types over what stands there. */
export const typedOver = {
  onFocus: ({ currentTarget }: InField) => currentTarget.select(),
  onClick: ({ currentTarget }: InField) => currentTarget.select(),
};
