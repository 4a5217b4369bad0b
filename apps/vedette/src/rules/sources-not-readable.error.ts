/** What proves the rules can be told only where the sources are, with the packages they are developed with. */
export class SourcesNotReadableError extends Error {
  readonly code = 'SOURCES_NOT_READABLE';

  constructor(why: string) {
    super(`${why}; coverage is read from the sources: call it in a clone after "npm ci"`);
    this.name = 'SourcesNotReadableError';
  }
}
