import type { ReportDocument, ReportFormat } from '@vedette/contracts';
import type { Request, Response } from 'express';
import { MEDIA_TYPES } from './report-representation.js';

/** Sends a report, or nothing when the client has this very one. */
export function hand(
  request: Request,
  response: Response,
  format: ReportFormat,
  { body, digest }: ReportDocument,
): void {
  const tag = `"${digest}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Accept');
  // Not Express's own comparison: a client that revalidates with "no-cache" still has the very same bytes.
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(tag)) response.status(304).end();
  else if (format === 'png') response.type(MEDIA_TYPES.png).send(Buffer.from(body, 'base64'));
  else response.type(`${MEDIA_TYPES[format]}; charset=utf-8`).send(body);
}
