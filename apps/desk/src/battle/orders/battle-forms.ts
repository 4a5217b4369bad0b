import orders from '../../../../../schemas/battle-orders.schema.json' with { type: 'json' };
import type { Schema } from '../../orders/form/field-of.js';

/** The shape of one kind, which says its kind. */
type Form = Schema & { readonly properties: { readonly kind: { readonly const: string } } };

const forms = orders.properties.orders.items.anyOf as readonly unknown[] as readonly Form[];

/** The published shape of each kind of order of a battle: a new kind has its form by being published. */
export const BATTLE_FORMS: Readonly<Record<string, Schema>> = Object.fromEntries(
  forms.map((form) => [form.properties.kind.const, form]),
);
