import type { EventStore } from '../store/event-store.js';
import { applyCarefully } from './apply-batch.js';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import type { Projection } from './projection.js';

/**
 * Applies what a stopped campaign has missed, in one transaction in which the projection stands still.
 *
 * @returns whether the campaign goes on; if not, its dead letter says at which event it stopped this time.
 */
export const retryCampaign = <Schema>(
  store: EventStore,
  projection: Projection<Schema>,
  campaign: string,
): Promise<boolean> =>
  store.transaction(async (transaction) => {
    const { name, generation } = projection;
    const cursor = await transaction
      .selectFrom('es.cursor')
      .select('position')
      .where('consumer', '=', name)
      .where('generation', '=', generation)
      .where('cell', '=', 0)
      .forUpdate()
      .executeTakeFirst();
    const letters = new DeadLetters(transaction);
    const stoppedAt = (await letters.stopped(name, generation)).get(campaign);
    if (stoppedAt === undefined) {
      return true;
    }
    for await (const events of store.readCampaignLog(
      campaign,
      stoppedAt - 1,
      Number(cursor?.position ?? 0),
    )) {
      if ((await applyCarefully(projection, transaction, events)).length > 0) {
        return false;
      }
    }
    await letters.release(name, generation, campaign);
    return true;
  });
