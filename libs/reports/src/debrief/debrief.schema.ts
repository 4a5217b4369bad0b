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

const size = {
  least: Type.Integer({ minimum: 0, description: 'units or ships believed there, at least' }),
  most: Type.Integer({ minimum: 0, description: 'and at most' }),
  error: Type.Integer({
    description: 'pieces believed too many; less than nought, too few; nought, in the range',
  }),
};

/** Strangers somebody was shown somewhere, and who truly was there. */
export const Belief = Type.Object({
  player: Text,
  place: Text,
  state: Text,
  believed: Text,
  truly: Type.Array(Text, { description: 'ids of the pieces of that state truly there' }),
  strength: Type.Integer({ description: 'men of those pieces' }),
  ...size,
  age: Type.Integer({ minimum: 0, description: 'turns since it was so; what is on the map is of this turn' }),
  verdict: oneOf(VERDICTS),
});
export type Belief = Static<typeof Belief>;

/** A contact of a staff's order of battle, and who truly was where it was believed to be. */
export const Estimate = Type.Object({
  staff: Type.String({ description: 'state whose staff believed it' }),
  desk: Text,
  id: Text,
  state: Text,
  place: Text,
  ...size,
  truly: Type.Array(Text),
  age: Type.Integer({ minimum: 0, description: 'turns since it was seen' }),
  reliability: Text,
});
export type Estimate = Static<typeof Estimate>;

/** Beliefs of one kind added up. */
export const Tally = Type.Object({
  counted: Count,
  met: Type.Integer({ minimum: 0, description: 'somebody of that state truly was there' }),
  sized: Type.Integer({ minimum: 0, description: 'and as many as was believed' }),
  tooMany: Count,
  tooFew: Count,
  error: Type.Integer({ minimum: 0, description: 'pieces too many and too few, added up' }),
  age: Type.Integer({ minimum: 0, description: 'turns old, added up' }),
  oldest: Count,
});
export type Tally = Static<typeof Tally>;

/** How well one side, one player or all of them believed. */
export const Judgement = Type.Object({ whose: Text, sightings: Tally, staff: Tally });
export type Judgement = Static<typeof Judgement>;

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
    players: Type.Record(Text, Text),
    secret: Type.String({ description: 'keys the dice: with it everybody can draw them again' }),
    commitment: Type.Optional(
      Type.Union([Text, Type.Null()], {
        description:
          'SHA-256 of the secret, as it was told before the first die was thrown; null where none was',
      }),
    ),
    committed: Type.Optional(
      Type.Union([Type.Boolean(), Type.Null()], {
        description: 'whether the secret has that SHA-256; null where none was told',
      }),
    ),
    judged: Type.Array(Judgement, { description: 'of whom it is told; of all, also side by side' }),
    beliefs: Type.Array(Belief),
    estimates: Type.Array(Estimate),
    unseen: Type.Array(Unseen),
    truth: Type.Array(TruePiece),
  },
  { $id: 'debrief.schema.json', title: 'Debrief, version 1' },
);
export type Debrief = Static<typeof Debrief>;
