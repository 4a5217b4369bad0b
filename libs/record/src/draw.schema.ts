import { Type, type Static } from '@sinclair/typebox';

/** A die as an event records it: a chance, a pick, or a value (see libs/chance). */
export const DrawDocument = Type.Union([
  Type.Object(
    { label: Type.String(), chance: Type.Number(), roll: Type.Number() },
    { additionalProperties: false },
  ),
  Type.Object(
    { label: Type.String(), among: Type.Integer(), picked: Type.Integer() },
    { additionalProperties: false },
  ),
  Type.Object(
    { label: Type.String(), from: Type.Number(), to: Type.Number(), value: Type.Number() },
    { additionalProperties: false },
  ),
]);
export type DrawDocument = Static<typeof DrawDocument>;
