import { Type, type TSchema, type TUnion } from '@sinclair/typebox';

/** A union of string literals as an `enum`. */
export function oneOf<const T extends readonly string[]>(values: T, description?: string) {
  return Type.Unsafe<T[number]>({
    type: 'string',
    enum: [...values],
    ...(description ? { description } : {}),
  });
}

/** A schema or null. */
export function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]) as TUnion<[T, ReturnType<typeof Type.Null>]>;
}

export const Text = Type.String();
export const TextOrNull = orNull(Type.String());
export const Count = Type.Integer();
