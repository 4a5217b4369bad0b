import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '@vedette/campaign';
import { trialSummary } from './trial-summary.js';

const event = (type: string, data: object, square?: string): GameEvent =>
  ({
    type,
    data,
    phase: 'tactical-1',
    turn: 1,
    rule: 'gitm-amwol 9.9',
    audience: {},
    seq: 1,
    square,
  }) as GameEvent;

describe('the summary of a trial', () => {
  it('tells battles, places that changed hands and pieces that were lost, and nothing of all the rest', () => {
    const summary = trialSummary([
      event('MoraleChanged', { unit: 'US1IN', morale: 57 }),
      event('BattleEnded', { tactical: '12-7', winners: ['US'], losers: ['MX'], losses: 234 }, 'J9-V4'),
      event('GarrisonFought', {
        port: 'Keys',
        attackers: { states: ['MX'], units: [] },
        defenders: { states: ['US'], units: [] },
        winner: 'defenders',
      }),
      event('SeaBattleFought', {
        place: { port: 'Veracruz', area: 'coastal' },
        winners: ['US'],
        losers: ['MX'],
      }),
      event('CityTaken', { city: 'Matamoros', from: 'MX', to: 'US', by: 'US1IN' }),
      event('UnitShattered', { unit: 'MX1IN' }),
    ]);
    expect(summary).toEqual({
      battles: [
        { phase: 'tactical-1', place: '12-7 of J9-V4', winners: ['US'], losers: ['MX'], losses: 234 },
        { phase: 'tactical-1', place: 'Keys', winners: ['US'], losers: ['MX'], losses: null },
        { phase: 'tactical-1', place: 'Veracruz', winners: ['US'], losers: ['MX'], losses: null },
      ],
      places: [{ phase: 'tactical-1', place: 'Matamoros', from: 'MX', to: 'US' }],
      lost: [{ phase: 'tactical-1', piece: 'MX1IN', by: 'UnitShattered' }],
    });
  });
});
