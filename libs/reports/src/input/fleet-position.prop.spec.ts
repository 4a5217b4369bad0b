import { describe, expect, it } from '@jest/globals';
import { FleetPosition as Reported, FleetReported } from '@vedette/campaign';
import fc from 'fast-check';
import { arbitraryOf } from '../specimen/arbitrary-of.js';
import { schemaFaults } from '../specimen/schema-faults.js';
import { specimenFleet } from '../specimen/specimen-fleet.js';
import { FLEET_POSITION_EVENT, FleetPosition } from './fleet-position.schema.js';

describe('the fleet position that reports read', () => {
  it('is the one that detection draws up: whatever the one schema allows, the other does', () => {
    expect(FLEET_POSITION_EVENT).toBe(FleetReported.type);
    fc.assert(
      fc.property(arbitraryOf(Reported, fc.string({ maxLength: 5 })), (position) => {
        expect(schemaFaults(FleetPosition, position)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    expect(schemaFaults(Reported, specimenFleet())).toEqual([]);
  });
});
