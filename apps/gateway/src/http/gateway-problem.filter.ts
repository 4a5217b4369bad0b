import { type ArgumentsHost, Catch } from '@nestjs/common';
import { InvalidRequestError, ProblemFilter } from '@vedette/platform';
import type { Response } from 'express';
import { TooManyRequestsError } from './rate-limit.guard.js';

/** Problem details for what goes wrong before a route is reached, with the limit or format that was broken. */
@Catch()
export class GatewayProblemFilter extends ProblemFilter {
  override catch(error: unknown, host: ArgumentsHost): unknown {
    if (error instanceof TooManyRequestsError && host.getType<string>() === 'http')
      host.switchToHttp().getResponse<Response>().setHeader('Retry-After', error.retryAfterSeconds);
    return super.catch(ofBodyParser(error) ?? error, host);
  }
}

interface BodyParserError extends Error {
  readonly type?: string;
  readonly limit?: number;
}

/** What the body parser found, as a problem of ours; undefined when the error is not one of its. */
function ofBodyParser(error: unknown): InvalidRequestError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { type, limit = 0 } = error as BodyParserError;
  switch (type) {
    case 'entity.parse.failed':
      return new InvalidRequestError({
        code: 'json-malformed',
        field: '/',
        rule: 'RFC 8259',
        message: `The body is not JSON: ${error.message}.`,
      });
    case 'entity.too.large':
      return new InvalidRequestError({
        code: 'body-too-large',
        status: 413,
        field: '/',
        rule: `at most ${Math.floor(limit / 1024)} kB`,
        message: `The body is larger than ${Math.floor(limit / 1024)} kB; send less at once.`,
      });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new InvalidRequestError({
        code: 'encoding-unsupported',
        status: 415,
        field: '/',
        rule: 'UTF-8',
        message: 'Send the body as JSON in UTF-8.',
      });
    default:
      return undefined;
  }
}
