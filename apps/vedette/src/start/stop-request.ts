/** By which the house is asked to stop; a terminal that is closed says SIGHUP. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The house was asked to stop before what it was doing was done. */
export class StopRequestedError extends Error {
  readonly code = 'STOP_REQUESTED';

  constructor() {
    super('The house was asked to stop.');
    this.name = 'StopRequestedError';
  }
}

/** Listens for the wish that the house stop. A wish that is repeated (a terminal and npm both send it) is the same wish. */
export class StopRequest {
  private readonly controller = new AbortController();
  private readonly heard = (): void => this.controller.abort();

  constructor() {
    for (const signal of STOP_SIGNALS) process.on(signal, this.heard);
  }

  get isMade(): boolean {
    return this.controller.signal.aborted;
  }

  /** Resolves when it is made. */
  made(): Promise<void> {
    if (this.isMade) return Promise.resolve();
    return new Promise((resolve) =>
      this.controller.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
  }

  /** What comes of `work`; whatever becomes of it later is nobody's concern once the house stops. @throws StopRequestedError */
  async before<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    const stopped = this.made().then(() => {
      throw new StopRequestedError();
    });
    stopped.catch(() => undefined);
    return Promise.race([stopped, work]);
  }

  /** Listens no more. */
  close(): void {
    for (const signal of STOP_SIGNALS) process.off(signal, this.heard);
  }
}
