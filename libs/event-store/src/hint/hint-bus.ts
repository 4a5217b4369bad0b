/** `appended`: something committed, the sealer has work. `sealed`: the log has grown, its readers have work. */
export type Hint = 'appended' | 'sealed';

/**
 * Wakes sealers and readers early. A hint carries nothing and may be lost: everyone polls as well, so a bus that never
 * rings costs only latency.
 */
export interface HintBus {
  /** Rings the bell; never throws and never waits. */
  ring(hint: Hint): void;
  /** Calls back at each ring until the returned function is called. */
  listen(hint: Hint, onRing: () => void): () => void;
}
