import { type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidRequestError, type ProblemItem } from '@vedette/platform';
import type { JsonPointer } from '@vedette/documents';
import { isQuestion } from '../shapes/question-of.js';

/** A request's body or query is not as documented. */
export class RequestInvalidError extends InvalidRequestError {
  constructor(errors: readonly ProblemItem[]) {
    super({
      code: 'request-invalid',
      message: errors.map(({ message }) => message).join('; ') || 'The request is not as documented.',
      field: errors[0]?.field ?? '/',
      rule: 'openapi.json',
      errors,
    });
  }
}

class BodiesOnly extends ValidationPipe {
  protected override toValidate(metadata: ArgumentMetadata): boolean {
    return !isQuestion(metadata.metatype) && super.toValidate(metadata);
  }
}

/** Checks bodies against their classes: unknown keys are refused, never dropped in silence. */
export const validationPipe = (): ValidationPipe =>
  new BodiesOnly({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new RequestInvalidError(errors.flatMap((error) => itemsOf(error))),
  });

function itemsOf(error: ValidationError, above: JsonPointer = ''): ProblemItem[] {
  const field: JsonPointer = `${above}/${error.property}`;
  const own = Object.entries(error.constraints ?? {}).map(([constraint, message]) => ({
    code: constraint === 'whitelistValidation' ? 'unknown-key' : 'invalid-field',
    field,
    message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => itemsOf(child, field))];
}
