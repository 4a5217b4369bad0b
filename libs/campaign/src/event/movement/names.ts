import { Type } from '@sinclair/typebox';

/** A strategic square by name, for instance `G5-V6`. */
export const Square = Type.String();
/** A tactical square by name, for instance `3-4`. */
export const Tactical = Type.String();
/** A unit by id. */
export const UnitName = Type.String();
/** Why something was done, not done or not done further: a stable code that reports turn into words. */
export const Reason = Type.String();
