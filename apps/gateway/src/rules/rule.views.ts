import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { type Shown, viewOf } from '@vedette/edge';
import { CASE_KINDS } from './cases-of-rule.js';

const ReadingShape = Type.Object({
  tag: Type.String({ description: 'its tag in docs/compliance.md' }),
  text: Type.String(),
});
viewOf('RuleReading', ReadingShape);

const FigureShape = Type.Object({
  name: Type.String({
    description: 'the path that the rules read it by, for instance movement.marchFatigue',
  }),
  value: Type.String({ description: 'as JSON; a table is an object' }),
  ours: Type.Union([Type.String(), Type.Null()], {
    description: 'why it is what it is, where no source states it',
  }),
});
viewOf('RuleFigure', FigureShape);

const CaseShape = Type.Object({
  id: Type.String({ description: 'as it is numbered among the cases of the project' }),
  kind: oneOf(CASE_KINDS, 'the rule at work, kept out, or at its edge'),
  shows: Type.String(),
});
viewOf('RuleCase', CaseShape);

/** A rule of a book: what it is about, and how its doubtful places are read, in our words, and the figures that are played by. */
export const RuleView = viewOf(
  'Rule',
  Type.Object({
    book: Type.String({ description: 'as citations have it, for instance gitm-amwol' }),
    number: Type.String(),
    title: Type.String({ description: "what it is about; the book's own text is not ours to give" }),
    topic: Type.String(),
    readings: Type.Array(ReadingShape, { description: 'how its doubtful places are read here' }),
    figures: Type.Array(FigureShape, {
      description: 'figures that are played by under this number or one of its readings',
    }),
    cases: Type.Array(CaseShape, { description: 'cases by which it is proved, each played to the end' }),
  }),
);
export type RuleView = Shown<typeof RuleView>;
