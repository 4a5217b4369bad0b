import { randomUUID } from 'node:crypto';
import type { AppendRequest } from '../append/append-request.js';
import type { NewEvent } from '../event/recorded-event.js';

/** An event such as a march leaves behind, a little different for each number. */
export const marched = (number: number, more: Partial<NewEvent> = {}): NewEvent => ({
  type: 'UnitMoved',
  turn: 1,
  phase: 'movement-1',
  rule: 'gitm-amwol 6.4',
  data: { unit: `US${number}IN`, from: 'G5-V6', to: 'G6-V6', fatigue: number % 7 },
  audience: { taylor: 'full', arista: 'partial' },
  ...more,
});

/** Several of them. */
export const marches = (count: number, more: Partial<NewEvent> = {}): NewEvent[] =>
  Array.from({ length: count }, (_, index) => marched(index + 1, more));

/** An append of `count` marches by a new command. */
export const appendOf = (
  campaign: string,
  stream: string,
  expectedVersion: number,
  count: number,
): AppendRequest => ({ campaign, stream, expectedVersion, commandId: randomUUID(), events: marches(count) });
