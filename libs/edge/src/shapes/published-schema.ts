import type { TSchema } from '@sinclair/typebox';
import { shapeOf } from './known-shapes.js';
import { withoutNull, wordsOf } from './read-schema.js';

type Json = Readonly<Record<string, unknown>>;

/** What of a schema clients are told beside its parts. */
const TOLD = [
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'description',
  'examples',
] as const;

/** A schema as the OpenAPI document (3.1, JSON Schema 2020-12) shows it: what has a name is led to by it. */
export function publishedSchema(schema: TSchema): Json {
  const { schema: core, nullable } = withoutNull(schema);
  if (!nullable) return shapeOf(schema) ? referenceTo(schema) : writtenOut(schema);
  if (shapeOf(core)) {
    const { $ref, ...told } = referenceTo(core);
    return { anyOf: [{ $ref }, { type: 'null' }], ...told };
  }
  const { type, ...rest } = writtenOut(core);
  if (typeof type !== 'string') return { anyOf: [writtenOut(core), { type: 'null' }] };
  const words = rest['enum'] as unknown[] | undefined;
  return { type: [type, 'null'], ...rest, ...(words ? { enum: [...words, null] } : {}) };
}

function referenceTo(schema: TSchema): Json {
  const { component, schema: named } = shapeOf(schema)!;
  const { description } = schema;
  return {
    $ref: `#/components/schemas/${component}`,
    ...(description === undefined || description === named.description ? {} : { description }),
  };
}

/** A schema with its parts written out, whether it has a name itself or not. Keys nobody knows yet are allowed to answers. */
export function writtenOut(schema: TSchema): Json {
  const words = wordsOf(schema);
  if (words && schema['anyOf'])
    return {
      type: 'string',
      enum: words,
      ...(schema.description ? { description: schema.description } : {}),
    };
  const properties = schema['properties'] as Readonly<Record<string, TSchema>> | undefined;
  const values = schema['patternProperties'] as Readonly<Record<string, TSchema>> | undefined;
  return {
    ...Object.fromEntries(
      TOLD.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key] as unknown]),
    ),
    ...(properties ? { properties: eachOf(properties), required: schema['required'] ?? [] } : {}),
    ...(values ? { additionalProperties: publishedSchema(Object.values(values)[0]!) } : {}),
    ...(schema['items'] ? { items: publishedSchema(schema['items'] as TSchema) } : {}),
    ...(schema['anyOf'] ? { anyOf: (schema['anyOf'] as TSchema[]).map(publishedSchema) } : {}),
  };
}

const eachOf = (properties: Readonly<Record<string, TSchema>>): Json =>
  Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, publishedSchema(part)]));
