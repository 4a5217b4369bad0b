import { askerOf } from './for-whom.js';
import { DeskProblem, offline } from './problem.js';

/** By this header the house knows that a page of its own asks. */
export const DESK_HEADERS = { 'Vedette-Desk': '1' } as const;

/**
 * How long an answer may take to the last of it, in milliseconds; *our figure*: a house that is very busy answers within it, and whoever
 * waits at a connection that nobody serves any more is told so while he still looks.
 */
export const LONGEST_WAIT_MS = 90_000;

/** One request to the house. */
export interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Sent as text instead of a body. */
  readonly text?: string;
  /** The same key again does nothing twice. */
  readonly key?: string;
  /** Goes on when the page is left. */
  readonly outlives?: boolean;
  /** Ends the session: it is asked while nothing else is. */
  readonly isLast?: boolean;
  /** The tag of what is replaced. */
  readonly instead?: string;
  readonly seat?: string | null;
  readonly tag?: string | undefined;
  /** How long its answer may take, in milliseconds; else {@link LONGEST_WAIT_MS}. */
  readonly withinMs?: number;
}

let asking = new AbortController();

/**
 * Breaks off whatever is being asked, and what anybody goes on to ask: when somebody signs out, nothing of his may still be on its way.
 * Returns what lets questions be asked again.
 */
export function breakOff(): () => void {
  asking.abort();
  return () => void (asking = new AbortController());
}

/**
 * Asks the house, with the cookie and nothing else that says who asks. An answer is one when it was read to its end; a house that does
 * not come to that end in time is away, as one that cannot be reached: whether it did what it was asked, nobody knows then.
 * @throws DeskProblem unless it answered, whatever it answered
 */
export async function request(path: string, sent: Sent = {}): Promise<Response> {
  const {
    method = 'GET',
    body,
    text,
    key,
    instead,
    outlives = false,
    seat,
    tag,
    withinMs = LONGEST_WAIT_MS,
  } = sent;
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const inTime = AbortSignal.timeout(withinMs);
  try {
    const answer = await fetch(path, {
      method,
      signal: sent.isLast ? inTime : AbortSignal.any([asking.signal, inTime]),
      // What the browser keeps by itself would outlast signing out where there is no Clear-Site-Data.
      cache: 'no-store',
      keepalive: outlives,
      credentials: 'same-origin',
      headers: {
        ...DESK_HEADERS,
        accept: 'application/json',
        ...(content === undefined
          ? {}
          : { 'content-type': text === undefined ? 'application/json' : 'text/plain; charset=utf-8' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(instead === undefined ? {} : { 'if-match': instead }),
        ...(seat ? { 'Vedette-Seat': askerOf(seat) } : {}),
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const whole = await answer.arrayBuffer();
    // Some answers may have no body, not even an empty one.
    return new Response(whole.byteLength > 0 ? whole : null, answer);
  } catch {
    throw offline();
  }
}

/** Asks the house. @throws DeskProblem for whatever is not answered as it was asked */
export async function send(path: string, sent: Sent = {}): Promise<Response> {
  const answer = await request(path, sent);
  if (answer.ok || answer.status === 304) return answer;
  throw await problemIn(answer);
}

/** Asks for something whose answer says no more than that it was done. @throws DeskProblem */
export async function have(path: string, sent: Sent): Promise<void> {
  await send(path, sent);
}

interface ProblemDocument {
  readonly code?: string;
  readonly detail?: string;
  readonly title?: string;
  readonly field?: string;
}

async function problemIn(answer: Response): Promise<DeskProblem> {
  const { status } = answer;
  try {
    const { code, detail, title, field } = (await answer.json()) as ProblemDocument;
    return new DeskProblem(code ?? 'fault', detail ?? title ?? '', status, field ?? null);
  } catch {
    return new DeskProblem('fault', `${status} ${answer.statusText}`, status);
  }
}
