import type { GameEvent } from '@vedette/campaign';
import type { TurnSequence } from '@vedette/rulebooks';
import type { TurnRecord } from './turn-record.js';

/**
 * The events of a turn in telling order, numbered through from 0: the same list, to the byte, as the umpire bench gives
 * for the same position, orders and secret. Phases that are not done yet are left out.
 */
export function tellTurn(record: TurnRecord, sequence: TurnSequence): GameEvent[] {
  const told: GameEvent[] = [];
  for (const { name } of sequence)
    for (const event of record.phases.get(name)?.events ?? []) told.push({ ...event, seq: told.length });
  return told;
}
