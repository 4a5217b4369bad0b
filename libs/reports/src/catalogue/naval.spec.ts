import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed, unheardOf } from '../specimen/specimen-events.js';
import { partsOfEvent } from '../turn/part-of-event.js';
import { tellEvent, type Told } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

function tell(
  type: EventName,
  data: Record<string, unknown>,
  degree: ObservedEvent['degree'] = 'full',
): Told & { text: string } {
  const told = tellEvent(observed({ type, data, degree, phase: 'weather' }), NO_NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

describe('ships in words (PATE)', () => {
  it('tells wind as routine and a storm as a matter', () => {
    const calm = tell('WeatherTurned', { sea: 'WGC', from: 'north', strength: 'light', storm: false });
    expect([calm.text, calm.weight]).toEqual(['In WGC the wind blew from the north, light.', 'routine']);
    const storm = tell('WeatherTurned', { sea: 'WGC', from: 'north', strength: 'heavy', storm: true });
    expect([storm.text, storm.weight]).toEqual([
      'In WGC the wind blew from the north, heavy, and a storm broke.',
      'matter',
    ]);
  });

  it('tells repairs by who did them, with the damage left', () => {
    const mended = {
      ship: 'US3SL',
      hullMended: 1,
      riggingMended: 1,
      hull: 0,
      rigging: 1,
      yard: null,
      yardUsed: 0,
    };
    expect(tell('ShipRepaired', mended).text).toBe('US3SL mended damage at sea with what was aboard.');
    expect(tell('ShipRepaired', { ...mended, yard: 'Pensacola' })).toMatchObject({
      text: 'US3SL mended damage in the yard of Pensacola.',
      each: 'hull damage 0, rigging damage 1',
    });
  });

  it('tells fitting out until the ship is ready', () => {
    expect(tell('ShipFittedOut', { ship: 'US5SL', turnsLeft: 2, ready: false })).toMatchObject({
      text: 'US5SL went on fitting out.',
      each: 'two turns to come',
      weight: 'routine',
    });
    expect(tell('ShipFittedOut', { ship: 'US5SL', turnsLeft: 0, ready: true }).text).toBe(
      'US5SL came out ready for sea.',
    );
  });

  it('tells a ship blown away by the places it left and reached, and to strangers only that it was', () => {
    const data = {
      ship: 'US3SL',
      from: { port: 'Veracruz', area: 'coastal' },
      to: { sea: 'SGC', tacticalArea: 2 },
    };
    expect(tell('ShipBlownAway', data).text).toBe(
      'US3SL drove before the storm from off Veracruz and lies in SGC, its further orders struck out.',
    );
    expect(tell('ShipBlownAway', { ship: 'US3SL' }, 'partial').text).toBe('US3SL drove before the storm.');
  });

  it('tells who and what went down', () => {
    const told = tell('ShipFoundered', {
      ship: 'US1TR',
      cause: 'rocks',
      crew: 500,
      marines: 0,
      stores: 0,
      supplies: 15,
      drowned: [{ unit: 'US8IN', men: 812 }],
    });
    expect(told.text).toBe('US1TR broke up on the rocks with 500 men.');
    expect(told.reasons).toEqual(['lost with it: US8IN with 812 men', '15 supplies went down']);
    expect(tell('ShipFoundered', { ship: 'MX2FR', cause: 'foundered' }, 'partial').text).toBe(
      'MX2FR foundered in the storm.',
    );
  });
});

describe('in which report an event is told (PATE 3.11)', () => {
  const parts = (given: Parameters<typeof unheardOf>[0]) => partsOfEvent(unheardOf(given));

  it('is the one its message names, or the one of its phase where that has only one', () => {
    expect(parts({ type: 'WeatherTurned', phase: 'orders', data: {} })).toEqual(['fleet']);
    expect(parts({ type: 'Unheard', phase: 'weather', data: { unit: 'US1IN' } })).toEqual(['fleet']);
  });

  it('is else decided by the pieces concerned, and both for loading and landing', () => {
    expect(parts({ type: 'Unheard', phase: 'orders', data: { ship: 'US3SL' } })).toEqual(['fleet']);
    expect(parts({ type: 'Unheard', phase: 'orders', data: { ships: ['US3SL'] } })).toEqual(['fleet']);
    expect(
      parts({ type: 'Unheard', phase: 'final-amphibious', ships: ['US1TR'], data: { unit: 'US1IN' } }),
    ).toEqual(['land', 'fleet']);
    expect(parts({ type: 'Unheard', phase: 'supply', data: { city: 'Puebla' } })).toEqual(['land']);
  });
});
