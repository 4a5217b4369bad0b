import type { JsonPointer } from '@vedette/campaign';
import { InvalidRequestError, VedetteError } from '@vedette/platform';

/** A letter is addressed to somebody it cannot go to. */
export class RecipientInvalidError extends InvalidRequestError {
  constructor(field: JsonPointer, found: string, allowed: readonly string[]) {
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

/** Whoever administers the campaign has forbidden him to write (403). */
export class MutedError extends VedetteError {
  constructor(reason: string) {
    super({
      ...{ code: 'muted', status: 403, title: 'Not allowed' },
      message: `You may write no letters in this campaign: ${reason}`,
    });
  }
}
