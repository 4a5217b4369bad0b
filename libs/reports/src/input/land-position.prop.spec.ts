import { describe, expect, it } from '@jest/globals';
import { PositionReport, PositionReported } from '@vedette/campaign';
import type { Static } from '@sinclair/typebox';
import fc from 'fast-check';
import { arbitraryOf } from '../specimen/arbitrary-of.js';
import { schemaFaults } from '../specimen/schema-faults.js';
import { specimenLand } from '../specimen/specimen-land.js';
import { observed } from '../specimen/specimen-events.js';
import { SPECIMEN_HEADING } from '../specimen/specimen-heading.js';
import { LAND_POSITION_EVENT, LandPosition } from './land-position.schema.js';
import { observedTurn } from './observed-turn.js';

describe('the position that reports read', () => {
  it('is the one that detection draws up: whatever the one schema allows, the other does', () => {
    const given: LandPosition = {} as Static<typeof PositionReport>;
    expect(given).toBeDefined();
    expect(LAND_POSITION_EVENT).toBe(PositionReported.type);
    fc.assert(
      fc.property(arbitraryOf(PositionReport, fc.string({ maxLength: 5 })), (position) => {
        expect(schemaFaults(LandPosition, position)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    expect(schemaFaults(PositionReport, specimenLand())).toEqual([]);
  });

  it("is taken from the player's events, the last of them, and only when it is his own", () => {
    const land = specimenLand();
    const reported = (turn: number, degree: 'full' | 'partial' = 'full') =>
      observed({ phase: 'intelligence', type: LAND_POSITION_EVENT, degree, data: { ...land, turn } });
    expect(observedTurn(SPECIMEN_HEADING, [reported(2), reported(3)]).position.land?.turn).toBe(3);
    expect(observedTurn(SPECIMEN_HEADING, [reported(3, 'partial')]).position).toEqual({
      land: null,
      fleet: null,
    });
    expect(observedTurn(SPECIMEN_HEADING, []).position).toEqual({ land: null, fleet: null });
  });
});
