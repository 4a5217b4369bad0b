import pg from 'pg';
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

const detailOf = (error: pg.DatabaseError): Detail => JSON.parse(error.detail ?? '{}') as Detail;

/** Turns the codes our SQL functions raise (`ES001` and so on) into typed errors; leaves everything else as it is. */
export const translateError = (error: unknown): unknown => {
  if (!(error instanceof pg.DatabaseError)) {
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
