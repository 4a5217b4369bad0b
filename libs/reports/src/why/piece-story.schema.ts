import { Type, type Static } from '@sinclair/typebox';
import { Text } from '../input/parts.schema.js';

/** One thing that befell a piece, with what decided it. */
export const PieceStoryLine = Type.Object({
  phase: Text,
  title: Type.String({ description: 'the phase in words' }),
  text: Text,
  rule: Text,
  reasons: Type.Array(Text),
  dice: Type.Array(Text),
});
export type PieceStoryLine = Static<typeof PieceStoryLine>;

/** One thing that a piece did not do, and why, as far as its reader was told. */
export const NotDone = Type.Object({ text: Text, rule: Text, reasons: Type.Array(Text) });
export type NotDone = Static<typeof NotDone>;

/** Why a unit or ship fared as it did in a turn, and why it did not do what it did not do. */
export const PieceStory = Type.Object({
  turn: Type.Integer(),
  piece: Text,
  own: Type.Boolean({ description: 'whether its reader commands or deputises it' }),
  story: Type.Array(PieceStoryLine),
  notDone: Type.Array(NotDone),
  words: Type.String({ description: 'all of it as plain text' }),
});
export type PieceStory = Static<typeof PieceStory>;
