import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { partsOfEvent } from '../turn/part-of-event.js';
import { tellEvent, type Told } from '../turn/tell-event.js';

const NAMES = { states: { US: 'United States', MX: 'Mexico' }, players: {} };

function tell(
  type: EventName,
  data: Record<string, unknown>,
  degree: ObservedEvent['degree'] = 'full',
): Told & { text: string } {
  const told = tellEvent(observed({ type, data, degree, phase: 'final-amphibious' }), NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

describe('transports in words (PATE 9)', () => {
  it('tells a landing to its own side with the group it came from, to others without', () => {
    const landed = {
      unit: 'US1IN',
      ship: 'US1TR',
      to: 'K4-Y5',
      toTactical: '11-12',
      wanted: '12-7',
      men: 900,
    };
    expect(tell('UnitLanded', landed)).toMatchObject({
      text: 'US1IN came ashore from US1TR at 11-12 of K4-Y5.',
      reasons: ['12-7 was ordered; this was the nearest that was free'],
    });
    const { unit, to, toTactical } = landed;
    expect(tell('UnitLanded', { unit, to, toTactical }, 'end').text).toBe(
      'US1IN came ashore at 11-12 of K4-Y5.',
    );
    expect(tell('UnitLanded', { ...landed, to: 'Keys', toTactical: null }).text).toBe(
      'US1IN joined the garrison from US1TR in Keys.',
    );
  });

  it('tells what went wrong and why, in the reports of army and fleet', () => {
    const failed = { ship: 'US1TR', action: 'load', unit: 'US1IN', place: null, reason: 'steep-shore' };
    expect(tell('TransferFailed', failed).text).toBe(
      'US1IN did not go aboard US1TR: the shore is too steep for boats.',
    );
    const supplies = { ...failed, unit: null, place: 'Veracruz', reason: 'not-in-harbor' };
    expect(tell('TransferFailed', supplies).text).toBe(
      'The supplies of US1TR were not handled at Veracruz: the transports did not lie in the harbor.',
    );
    const event = observed({ type: 'TransferFailed', data: failed, phase: 'final-amphibious' });
    expect([...partsOfEvent(event)].sort()).toEqual(['fleet', 'land']);
  });

  it('tells supplies with what was ordered and what is aboard now', () => {
    const handled = {
      ship: 'US1TR',
      action: 'unload',
      amount: 4,
      wanted: 10,
      aboard: 16,
      ashore: { kind: 'unit', name: 'US1CQ', left: 6 },
    };
    expect(tell('CargoHandled', handled)).toMatchObject({
      text: 'US1TR landed 4 units of supplies for US1CQ.',
      each: '10 ordered, 16 aboard now',
      weight: 'routine',
    });
  });
});

describe('fights for ports in words (PATE 10.2)', () => {
  const clash = {
    port: 'Keys',
    attackers: { states: ['US'], units: ['US1IN'] },
    defenders: { states: ['MX'], units: ['MX1IN'] },
    winner: 'attackers',
  };

  it('tells who landed against whom and who won', () => {
    expect(tell('GarrisonFought', clash).text).toBe(
      'At Keys the troops of the United States (US1IN) landed against the troops of Mexico (MX1IN) and carried the place.',
    );
    expect(tell('GarrisonFought', { ...clash, winner: 'defenders' }, 'partial').text).toContain(
      'and were beaten off',
    );
  });

  it('shows the reckoning of a side unit by unit, and whether its guns were supported', () => {
    const weighed = {
      port: 'Keys',
      side: 'attackers',
      units: [{ unit: 'US1LA', men: 300, strength: 120, factors: { quality: 1, unsupported: 0.1 } }],
      infantry: 800,
      batteries: 3,
      supported: false,
      strength: 920,
      losses: 0.125,
    };
    expect(tell('GarrisonWeighed', weighed)).toMatchObject({
      text: 'At Keys the attackers weighed 920 and lost 12.5 % of their men.',
      reasons: [
        'US1LA: 300 men weighed 120 (quality 1, unsupported 0.1)',
        '800 infantrymen for 3 batteries: the guns were not supported',
      ],
    });
  });

  it('tells the fall of a port and what was found in it', () => {
    const taken = { port: 'Keys', from: 'MX', to: 'US', by: ['US1IN'], supplies: 6, stores: 20 };
    expect(tell('PortTaken', taken)).toMatchObject({
      text: 'Keys fell to the United States from Mexico by the hand of US1IN.',
      reasons: ['found in its magazines: 6 supplies, 20 stores'],
    });
  });
});
