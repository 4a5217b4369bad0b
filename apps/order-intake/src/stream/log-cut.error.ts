import { UnavailableError } from '@vedette/platform';

/**
 * The log no longer holds what this process has seen of it (503): a server took over that had not received the last commits.
 * The process ends as soon as it looks, and whoever asks again is answered by one that has read the log as it is now.
 */
export class LogCutError extends UnavailableError {
  constructor(cause: unknown) {
    super('database-away', 'Orders cannot be taken for the moment; try again in some seconds.', cause);
  }
}
