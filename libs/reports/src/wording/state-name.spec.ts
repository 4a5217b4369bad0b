import { describe, expect, it } from '@jest/globals';
import { stateInProse } from './state-name.js';

describe('states in prose', () => {
  const names = { US: 'United States', MX: 'Mexico', BA: 'German states', YU: 'Yucatan', CO: 'Yucatan' };

  it('have their article', () => {
    expect([stateInProse(names, 'US'), stateInProse(names, 'MX')]).toEqual(['the United States', 'Mexico']);
    expect(stateInProse({ IT: 'Kingdom of Italy' }, 'IT')).toBe('the Kingdom of Italy');
    expect(stateInProse({ US: 'the United States' }, 'US')).toBe('the United States');
  });

  it('are told apart by their ids where several go by one name', () => {
    expect([stateInProse(names, 'YU'), stateInProse(names, 'CO')]).toEqual(['Yucatan (YU)', 'Yucatan (CO)']);
  });

  it('go by their id where the name is not known', () => {
    expect([stateInProse(names, 'GT'), stateInProse(names, 'toString')]).toEqual(['GT', 'toString']);
  });
});
