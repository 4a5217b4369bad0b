import { type TSchema, Type } from '@sinclair/typebox';

/** An object whose keys are all known. */
export const CLOSED = { additionalProperties: false } as const;
export const Text = Type.String();
export const Count = Type.Integer({ minimum: 0 });

/** A schema or null. */
export function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}
export const TextOrNull = orNull(Type.String());
