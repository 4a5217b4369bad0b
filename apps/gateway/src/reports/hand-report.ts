import type { ReportDocument, ReportFormat } from '@vedette/contracts';
import type { Request, Response } from 'express';
import { ParameterInvalidError } from '../http/params.js';
import { MEDIA_TYPES } from './report-representation.js';

/** The player a query names; undefined for none. @throws ParameterInvalidError */
export function readPlayer(player: unknown): string | undefined {
  if (player === undefined) return undefined;
  if (typeof player !== 'string' || !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(player))
    throw new ParameterInvalidError('player', 'a player id of the campaign');
  return player;
}

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
