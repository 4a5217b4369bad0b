import { readFileSync } from 'node:fs';
import type { GameEvent } from '@vedette/campaign';
import { UsageError } from '../server/usage.error.js';

/** Whether a line of the file is an event as far as its story needs it. */
function isEvent(value: unknown): value is GameEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { type, turn, phase, data } = value as Partial<Record<keyof GameEvent, unknown>>;
  return (
    typeof type === 'string' &&
    typeof turn === 'number' &&
    typeof phase === 'string' &&
    typeof data === 'object' &&
    data !== null
  );
}

/** Events of the umpire bench, one JSON object a line. @throws UsageError naming the line that is none */
export function readEvents(file: string): GameEvent[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(
      `${file} cannot be read (${(cause as NodeJS.ErrnoException).code ?? (cause as Error).message}); the umpire bench writes events.jsonl into its --out folder`,
      { cause },
    );
  }
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [eventOf(line, file, index + 1)]));
}

function eventOf(line: string, file: string, number: number): GameEvent {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new UsageError(`${file}, line ${number} is no JSON: ${(cause as Error).message}`, { cause });
  }
  if (!isEvent(value))
    throw new UsageError(`${file}, line ${number} is no event: type, turn, phase and data are needed`);
  return value;
}
