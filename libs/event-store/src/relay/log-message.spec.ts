import { describe, expect, it } from '@jest/globals';
import type { LoggedEvent } from '../event/recorded-event.js';
import { archivedMessage, eventMessage, logSubject } from './log-message.js';

const event: LoggedEvent = {
  position: 7,
  tick: 3,
  campaign: 'amwol-1846',
  stream: 'land',
  version: 2,
  sequence: 11,
  commandId: '0b8f6f0e-2d35-4b0c-8a52-3c1f0a6f7d20',
  type: 'UnitMoved',
  schemaVersion: 1,
  turn: 1,
  phase: 'movement-1',
  rule: 'gitm-amwol 6.4',
  data: { unit: 'US1IN' },
  dice: null,
  audience: {},
  meta: { traceparent: '00-aa-bb-01' },
  recordedAt: '2025-03-01T12:00:00Z',
};

describe('the message of an event', () => {
  it('has a subject of one token each for campaign, stream and type', () => {
    expect(logSubject('house', event)).toBe('house.log.amwol-1846.land.UnitMoved');
    expect(logSubject('house', { ...event, type: 'odd.type *>' })).toBe(
      'house.log.amwol-1846.land.odd_type___',
    );
  });

  it('carries the whole event, its position, its tick and its trace', () => {
    const message = eventMessage('house', event, 1_000_000);
    expect(JSON.parse(message.payload)).toEqual(event);
    expect(
      ['es-position', 'es-tick', 'traceparent', 'es-omitted'].map((name) => message.headers.get(name)),
    ).toEqual(['7', '3', '00-aa-bb-01', '']);
  });

  it('has no trace header when the event has no trace', () => {
    expect(eventMessage('house', { ...event, meta: {} }, 1_000_000).headers.has('traceparent')).toBe(false);
  });

  it('leaves data and dice out, and says so, when the broker would not take it', () => {
    const large = { ...event, data: 'é'.repeat(3_000), dice: [1] };
    const message = eventMessage('house', large, 6_000);
    expect(message.headers.get('es-omitted')).toBe('data,dice');
    expect(JSON.parse(message.payload)).toEqual({ ...event, data: null, dice: null });
  });

  it('keeps the place of an event that went to the archive', () => {
    const message = archivedMessage('house', 9);
    expect([message.subject, message.payload, message.headers.get('es-position')]).toEqual([
      'house.log.archived',
      '',
      '9',
    ]);
  });
});
