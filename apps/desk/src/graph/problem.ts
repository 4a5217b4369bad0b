/** What the server said was wrong (RFC 9457), or that it could not be asked. Words come from the server; codes are stable. */
export class DeskProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The part of what was sent that is wrong, as a JSON pointer. */
    readonly field: string | null = null,
  ) {
    super(message);
  }

  /** There is nobody signed in, or no more. */
  get isSignedOut(): boolean {
    return this.status === 401 && this.field === null;
  }

  get isOffline(): boolean {
    return this.code === 'offline';
  }
}

export const offline = (): DeskProblem => new DeskProblem('offline', 'The server cannot be reached.', 0);

/** Anything that was thrown, as a problem. */
export const problemOf = (thrown: unknown): DeskProblem =>
  thrown instanceof DeskProblem ? thrown : new DeskProblem('fault', String(thrown), 0);
