import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { faultsOfOrder, type Order, type OrderKind } from '@vedette/campaign';
import { judgeOrders } from '@vedette/order-rules';
import { formatOrder, ORDER_TEXTS } from '@vedette/order-rules/text';
import { booksOf } from '@vedette/rulebooks';
import fc from 'fast-check';
import { frontier, SHIPS, UNITS } from '../../../../../libs/order-rules/src/testing/desk.js';
import { orderArbitrary } from '../../../../../libs/order-rules/src/testing/order-arbitraries.js';
import type { AnyOrder } from '../../seat/composing.js';
import { readOrders } from '../text/read-orders.js';
import { type Field, fieldsOf, type Schema } from './field-of.js';
import { partOf, pointerOf, withPart } from './part-of.js';

const KINDS = Object.keys(ORDER_TEXTS) as OrderKind[];
const formOf = (kind: string): Field[] =>
  fieldsOf(
    JSON.parse(
      readFileSync(new URL(`../../../../../schemas/orders/${kind}.schema.json`, import.meta.url), 'utf8'),
    ) as Schema,
  );
const FORMS = new Map(KINDS.map((kind) => [kind as string, formOf(kind)]));

const state = frontier();
const anyOrder = orderArbitrary({
  players: ['taylor', 'worth', 'twiggs', 'marcy'],
  units: UNITS.map(({ id }) => id as string),
  ships: SHIPS.map(({ id }) => id as string),
  squares: ['G7-V5', 'G6-V5', 'G8-V5', 'G9-V4'],
  places: ['Depot', 'Villa', 'Haven', 'Veracruz'],
  seas: ['WGC', 'SGC', 'CAB', 'SMC'],
}).filter((one) => faultsOfOrder(one).length === 0);
const orderOfKind = (kind: OrderKind): fc.Arbitrary<Order> => anyOrder.filter((one) => one.kind === kind);
const names = { shipTypes: new Set(['FR', 'SL', 'TR']), map: null };

/** An order as its text says it; null of a text that names what cannot be written. */
function asText(order: Order): AnyOrder | null {
  const { by: _by, at: _at, ...unsigned } = order;
  const { orders, faults } = readOrders(formatOrder(unsigned as Order), names);
  const read = faults.length === 0 && orders.length === 1 ? orders[0]!.order : null;
  // Whoever engages in all phases says so without any; a form says it by the first of them.
  return read && isEmpty(partOf(read, ENGAGE)) ? withPart(read, ENGAGE, { from: 1 }) : read;
}

const ENGAGE = ['tactical', 'engage'];
const isEmpty = (part: unknown): boolean => JSON.stringify(part) === '{}';

/** What a hand does that fills a form until it says what another order says: field by field, entry by entry. */
function filled(blank: AnyOrder, fields: readonly Field[], meant: AnyOrder): AnyOrder {
  return fields.reduce((order, field): AnyOrder => {
    const value = partOf(meant, field.path);
    if (value === undefined || value === null) return order;
    if (field.is === 'group') return filled(order, field.fields, meant);
    if (field.is !== 'entries') return withPart(order, field.path, value);
    return (value as readonly unknown[]).reduce<AnyOrder>((before, _, index) => {
      const entries = (partOf(before, field.path) ?? []) as readonly unknown[];
      const added = withPart(before, field.path, [...entries, {}]);
      return filled(added, fieldsOf(field.schema, [...field.path, String(index)]), meant);
    }, order);
  }, blank);
}

/** Every place of a form, also those within others, as pointers. */
const placesIn = (fields: readonly Field[], order: AnyOrder): string[] =>
  fields.flatMap((field) => {
    const entries = field.is === 'entries' ? ((partOf(order, field.path) ?? []) as readonly unknown[]) : [];
    return [
      pointerOf(field.path),
      ...(field.is === 'group' ? placesIn(field.fields, order) : []),
      ...entries.flatMap((_, index) => {
        const at = [...field.path, String(index)];
        return [pointerOf(at), ...placesIn(fieldsOf((field as { schema: Schema }).schema, at), order)];
      }),
      ...(field.is === 'list'
        ? ((partOf(order, field.path) ?? []) as readonly unknown[]).map((_, index) =>
            pointerOf([...field.path, String(index)]),
          )
        : []),
    ];
  });

/** What is wrong with an order as a whole stands at the head of its card: of which kind it is, who sends it, when. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['/kind', '/by', '/at']);

describe.each(KINDS)('an order of the kind %s', (kind) => {
  it('is the same by its text and by its form, filled field by field', () => {
    let seen = 0;
    fc.assert(
      fc.property(orderOfKind(kind), (order) => {
        const meant = asText(order);
        if (!meant) return;
        seen++;
        expect(filled({ kind }, FORMS.get(kind)!, meant)).toEqual(meant);
      }),
      { numRuns: 60 },
    );
    expect(seen).toBeGreaterThan(10);
  });

  it('has a place in its form for whatever the referee finds wrong or doubtful in it', () => {
    const homeless = new Set<string>();
    let found = 0;
    fc.assert(
      fc.property(orderOfKind(kind), (order) => {
        const [receipt] = judgeOrders(state, booksOf(state.rulebooks), [{ ...order, by: 'taylor' }]).receipts;
        const places = new Set(placesIn(FORMS.get(kind)!, order as unknown as AnyOrder));
        for (const { field, code } of receipt!.problems) {
          found++;
          if (!places.has(field) && !OF_THE_WHOLE.has(field)) homeless.add(`${code} at ${field}`);
        }
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(0);
    expect([...homeless]).toEqual([]);
  });
});
