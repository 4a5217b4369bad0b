import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Static, TSchema } from '@sinclair/typebox';
import type { Fault } from './fault.js';
import { OrdersDocument, ORDER_SCHEMAS, type Order, type OrderKind, ORDER_KINDS } from './orders.schema.js';
import { PositionDocument } from './position.schema.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, discriminator: true });
ajv.addFormat('date-time', {
  type: 'string',
  validate: (text: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
});
const compiled = new Map<TSchema, ValidateFunction>();
const MOST_FAULTS = 100;

function compile(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const { $id: _, ...anonymous } = schema;
  const made = ajv.compile(anonymous);
  compiled.set(schema, made);
  return made;
}

/** Faults of a value against a schema, none when it fits. At most 100 are told. */
export function faultsOf(schema: TSchema, value: unknown, prefix = ''): Fault[] {
  const validate = compile(schema);
  if (validate(value)) return [];
  return dedupe((validate.errors ?? []).map((error) => toFault(error, prefix))).slice(0, MOST_FAULTS);
}

/** Whether a value fits a schema; narrows its type. */
export function fits<S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  return compile(schema)(value) as boolean;
}

/** Faults of a position document. */
export function faultsOfPosition(value: unknown): Fault[] {
  return faultsOf(PositionDocument, value);
}

/** Faults of an orders document; each order is judged by the schema of its kind. */
export function faultsOfOrders(value: unknown): Fault[] {
  const document = value as { orders?: unknown } | null;
  if (typeof document !== 'object' || document === null || !Array.isArray(document.orders))
    return faultsOf(OrdersDocument, value);
  const outer = faultsOf(OrdersDocument, { ...document, orders: [] });
  const inner = document.orders.flatMap((order, i) => faultsOfOrder(order, `/orders/${i}`));
  return [...outer, ...inner].slice(0, MOST_FAULTS);
}

/** Faults of one order by the schema of its kind. */
export function faultsOfOrder(value: unknown, prefix = ''): Fault[] {
  const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ pointer: prefix, found: show(value), allowed: 'an order object' }];
  if (!ORDER_KINDS.includes(kind as OrderKind))
    return [{ pointer: `${prefix}/kind`, found: show(kind), allowed: `one of ${ORDER_KINDS.join(', ')}` }];
  return faultsOf(ORDER_SCHEMAS[kind as OrderKind], value, prefix);
}

/** Whether a value is a well-formed order. */
export function isOrder(value: unknown): value is Order {
  return faultsOfOrder(value).length === 0;
}

function toFault(error: ErrorObject, prefix: string): Fault {
  const pointer = prefix + error.instancePath;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return {
        pointer: `${pointer}/${String(params['missingProperty'])}`,
        found: 'nothing',
        allowed: 'a value; it must be given',
      };
    case 'additionalProperties':
      return {
        pointer: `${pointer}/${String(params['additionalProperty'])}`,
        found: 'a key that is not known here',
        allowed: 'only the documented keys',
      };
    case 'enum':
      return {
        pointer,
        found: show(error.data),
        allowed: `one of ${(params['allowedValues'] as unknown[]).join(', ')}`,
      };
    case 'const':
      return { pointer, found: show(error.data), allowed: show(params['allowedValue']) };
    case 'type':
      return { pointer, found: show(error.data), allowed: `a value of type ${String(params['type'])}` };
    case 'pattern': {
      const description = (error.parentSchema as { description?: string } | undefined)?.description;
      return {
        pointer,
        found: show(error.data),
        allowed: description ?? `text like ${String(params['pattern'])}`,
      };
    }
    default:
      return { pointer, found: show(error.data), allowed: error.message ?? error.keyword };
  }
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function dedupe(faults: Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const key = `${fault.pointer}\u0000${fault.allowed}`;
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
