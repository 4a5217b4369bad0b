import { isPassing, retrying } from '@vedette/database';

/** A server that takes the place of another, or a connection that was cut, is waited for so long; whoever asks waits no longer than that. */
const AWAY_MS = 2_000;

/**
 * Reads for several at once, and for each alone what a reading of all did not give: what one of them asks must cost nobody else
 * his answer. While the database is away all are read for again together, for two seconds, and nobody alone.
 */
export async function askApart<Asked, Answer>(
  asked: readonly Asked[],
  read: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): Promise<(Answer | Error)[]> {
  try {
    return [...(await retrying({ budgetMs: AWAY_MS }, () => read(asked)))];
  } catch (error) {
    if (asked.length === 1 || isPassing(error)) return asked.map(() => asError(error));
    const half = Math.ceil(asked.length / 2);
    const parts = [asked.slice(0, half), asked.slice(half)];
    return (await Promise.all(parts.map((part) => askApart(part, read)))).flat();
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
