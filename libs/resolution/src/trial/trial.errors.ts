import { VedetteError } from '@vedette/platform';

/** A trial went on for longer than this house allows. */
export class TrialTookTooLongError extends VedetteError {
  constructor(seconds: number) {
    super({
      code: 'trial-took-too-long',
      status: 503,
      message:
        `The trial was stopped after ${seconds} seconds, the most this house allows (TRIAL_LIMIT_SECONDS). ` +
        'The turn itself has no such limit.',
    });
  }
}

/** A trial broke off outside of its phases: its process ran out of memory, or its position cannot be read. */
export class TrialFailedError extends VedetteError {
  constructor(why: string) {
    super({
      code: 'trial-failed',
      status: 500,
      message: `The trial broke off: ${why}. If it ran out of memory, raise TRIAL_MEMORY_MB.`,
    });
  }
}

/** Nobody wants to know any more what a trial comes to: another was asked for, or its turn takes no orders. */
export class TrialUnwantedError extends VedetteError {
  constructor(trial: string) {
    super({
      code: 'trial-unwanted',
      status: 409,
      message: `Trial ${trial} was taken back; nothing is to be done.`,
    });
  }
}
