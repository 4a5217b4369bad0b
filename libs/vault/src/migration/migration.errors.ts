import { VedetteError } from '@vedette/platform';

/** A step that was applied before has another text now: the history of a schema is never rewritten. */
export class MigrationChangedError extends VedetteError {
  constructor(schema: string, step: string) {
    super({
      code: 'migration-changed',
      message: `Step ${step} of schema ${schema} was applied with another text. Put the old text back and add a new step.`,
    });
  }
}

/** The database was brought further by a newer version of the program than this one. */
export class DatabaseIsNewerError extends VedetteError {
  constructor(schema: string, step: string) {
    super({
      code: 'database-is-newer',
      message: `Schema ${schema} has step ${step}, which this version does not know. Start the newer version.`,
    });
  }
}

/** Steps are missing, and the role that asks may not apply them. */
export class DatabaseIsBehindError extends VedetteError {
  constructor(schema: string, missing: readonly string[], cause: unknown) {
    super({
      code: 'database-is-behind',
      message:
        `Schema ${schema} lacks ${missing.join(', ')}, and this role may not make it: run "vedette database prepare" ` +
        'as its owner before services start.',
      cause,
    });
  }
}
