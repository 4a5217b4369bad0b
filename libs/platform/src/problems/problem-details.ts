import type { JsonPointer } from '@vedette/documents';

/** What is wrong with one field, one order or one line of a request. */
export interface ProblemItem {
  /** Stable code of the fault, for programs. */
  readonly code: string;
  /** One sentence for people. */
  readonly message: string;
  /** What is at fault: in the body, or a part of the address or a header by its name. */
  readonly field?: JsonPointer;
  /** The rule that forbids it, e.g. `GITM AMWOL 6.1`. */
  readonly rule?: string;
  /** Of a body that is text: where in it, both from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** An error as it leaves the house: RFC 9457 problem details with the members Vedette adds. */
export interface ProblemDetails {
  /** URI of the kind of problem: `urn:vedette:problem:<code>`. */
  readonly type: string;
  /** The kind of problem in a few words; the same for every occurrence of the code. */
  readonly title: string;
  /** HTTP status, also where no HTTP is involved. */
  readonly status: number;
  /** What was found, what is allowed and what to do. */
  readonly detail: string;
  /** Stable code a program may compare. */
  readonly code: string;
  /** Path of the request that failed. */
  readonly instance?: string;
  /** What is at fault: in the body, or a part of the address or a header by its name. */
  readonly field?: JsonPointer;
  /** The rule that forbids it, e.g. `GITM AMWOL 6.1`. */
  readonly rule?: string;
  /** Trace to look for in the logs. */
  readonly traceId?: string;
  /** The single faults when there is more than one. */
  readonly errors?: readonly ProblemItem[];
}

/** Media type of an answer that carries {@link ProblemDetails}. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

const typePrefix = 'urn:vedette:problem:';

/** The `type` member for a code. */
export const problemType = (code: string): string => `${typePrefix}${code}`;

/** Turns `order-not-accepted` into `Order not accepted`, the title of a problem without one of its own. */
export const titleOfCode = (code: string): string => {
  const words = code.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether something read from a wire has the members every problem has. */
export const isProblemDetails = (value: unknown): value is ProblemDetails => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, title, status, detail, code } = value as Record<string, unknown>;
  return (
    typeof type === 'string' &&
    typeof title === 'string' &&
    typeof status === 'number' &&
    Number.isInteger(status) &&
    status >= 400 &&
    status <= 599 &&
    typeof detail === 'string' &&
    typeof code === 'string'
  );
};
