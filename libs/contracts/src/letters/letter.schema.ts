import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { Instant } from '../names.schema.js';

export const LETTER_DELIVERIES = ['at-once', 'courier'] as const;
/** How letters of a campaign travel. */
export type LetterDelivery = (typeof LETTER_DELIVERIES)[number];

export const LONGEST_LETTER = 4_000;
export const MOST_RECIPIENTS = 20;
export const LETTERS_A_PAGE = 50;
export const MOST_LETTERS_A_PAGE = 200;

/** A letter as it is sent. */
export const NewLetter = Type.Object({
  to: Type.Array(
    Type.String({ pattern: PlayerIdText.pattern!, refusal: 'to must be player ids of the campaign' }),
    {
      minItems: 1,
      maxItems: MOST_RECIPIENTS,
      uniqueItems: true,
      description: 'player ids; all see to whom it went',
    },
  ),
  text: Type.String({ minLength: 1, maxLength: LONGEST_LETTER, description: 'plain text' }),
});
export type NewLetter = Static<typeof NewLetter>;

/** To whom a letter would go. */
export const LetterRecipients = Type.Object({ to: NewLetter.properties.to });

/** When a letter sent now would arrive at one of its recipients, as far as its writer knows. */
export const LetterArrival = Type.Object({
  to: Type.String({ description: 'player id' }),
  arrivesInTurn: orNull(
    Type.Integer({
      description:
        'the turn with whose opening it would reach him, the present one when it arrives at once; null when you do not know where he is',
    }),
  ),
});

/** When a letter sent now would arrive, as far as its writer knows; the courier may take longer or less. */
export const LetterEstimate = Type.Object({
  turn: Type.Integer({ description: 'the present turn' }),
  arrivals: Type.Array(LetterArrival),
});
export type LetterEstimate = Static<typeof LetterEstimate>;

/** Why a letter is laid before the administrator. */
export const LetterReport = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) });

/** How letters of a campaign travel: as it is asked for, and as it is told. */
export const LetterDeliveryDocument = Type.Object({
  delivery: oneOf(LETTER_DELIVERIES, 'at once, or by couriers who take turns by the distance on the map'),
});

/** What everybody has of a letter who has it at all. */
const written = {
  id: Type.String({ format: 'uuid' }),
  to: Type.Array(Type.String()),
  text: Type.String(),
  sentAt: Instant,
};
const from = Type.String({ description: 'player id' });

/** A letter as its sender has it. */
export const SentLetter = Type.Object({
  ...written,
  arrivesInTurn: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'the turn with whose opening it has reached everybody it is for; null for one that arrived at once',
  }),
});
export type SentLetter = Static<typeof SentLetter>;

/** A letter as everybody may read it when the campaign has ended. */
export const DebriefLetter = Type.Object({ ...written, from });
export type DebriefLetter = Static<typeof DebriefLetter>;

/** A letter as one of its recipients has it. */
export const Letter = Type.Object({ ...written, from, arrivedAt: Instant, readAt: orNull(Instant) });
export type Letter = Static<typeof Letter>;

/** A letter that one of its recipients laid before the administrator. */
export const ReportedLetter = Type.Object({
  ...written,
  from,
  reportedBy: Type.String({ description: 'player id' }),
  reportedAt: Instant,
  reason: Type.String(),
});
export type ReportedLetter = Static<typeof ReportedLetter>;

/** What waits to be read. */
export const LetterBox = Type.Object({
  unread: Type.Integer(),
  newest: Type.Union([Letter, Type.Null()], { description: 'the newest that has not been read' }),
});
export type LetterBox = Static<typeof LetterBox>;
