/** States a slow watcher may lag behind, unless said; older ones are dropped, because of a state only the newest counts. */
const MOST_WAITING = 16;

/** What a watch is connected to. */
export interface WatchSource<State> {
  /** The state when the watch begins. */
  readonly first: () => Promise<State>;
  /** Calls back with every later state until the returned function is called. */
  readonly listen: (onState: (state: State) => void) => () => void;
  /** Whether the watcher may still watch. */
  readonly allowed: () => Promise<boolean>;
  /** How much may wait for a slow watcher. */
  readonly mostWaiting?: number;
}

/**
 * One watcher of something that changes. Written out and not a generator: a generator that waits for the next state cannot
 * be ended from outside, and its listener would stay for ever.
 */
export class LiveWatch<State> implements AsyncIterableIterator<State> {
  private readonly waiting: State[] = [];
  private wake: (() => void) | undefined;
  private stopListening: (() => void) | undefined;
  private stage: 'new' | 'watching' | 'over' = 'new';

  constructor(private readonly source: WatchSource<State>) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<State>> {
    if (this.stage === 'new') return this.begin();
    while (this.stage === 'watching' && this.waiting.length === 0)
      await new Promise<void>((resolve) => (this.wake = resolve));
    const state = this.waiting.shift();
    if (this.stage === 'over' || state === undefined || !(await this.source.allowed())) return this.return();
    return { done: false, value: state };
  }

  async return(): Promise<IteratorResult<State>> {
    this.stage = 'over';
    this.stopListening?.();
    this.wake?.();
    return { done: true, value: undefined };
  }

  async throw(error?: unknown): Promise<IteratorResult<State>> {
    await this.return();
    throw error;
  }

  private async begin(): Promise<IteratorResult<State>> {
    this.stage = 'watching';
    // Listening begins before the first look, so that nothing falls between the two.
    this.stopListening = this.source.listen((state) => {
      this.waiting.push(state);
      if (this.waiting.length > (this.source.mostWaiting ?? MOST_WAITING)) this.waiting.shift();
      this.wake?.();
    });
    try {
      return { done: false, value: await this.source.first() };
    } catch (error) {
      return this.throw(error);
    }
  }
}
