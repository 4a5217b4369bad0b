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

/** A newer version has taken away what this one uses. */
export class DatabaseIsNewerError extends VedetteError {
  constructor(schema: string, step: string) {
    super({
      code: 'database-is-newer',
      message: `Schema ${schema} has step ${step}, which takes away what this version uses. Start the newer version.`,
    });
  }
}

/** Steps are missing, and services do not apply them. */
export class DatabaseIsBehindError extends VedetteError {
  constructor(schema: string, missing: readonly string[], cause?: unknown) {
    super({
      code: 'database-is-behind',
      message: `Schema ${schema} lacks ${missing.join(', ')}: run "vedette database prepare" as its owner before services start.`,
      cause,
    });
  }
}
