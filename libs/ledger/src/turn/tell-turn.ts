import type { GameEvent } from '@vedette/campaign';
import type { TurnSequence } from '@vedette/rulebooks';
import type { TurnRecord } from './turn-record.js';

/**
 * The events of a turn in telling order, numbered through from 0: what was done by hand, then the same list as the umpire
 * bench gives for the same position, orders and secret; to the byte where nothing was done by hand. Phases that are not done
 * yet are left out.
 */
export function tellTurn(record: TurnRecord, sequence: TurnSequence): GameEvent[] {
  const told: GameEvent[] = record.byHand.map((event, seq) => ({ ...event, seq }));
  for (const { name } of sequence)
    for (const event of record.phases.get(name)?.events ?? []) told.push({ ...event, seq: told.length });
  return told;
}
