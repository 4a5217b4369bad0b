import type { TSchema } from '@sinclair/typebox';
import { Field, type FieldOptions, Float, ID, Int, type ReturnTypeFuncValue } from '@nestjs/graphql';
import { JsonValue } from './json-value.scalar.js';
import { DateTime } from './date-time.scalar.js';
import { enumerationOf } from './enumerations.js';
import { shapeOf } from './known-shapes.js';
import { withoutNull, wordsOf } from './read-schema.js';

export type Way = 'output' | 'input' | 'argument';

const idPatterns = new Set<string>();

/** Says which texts are ids: wherever one is given, GraphQL calls it an ID. What is asked and sent stays text, as clients declare it. */
export function nameIds(ids: readonly TSchema[]): void {
  for (const { pattern } of ids) idPatterns.add(pattern as string);
}

/**
 * The type of GraphQL for a schema. What GraphQL has no type for, and what has no name, is any JSON; a text may say under
 * `graph` that it is an ID.
 */
function graphType(schema: TSchema, way: Way): ReturnTypeFuncValue {
  const named = shapeOf(schema)?.[way === 'output' ? 'output' : 'input'];
  if (named) return named;
  const words = wordsOf(schema);
  if (words) return enumerationOf(words);
  switch (schema['type']) {
    case 'string':
      if (schema['format'] === 'uuid' || schema['graph'] === 'ID') return ID;
      if (way === 'output' && idPatterns.has(schema['pattern'] as string)) return ID;
      return schema['format'] === 'date-time' ? DateTime : String;
    case 'integer':
      return Int;
    case 'number':
      return Float;
    case 'boolean':
      return Boolean;
    default:
      return JsonValue;
  }
}

/** A schema that says nothing of its value allows null as well. */
const isAnything = (schema: TSchema): boolean => !('type' in schema) && !('anyOf' in schema);

/** A member of a class of GraphQL, by its schema. Types are looked up when all classes are there. */
export function graphField(schema: TSchema, way: Way, mayBeLeftOut: boolean): PropertyDecorator {
  const { schema: core, nullable } = withoutNull(schema);
  const items = core['type'] === 'array' ? (core['items'] as TSchema) : null;
  const told: FieldOptions = {
    nullable: (nullable || mayBeLeftOut || isAnything(core)) as true,
    ...(schema.description ? { description: schema.description } : {}),
    ...(way === 'argument' && schema.default !== undefined
      ? { defaultValue: schema.default as unknown }
      : {}),
  };
  return Field(
    () => (items ? [graphType(items, way)] : graphType(core, way)) as ReturnTypeFuncValue,
    told,
  ) as PropertyDecorator;
}
