import { InvalidAppendError } from '@vedette/event-store';

/**
 * Whether the log took nothing of an append because of what stands in it: the store found it malformed, or Postgres a value
 * no column holds (SQLSTATE classes 22 and 23, and 54 for what is too large). The loss of a connection is no such thing.
 */
export function isRefusedAppend(error: unknown): boolean {
  if (error instanceof InvalidAppendError) return true;
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^(?:22|23|54)[0-9A-Z]{3}$/.test(code);
}
