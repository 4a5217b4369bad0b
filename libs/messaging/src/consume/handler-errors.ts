import { VedetteError } from '@vedette/platform';

/** Two methods claim the same pattern; Nest would call both and only one answer would count. */
export class DuplicateHandlerError extends VedetteError {
  constructor(pattern: string) {
    super({
      code: 'handler-duplicated',
      message: `Two handlers claim "${pattern}": exactly one may. Remove one of them or give it a pattern of its own.`,
    });
  }
}

/** A pattern the service must serve has no handler. */
export class MissingHandlerError extends VedetteError {
  constructor(patterns: readonly string[]) {
    super({
      code: 'handler-missing',
      message: `No handler for ${patterns.map((pattern) => `"${pattern}"`).join(', ')}: add a method with @Consumes or @Answers.`,
    });
  }
}
