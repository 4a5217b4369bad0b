/** A number or table a rule book states, or that we had to choose, with where it stands and why. */
export interface Figure<T = number> {
  readonly value: T;
  /** Rule or matrix tag, for instance `9.8` or `A-33`. */
  readonly rule: string;
  /** Null when a source states it; otherwise *our figure*, with the reason. */
  readonly ours: string | null;
}

/** A figure that a source states. */
export function stated<T>(value: T, rule: string): Figure<T> {
  return { value, rule, ours: null };
}

/** *Our figure*: no source states it; the reason is printed beside it. */
export function ours<T>(value: T, rule: string, reason: string): Figure<T> {
  return { value, rule, ours: reason };
}
