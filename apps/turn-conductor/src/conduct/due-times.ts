interface Entry {
  readonly key: string;
  readonly moment: number;
}

/** Entries that may have been overtaken before the heap is built anew. */
const SPARE = 64;

/**
 * Moments of many things, the soonest at hand: a heap. Setting and taking one costs the logarithm of their number, and what is not
 * due costs nothing. Moments are plain numbers, compared and never read.
 */
export class DueTimes {
  private readonly moments = new Map<string, number>();
  /** Soonest first, each before its two at twice its place; what was set again since is left in and passed over. */
  private heap: Entry[] = [];

  /** Says when a thing is due, in place of what was said before; Infinity when it is not. */
  set(key: string, moment: number): void {
    if (this.moments.get(key) === moment) return;
    if (moment === Infinity) return void this.moments.delete(key);
    this.moments.set(key, moment);
    this.push({ key, moment });
    if (this.heap.length > 2 * this.moments.size + SPARE) this.buildAnew();
  }

  /** Takes out all that is due at a moment, the soonest first. */
  take(moment: number): string[] {
    const due: string[] = [];
    for (let next = this.soonest(); next && next.moment <= moment; next = this.soonest()) {
      this.moments.delete(next.key);
      due.push(next.key);
    }
    return due;
  }

  /** The soonest moment; Infinity when nothing is due ever. */
  next(): number {
    return this.soonest()?.moment ?? Infinity;
  }

  private soonest(): Entry | undefined {
    while (this.heap[0] && this.moments.get(this.heap[0].key) !== this.heap[0].moment) this.pop();
    return this.heap[0];
  }

  private buildAnew(): void {
    this.heap = [];
    for (const [key, moment] of this.moments) this.push({ key, moment });
  }

  private push(entry: Entry): void {
    const { heap } = this;
    let at = heap.push(entry) - 1;
    for (let above = (at - 1) >> 1; at > 0 && heap[above]!.moment > entry.moment; above = (at - 1) >> 1) {
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = entry;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const sooner = left + 1 < heap.length && heap[left + 1]!.moment < heap[left]!.moment ? left + 1 : left;
      if (sooner >= heap.length || heap[sooner]!.moment >= last.moment) break;
      heap[at] = heap[sooner]!;
      at = sooner;
    }
    heap[at] = last;
  }
}
