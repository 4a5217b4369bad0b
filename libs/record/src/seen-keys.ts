import type { PartialDegree } from './degree.js';

/**
 * What a player is told of an event: the keys of `data` he gets for each degree. Whoever saw it only in part and whose
 * degree is missing learns nothing but that something happened. Whoever saw it whole gets all keys, unless `full` lists
 * them because the event also settles what not even its own side can see.
 */
export interface SeenKeys<K extends string> {
  /** Number of the rule that lets others see it, cited to them where the event's own rule would tell why it was done. */
  readonly rule?: string;
  /** The draws stay with the referee: from them and the outcome one could reckon what `full` leaves out. */
  readonly dice?: 'hidden';
  readonly full?: readonly K[];
  readonly start?: readonly K[];
  readonly end?: readonly K[];
  readonly partial?: readonly K[];
  /**
   * Where an event leads from one square to another: the key that holds the square each degree saw it in, which must be
   * among the keys it is told. A degree that is not named here, or whose key the event does not carry, knows the square
   * the event itself stands in.
   */
  readonly square?: Readonly<Partial<Record<PartialDegree, K>>>;
}
