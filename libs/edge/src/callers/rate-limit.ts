/** What is left of a caller's allowance. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends and the count begins anew. */
  readonly resetSeconds: number;
}

interface Window {
  readonly endsAt: number;
  count: number;
}

const WINDOW_MS = 60_000;
/** Callers remembered at once; beyond, those whose window ends first are forgotten. */
const MOST_CALLERS = 50_000;

/** Counts requests of each caller in windows of a minute, in the memory of this process. */
export class RateLimit {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly limit: number) {}

  /** Counts a request of a caller at a time in milliseconds; one that is much work counts as many. */
  count(caller: string, now: number, weight = 1): Allowance {
    const window = this.windowOf(caller, now);
    window.count += weight;
    return {
      allowed: window.count <= this.limit,
      limit: this.limit,
      remaining: Math.max(0, this.limit - window.count),
      resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
    };
  }

  /** Whether a caller has nothing left of his allowance. */
  isUsedUp(caller: string, now: number): boolean {
    const window = this.windows.get(caller);
    return window !== undefined && window.endsAt > now && window.count >= this.limit;
  }

  /** Takes a count back: what was counted turned out well. */
  refund(caller: string): void {
    const window = this.windows.get(caller);
    if (window && window.count > 0) window.count -= 1;
  }

  private windowOf(caller: string, now: number): Window {
    const known = this.windows.get(caller);
    if (known && known.endsAt > now) return known;
    const fresh = { endsAt: now + WINDOW_MS, count: 0 };
    // Deleted first, so that the map stays in the order in which windows end.
    this.windows.delete(caller);
    this.windows.set(caller, fresh);
    this.forget(now);
    return fresh;
  }

  private forget(now: number): void {
    for (const [caller, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= MOST_CALLERS) return;
      this.windows.delete(caller);
    }
  }
}
