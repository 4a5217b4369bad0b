import type { JsonPointer } from '@vedette/documents';
import { type ProblemDetails, type ProblemItem, problemType, titleOfCode } from './problem-details.js';

/** What a typed error says about itself. */
export interface VedetteErrorFacts {
  /** Stable kebab-case code; never reused for another meaning. */
  readonly code: string;
  /** What was found, what is allowed, what to do. */
  readonly message: string;
  /** HTTP status at the edge; 500 unless stated. */
  readonly status?: number;
  /** Title of the kind of problem; derived from the code unless stated. */
  readonly title?: string;
  /** What is at fault: in the body, or a part of the address or a header by its name. */
  readonly field?: JsonPointer;
  /** The rule that forbids it, e.g. `GITM AMWOL 6.1`. */
  readonly rule?: string;
  /** The single faults when there is more than one. */
  readonly errors?: readonly ProblemItem[];
  /** After how many seconds asking again makes sense; told in the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** The error underneath; logged, never shown to a client. */
  readonly cause?: unknown;
}

/**
 * Base of every error Vedette raises on purpose. Callers decide by `code` or by class, never by the text, and the
 * edge maps it to problem details in one place.
 */
export class VedetteError extends Error {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly field?: JsonPointer;
  readonly rule?: string;
  readonly errors?: readonly ProblemItem[];
  readonly retryAfterSeconds?: number;

  constructor(facts: VedetteErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = new.target.name;
    this.code = facts.code;
    this.status = facts.status ?? 500;
    this.title = facts.title ?? titleOfCode(facts.code);
    if (facts.field !== undefined) this.field = facts.field;
    if (facts.rule !== undefined) this.rule = facts.rule;
    if (facts.errors !== undefined) this.errors = facts.errors;
    if (facts.retryAfterSeconds !== undefined) this.retryAfterSeconds = facts.retryAfterSeconds;
  }

  /** The error as it leaves the process; causes and stacks stay behind. */
  toProblem(instance?: string): ProblemDetails {
    return {
      type: problemType(this.code),
      title: this.title,
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(instance === undefined ? {} : { instance }),
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.rule === undefined ? {} : { rule: this.rule }),
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    };
  }
}

/** Something that was asked for by name does not exist, or the asker may not know that it does (404). */
export class NotFoundError extends VedetteError {
  constructor(what: string, id: string) {
    super({
      code: `${what.replaceAll(' ', '-')}-not-found`,
      status: 404,
      message: `There is no ${what} ${id}.`,
    });
  }
}

/** The state of things does not allow the request now (409). */
export class ConflictError extends VedetteError {
  constructor(code: string, message: string, more: Pick<VedetteErrorFacts, 'field' | 'rule' | 'cause'> = {}) {
    super({ code, message, status: 409, ...more });
  }
}

/** The request is malformed or contradicts itself (400, or 422 for well-formed but senseless). */
export class InvalidRequestError extends VedetteError {
  constructor(facts: Omit<VedetteErrorFacts, 'status'> & { readonly status?: 400 | 413 | 415 | 422 }) {
    super({ status: 400, ...facts });
  }
}

/** A part of the house this request needs is away; trying again later is right (503). */
export class UnavailableError extends VedetteError {
  constructor(code: string, message: string, cause?: unknown) {
    super({ code, message, status: 503, ...(cause === undefined ? {} : { cause }) });
  }
}
