import type { Static, TSchema } from '@sinclair/typebox';
import { type Fault, faultLine, faultsOf, placeOf } from '@vedette/documents';
import { InvalidRequestError } from '@vedette/platform';

/** A body is not what its schema says; every fault is told. */
export class BodyMalformedError extends InvalidRequestError {
  constructor(faults: readonly Fault[]) {
    super({
      code: 'request-invalid',
      field: placeOf(faults[0] ?? { pointer: '' }),
      rule: 'openapi.json',
      message: faults.map(faultLine).join('; '),
      errors: faults.map((fault) => ({
        code: 'invalid-field',
        field: placeOf(fault),
        message: faultLine(fault),
      })),
    });
  }
}

/** A body as documented; none is an empty one. @throws BodyMalformedError */
export function readBody<S extends TSchema>(schema: S, body: unknown): Static<S> {
  const faults = faultsOf(schema, body ?? {});
  if (faults.length > 0) throw new BodyMalformedError(faults);
  return (body ?? {}) as Static<S>;
}
