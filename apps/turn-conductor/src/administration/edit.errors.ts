import { faultLine, placeOf } from '@vedette/campaign';
import { ConflictError, InvalidRequestError } from '@vedette/platform';

/** The edit cannot be made; every fault is told. */
export class EditRefusedError extends InvalidRequestError {
  constructor(
    faults: readonly { readonly pointer: string; readonly found: string; readonly allowed: string }[],
  ) {
    super({
      code: 'edit-refused',
      status: 422,
      field: faults[0] ? placeOf(faults[0]) : '/set',
      rule: 'vedette/position@1',
      message: faults.map(faultLine).join('; '),
      errors: faults.map((fault) => ({
        code: 'edit-refused',
        field: placeOf(fault),
        message: faultLine(fault),
      })),
    });
  }
}

/** Something else has changed what an edit changed: taking it back would undo that too. */
export class EditOvertakenError extends ConflictError {
  constructor(number: number, fields: readonly string[]) {
    super(
      'edit-overtaken',
      `Edit ${number} cannot be undone: ${fields.join(', ')} changed since. Edit the piece to what it should be.`,
    );
  }
}
