/** The database did not answer within the time that a statement may take, so its connection was closed. */
export class StatementUnansweredError extends Error {
  readonly code = 'database-unanswered';

  constructor(readonly limitMs: number) {
    super(`The database gave no answer within ${limitMs} ms; the connection was closed.`);
    this.name = 'StatementUnansweredError';
  }
}

const BROKEN_OFF = '57014';

/** Whether the server broke a statement off that took longer than it may: it is not tried again, and is no fault of whoever asked. */
export const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === BROKEN_OFF;

/** The sentence of the driver when its own limit has passed. */
const UNANSWERED = 'Query read timeout';

/** Whether the driver gave a statement up. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof StatementUnansweredError || (error instanceof Error && error.message === UNANSWERED);
