import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../store/event-store.js';

/** Seals until nothing that has committed is left, whoever else is sealing; returns the head of the log. */
export const everythingSealed = async (store: EventStore): Promise<number> => {
  for (;;) {
    const { head } = await store.seal();
    const { rows } = await store.pool.query<{ count: number }>(
      'SELECT ((SELECT count(*) FROM es.event) + (SELECT count(*) FROM es.archived_event))::int AS count',
    );
    if (rows[0]?.count === head) {
      return head;
    }
    await sleep(2);
  }
};
