import { HouseFullError, TooMuchAtOnceError } from './too-many-at-once.error.js';

/**
 * Bytes of request bodies that are on their way, by caller and in all. A body counts whole from its first byte, for one that
 * comes slowly or never ends is kept in memory for as long.
 */
export class BodiesAtOnce {
  private readonly callers = new Map<string, number>();
  private all = 0;

  /** `most` bytes of all callers together, `mostOfOne` of one of them. */
  constructor(private readonly limits: { readonly most: number; readonly mostOfOne: number }) {}

  /** Makes room for a body. Returns what gives it back, once. @throws TooMuchAtOnceError @throws HouseFullError */
  take(caller: string, bytes: number): () => void {
    const own = (this.callers.get(caller) ?? 0) + bytes;
    if (own > this.limits.mostOfOne) throw new TooMuchAtOnceError(this.limits.mostOfOne);
    if (this.all + bytes > this.limits.most) throw new HouseFullError();
    this.callers.set(caller, own);
    this.all += bytes;
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      this.all -= bytes;
      const left = this.callers.get(caller)! - bytes;
      if (left > 0) this.callers.set(caller, left);
      else this.callers.delete(caller);
    };
  }
}
