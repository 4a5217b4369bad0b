import { describe, expect, it } from '@jest/globals';
import { orderFor, type OrderTemplate, PIECE_KEYS, templateOf } from '@vedette/campaign';
import { ORDER_DEFINITIONS } from './order-kinds.js';
import { parseOrderText } from './parse-order-text.js';
import { formatOrder } from './order-texts/format-order.js';
import { formatTemplate } from './order-texts/format-template.js';

const orders: readonly [OrderTemplate, string][] = [
  [{ kind: 'land', strategic: { path: ['J9-V4'] } }, '<unit> march J9-V4'],
  [{ kind: 'naval', movement: { seas: ['WGC', 'SGC'] } }, '<ship> sail WGC SGC'],
  [{ kind: 'deploy', square: 'J9-V4' }, 'deploy <unit> J9-V4'],
];

describe('a template as text', () => {
  it.each(orders)('%j names no piece', (template, text) => {
    expect(formatTemplate(template)).toBe(text);
  });

  it.each(orders)(
    'of %j is no order anybody could send by mistake, and with an id in it is that of the piece',
    (template, text) => {
      const id = template.kind === 'naval' ? 'US1FR' : 'US1IN';
      expect(parseOrderText(text).orders).toEqual([]);
      const sent = formatOrder(orderFor(template, id));
      expect(sent).toBe(text.replace(/<\w+>/, id));
      expect(templateOf(parseOrderText(sent).orders[0] as OrderTemplate)).toEqual(template);
    },
  );
});

describe('orders that are a piece’s own', () => {
  it('are those that can be copied, and name their piece by the same key', () => {
    const keys = Object.values(ORDER_DEFINITIONS).flatMap(({ kind, slot }) =>
      slot ? [[kind, slot.key]] : [],
    );
    expect(Object.fromEntries(keys)).toEqual(PIECE_KEYS);
  });
});
