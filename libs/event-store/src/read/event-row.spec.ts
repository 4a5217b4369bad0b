import { describe, expect, it } from '@jest/globals';
import { type EventRow, recordedEvent } from './event-row.js';

const at = (recorded_at: string): string => recordedEvent('war', { recorded_at } as EventRow).recordedAt;

describe('the moment of an event', () => {
  it('has six digits, whatever noughts the server leaves out', () => {
    expect(at('2025-03-01 12:00:00.123456')).toBe('2025-03-01T12:00:00.123456Z');
    expect(at('2025-03-01 12:00:00.12')).toBe('2025-03-01T12:00:00.120000Z');
    expect(at('2025-03-01 12:00:00')).toBe('2025-03-01T12:00:00.000000Z');
  });

  it('is in order as a text', () => {
    expect(at('2025-03-01 12:00:00.12345') < at('2025-03-01 12:00:00.123457')).toBe(true);
  });
});
