import { isCallerName } from './caller-names.js';
import { type Counted, WINDOW_MS } from './rate-limit.js';

/** What one process tells the others in a message: who tells it, and what it counted. */
export interface CountsTold {
  /** The process; whoever hears himself knows it by this. */
  readonly from: string;
  readonly counted: readonly Counted[];
}

/** Callers in one message; *our figure*: some 80 kB, far below what any broker takes. */
export const MOST_IN_A_MESSAGE = 2_000;
/** Bytes of the longest message there can be: a name, two numbers and what divides them are below 50. */
const MOST_BYTES = 50 * MOST_IN_A_MESSAGE + 200;
/** Requests of one caller that are told at once; beyond any limit that may be set. */
const MOST_AT_ONCE = 10_000_000;

/** The messages that tell what a process counted, as many as it takes; none where nothing was. */
export function messagesOf({ from, counted }: CountsTold): readonly string[] {
  const messages: string[] = [];
  for (let at = 0; at < counted.length; at += MOST_IN_A_MESSAGE) {
    const rows = counted
      .slice(at, at + MOST_IN_A_MESSAGE)
      .map(({ caller, count, endsInMs }) => [caller, bounded(count), endsInMs]);
    messages.push(JSON.stringify({ from, counted: rows }));
  }
  return messages;
}

/** What a message tells; null where it is none of ours, in whatever respect: then nothing of it counts. */
export function readCountsTold(message: Uint8Array): CountsTold | null {
  if (message.length > MOST_BYTES) return null;
  const { from, counted } = (jsonOf(message) ?? {}) as { readonly [key in keyof CountsTold]?: unknown };
  if (typeof from !== 'string' || !Array.isArray(counted) || counted.length > MOST_IN_A_MESSAGE) return null;
  const read = counted.map(countedOf);
  return read.every((one) => one !== null) ? { from, counted: read } : null;
}

function countedOf(row: unknown): Counted | null {
  if (!Array.isArray(row) || row.length !== 3) return null;
  const [caller, count, endsInMs] = row as readonly unknown[];
  if (!isCallerName(caller) || !isWhole(count) || !isWhole(endsInMs)) return null;
  if (Math.abs(count) > MOST_AT_ONCE || endsInMs < 1 || endsInMs > WINDOW_MS) return null;
  return { caller, count, endsInMs };
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);
const bounded = (count: number): number => Math.max(-MOST_AT_ONCE, Math.min(MOST_AT_ONCE, count));

function jsonOf(message: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(message));
  } catch {
    return null;
  }
}
