import { type ProblemDetails, UnavailableError, VedetteError } from '@vedette/platform';

/** Nobody serves the subject, or the broker is away: the service that should is down or starting (503). */
export class NobodyAnswersError extends UnavailableError {
  constructor(subject: string, cause?: unknown) {
    super('service-unavailable', `No service answers "${subject}" now; try again in a moment.`, cause);
  }
}

/** No answer in time (504). Whether the service did the work is unknown. */
export class RequestTimeoutError extends VedetteError {
  constructor(subject: string, timeoutMs: number, cause?: unknown) {
    super({
      code: 'request-timed-out',
      status: 504,
      message: `No answer to "${subject}" within ${timeoutMs} ms.`,
      cause,
    });
  }
}

/** The other service refused or failed: its problem, with its code, status, field and rule, as if raised here. */
export class RemoteError extends VedetteError {
  constructor(
    readonly problem: ProblemDetails,
    retryAfterSeconds?: number,
  ) {
    super({
      code: problem.code,
      status: problem.status,
      title: problem.title,
      message: problem.detail,
      ...(problem.field === undefined ? {} : { field: problem.field }),
      ...(problem.rule === undefined ? {} : { rule: problem.rule }),
      ...(problem.errors === undefined ? {} : { errors: problem.errors }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
}
