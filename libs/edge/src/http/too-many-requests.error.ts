import { VedetteError, type VedetteErrorFacts } from '@vedette/platform';

/** The caller asks more than he may (429). */
export class TooManyRequestsError extends VedetteError {
  constructor(
    limit: number,
    retryAfterSeconds: number,
    facts: Pick<VedetteErrorFacts, 'code' | 'rule' | 'message'> = {
      code: 'too-many-requests',
      rule: `${limit} requests a minute`,
      message: `More than ${limit} requests in a minute; try again in ${retryAfterSeconds} s.`,
    },
  ) {
    super({ status: 429, retryAfterSeconds, ...facts });
  }
}
