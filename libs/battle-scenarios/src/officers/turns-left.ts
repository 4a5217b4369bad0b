import { minutesBetween } from '@vedette/battle';
import type { MapTable } from './map-table.js';

const TURN_MINUTES = 20;

/** Turns still to be played, this one included; without end where a battle has none. */
export function turnsLeft({ desk: { printed, view } }: MapTable): number {
  if (printed.lastTurn === null) return Infinity;
  const last = { date: printed.date, turn: printed.lastTurn };
  return minutesBetween({ date: printed.date, turn: view.turn }, last) / TURN_MINUTES + 1;
}
