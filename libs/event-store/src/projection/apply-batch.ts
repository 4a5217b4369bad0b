import { sql, type Transaction } from 'kysely';
import { isPassing } from '@vedette/database';
import type { LoggedEvent } from '../event/recorded-event.js';
import type { EventStoreSchema } from '../schema/database.js';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import { generationSchema, type Projection, type ProjectionContext } from './projection.js';

const contextOf = <Schema>(
  projection: Projection<Schema>,
  transaction: Transaction<EventStoreSchema>,
): ProjectionContext<Schema> => {
  const schema = generationSchema(projection, projection.generation);
  return { transaction: (transaction as unknown as Transaction<Schema>).withSchema(schema), schema };
};

/** Events by campaign, each campaign's in the order of the log. */
const byCampaign = (events: readonly LoggedEvent[]): Map<string, LoggedEvent[]> => {
  const groups = new Map<string, LoggedEvent[]>();
  for (const event of events) {
    const group = groups.get(event.campaign);
    if (group === undefined) {
      groups.set(event.campaign, [event]);
    } else {
      group.push(event);
    }
  }
  return groups;
};

/** Runs work under a savepoint; its error, if any, has undone the work alone. A lost connection is thrown. */
const attempt = async (
  transaction: Transaction<EventStoreSchema>,
  work: () => Promise<void>,
): Promise<{ readonly error: unknown } | undefined> => {
  await sql`SAVEPOINT attempt`.execute(transaction);
  try {
    await work();
    await sql`RELEASE SAVEPOINT attempt`.execute(transaction);
    return undefined;
  } catch (error) {
    if (isPassing(error)) {
      throw error;
    }
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(transaction);
    return { error };
  }
};

/** The events of campaigns at which the projection has not stopped. */
export const withoutStopped = async <Schema>(
  projection: Projection<Schema>,
  transaction: Transaction<EventStoreSchema>,
  events: readonly LoggedEvent[],
): Promise<readonly LoggedEvent[]> => {
  const stopped = await new DeadLetters(transaction).stopped(projection.name, projection.generation);
  return stopped.size === 0 ? events : events.filter(({ campaign }) => !stopped.has(campaign));
};

/** Applies events all at once. One that cannot be applied fails them all: roll back and apply them carefully. */
export const applyAtOnce = async <Schema>(
  projection: Projection<Schema>,
  transaction: Transaction<EventStoreSchema>,
  events: readonly LoggedEvent[],
): Promise<void> => {
  if (events.length > 0) {
    await projection.apply(contextOf(projection, transaction), events);
  }
};

/**
 * Applies events one campaign at a time and, where that fails, one event at a time up to the one that cannot be applied:
 * there the campaign stops and a dead letter says why. Everything before it, and every other campaign, is applied.
 *
 * @returns the campaigns that stopped.
 */
export const applyCarefully = async <Schema>(
  projection: Projection<Schema>,
  transaction: Transaction<EventStoreSchema>,
  events: readonly LoggedEvent[],
): Promise<readonly string[]> => {
  const stopped: string[] = [];
  const context = contextOf(projection, transaction);
  const letters = new DeadLetters(transaction);
  for (const group of byCampaign(events).values()) {
    if ((await attempt(transaction, () => projection.apply(context, group))) === undefined) {
      continue;
    }
    for (const event of group) {
      const failure = await attempt(transaction, () => projection.apply(context, [event]));
      if (failure !== undefined) {
        await letters.stopAt(projection.name, projection.generation, event, failure.error);
        stopped.push(event.campaign);
        break;
      }
    }
  }
  return stopped;
};
