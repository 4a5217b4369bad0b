/** What is left of a caller's allowance. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends and the count begins anew. */
  readonly resetSeconds: number;
}

/** What was counted of a caller in one process and is news to the others. */
export interface Counted {
  /** Under what he is counted, here and there. */
  readonly caller: string;
  /** Requests; less than nothing where more was taken back. */
  readonly count: number;
  /** Milliseconds until his window ends. */
  readonly endsInMs: number;
}

/** Under what names callers are counted; whoever shares a limit counts them under the same. */
export interface CallerNaming {
  /** The name of a caller. */
  of(caller: string): string;
  /** Under what he was counted before names became others; null where they never did. */
  before(caller: string): string | null;
}

const AS_HE_IS: CallerNaming = { of: (caller) => caller, before: () => null };

interface Window {
  readonly endsAt: number;
  count: number;
  /** What of the count was counted here since the others were last told. */
  untold: number;
}

/** How long the requests of a caller are counted together, in milliseconds. */
export const WINDOW_MS = 60_000;
/** Callers remembered at once; beyond, those whose window ends first are forgotten. */
const MOST_CALLERS = 50_000;

/**
 * Counts requests of each caller in windows of a minute, in the memory of this process. Nobody is asked while a request waits: processes
 * that share a limit tell each other afterwards what they counted ({@link takeUntold}, {@link add}), and each counts for itself until then.
 */
export class RateLimit {
  private readonly windows = new Map<string, Window>();
  /** Windows of which there is something to tell; each is among `windows` too, so that there are never more. */
  private readonly untold = new Map<string, Window>();

  /**
   * @param limit requests of one caller in a window
   * @param names as each is told unless given
   */
  constructor(
    private readonly limit: number,
    private readonly names: CallerNaming = AS_HE_IS,
  ) {}

  /** Counts a request of a caller at a time in milliseconds; one that is much work counts as many. */
  count(caller: string, now: number, weight = 1): Allowance {
    const name = this.nameNow(caller);
    const window = this.windowOf(name, now) ?? this.open(name, now, WINDOW_MS);
    this.note(name, window, weight);
    return {
      allowed: window.count <= this.limit,
      limit: this.limit,
      remaining: Math.max(0, this.limit - window.count),
      resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
    };
  }

  /** Whether a caller has nothing left of his allowance. */
  isUsedUp(caller: string, now: number): boolean {
    const window = this.windowOf(this.nameNow(caller), now);
    return window !== undefined && window.count >= this.limit;
  }

  /** Takes a count back: what was counted turned out well. */
  refund(caller: string): void {
    const name = this.nameNow(caller);
    const window = this.windows.get(name);
    if (window && window.count > 0) this.note(name, window, -1);
  }

  /** What was counted and taken back here since this was last asked, of windows that last at a time in milliseconds. */
  takeUntold(now: number): readonly Counted[] {
    const counted = [...this.untold]
      .filter(([, { untold, endsAt }]) => untold !== 0 && endsAt > now)
      .map(([caller, { untold, endsAt }]) => ({ caller, count: untold, endsInMs: Math.ceil(endsAt - now) }));
    for (const window of this.untold.values()) window.untold = 0;
    this.untold.clear();
    return counted;
  }

  /**
   * Adds what another process counted, and tells nobody of it. Of a caller who is unknown here it opens a window that ends when that
   * of the other does; what is only taken back opens none.
   */
  add({ caller, count, endsInMs }: Counted, now: number): void {
    const known = this.windowOf(caller, now);
    if (!known && count <= 0) return;
    const window = known ?? this.open(caller, now, Math.min(endsInMs, WINDOW_MS));
    window.count = Math.max(0, window.count + count);
  }

  private note(name: string, window: Window, weight: number): void {
    window.count += weight;
    window.untold += weight;
    this.untold.set(name, window);
  }

  /** His name; what was counted of him under the one before is counted under this from now on. */
  private nameNow(caller: string): string {
    const name = this.names.of(caller);
    const before = this.windows.has(name) ? null : this.names.before(caller);
    const window = before === null ? undefined : this.windows.get(before);
    if (before === null || window === undefined) return name;
    this.drop(before);
    this.windows.set(name, window);
    return name;
  }

  private windowOf(name: string, now: number): Window | undefined {
    const known = this.windows.get(name);
    return known && known.endsAt > now ? known : undefined;
  }

  private open(name: string, now: number, lastsMs: number): Window {
    const fresh = { endsAt: now + lastsMs, count: 0, untold: 0 };
    // Deleted first, so that the map stays in the order in which windows end. One that another process opened ends a little sooner than
    // its place says, and is forgotten a little later than it could be.
    this.drop(name);
    this.windows.set(name, fresh);
    this.forget(now);
    return fresh;
  }

  private forget(now: number): void {
    for (const [name, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= MOST_CALLERS) return;
      this.drop(name);
    }
  }

  private drop(name: string): void {
    this.windows.delete(name);
    this.untold.delete(name);
  }
}
