import { describe, expect, it } from '@jest/globals';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import { CAMPAIGN_EVENTS } from '@vedette/campaign';
import { STORED_DEFINITIONS } from '../stored/registry.js';
import { isOfBattle } from './read-event-of.js';

describe('which game an event of the log is of', () => {
  it('is told by its type alone', () => {
    for (const { type } of BATTLE_EVENTS.definitions)
      expect([type, isOfBattle({ type })]).toEqual([type, true]);
    for (const { type } of [...CAMPAIGN_EVENTS.definitions, ...STORED_DEFINITIONS])
      expect([type, isOfBattle({ type })]).toEqual([type, false]);
  });
});
