import type { ServerResponse } from 'node:http';
import type { Allowance } from '../callers/rate-limit.js';
import { TooManyRequestsError } from './too-many-requests.error.js';

/** Tells a caller what is left of his allowance, and refuses when nothing is. @throws TooManyRequestsError */
export function settle(
  { allowed, limit, remaining, resetSeconds }: Allowance,
  response: Pick<ServerResponse, 'setHeader'> | undefined,
): void {
  response?.setHeader('RateLimit-Limit', limit);
  response?.setHeader('RateLimit-Remaining', remaining);
  response?.setHeader('RateLimit-Reset', resetSeconds);
  if (!allowed) throw new TooManyRequestsError(limit, resetSeconds);
}
