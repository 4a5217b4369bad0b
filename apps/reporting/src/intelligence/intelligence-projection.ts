import type { LoggedEvent, Projection } from '@vedette/event-store';
import {
  becauseOf,
  isStored,
  RollBackUndone,
  TurnOpened,
  TurnResolved,
  TurnRestored,
  TurnRolledBack,
} from '@vedette/ledger';
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
      for (const event of events)
        if (isStored(TurnResolved, event) || isRestored(event))
          await becauseOf(event, 'write intelligence', () =>
            writer.write(transaction, event.campaign, event.data.turn),
          );
        else if (isStored(TurnOpened, event))
          await becauseOf(event, 'write intelligence', () =>
            writer.writeOpening(transaction, event.campaign, event.data.turn),
          );
        else if (isStored(TurnRolledBack, event))
          await transaction
            .deleteFrom('picture')
            .where('campaign', '=', event.campaign)
            .where('turn', '>=', event.data.turn)
            .execute();
    },
  };
}

/** A turn is resolved again because a rollback was taken back; they come in order, each after the one before it. */
function isRestored(event: LoggedEvent): event is LoggedEvent & { readonly data: { readonly turn: number } } {
  return (isStored(RollBackUndone, event) || isStored(TurnRestored, event)) && event.data.resolved;
}
