/** The procedures of every rulebook that has any, loaded when they are wanted. `book` is its name in the library. */
import type { DeskProcedure } from '@ironbottom/umpire';

export type Desk = {
  readonly book: string;
  readonly title: string;
  procedures(): Promise<readonly DeskProcedure[]>;
};

export const desks: readonly Desk[] = [
  {
    book: 'flat-top',
    title: 'Flat Top',
    procedures: async () => (await import('@ironbottom/flat-top/desk')).flatTopDesk,
  },
  {
    book: 'fire-in-the-sky',
    title: 'Fire in the Sky',
    procedures: async () => (await import('@ironbottom/fire-in-the-sky/desk')).fireInTheSkyDesk,
  },
  {
    book: 'war-in-the-pacific',
    title: 'War in the Pacific',
    procedures: async () => [
      ...(await import('@ironbottom/war-in-the-pacific/desk')).warInThePacificDesk,
      ...(await import('./war-in-the-pacific-battles.js')).battleDesks,
    ],
  },
  {
    book: 'world-at-war',
    title: 'A World at War',
    procedures: async () => (await import('@ironbottom/world-at-war/desk')).worldAtWarDesk,
  },
  {
    book: 'apto',
    title: 'Advanced Pacific Theater of Operations',
    procedures: async () => (await import('@ironbottom/apto/desk')).aptoDesk,
  },
];
