import { describe, expect, it } from '@jest/globals';
import { stateId, type CampaignState, type StateId } from '@vedette/campaign';
import { tableOf } from '../testing/table.js';
import { isSeenByOthers, unitsSeenBy } from './tactical-sight.js';

const HERE = 'G1-V1';

function table(spots: Readonly<Record<string, string | [string, object]>>): CampaignState {
  return tableOf({
    units: Object.entries(spots).map(([id, spot]) => {
      const [tactical, more] = typeof spot === 'string' ? [spot, {}] : spot;
      return { id, square: HERE, tactical, ...more };
    }),
  });
}

function seenBy(viewer: StateId, state: CampaignState): string[] {
  return unitsSeenBy(state, viewer, state.theatre.grid.indexOf(HERE)).map(({ id }) => id);
}

const shattered = { status: 'shattered', reforming: { turnsLeft: 2, waited: 0 } };

describe('sight on the tactical map (4.2)', () => {
  it('shows the nearest enemy in each of eight directions, however far', () => {
    const state = table({ US1IN: '7-7', MX1IN: '7-0', MX2IN: '14-7', MX3IN: '0-0', MX4IN: '14-14' });
    expect(seenBy(stateId('US'), state)).toEqual(['MX1IN', 'MX2IN', 'MX3IN', 'MX4IN']);
  });

  it('hides who stands behind a nearer enemy in the same direction', () => {
    expect(seenBy(stateId('US'), table({ US1IN: '7-7', MX1IN: '7-5', MX2IN: '7-3', MX3IN: '8-2' }))).toEqual([
      'MX1IN',
    ]);
  });

  it('shows two that are equally near', () => {
    expect(seenBy(stateId('US'), table({ US1IN: '7-7', MX1IN: '7-3', MX2IN: '8-3' }))).toEqual([
      'MX1IN',
      'MX2IN',
    ]);
  });

  it('is not blocked by headquarters, which show when no combat unit is nearer', () => {
    expect(seenBy(stateId('US'), table({ US1IN: '7-7', MX1CQ: '7-5', MX2IN: '7-3' }))).toEqual([
      'MX1CQ',
      'MX2IN',
    ]);
    expect(seenBy(stateId('US'), table({ US1IN: '7-7', MX1CQ: '7-1', MX2IN: '7-3' }))).toEqual(['MX2IN']);
  });

  it('is not had by headquarters, inactive or shattered units', () => {
    expect(seenBy(stateId('US'), table({ US1CQ: '7-7', MX1IN: '7-5' }))).toEqual([]);
    expect(seenBy(stateId('US'), table({ US1IN: ['7-7', { status: 'inactive' }], MX1IN: '7-5' }))).toEqual(
      [],
    );
    expect(seenBy(stateId('US'), table({ US1IN: ['7-7', shattered], MX1IN: '7-5' }))).toEqual([]);
  });

  it('is pooled over all friends on the map (4.6)', () => {
    const state = table({ US1IN: '7-7', TX1IN: '0-3', MX1IN: '7-5', MX2IN: '7-3' });
    expect(seenBy(stateId('US'), state)).toEqual(['MX1IN', 'MX2IN']);
  });

  it('sees what stands in the same tactical square', () => {
    expect(seenBy(stateId('US'), table({ US1IN: '7-7', MX1IN: '7-7', MX2CQ: '7-7' }))).toEqual([
      'MX1IN',
      'MX2CQ',
    ]);
  });

  it('keeps neutrals and enemies apart: neither hides the other', () => {
    const state = table({ US1IN: '7-7', GB1IN: '7-5', MX1IN: '7-3' });
    expect(seenBy(stateId('US'), state)).toEqual(['GB1IN', 'MX1IN']);
  });
});

describe('being seen', () => {
  it('agrees with what the others see, unit by unit', () => {
    const state = table({
      US1IN: '2-3',
      US2LC: '9-9',
      US3CQ: '5-5',
      MX1IN: '7-5',
      MX2IN: '7-3',
      MX3CQ: '3-3',
      MX4IN: '12-12',
      GB1IN: '0-0',
    });
    for (const viewer of ['US', 'MX', 'GB'].map(stateId))
      for (const unit of state.units.values()) {
        if (state.areFriends(viewer, unit.state)) continue;
        const seen = seenBy(viewer, state).includes(unit.id);
        if (seen) expect([unit.id, isSeenByOthers(state, unit)]).toEqual([unit.id, true]);
      }
  });

  it('can be asked for a square the unit has not come to yet', () => {
    const state = table({ US1IN: '7-7', MX1IN: '7-5', MX2IN: '7-3' });
    const hidden = state.unit('MX2IN');
    expect(isSeenByOthers(state, hidden)).toBe(false);
    expect(isSeenByOthers(state, hidden, hidden.square, 12 * 15)).toBe(true);
  });

  it('leaves the unit’s own old place out of account', () => {
    const state = table({ US1IN: '7-7', MX1IN: '7-5' });
    const unit = state.unit('MX1IN');
    expect(isSeenByOthers(state, unit, unit.square, 7)).toBe(true);
  });
});
