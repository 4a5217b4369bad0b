import { Type } from '@sinclair/typebox';
import { type Shown, viewOf } from '@vedette/edge';

const ReadingShape = Type.Object({
  tag: Type.String({ description: 'its tag in docs/compliance.md' }),
  text: Type.String(),
});
viewOf('RuleReading', ReadingShape);

/** A rule of a book: what it is about, and how its doubtful places are read, in our words. */
export const RuleView = viewOf(
  'Rule',
  Type.Object({
    book: Type.String({ description: 'as citations have it, for instance gitm-amwol' }),
    number: Type.String(),
    title: Type.String({ description: "what it is about; the book's own text is not ours to give" }),
    topic: Type.String(),
    readings: Type.Array(ReadingShape, { description: 'how its doubtful places are read here' }),
  }),
);
export type RuleView = Shown<typeof RuleView>;
