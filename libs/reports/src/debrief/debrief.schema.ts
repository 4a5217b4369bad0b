import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text, TextOrNull } from '../input/parts.schema.js';

/** A unit or ship as its own commander was reported it: what was true at that moment. */
export const TruePiece = Type.Object({
  id: Text,
  name: TextOrNull,
  state: Text,
  arm: oneOf(['land', 'fleet']),
  place: Type.String({ description: 'strategic square, port or sea; empty where nobody can say' }),
  status: Text,
  strength: orNull(Count),
});
export type TruePiece = Static<typeof TruePiece>;

export const VERDICTS = ['right', 'nobody there'] as const;

/** Strangers somebody was shown somewhere, and who truly was there. */
export const Belief = Type.Object({
  player: Text,
  place: Text,
  state: Text,
  believed: Text,
  truly: Type.Array(Text, { description: 'ids of the pieces of that state truly there' }),
  strength: Type.Integer({ description: 'men of those pieces' }),
  verdict: oneOf(VERDICTS),
});
export type Belief = Static<typeof Belief>;

/** Pieces of other states that were where none of the players concerned was shown anybody of that state. */
export const Unseen = Type.Object({ place: Text, state: Text, pieces: Type.Array(Text), strength: Count });
export type Unseen = Static<typeof Unseen>;

export const DEBRIEF_FORMAT = 'vedette/debrief@1';

/** Belief against truth at the end of a turn, for one player, one side or everybody. Opened only after the campaign's end. */
export const Debrief = Type.Object(
  {
    format: Type.Literal(DEBRIEF_FORMAT),
    campaign: Text,
    turn: Count,
    of: Type.Object({ kind: oneOf(['player', 'side', 'all']), name: Text }),
    states: Type.Record(Text, Text),
    secret: Type.String({ description: 'keys the dice: with it everybody can draw them again' }),
    beliefs: Type.Array(Belief),
    unseen: Type.Array(Unseen),
    truth: Type.Array(TruePiece),
  },
  { $id: 'debrief.schema.json', title: 'Debrief, version 1' },
);
export type Debrief = Static<typeof Debrief>;
