import { ConflictError, VedetteError } from '@vedette/platform';
import type { Asked } from './join-request.repository.js';

/** *Our figures*: somebody looks round for a war in an evening; who asks more often asks everybody. */
const MOST_OPEN = 5;
const MOST_A_DAY = 10;
const MOST_OF_ONE = 3;
const DAY_SECONDS = 86_400;

/** Somebody has asked for seats as often as he may (429). */
export class TooManyJoinRequestsError extends VedetteError {
  constructor(rule: string, seconds: number) {
    super({
      ...{ code: 'too-many-join-requests', status: 429, rule, retryAfterSeconds: seconds },
      message: `Nobody asks for seats oftener: ${rule}.`,
    });
  }
}

/** Refuses who asks too often. @throws ConflictError when he waits for an answer here already @throws TooManyJoinRequestsError */
export function mustNotAskTooOften({ open, lately, here, waits }: Asked): void {
  if (waits)
    throw new ConflictError('join-request-open', 'Your request to this campaign is not answered yet.');
  if (open >= MOST_OPEN)
    throw new TooManyJoinRequestsError(`at most ${MOST_OPEN} requests that are not answered`, DAY_SECONDS);
  if (lately >= MOST_A_DAY)
    throw new TooManyJoinRequestsError(`at most ${MOST_A_DAY} requests a day`, DAY_SECONDS);
  if (here >= MOST_OF_ONE)
    throw new TooManyJoinRequestsError(
      `at most ${MOST_OF_ONE} requests to a campaign in a week`,
      DAY_SECONDS,
    );
}
