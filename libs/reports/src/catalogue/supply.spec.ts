import { describe, expect, it } from '@jest/globals';
import type { EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent, type Told } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

function tell(type: EventName, data: Record<string, unknown>): Told & { text: string } {
  const told = tellEvent(observed({ type, data, phase: 'supply' }), NO_NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

const ATE = { unit: 'US1IN', source: 'US1CQ', supplies: 1, ammunition: 5, stock: null, because: '' };

describe('supply in words (GITM AMWOL 10)', () => {
  it.each([
    ['carried', 'US1IN ate carried supplies.', 'routine'],
    ['source', 'US1IN ate from US1CQ.', 'routine'],
    ['requisition', 'US1IN lived off the country: the depot is empty.', 'matter'],
    ['none', 'US1IN went hungry: the depot is empty.', 'matter'],
  ])('tells a unit that was fed by %s', (fed, text, weight) => {
    const because = weight === 'matter' ? 'the depot is empty' : '';
    const told = tell('SupplyConsumed', { ...ATE, fed, because });
    expect([told.text, told.weight, told.each]).toEqual([text, weight, 'carries 1, ammunition 5']);
  });

  it('says when less was drawn than asked for', () => {
    const load = {
      unit: 'US1CQ',
      source: 'Matamoros',
      amount: 4,
      supplies: 10,
      ammunition: 5,
      wanted: 12,
      stock: {},
    };
    expect(tell('SuppliesLoaded', load).text).toBe(
      'US1CQ drew four units of supplies from Matamoros, fewer than the 12 asked for.',
    );
    expect(tell('SuppliesLoaded', { ...load, amount: -2, wanted: 10 }).text).toBe(
      'US1CQ unloaded two units of supplies at Matamoros.',
    );
  });

  it('counts deserters and says how many of them were taken', () => {
    const told = tell('MenDeserted', {
      unit: 'US1IN',
      lost: 88,
      stragglers: 70,
      prisoners: 18,
      strength: 820,
      share: 0.097,
    });
    expect(told.each).toBe('88 men, 9.7%, 820 left, 18 of them taken');
  });

  it('tells goods that went, and goods that did not with the reason', () => {
    const goods = { goods: 'supplies', from: 'Matamoros', to: 'Monterrey', amount: 20 };
    const moved = tell('GoodsMoved', { ...goods, by: 'land', path: ['J9-V5', 'J8-V5'], wanted: 30 });
    expect(moved.text).toBe('20 units of supplies went from Matamoros to Monterrey by land.');
    expect(moved.reasons).toEqual(['30 were ordered', 'the way led over J9-V5 and J8-V5']);
    expect(tell('GoodsNotMoved', { ...goods, reason: 'no line of contact' }).text).toBe(
      '20 units of supplies did not go from Matamoros to Monterrey: no line of contact.',
    );
  });

  it('gathers the lines of a command by what came of them', () => {
    const line = {
      communications: true,
      communicationsSource: 'US1CQ',
      supplySource: 'US1CQ',
      supplied: true,
    };
    const cut = { communications: false, communicationsSource: null, supplySource: null, supplied: false };
    const lines = [
      { unit: 'US1IN', ...line },
      { unit: 'US3IN', ...cut },
      { unit: 'US2IN', ...line },
    ];
    expect(tell('LinesAssessed', { lines }).reasons).toEqual([
      'US1IN and US2IN: in communications through US1CQ, supplied by US1CQ',
      'US3IN: out of communications, no source of supply',
    ]);
  });

  it('tells a summons that was refused and one that was not', () => {
    expect(tell('GarrisonTested', { city: 'Perote', surrenders: false }).text).toContain('held out');
    expect(tell('GarrisonTested', { city: 'Perote', surrenders: true }).text).toContain('gave up');
  });
});
