/** How a doubtful place in the books is read. */
export interface Reading {
  /** Its tag in docs/compliance.md, for instance `A-12`. */
  readonly tag: string;
  /** Rules it bears on, each with its book: `gitm-amwol 7.5`. */
  readonly rules: readonly string[];
  readonly text: string;
}
