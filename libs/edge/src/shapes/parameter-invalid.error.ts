import { InvalidRequestError } from '@vedette/platform';

/** A part of the path or query is not what stands there. */
export class ParameterInvalidError extends InvalidRequestError {
  constructor(field: string, allowed: string) {
    super({
      code: 'parameter-invalid',
      field: `/${field}`,
      rule: 'openapi.json',
      message: `${field} must be ${allowed}.`,
    });
  }
}
