import type { PositionMomentDocument } from '@vedette/contracts';
import { ConflictError } from '@vedette/platform';

/** The moment has not come yet. */
export class MomentAheadError extends ConflictError {
  constructor({ turn, phase, at }: PositionMomentDocument) {
    super(
      'moment-ahead',
      `The ${at} of ${phase === null ? '' : `${phase} of `}turn ${turn} has not come; ask for one that is past, or leave turn and phase out.`,
    );
  }
}
