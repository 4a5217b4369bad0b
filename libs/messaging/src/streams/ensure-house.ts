import type { Installation } from '../installation.js';
import { houseQueues, houseStreams, LOG_STREAM } from './house-streams.js';
import type { Ensured, StreamKeeper } from './stream-keeper.js';

/** A stream (`v-PHASE`), or a queue of one (`v-PHASE/land`), and what was done for it. */
export interface EnsuredOfHouse {
  readonly what: string;
  readonly was: Ensured;
}

/**
 * Makes every stream of an installation and every queue of these owners' workers, or brings them up to date, so that all stand before
 * the first service does. The stream of the log is whoever's who publishes it: his settings say whether there is one, and how large.
 * @throws StreamConflictError, and what the broker answers when it refuses
 */
export async function ensureHouse(
  keeper: Pick<StreamKeeper, 'ensureStream' | 'ensureConsumer'>,
  installation: Installation,
  owners: readonly string[],
): Promise<readonly EnsuredOfHouse[]> {
  const done: EnsuredOfHouse[] = [];
  for (const stream of houseStreams)
    if (stream !== LOG_STREAM)
      done.push({ what: installation.stream(stream.name), was: await keeper.ensureStream(stream) });
  for (const queue of houseQueues(owners))
    done.push({
      what: `${installation.stream(queue.stream.name)}/${queue.name}`,
      was: await keeper.ensureConsumer(queue),
    });
  return done;
}
