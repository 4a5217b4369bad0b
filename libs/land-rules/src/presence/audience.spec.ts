import { stateId } from '@vedette/campaign';
import { describe, expect, it } from '@jest/globals';
import { stateOf } from '../testing/field.js';
import { openAudience, ownAudience } from './audience.js';

const state = stateOf({
  players: [
    { id: 'taylor', state: 'US' },
    { id: 'worth', state: 'US' },
    { id: 'ampudia', state: 'MX' },
    { id: 'canales', state: 'MX' },
  ],
  units: [
    { id: 'US1IN', square: 'G3-V3', tactical: '7-7', deputy: 'worth' },
    { id: 'MX1IN', square: 'G3-V3', tactical: '7-7' },
    { id: 'MX1MI', square: 'G3-V3', tactical: '3-3', commander: 'canales', status: 'inactive' },
  ],
});
const square = state.unit('US1IN').square;

describe('who hears of a battle', () => {
  it('is who commands or deputises an active unit there: the own side wholly, others in part', () => {
    expect(openAudience(state, square, [stateId('US')])).toEqual({
      taylor: 'full',
      worth: 'full',
      ampudia: 'partial',
    });
    expect(ownAudience(state, square, [stateId('MX')])).toEqual({ ampudia: 'full' });
  });

  it.each(['inactive', 'shattered'] as const)(
    'is not who has only an %s unit there (4.1, 12.3)',
    (status) => {
      state.unit('MX1MI').status = status;
      expect(openAudience(state, square, [stateId('MX')])).not.toHaveProperty('canales');
      expect(ownAudience(state, square, [stateId('MX')])).not.toHaveProperty('canales');
    },
  );
});
