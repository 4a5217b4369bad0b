import { Type, type Static } from '@sinclair/typebox';
import { type Fault, faultsOf, oneOfWords, show } from '@vedette/documents';
import { CLOSED, UnitIdText } from './names.schema.js';
import { type Order, ORDER_SCHEMAS } from './orders.schema.js';

const piece = Type.Optional(
  Type.Unsafe<string>({
    ...UnitIdText,
    description: 'need not be given: each copy is for a piece of its own',
  }),
);
const { land, naval, deploy } = ORDER_SCHEMAS;

/**
 * Kinds of order that are one unit's or ship's own (GITM AMWOL 6.1), and so can be copied to others: the schema of each is that
 * of the order but for the piece, which need not be named.
 */
export const TEMPLATE_SCHEMAS = {
  land: Type.Object({ ...land.properties, unit: piece }, CLOSED),
  naval: Type.Object({ ...naval.properties, ship: piece }, CLOSED),
  deploy: Type.Object({ ...deploy.properties, unit: piece }, CLOSED),
} as const;
export type TemplateKind = keyof typeof TEMPLATE_SCHEMAS;
export const TEMPLATE_KINDS = Object.keys(TEMPLATE_SCHEMAS) as TemplateKind[];

/** The key by which an order of such a kind names its piece. */
export const PIECE_KEYS = { land: 'unit', naval: 'ship', deploy: 'unit' } as const satisfies Record<
  TemplateKind,
  'unit' | 'ship'
>;

/** An order to be copied to units or ships. */
export type OrderTemplate = {
  [K in TemplateKind]: Static<(typeof TEMPLATE_SCHEMAS)[K]>;
}[TemplateKind];
export const OrderTemplate = Type.Unsafe<OrderTemplate>({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: TEMPLATE_KINDS } },
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(TEMPLATE_SCHEMAS),
});

/** Faults of an order to be copied, by the schema of its kind. */
export function faultsOfTemplate(value: unknown, prefix = ''): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ pointer: prefix, found: show(value), allowed: 'an order object' }];
  const { kind } = value as { kind?: unknown };
  if (!isTemplateKind(kind))
    return [{ pointer: `${prefix}/kind`, found: show(kind), allowed: oneOfWords(TEMPLATE_KINDS, kind) }];
  return faultsOf(TEMPLATE_SCHEMAS[kind], value, prefix);
}

/** Whether orders of a kind can be copied. */
export function isTemplateKind(kind: unknown): kind is TemplateKind {
  return TEMPLATE_KINDS.includes(kind as TemplateKind);
}

/** What of an order is kept under a name: neither the piece it was for, nor who gave it and when. */
export function templateOf({ by: _, at: __, ...order }: OrderTemplate): OrderTemplate {
  const { [PIECE_KEYS[order.kind]]: ___, ...kept } = order as OrderTemplate &
    Partial<Record<'unit' | 'ship', string>>;
  return kept as OrderTemplate;
}

/** The order a template is for one piece. */
export function orderFor(template: OrderTemplate, id: string): Order {
  return { ...template, [PIECE_KEYS[template.kind]]: id } as Order;
}
