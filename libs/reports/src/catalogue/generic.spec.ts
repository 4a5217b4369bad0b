import { describe, expect, it } from '@jest/globals';
import { unheardOf } from '../specimen/specimen-events.js';
import { tellEvent } from '../turn/tell-event.js';
import { nameInWords } from './generic.js';
import { NO_NAMES } from './telling.js';

const WAGONS = {
  type: 'SupplyWagonsLost',
  square: 'G6-V6',
  data: {
    unit: 'US1CQ',
    wagons: 3,
    reason: 'bad-roads',
    spoilt: { flour: 2.5, powder: 1 },
    by: ['MX1LC', 'MX2LC'],
  },
};

describe('types of event without words of their own', () => {
  it('reads names aloud', () => {
    expect([nameInWords('SupplyWagonLost'), nameInWords('turnsLeft'), nameInWords('an-odd_one')]).toEqual([
      'supply wagon lost',
      'turns left',
      'an odd one',
    ]);
  });

  it('are told with whom and where they concerned', () => {
    const told = tellEvent(unheardOf(WAGONS), NO_NAMES);
    expect(`${told.unit}${told.rest}`).toBe('Supply wagons lost: US1CQ in G6-V6: bad roads.');
  });

  it("show every figure to the reader's own side and none to others", () => {
    expect(tellEvent(unheardOf(WAGONS), NO_NAMES).reasons).toEqual([
      'wagons 3',
      'spoilt flour 2.5, powder 1',
      'by MX1LC and MX2LC',
    ]);
    expect(tellEvent(unheardOf({ ...WAGONS, degree: 'partial' }), NO_NAMES).reasons).toEqual([]);
  });

  it('cut long lists short', () => {
    const many = Array.from({ length: 40 }, (_, index) => `US${index + 1}IN`);
    const { reasons } = tellEvent(unheardOf({ type: 'RollCalled', data: { present: many } }), NO_NAMES);
    expect(reasons[0]).toMatch(/US12IN and 28 more$/);
  });

  it('tell an observer who is told nothing but that something happened just that', () => {
    const told = tellEvent(
      unheardOf({ type: 'SiegeBegan', degree: 'end', square: 'G6-V6', data: {} }),
      NO_NAMES,
    );
    expect(told.rest).toBe('Siege began in G6-V6.');
  });
});
