import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { promisify } from 'node:util';

/** Reports of one turn by the names of their files, `position.html`. */
export type ReportBundle = Readonly<Record<string, string>>;

/** All forms tell the same, so what stands far back is looked at again: a window of 16 MB, which every decoder can take. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The forms of a turn's reports as one compressed block. */
export const packReports = (reports: ReportBundle): Promise<Buffer> =>
  promisify(brotliCompress)(JSON.stringify(reports), OPTIONS);

/** What {@link packReports} packed. */
export const unpackReports = async (packed: Buffer): Promise<ReportBundle> =>
  JSON.parse((await promisify(brotliDecompress)(packed)).toString()) as ReportBundle;
