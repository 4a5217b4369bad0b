import { THEATRE_IDS } from './theatre-id.js';

/** Somebody asked for a theatre that does not exist. */
export class UnknownTheatreError extends Error {
  readonly code = 'theatre.unknown';

  constructor(found: string) {
    super(`There is no theatre '${found}'; choose one of ${THEATRE_IDS.join(', ')}.`);
    this.name = 'UnknownTheatreError';
  }
}
