import { Injectable } from '@nestjs/common';
import { CallerNames, RateLimit, TooManyRequestsError } from '@vedette/edge';

/** Tests a minute of one account: a test makes the house call where somebody wants it to. */
const TESTS_PER_MINUTE = 6;

/** Counts webhooks that are tried out, whichever door they are asked through. */
@Injectable()
export class WebhookTests extends RateLimit {
  constructor(names: CallerNames) {
    super(TESTS_PER_MINUTE, names);
  }

  /** Counts one test of an account. @throws TooManyRequestsError */
  mustBeWithin(account: string): void {
    const { allowed, resetSeconds } = this.count(account, performance.now());
    if (!allowed) throw new TooManyRequestsError(TESTS_PER_MINUTE, resetSeconds);
  }
}
