import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { throwError } from 'rxjs';
import { activeTraceId } from '../telemetry/active-trace.js';
import { logFailure } from '../problems/log-failure.js';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../problems/problem-details.js';
import { problemOf } from '../problems/problem-of.js';
import { VedetteError } from '../problems/vedette-error.js';

/**
 * The one place where errors become HTTP answers: problem details with the trace to look for. Messages keep their
 * error as it is (the transports decide), and GraphQL formats its own.
 */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): unknown {
    const kind = host.getType<string>();
    if (kind === 'rpc') return throwError(() => error);
    if (kind !== 'http') throw error;
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    const problem = this.describe(error, request.originalUrl);
    const what = `${request.method} ${problem.instance}`;
    if (problem.status >= 500) logFailure(this.logger, { error, problem }, what);
    else this.logger.debug({ problem }, what);
    // A stream that fails half-way has sent its status already: all that is left is to break it off visibly.
    if (response.headersSent) return response.destroy(error instanceof Error ? error : undefined);
    if (problem.status === 429 || problem.status === 503)
      response.setHeader('Retry-After', retryAfter(error));
    return response.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
  }

  private describe(error: unknown, url: string): ProblemDetails {
    const traceId = activeTraceId();
    const [instance] = url.split('?', 1);
    return { ...problemOf(error), instance: instance ?? url, ...(traceId === undefined ? {} : { traceId }) };
  }
}

/** Seconds; one unless the error knows better. */
const retryAfter = (error: unknown): string =>
  String((error instanceof VedetteError ? error.retryAfterSeconds : undefined) ?? 1);
