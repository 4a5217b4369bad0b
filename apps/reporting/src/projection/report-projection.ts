import type { LoggedEvent, Projection } from '@vedette/event-store';
import { becauseOf, isStored, TurnResolved } from '@vedette/ledger';
import { sql, type Transaction } from 'kysely';
import { createReportTables } from './create-report-tables.js';
import { noteTurns } from './note-turns.js';
import { REPORTS, REPORTS_GENERATION, type ReportTables } from './report-schema.js';
import { type ToldEvents, whatWasTold } from './what-was-told.js';

/** Called for each turn whose reports can be read from now on, in the trace of what resolved it. */
export type TurnTold = (campaign: string, turn: number) => void;

/**
 * Who was told of which event, as a projection of the log. Reports in every form are made of these events alone when they
 * are asked for: they are the same bytes each time, and most are never read.
 */
export const reportProjection = (onTurn: TurnTold = () => undefined): Projection<ReportTables> => ({
  name: REPORTS,
  generation: REPORTS_GENERATION,
  tables: ['told_turn', 'told_phase', 'told_void', 'told_by_hand_void', 'told_edition', 'told'],
  setUp: ({ transaction }) => createReportTables(transaction),
  apply: async ({ transaction, schema }, events: readonly LoggedEvent[]) => {
    const told = whatWasTold(events);
    await addEvents(transaction, schema, told.events);
    await noteTurns(transaction, told.matters);
    for (const event of events)
      if (isStored(TurnResolved, event))
        await becauseOf(event, 'tell turn', async () => onTurn(event.campaign, event.data.turn));
  },
});

const arrayOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** A stream's events of a turn may stand on several pages of the log: rows are the same wherever pages end. */
async function addEvents(
  transaction: Transaction<ReportTables>,
  schema: string,
  events: readonly ToldEvents[],
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    INSERT INTO ${sql.id(schema, 'told')} AS told (campaign, player, turn, stream, versions, positions)
    SELECT campaign, player, turn, stream, versions::int[], positions::int[] FROM unnest(
      ${events.map(({ campaign }) => campaign)}::text[], ${events.map(({ player }) => player)}::text[],
      ${events.map(({ turn }) => turn)}::int[], ${events.map(({ stream }) => stream)}::text[],
      ${events.map(({ versions }) => arrayOf(versions))}::text[],
      ${events.map(({ positions }) => arrayOf(positions))}::text[]
    ) AS page (campaign, player, turn, stream, versions, positions)
    ON CONFLICT (campaign, player, turn, stream)
    DO UPDATE SET versions = told.versions || excluded.versions, positions = told.positions || excluded.positions
  `.execute(transaction);
}
