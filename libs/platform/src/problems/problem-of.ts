import { HttpException } from '@nestjs/common';
import { isBrokenOff, isPassing } from '@vedette/database';
import { type ProblemDetails, type ProblemItem, isProblemDetails, problemType } from './problem-details.js';
import { VedetteError } from './vedette-error.js';

const codeOfStatus: Readonly<Record<number, readonly [code: string, title: string]>> = {
  400: ['bad-request', 'The request is malformed'],
  401: ['unauthenticated', 'A session is needed'],
  403: ['forbidden', 'Not allowed'],
  404: ['not-found', 'No such resource'],
  405: ['method-not-allowed', 'Method not allowed'],
  406: ['not-acceptable', 'No acceptable representation'],
  408: ['request-timed-out', 'The request took too long'],
  409: ['conflict', 'Conflict with the present state'],
  413: ['too-large', 'The request is too large'],
  415: ['unsupported-media-type', 'Unsupported media type'],
  422: ['unprocessable', 'The request makes no sense'],
  429: ['too-many-requests', 'Too many requests'],
  503: ['unavailable', 'A needed part is not available'],
  504: ['request-timed-out', 'The request took too long'],
};

const internal: ProblemDetails = {
  type: problemType('internal'),
  title: 'An unexpected fault',
  status: 500,
  detail: 'Something went wrong on our side; it was logged under the trace given here.',
  code: 'internal',
};

/** The server may have done what was asked and been lost before it could say so, hence no promise either way. */
const databaseAway: ProblemDetails = {
  type: problemType('database-away'),
  title: 'The database is away',
  status: 503,
  detail:
    'The database does not answer at the moment. Ask again; look first whether what was sent is already there.',
  code: 'database-away',
};

const ofStatus = (
  status: number,
  detail: string | undefined,
  errors?: readonly ProblemItem[],
): ProblemDetails => {
  const [code, title] = codeOfStatus[status] ?? [`http-${status}`, `HTTP ${status}`];
  return {
    type: problemType(code),
    title,
    status,
    detail: detail ?? `${title}.`,
    code,
    ...(errors === undefined ? {} : { errors }),
  };
};

const ofHttpException = (error: HttpException): ProblemDetails => {
  const body = error.getResponse();
  if (isProblemDetails(body)) return body;
  const message = typeof body === 'object' ? (body as { message?: unknown }).message : body;
  if (!Array.isArray(message))
    return ofStatus(error.getStatus(), typeof message === 'string' ? message : error.message);
  const errors = message.map((line): ProblemItem => ({ code: 'invalid-field', message: String(line) }));
  return ofStatus(error.getStatus(), errors.map((item) => item.message).join('; '), errors);
};

/** What body-parser and Express throw: errors that carry a status and say whether their text may be shown. */
const ofExposedError = (error: unknown): ProblemDetails | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as Error & { status?: unknown; expose?: unknown };
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return ofStatus(status, expose === true ? error.message : undefined);
};

/**
 * Decides what the outside world learns of an error: typed errors and HTTP exceptions speak for themselves, anything
 * else becomes a bare 500 whose text gives nothing away.
 */
export const problemOf = (error: unknown): ProblemDetails => {
  if (error instanceof VedetteError) return error.toProblem();
  if (error instanceof HttpException) return ofHttpException(error);
  if (isPassing(error) || isBrokenOff(error)) return databaseAway;
  return ofExposedError(error) ?? internal;
};
