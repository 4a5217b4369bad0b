import type { OrderKind } from '@vedette/campaign';
import orders from '../../../../../schemas/orders.schema.json' with { type: 'json' };
import type { Schema } from './field-of.js';

/** The shape of one kind, which says its kind. */
type Form = Schema & { readonly properties: { readonly kind: { readonly const: OrderKind } } };

const forms = orders.properties.orders.items.oneOf as readonly unknown[] as readonly Form[];

/** The published shape of each kind of order: those that the document of orders lists, so that a new kind has its form by that. */
export const ORDER_FORMS = Object.fromEntries(
  forms.map((form) => [form.properties.kind.const, form]),
) as unknown as Readonly<Record<OrderKind, Schema>>;

/** Kinds that a piece is given as its own order: one of them stands for it. */
export const OWN_KINDS = { land: 'unit', sea: 'ship' } as const;

/** Kinds that are no piece's: goods are sent by places, commands by the staff. */
export const STAFF_KINDS: readonly OrderKind[] = ['move-supplies', 'move-stores', 'depot', 'assign'];
