import type { Cursor } from './cursor.js';

const SPAN = /^([1-5])-([1-5])$/;
const PHASE = /^[1-5]$/;

/** Tactical phases: `1-4`, `1 to 4`, `3`, `from 2`, `to 4`, with or without "in phases" before; nothing leaves both open. */
export function readPhases(cursor: Cursor): { from?: number; to?: number } {
  cursor.takeWord('in', 'during');
  cursor.takeWord('phases', 'phase');
  const span = SPAN.exec(cursor.takeIf((text) => SPAN.test(text)) ?? '');
  if (span) return { from: Number(span[1]), to: Number(span[2]) };
  const from = readPhase(cursor, 'from');
  const to = readPhase(cursor, 'to', 'until', 'through');
  if (from !== undefined || to !== undefined)
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const single = cursor.takeIf((text) => PHASE.test(text));
  if (single === null) return {};
  const end = readPhase(cursor, 'to', 'until', 'through');
  return { from: Number(single), to: end ?? Number(single) };
}

function readPhase(cursor: Cursor, ...words: readonly string[]): number | undefined {
  if (cursor.takeWord(...words) === null) return undefined;
  return Number(cursor.takeIf((text) => PHASE.test(text)) ?? cursor.fail('a tactical phase 1 to 5'));
}

/** Phases in the fixed spelling, with a space before; empty when both ends are open. */
export function phaseText({ from, to }: { readonly from?: number; readonly to?: number }): string {
  if (from !== undefined && to !== undefined) return ` ${from}-${to}`;
  if (from !== undefined) return ` from ${from}`;
  return to !== undefined ? ` to ${to}` : '';
}
