/**
 * A chart is data that says where it comes from. Nothing reconstructed is passed off as the book's, and the owner of the
 * printed charts may put the printed values in.
 *
 * text: printed in the source. inferred: forced by a rule or an example. public: reported by a public source and in
 * agreement with the examples. designed: ours, because nothing settles it. house: put in by these players.
 */
export type Provenance = 'text' | 'inferred' | 'public' | 'designed' | 'house';

export type Chart<Values> = {
  readonly id: string;
  readonly title: string;
  readonly provenance: Provenance;
  /** The rule, or the place in the source. */
  readonly source: string;
  readonly values: Values;
  /** Single values that stand on other ground than the chart as a whole. */
  readonly exceptions?: readonly Exception[];
};

/** `at` names the value as a path into `values`, such as `Avenger.torpedo`. */
export type Exception = { readonly at: string; readonly provenance: Provenance; readonly why: string };
