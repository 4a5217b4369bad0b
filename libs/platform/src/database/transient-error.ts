const transientStates = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
]);
const transientSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const lostConnection =
  /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect/i;

/**
 * Whether a failed statement may succeed when its transaction is tried again: the server went away, restarts or is
 * full, or a concurrent transaction won. pg gives the loss of a connection no code, hence the one look at its text.
 */
export const isTransientDatabaseError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string') return transientStates.has(code) || transientSystemCodes.has(code);
  if (error instanceof AggregateError) return error.errors.some(isTransientDatabaseError);
  return lostConnection.test(error.message);
};
