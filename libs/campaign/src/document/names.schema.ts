import {
  Type,
  type SchemaOptions,
  type Static,
  type TLiteral,
  type TSchema,
  type TUnion,
} from '@sinclair/typebox';
import { PLAYER_ID_FORM, STATE_ID_FORM } from '../identity.js';

export { oneOf } from '@vedette/record';

/** A schema or null. */
export function orNull<T extends Parameters<typeof Type.Union>[0][number]>(
  schema: T,
  options: SchemaOptions = {},
) {
  return Type.Union([schema, Type.Null()], options) as TUnion<[T, ReturnType<typeof Type.Null>]>;
}

/** Exactly two values of one schema (draft 2020-12 has no array form of `items`). */
export function pairOf<S extends TSchema>(schema: S) {
  return Type.Unsafe<[Static<S>, Static<S>]>({ type: 'array', items: schema, minItems: 2, maxItems: 2 });
}

/** An object that refuses keys it does not know, for parts whose keys are all fixed. */
export const CLOSED = { additionalProperties: false } as const;

export const StrategicSquareName = Type.String({
  pattern: '^[A-Z][0-9]-[A-Z][0-9]$',
  description: 'strategic square, column-row, for instance G5-V6',
});
export const TacticalSquareName = Type.String({
  pattern: '^([0-9]|1[0-4])-([0-9]|1[0-4])$',
  description: 'tactical square, column-row, 0 to 14, for instance 3-4',
});
export const UnitIdText = Type.String({
  pattern: '^[A-Z]{1,4}[0-9]{1,4}[A-Z]{2}$',
  description: 'unit or ship id: state, number, type code, for instance US1IN',
});
export const StateIdText = Type.String({
  pattern: STATE_ID_FORM.source,
  description: 'state id, for instance US',
});
export const PlayerIdText = Type.String({
  pattern: PLAYER_ID_FORM.source,
  description: 'player id: lower-case letters, digits, dash, underscore',
});
export const PlaceName = Type.String({ minLength: 1, maxLength: 60 });
export const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 });

export const QUALITIES = ['Very Poor', 'Poor', 'Fair', 'Average', 'Good', 'Very Good', 'Excellent'] as const;
export type Quality = (typeof QUALITIES)[number];

export type Literal<T extends string> = TLiteral<T>;
