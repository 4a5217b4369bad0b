import { Type } from '@sinclair/typebox';

/** A union of string literals as an `enum`, so that a fault can say what is allowed. */
export function oneOf<const T extends readonly string[]>(values: T, description?: string) {
  return Type.Unsafe<T[number]>({
    type: 'string',
    enum: [...values],
    ...(description ? { description } : {}),
  });
}
