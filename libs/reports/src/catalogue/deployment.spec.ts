import { describe, expect, it } from '@jest/globals';
import type { EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

function tell(type: EventName, data: Record<string, unknown>): string {
  const told = tellEvent(observed({ type, data, phase: 'deployment' }), NO_NAMES);
  return `${told.unit}${told.rest}`;
}

const DEPLOYED = {
  unit: 'US1IN',
  from: 'G5-V6',
  fromTactical: '3-4',
  to: 'G6-V6',
  toTactical: '7-7',
  status: 'active',
  inFort: false,
  reason: 'ordered',
};

describe('deployment (GITM AMWOL 7.18)', () => {
  it('tells where a unit was placed and whence it came', () => {
    expect(tell('UnitDeployed', DEPLOYED)).toBe('US1IN took up quarters in G6-V6 at 7-7, coming from G5-V6.');
    expect(tell('UnitDeployed', { ...DEPLOYED, from: 'G6-V6', inFort: true })).toBe(
      'US1IN took up quarters in G6-V6 at 7-7 inside the fort.',
    );
  });

  it('tells a landing, a garrison off the map, and a reason other than an order', () => {
    const landed = {
      ...DEPLOYED,
      from: null,
      toTactical: null,
      to: 'Pensacola',
      landedFrom: 'US1TR',
      reason: 'landed',
    };
    expect(tell('UnitDeployed', landed)).toBe('US1IN landed from US1TR and took up quarters in Pensacola.');
    expect(tell('UnitDeployed', { ...DEPLOYED, reason: 'militia-to-home-city' })).toContain(
      ': militia went home.',
    );
  });

  it('tells why a unit stayed where it was', () => {
    expect(
      tell('DeploymentRefused', { unit: 'US1IN', at: 'G5-V6', to: 'G6-V6', reason: 'no-chain-of-contact' }),
    ).toBe('US1IN stayed in G5-V6 and did not go to G6-V6: no chain of contact leads there.');
  });

  it('tells who had to make room, and who was disbanded aboard', () => {
    expect(tell('UnitRestacked', { unit: 'US1IN', in: 'G6-V6', from: '3-4', to: '3-5' })).toBe(
      'US1IN had to make room and moved from 3-4 to 3-5 in G6-V6.',
    );
    expect(
      tell('UnitDisbanded', { unit: 'US1IN', men: 700, ship: 'US1TR', reason: 'base-port-hostile' }),
    ).toBe("US1IN disbanded aboard US1TR with 700 men: the ship's base was in hostile hands.");
  });
});
