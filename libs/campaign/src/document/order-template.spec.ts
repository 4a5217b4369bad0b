import { describe, expect, it } from '@jest/globals';
import { faultsOfTemplate, orderFor, type OrderTemplate, templateOf } from './order-template.schema.js';
import { isOrder } from './validate.js';

const march: OrderTemplate = { kind: 'land', strategic: { path: ['J9-V4'] } };

describe('an order to be copied', () => {
  it.each([
    [march],
    [{ ...march, unit: 'US1IN', by: 'taylor' }],
    [{ kind: 'naval', movement: { seas: ['WGC'] } }],
    [{ kind: 'deploy', square: 'J9-V4' }],
  ])('need not say for whom it is: %j', (template) => {
    expect(faultsOfTemplate(template)).toEqual([]);
  });

  it.each([
    [null, ''],
    [[], ''],
    [{}, '/kind'],
    [{ kind: 'merge', unit: 'US1IN' }, '/kind'],
    [{ kind: 'fire', battery: 'A' }, '/kind'],
    [{ kind: 'land', unit: 7 }, '/unit'],
    [{ kind: 'land', ship: 'US1FR' }, '/ship'],
    [{ kind: 'naval', unit: 'US1IN' }, '/unit'],
    [{ kind: 'land', strategic: { path: 'J9-V4' } }, '/strategic/path'],
  ])('is otherwise as its kind has it: %j', (template, pointer) => {
    expect(faultsOfTemplate(template).map((fault) => fault.pointer)).toContain(pointer);
    expect(faultsOfTemplate(template, '/order').map((fault) => fault.pointer)).toContain(`/order${pointer}`);
  });

  it('is kept without piece, officer and time, and is for each piece an order of its own', () => {
    const sent = { ...march, unit: 'US1IN', by: 'taylor', at: '1846-05-08T12:00:00Z' };
    const template = templateOf(sent);
    expect(template).toEqual(march);
    expect(isOrder(template)).toBe(false);
    const copies = ['US3IN', 'US4IN'].map((id) => orderFor(template, id));
    expect(copies).toEqual([
      { ...march, unit: 'US3IN' },
      { ...march, unit: 'US4IN' },
    ]);
    expect(copies.every(isOrder)).toBe(true);
    expect(orderFor({ kind: 'naval' }, 'US1FR')).toEqual({ kind: 'naval', ship: 'US1FR' });
  });
});
