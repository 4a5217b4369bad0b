import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { PROBLEM_MEDIA_TYPE } from '@vedette/platform';
import type { Request, Response } from 'express';
import { TooManyRequestsError } from './too-many-requests.error.js';

/** Tells who asked too often when his count begins anew. */
@Catch(TooManyRequestsError)
export class TooManyRequestsFilter implements ExceptionFilter {
  catch(error: TooManyRequestsError, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw error;
    const http = host.switchToHttp();
    const [path] = http.getRequest<Request>().originalUrl.split('?', 1);
    http
      .getResponse<Response>()
      .status(error.status)
      .setHeader('Retry-After', error.retryAfterSeconds)
      .type(PROBLEM_MEDIA_TYPE)
      .send(JSON.stringify(error.toProblem(path)));
  }
}
