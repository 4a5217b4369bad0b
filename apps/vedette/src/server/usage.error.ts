/** A command was given too little, or something it cannot use; the message says what is missing and what to do. */
export class UsageError extends Error {
  readonly code = 'USAGE';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UsageError';
  }
}
