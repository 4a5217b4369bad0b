import type { Logger } from '@nestjs/common';
import type { ProblemDetails } from './problem-details.js';

/** Statuses of what passes by itself: a needed part is away, or did not answer in time. */
const PASSING: ReadonlySet<number> = new Set([503, 504]);

/** What could not be done, and as what the asker is told of it. */
export interface Failure {
  readonly error: unknown;
  readonly problem: ProblemDetails;
}

/**
 * Writes down what was answered with a status of 500 or more. While a part of the house is away every request fails in the same way:
 * that takes one line as a warning, whose reason is that of the part. Everything else is a fault nobody thought of, and keeps its stack.
 */
export function logFailure(
  logger: Pick<Logger, 'warn' | 'error'>,
  { error, problem }: Failure,
  what: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (PASSING.has(problem.status)) logger.warn({ ...more, problem, reason: reasonOf(error) }, what);
  else logger.error({ ...more, err: error, problem }, what);
}

/** What the innermost error says, or, where it says nothing (several addresses that refuse), its code. */
function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (!(inner instanceof Error)) return String(inner);
  const [line] = inner.message.split('\n', 1);
  return line || String((inner as { code?: unknown }).code ?? inner.name);
}
