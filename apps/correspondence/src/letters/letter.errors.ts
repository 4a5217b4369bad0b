import { InvalidRequestError, VedetteError } from '@vedette/platform';

/** A letter is addressed to somebody it cannot go to. */
export class RecipientInvalidError extends InvalidRequestError {
  constructor(field: string, found: string, allowed: readonly string[]) {
    super({
      code: 'recipient-invalid',
      status: 422,
      field,
      message: `A letter cannot go to ${found}; you may write to ${allowed.join(', ') || 'nobody'}.`,
    });
  }
}

/** Somebody writes more letters than he may (429). */
export class TooManyLettersError extends VedetteError {
  constructor(allowed: number) {
    super({
      code: 'too-many-letters',
      status: 429,
      rule: `${allowed} letters an hour`,
      message: `You have sent ${allowed} letters within the last hour; wait before you send another.`,
    });
  }
}
