import { Type } from '@sinclair/typebox';
import { oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { Instant } from '@vedette/contracts';
import { Matches } from 'class-validator';
import { bodyOf } from '../shapes/body-of.js';
import { type Shown, viewOf } from '../shapes/view-of.js';
import { LETTER_DELIVERIES } from './letter.repository.js';

/** Printable text with line breaks; nothing that steers a terminal or turns text round. */
const PROSE = /^[^\p{Cc}\p{Cf}\p{Cs}]*(?:[\n\t\u200C\u200D][^\p{Cc}\p{Cf}\p{Cs}]*)*$/u;
const proseChecks = (name: string): PropertyDecorator[] => [
  Matches(/\S/, { message: `${name} must not be blank` }),
  Matches(PROSE, { message: `${name} must be plain text, without control characters` }),
];

export const LONGEST_LETTER = 4_000;
export const MOST_RECIPIENTS = 20;

/** A letter as it is sent. */
export const NewLetterBody = bodyOf(
  'NewLetter',
  Type.Object({
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
  }),
  { checks: { text: proseChecks('text') } },
);
export type NewLetterBody = InstanceType<typeof NewLetterBody>;

/** Why a letter is laid before the administrator. */
export const ReportLetterBody = bodyOf(
  'LetterReport',
  Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }),
  { component: 'ReportLetterBody', checks: { reason: proseChecks('reason') } },
);
export type ReportLetterBody = InstanceType<typeof ReportLetterBody>;

/** How letters of a campaign travel: as it is asked for, and as it is told. */
export const LetterDeliveryBody = bodyOf(
  'LetterDelivery',
  Type.Object({
    delivery: oneOf(LETTER_DELIVERIES, 'at once, or by couriers who take turns by the distance on the map'),
  }),
);
export type LetterDeliveryBody = InstanceType<typeof LetterDeliveryBody>;

/** What everybody has of a letter who has it at all. */
const written = {
  id: Type.String({ format: 'uuid' }),
  to: Type.Array(Type.String()),
  text: Type.String(),
  sentAt: Instant,
};
const from = Type.String({ description: 'player id' });

/** A letter as its sender has it. */
export const SentLetterView = viewOf(
  'SentLetter',
  Type.Object({
    ...written,
    arrivesInTurn: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'the turn with whose opening it has reached everybody it is for; null for one that arrived at once',
    }),
  }),
);
export type SentLetterView = Shown<typeof SentLetterView>;

/** A letter as everybody may read it when the campaign has ended. */
export const DebriefLetterView = viewOf('DebriefLetter', Type.Object({ ...written, from }));
export type DebriefLetterView = Shown<typeof DebriefLetterView>;

const Letter = Type.Object({ ...written, from, arrivedAt: Instant, readAt: orNull(Instant) });
/** A letter as one of its recipients has it. */
export const LetterView = viewOf('Letter', Letter);
export type LetterView = Shown<typeof LetterView>;

/** A letter that one of its recipients laid before the administrator. */
export const ReportedLetterView = viewOf(
  'ReportedLetter',
  Type.Object({
    ...written,
    from,
    reportedBy: Type.String({ description: 'player id' }),
    reportedAt: Instant,
    reason: Type.String(),
  }),
);
export type ReportedLetterView = Shown<typeof ReportedLetterView>;

/** What waits to be read. */
export const LetterBoxView = viewOf(
  'LetterBox',
  Type.Object({
    unread: Type.Integer(),
    newest: Type.Union([Letter, Type.Null()], { description: 'the newest that has not been read' }),
  }),
);
export type LetterBoxView = Shown<typeof LetterBoxView>;
