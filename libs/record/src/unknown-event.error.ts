/** An event of a type that this version does not know: the log is newer than the program, or is not ours. */
export class UnknownEventError extends Error {
  readonly code = 'UNKNOWN_EVENT';

  constructor(readonly type: string) {
    super(`no event type "${type}" is known; known types are listed under schemas/events`);
    this.name = 'UnknownEventError';
  }
}
