import type { TObject, TSchema } from '@sinclair/typebox';
import { Field, Float, InputType, Int, type ReturnTypeFuncValue } from '@nestjs/graphql';
import { ORDER_SCHEMAS, type OrderKind } from '@vedette/campaign';
// Lists of words that have a name of their own keep it.
import '../shapes/names-of-the-api.js';
import { enumerationNamed, JsonValue, withoutNull, wordsOf } from '@vedette/edge';

type InputClass = new () => object;
/** What the house knows of an order before its sender says it: his session, its clock, and the member it comes in. */
const KNOWN = ['kind', 'by', 'at'];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A kind as GraphQL can write it: `move-supplies` is `moveSupplies`. */
const memberOf = (kind: string): string => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The input type of GraphQL for an object of an order's schema, and those of all objects in it, named by where they stand. */
function inputOf(name: string, schema: TObject, told?: string): InputClass {
  const input = class {};
  Object.defineProperty(input, 'name', { value: name });
  for (const [key, part] of Object.entries(schema.properties)) {
    if (KNOWN.includes(key)) continue;
    const { schema: core, nullable } = withoutNull(part);
    const type = typeOf(name + capital(key), core);
    const mayBeLeftOut = nullable || !(schema.required ?? []).includes(key);
    Field(() => type, {
      nullable: nullability(core, mayBeLeftOut) as true,
      ...(core.description ? { description: core.description } : {}),
    })(input.prototype, key);
  }
  InputType(name, told ? { description: told } : {})(input);
  return input;
}

/** Lists may have holes where their schema says so: a march that waits a phase. */
function nullability(schema: TSchema, mayBeLeftOut: boolean): boolean | 'items' | 'itemsAndList' {
  const holes = schema['type'] === 'array' && withoutNull(schema['items'] as TSchema).nullable;
  if (!holes) return mayBeLeftOut;
  return mayBeLeftOut ? 'itemsAndList' : 'items';
}

function typeOf(name: string, schema: TSchema): ReturnTypeFuncValue {
  if (schema['type'] === 'array')
    return [typeOf(name, withoutNull(schema['items'] as TSchema).schema)] as never;
  if (schema['type'] === 'object') return inputOf(name, schema as unknown as TObject);
  const words = wordsOf(schema);
  if (words) return enumerationNamed(name, words) as ReturnTypeFuncValue;
  switch (schema['type']) {
    case 'integer':
      return Int;
    case 'number':
      return Float;
    case 'boolean':
      return Boolean;
    default:
      return String;
  }
}

/** The member an order of a battle comes in, whole: plans of units have shapes that inputs of GraphQL cannot say. */
const BATTLE = 'battle';

/** Which kind of order comes in which member of {@link OrderInput}. */
const KIND_OF = new Map<string, OrderKind>();

/** One order of any kind: exactly one member is given, named after its kind. Made from the schemas of the orders. */
export const OrderInput = ((): InputClass => {
  const order = class {};
  Object.defineProperty(order, 'name', { value: 'OrderInput' });
  for (const [kind, schema] of Object.entries(ORDER_SCHEMAS)) {
    const member = memberOf(kind);
    KIND_OF.set(member, kind as OrderKind);
    const type = inputOf(`${capital(member)}OrderInput`, schema);
    Field(() => type, { nullable: true })(order.prototype, member);
  }
  Field(() => JsonValue, {
    nullable: true,
    description: 'an order of a battle, as schemas/battle-orders.schema.json has it',
  })(order.prototype, BATTLE);
  InputType('OrderInput', {
    isOneOf: true,
    description: 'An order: exactly one member, named after its kind',
  })(order);
  return order;
})();

/** The order as an orders document has it. */
export function orderFrom(input: object): unknown {
  if (BATTLE in input) return input[BATTLE];
  return Object.entries(input).map(([member, order]) => ({
    kind: KIND_OF.get(member),
    ...(order as object),
  }))[0];
}
