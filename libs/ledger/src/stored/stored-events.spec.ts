import { describe, expect, it } from '@jest/globals';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import {
  CAMPAIGN_EVENTS,
  definitionOf,
  EVENT_DEFINITIONS,
  faultsOf,
  type GameEvent,
  TurnBegan,
} from '@vedette/campaign';
import type { RecordedEvent } from '@vedette/event-store';
import { storedEvent } from './define-stored.js';
import { readGameEvent, recordGameEvent } from './game-event-record.js';
import { PhaseResolved } from './phase-resolved.js';
import { eventTypeFaults, isStoredType, STORED_DEFINITIONS } from './registry.js';
import { TurnOpened } from './turn-events.js';
import { UpcastMissingError } from './up-to-date.js';

const recorded = (event: ReturnType<typeof recordGameEvent>): RecordedEvent =>
  JSON.parse(
    JSON.stringify({
      campaign: 'war',
      stream: 'land',
      version: 1,
      sequence: 1,
      commandId: '',
      meta: {},
      recordedAt: '2025-03-01T12:00:00Z',
      schemaVersion: 1,
      ...event,
    }),
  ) as RecordedEvent;

const EVENT: GameEvent = {
  seq: 7,
  turn: 3,
  phase: 'orders',
  type: TurnBegan.type,
  rule: 'gitm-amwol 5.2',
  square: 'G5-V6',
  units: ['US1IN'],
  ships: [],
  data: { turn: 3, season: 'campaign' },
  dice: [{ label: '9.8 firing', chance: 0.25, roll: 0.125 }],
  audience: { taylor: 'full', arista: 'partial' },
};

describe('events in the log', () => {
  it('come back as they were decided, to the last key', () => {
    expect(readGameEvent(recorded(recordGameEvent(EVENT)))).toEqual(EVENT);
    const { square: _, units: __, ships: ___, dice: ____, ...bare } = EVENT;
    const back = readGameEvent(recorded(recordGameEvent(bare)));
    expect(back).toEqual(bare);
    expect(Object.keys(back)).toEqual(['seq', 'turn', 'phase', 'type', 'rule', 'data', 'audience']);
  });

  it('carry the version of their schema, and cannot be read when nobody brings an old one up', () => {
    expect(recordGameEvent(EVENT).schemaVersion).toBe(definitionOf(EVENT.type).version);
    const definition = definitionOf(EVENT.type) as { version: number };
    const before = definition.version;
    definition.version = before + 1;
    try {
      expect(() => readGameEvent(recorded({ ...recordGameEvent(EVENT), schemaVersion: before }))).toThrow(
        UpcastMissingError,
      );
    } finally {
      definition.version = before;
    }
  });

  it('of the services have a schema each, and no type means two things', () => {
    expect(eventTypeFaults(CAMPAIGN_EVENTS, BATTLE_EVENTS)).toEqual([]);
    expect(STORED_DEFINITIONS.map(({ type }) => type)).toContain('PhaseResolved');
    for (const { type } of EVENT_DEFINITIONS) expect(isStoredType(type)).toBe(false);
  });

  it('of two games never share a type: a service to which that happens does not start', () => {
    const { definitions, ...rest } = BATTLE_EVENTS;
    const [first] = definitions;
    const twin = { ...first!, type: TurnBegan.type };
    expect(eventTypeFaults(CAMPAIGN_EVENTS, { ...rest, definitions: [...definitions, twin] })).toEqual([
      'two definitions of the event type TurnBegan',
    ]);
  });

  it('of the services fit their schemas and are seen by nobody', () => {
    const opened = storedEvent(
      TurnOpened,
      { turn: 3, season: 'campaign', deadline: null, start: 'a'.repeat(64) },
      { turn: 3 },
    );
    expect(opened).toMatchObject({ type: 'TurnOpened', schemaVersion: 1, turn: 3, audience: {} });
    expect(faultsOf(TurnOpened.data, opened.data)).toEqual([]);
    expect(faultsOf(PhaseResolved.data, { turn: 3, phase: 'tea', events: 0 })).not.toEqual([]);
  });
});
