/** A report that reached a minister, a turn late and not always right (GITM AMWOL 4.3, 4.7; PATE 5.5). */
export interface MinisterReport {
  readonly kind: 'headquarters' | 'troops' | 'ships';
  /** Turn the news is of. */
  readonly asOf: number;
  readonly square?: string;
  readonly place?: string;
  readonly states: readonly string[];
  /** Unit or ship named, or size in words. */
  readonly who: string;
}
