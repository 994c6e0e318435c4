import { type DeskProcedure, type Reckoner, type Reckoning, reckonerOf } from '@ironbottom/umpire';

export type { Reckoner, Reckoning, Said } from '@ironbottom/umpire';

export const reckoner = <Input>(given: Reckoner<Input>): DeskProcedure<Reckoning> => reckonerOf('world-at-war', given);
