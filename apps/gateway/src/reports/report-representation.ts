import { REPORT_FORMATS, type ReportFormat } from '@vedette/contracts';
import { VedetteError } from '@vedette/platform';

/** What each form of a report is in the words of HTTP. */
export const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** None of the forms a client would take is one a report has (406). */
export class NotAcceptableError extends VedetteError {
  constructor() {
    super({
      code: 'not-acceptable',
      status: 406,
      field: '/Accept',
      message: `Reports come as ${Object.values(MEDIA_TYPES).join(', ')}; or end the path in .json, .txt, .html, .svg or .png.`,
    });
  }
}

/** Which report a file name means: `turn.html`, or `turn` with the form left to the Accept header; null for no report. */
export function reportFile(
  name: string,
): { readonly kind: 'turn' | 'position'; readonly format: ReportFormat | null } | null {
  const match = /^(turn|position)(?:\.([a-z]+))?$/.exec(name);
  if (!match) return null;
  const kind = match[1] as 'turn' | 'position';
  if (match[2] === undefined) return { kind, format: null };
  const format = REPORT_FORMATS.find((known) => known === match[2]);
  return format ? { kind, format } : null;
}

/** The form a client likes best, by what `accepts` says of the media types. @throws NotAcceptableError */
export function negotiate(accepts: (types: string[]) => string | false): ReportFormat {
  const formats = [...REPORT_FORMATS];
  const liked = accepts(formats.map((format) => MEDIA_TYPES[format]));
  const format = formats.find((candidate) => MEDIA_TYPES[candidate] === liked);
  if (!format) throw new NotAcceptableError();
  return format;
}
