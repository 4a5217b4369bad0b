import {
  DebriefLetter,
  Letter,
  LetterArrival,
  LetterBox,
  LetterDeliveryDocument,
  LetterEstimate,
  LetterRecipients,
  LetterReport,
  NewLetter,
  ReportedLetter,
  SentLetter,
} from '@vedette/contracts';
import { Matches } from 'class-validator';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

/** Printable text with line breaks; nothing that steers a terminal or turns text round. */
const PROSE = /^[^\p{Cc}\p{Cf}\p{Cs}]*(?:[\n\t\u200C\u200D][^\p{Cc}\p{Cf}\p{Cs}]*)*$/u;
const proseChecks = (name: string): PropertyDecorator[] => [
  Matches(/\S/, { message: `${name} must not be blank` }),
  Matches(PROSE, { message: `${name} must be plain text, without control characters` }),
];

/** A letter as it is sent. */
export const NewLetterBody = bodyOf('NewLetter', NewLetter, { checks: { text: proseChecks('text') } });
export type NewLetterBody = InstanceType<typeof NewLetterBody>;

/** To whom a letter would go. */
export const LetterRecipientsBody = bodyOf('LetterRecipients', LetterRecipients);
export type LetterRecipientsBody = InstanceType<typeof LetterRecipientsBody>;

viewOf('LetterArrival', LetterArrival);
export const LetterEstimateView = viewOf('LetterEstimate', LetterEstimate);
export type LetterEstimateView = Shown<typeof LetterEstimateView>;

/** Why a letter is laid before the administrator. */
export const ReportLetterBody = bodyOf('LetterReport', LetterReport, {
  component: 'ReportLetterBody',
  checks: { reason: proseChecks('reason') },
});
export type ReportLetterBody = InstanceType<typeof ReportLetterBody>;

/** How letters of a campaign travel: as it is asked for, and as it is told. */
export const LetterDeliveryBody = bodyOf('LetterDelivery', LetterDeliveryDocument);
export type LetterDeliveryBody = InstanceType<typeof LetterDeliveryBody>;

export const SentLetterView = viewOf('SentLetter', SentLetter);
export type SentLetterView = Shown<typeof SentLetterView>;

export const DebriefLetterView = viewOf('DebriefLetter', DebriefLetter);
export type DebriefLetterView = Shown<typeof DebriefLetterView>;

export const LetterView = viewOf('Letter', Letter);
export type LetterView = Shown<typeof LetterView>;

export const ReportedLetterView = viewOf('ReportedLetter', ReportedLetter);
export type ReportedLetterView = Shown<typeof ReportedLetterView>;

export const LetterBoxView = viewOf('LetterBox', LetterBox);
export type LetterBoxView = Shown<typeof LetterBoxView>;
