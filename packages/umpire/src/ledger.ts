/** One rule of a book in its rulebook's ledger: where it stands, or why software has nothing to do. */
export type LedgerEntry = {
  readonly rule: string;
  readonly title: string;
  /** The line of the source, or the lines. */
  readonly line: string;
  readonly state: 'implemented' | 'open' | { readonly nothing: string };
  /** Of an open rule: what has to be there before it can be played. */
  readonly wanting?: string;
};

/** How a doubtful rule is read. */
export type Ruling = {
  /** 'R13' */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Rules it names. */
  readonly rules: readonly string[];
  /** Players may choose the other reading before a game. */
  readonly option: boolean;
};
