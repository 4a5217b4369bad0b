import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { DebriefFormat, DebriefSubject } from '@vedette/contracts';

/** Reports of one turn by the names of their files, `position.html`. */
export type ReportBundle = Readonly<Record<string, string>>;

/** All forms tell the same, so what stands far back is looked at again: a window of 16 MB, which every decoder can take. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Where a bundle says which maps a position report has, and where each of them stands. */
export const MAPS = 'maps.json';
export const mapNamed = (name: string): string => `map/${name}.svg`;

/** Where a bundle has the debrief of a turn, of whom and in which form. */
export function debriefNamed(subject: DebriefSubject, format: DebriefFormat): string {
  if ('player' in subject) return `player/${subject.player}.${format}`;
  return 'side' in subject ? `side/${subject.side}.${format}` : `all.${format}`;
}

/** The forms of a turn's reports as one compressed block. */
export const packReports = (reports: ReportBundle): Promise<Buffer> =>
  promisify(brotliCompress)(JSON.stringify(reports), OPTIONS);

/** What {@link packReports} packed. */
export const unpackReports = async (packed: Buffer): Promise<ReportBundle> =>
  JSON.parse((await promisify(brotliDecompress)(packed)).toString()) as ReportBundle;
