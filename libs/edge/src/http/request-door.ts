import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { type CountedRequest, Callers, RequestCount } from '../callers/callers.js';
import { settle } from './allowance-headers.js';

/**
 * Counts every HTTP request once, before its body is read and before anybody looks what it asks for: a document of GraphQL is
 * one request, whether it is answered or found faulty. Probes of health are not counted, for whoever watches the house must
 * not be shut out by a flood.
 */
@Injectable()
export class RequestDoor {
  constructor(
    private readonly callers: Callers,
    private readonly requests: RequestCount,
  ) {}

  readonly handle: RequestHandler = (request, response, next) => {
    if (request.path.startsWith('/health/')) return next();
    this.count(request, response, 1).then(() => next(), next);
  };

  /** Counts a request that is much work as many, the one it was counted as at the door among them. @throws TooManyRequestsError */
  weigh(request: CountedRequest, response: Response, requests: number): Promise<void> {
    return this.count(request, response, requests - 1);
  }

  private async count(request: CountedRequest, response: Response, requests: number): Promise<void> {
    const { name } = await this.callers.of(request);
    settle(this.requests.count(name, performance.now(), requests), response);
  }
}
