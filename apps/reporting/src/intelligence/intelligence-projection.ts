import type { LoggedEvent, Projection } from '@vedette/event-store';
import { becauseOf, isStored, readUpheaval, TurnOpened, TurnResolved } from '@vedette/ledger';
import type { Transaction } from 'kysely';
import { INTELLIGENCE, INTELLIGENCE_GENERATION, type IntelligenceTables } from './intelligence-schema.js';
import type { IntelligenceWriter } from './intelligence-writer.js';

/**
 * What ministers' staffs believe, as a projection of the log: a turn that is resolved adds a picture to each desk, and the
 * first turn opens with one of the opening reports. A turn that is rolled back takes its pictures and later ones with it; they
 * are made again when the rollback is taken back.
 */
export function intelligenceProjection(writer: IntelligenceWriter): Projection<IntelligenceTables> {
  return {
    name: INTELLIGENCE,
    generation: INTELLIGENCE_GENERATION,
    tables: ['picture'],
    setUp: async ({ transaction }) => {
      await transaction.schema
        .createTable('picture')
        .addColumn('campaign', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('desk', 'text', (column) => column.notNull())
        .addColumn('turn', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('contacts', 'integer', (column) => column.notNull())
        .addColumn('cleared', 'integer', (column) => column.notNull())
        .addColumn('units', 'integer', (column) => column.notNull())
        .addColumn('ships', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('picture_pkey', ['campaign', 'state', 'desk', 'turn'])
        .execute();
    },
    apply: async ({ transaction }, events: readonly LoggedEvent[]) => {
      for (const event of events) await follow(writer, transaction, event);
    },
  };
}

async function follow(
  writer: IntelligenceWriter,
  transaction: Transaction<IntelligenceTables>,
  event: LoggedEvent,
): Promise<void> {
  const { campaign } = event;
  const write = (turn: number): Promise<void> =>
    becauseOf(event, 'write intelligence', () => writer.write(transaction, campaign, turn));
  const upheaval = readUpheaval(event);
  if (upheaval?.kind === 'taken-back') {
    if (upheaval.rollBack) await takeAway(transaction, campaign, upheaval.turn);
  } else if (upheaval?.kind === 'restored') {
    // Turns that are restored together come in order, each after the one before it.
    if (upheaval.isResolved) await write(upheaval.turn);
  } else if (isStored(TurnResolved, event)) await write(event.data.turn);
  else if (isStored(TurnOpened, event))
    await becauseOf(event, 'write intelligence', () =>
      writer.writeOpening(transaction, campaign, event.data.turn),
    );
}

/** The pictures of a turn and later ones. */
async function takeAway(
  transaction: Transaction<IntelligenceTables>,
  campaign: string,
  turn: number,
): Promise<void> {
  await transaction
    .deleteFrom('picture')
    .where('campaign', '=', campaign)
    .where('turn', '>=', turn)
    .execute();
}
