import {
  type GameEvent,
  type Order,
  type PositionDocument,
  readPosition,
  writePosition,
} from '@vedette/campaign';
import { EventStore } from '@vedette/event-store';
import { PhaseResolved, tellTurn, TurnRecord } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { sequenceOf, pieceTypes } from '@vedette/rulebooks';
import pg from 'pg';

/** A turn as events without what JSON cannot say, and the position at its end. */
export interface PlayedTurn {
  readonly events: readonly GameEvent[];
  readonly end: PositionDocument;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * A turn as the umpire bench plays it. It is played in one go; the pause afterwards lets this process notice connections
 * that were closed meanwhile, before it uses one of them again.
 */
export async function onTheBench(
  position: PositionDocument,
  orders: readonly Order[],
  secret: string,
): Promise<PlayedTurn> {
  const { events, state } = playTurn({
    state: readPosition(position, theatreSource, pieceTypes),
    orders,
    secret,
    deciders: ALL_DECIDERS,
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { events: plain(events), end: plain(writePosition(state)) };
}

/** A turn as it stands in the log: its events in telling order, and how often each phase was completed. */
export async function inTheLog(
  databaseUrl: string,
  campaign: string,
  turn: number,
  position: PositionDocument,
): Promise<{
  readonly events: readonly GameEvent[];
  readonly completions: Readonly<Record<string, number>>;
}> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const recorded = await new EventStore(pool).readTurns(campaign, turn);
    const completions: Record<string, number> = {};
    for (const { type, phase } of recorded)
      if (type === PhaseResolved.type) completions[phase ?? ''] = (completions[phase ?? ''] ?? 0) + 1;
    const sequence = sequenceOf({ rulebooks: position.rulebooks, season: position.season ?? 'campaign' });
    const record = new TurnRecord(campaign, turn).add(recorded);
    return { events: plain(tellTurn(record, sequence)), completions };
  } finally {
    await pool.end();
  }
}

/** Every phase of a campaign turn, completed once. */
export function eachPhaseOnce(position: PositionDocument): Record<string, number> {
  const sequence = sequenceOf({ rulebooks: position.rulebooks, season: position.season ?? 'campaign' });
  return Object.fromEntries(sequence.map(({ name }) => [name, 1]));
}
