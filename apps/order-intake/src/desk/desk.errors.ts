import { LONGEST_DESK_BYTES } from '@vedette/contracts';
import { InvalidRequestError, VedetteError } from '@vedette/platform';

/** The document is not what its sender changed any more: another of his devices, or tabs, was first. */
export class DeskChangedError extends VedetteError {
  constructor() {
    super({
      code: 'desk-changed',
      status: 412,
      field: '/If-Match',
      message:
        'The document was changed since you read it, by another tab or device of yours. Read it again, and bring your changes into that.',
    });
  }
}

/** The document is longer than is kept. */
export class DeskTooLongError extends InvalidRequestError {
  constructor(bytes: number) {
    super({
      code: 'desk-too-long',
      status: 413,
      field: '/',
      message: `The document has ${bytes} bytes; at most ${LONGEST_DESK_BYTES} are kept. Throw old drafts and marks away.`,
    });
  }
}
