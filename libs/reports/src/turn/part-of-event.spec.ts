import { describe, expect, it } from '@jest/globals';
import { observed, unheardOf } from '../specimen/specimen-events.js';
import { partsOfEvent } from './part-of-event.js';

describe('the part of the turn report in which an event is told (PATE 3.11)', () => {
  it('is the fleet for orders about ships, the army for others', () => {
    const partsOf = (kind: string, subject: string) =>
      partsOfEvent(observed({ type: 'OrderStood', phase: 'orders', data: { kind, subject } }));
    expect(partsOf('naval', 'US1FR')).toEqual(['fleet']);
    expect(partsOf('assign', 'US2SL')).toEqual(['fleet']);
    expect(partsOf('move-stores', 'Veracruz')).toEqual(['fleet']);
    expect(partsOf('land', 'US1IN')).toEqual(['land']);
    expect(partsOf('assign', 'US1IN')).toEqual(['land']);
  });

  it('is both for what concerns ships and troops', () => {
    const event = unheardOf({
      type: 'SomethingNew',
      phase: 'final-amphibious',
      data: { ship: 'US1TR', units: ['US1IN'] },
    });
    expect(partsOfEvent(event)).toEqual(['land', 'fleet']);
  });
});
