import { describe, expect, it } from '@jest/globals';
import type { EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

function tell(type: EventName, data: Record<string, unknown>) {
  const told = tellEvent(observed({ type, data, degree: 'full', phase: 'supply' }), NO_NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

describe('stores, crews and seasons in words', () => {
  it('tells stores taken in as routine, and as a matter when they fell short', () => {
    const data = { ship: 'US1SL', port: 'Pensacola', amount: 3, stores: 12, extra: 0, wanted: 12 };
    expect(tell('ShipStoresLoaded', data)).toMatchObject({
      text: 'US1SL took in three stores at Pensacola.',
      weight: 'routine',
    });
    expect(tell('ShipStoresLoaded', { ...data, wanted: 24 })).toMatchObject({
      text: 'US1SL took in three stores at Pensacola, short of the 24 asked for.',
      weight: 'matter',
    });
    expect(tell('ShipStoresLoaded', { ...data, amount: -4 }).text).toBe(
      'US1SL landed four stores at Pensacola.',
    );
  });

  it('tells hunger with what it cost', () => {
    const data = { ship: 'US1SL', crewLost: 5, crew: 95, turnsOut: 1, share: 0.05 };
    expect(tell('ShipOutOfStores', data)).toMatchObject({
      text: 'US1SL went without stores and obeyed nothing but a change of base.',
      each: 'lost 5 men, 5%, 95 left, one turn without',
      weight: 'matter',
    });
  });

  it('tells who went over and what else was ordered', () => {
    const wanted = { crew: 50, marines: 0 };
    const told = tell('CrewTransferred', { ship: 'US1SL', to: 'US2SL', crew: 30, marines: 0, wanted });
    expect([told.text, told.reasons]).toEqual([
      'US1SL sent 30 hands over to US2SL.',
      ['50 hands were ordered'],
    ]);
  });

  it('tells the end of a campaign and who came back', () => {
    expect(tell('SeasonEnded', { season: 'campaign', next: null }).text).toBe(
      'The campaign ended with this turn.',
    );
    const back = { unit: 'US1IN', wounded: 60, prisoners: 45, strength: 605, surplus: 0, experience: 9 };
    expect(tell('UnitRefitted', back)).toMatchObject({
      text: 'US1IN refitted at the end of the campaign and took back its wounded and prisoners.',
      each: '105 men back, 605 strong, experience 9',
    });
  });
});
