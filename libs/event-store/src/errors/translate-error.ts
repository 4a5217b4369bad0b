import { types } from 'node:util';
import { ArchiveError } from './archive.error.js';
import { CampaignClosedError } from './campaign-closed.error.js';
import { EraEndedError } from './era-ended.error.js';
import { InvalidAppendError } from './invalid-append.error.js';
import { WrongExpectedVersionError } from './wrong-expected-version.error.js';

interface Detail {
  readonly stream?: string;
  readonly expected?: number;
  readonly actual?: number;
}

/** Recognised by shape, not by class: the caller's pool may come from another copy of the driver than ours. */
interface DatabaseError extends Error {
  readonly code: string;
  readonly detail?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  types.isNativeError(error) && typeof (error as { code?: unknown }).code === 'string';

const detailOf = (error: DatabaseError): Detail => JSON.parse(error.detail ?? '{}') as Detail;

/** Turns the codes our SQL functions raise (`ES001` and so on) into typed errors; leaves everything else as it is. */
export const translateError = (error: unknown): unknown => {
  if (!isDatabaseError(error)) {
    return error;
  }
  const options = { cause: error };
  switch (error.code) {
    case 'ES001': {
      const { stream = '', expected = 0, actual = 0 } = detailOf(error);
      return new WrongExpectedVersionError(stream, expected, actual, options);
    }
    case 'ES003':
      return new CampaignClosedError(detailOf(error).stream ?? '', options);
    case 'ES004':
      return new InvalidAppendError(`The append is refused: ${error.message}.`, options);
    case 'ES005':
      return new EraEndedError(options);
    case 'ES007':
      return new ArchiveError(`${error.message}. Nothing was changed.`, options);
    default:
      return error;
  }
};
