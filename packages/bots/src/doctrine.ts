/** How an officer fights: the dials that the chapters of his play read. Shares are between 0 and 1. */
export type Doctrine = {
  /** 4.1 Arranges his own forces at the beginning. */
  readonly arranges: boolean;
  /** The share of a carrier's fighters that stays overhead. */
  readonly patrol: number;
  /** Where they wait: where the enemy's bombers are likeliest by their kind, all low, or half high and half low. */
  readonly height: 'kind' | 'low' | 'layers';
  /** Those overhead relieve each other: never all of them on the ground at once. */
  readonly shifts: boolean;
  /** Escorts for each bomber of a strike. */
  readonly escort: number;
  /** Fewer bombers are not sent. */
  readonly least: number;
  /** The share of the bombers of a place that must be ready before they go: against ships, against a base. */
  readonly massed: { readonly ships: number; readonly base: number };
  /** The share of attacks on a base that dive bombers make low, where fighters wait high. */
  readonly dodge: number;
  /** Searchers in the air while the enemy is looked for, and while he is in sight. */
  readonly searchers: { readonly looking: number; readonly tracking: number };
  /** His searchers divide the sea into sectors; without it each goes where ships are likeliest. */
  readonly sectors: boolean;
  /** Goes home when what he came for is done. */
  readonly retires: boolean;
  /** So near his carriers come to where transports of the enemy are bound for, in hexes. */
  readonly offshore: number;
  /** Keeps his carriers out of the enemy's reach, whatever there is to be struck. */
  readonly shuns: boolean;
  /** 21.6 Keeps planes off a field that is going to be bombed: they double the hits. */
  readonly clears: boolean;
  /** For this share of the game the bombers of carriers wait for carriers and transports. */
  readonly choosy: number;
  /** Knows carriers from destroyers, and what is worth most. */
  readonly discerns: boolean;
};

export const beginners: Doctrine = {
  arranges: false,
  patrol: 0.5,
  height: 'kind',
  shifts: false,
  escort: 0.5,
  least: 3,
  massed: { ships: 0, base: 2 / 3 },
  dodge: 0,
  searchers: { looking: 8, tracking: 3 },
  sectors: false,
  retires: false,
  offshore: 13,
  shuns: false,
  clears: false,
  choosy: 0,
  discerns: false,
};
