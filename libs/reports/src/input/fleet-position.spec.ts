import { describe, expect, it } from '@jest/globals';
import { FleetReported } from '@vedette/campaign';
import { schemaFaults } from '../specimen/schema-faults.js';
import { specimenFleet } from '../specimen/specimen-fleet.js';
import { FLEET_POSITION_EVENT } from './fleet-position.schema.js';

describe('the fleet position that reports read', () => {
  it('is the data of the event that detection draws up', () => {
    expect(FLEET_POSITION_EVENT).toBe(FleetReported.type);
    expect(schemaFaults(FleetReported.data, specimenFleet())).toEqual([]);
  });
});
