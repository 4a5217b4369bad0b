import { Type, type TSchema } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import {
  DebriefLetter,
  Letter,
  LetterBox,
  LetterDeliveryDocument,
  LetterEstimate,
  LetterRecipients,
  LetterReport,
  MOST_LETTERS_A_PAGE,
  NewLetter,
  ReportedLetter,
  SentLetter,
} from './letter.schema.js';

const owner = 'correspondence';
const ofCampaign = { campaign: CampaignIdText };
/** Letters belong to seats: `player` is whose they are, or who writes. */
const ofSeat = { ...ofCampaign, player: PlayerIdText };
const LetterId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** Newest first: what comes after the letter `before`, if one is given. */
const page = {
  before: Type.Optional(LetterId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LETTERS_A_PAGE })),
};
const lettersOf = <S extends TSchema>(letter: S) => Type.Object({ letters: Type.Array(letter) }, CLOSED);
const Nothing = Type.Object({}, CLOSED);
const Muted = Type.Object({ muted: Type.Array(Type.String()) }, CLOSED);

/** Writes to others of the campaign. */
export const sendLetter = defineRequest({
  subject: 'correspondence.send',
  owner,
  question: Type.Object({ ...ofSeat, ...NewLetter.properties }, CLOSED),
  answer: SentLetter,
});

/** When a letter would arrive, as far as its writer knows; nothing is sent. */
export const estimateLetter = defineRequest({
  subject: 'correspondence.estimate',
  owner,
  question: Type.Object({ ...ofSeat, ...LetterRecipients.properties }, CLOSED),
  answer: LetterEstimate,
});

/** What has arrived at a seat. */
export const receivedLetters = defineRequest({
  subject: 'correspondence.received',
  owner,
  question: Type.Object({ ...ofSeat, unread: Type.Optional(Type.Boolean()), ...page }, CLOSED),
  answer: lettersOf(Letter),
});

/** What a seat has sent, whether it has arrived or not. */
export const sentLetters = defineRequest({
  subject: 'correspondence.sent',
  owner,
  question: Type.Object({ ...ofSeat, ...page }, CLOSED),
  answer: lettersOf(SentLetter),
});

/** How many letters wait to be read at a seat, and the newest of them. */
export const letterBox = defineRequest({
  subject: 'correspondence.box',
  owner,
  question: Type.Object(ofSeat, CLOSED),
  answer: LetterBox,
});

/** Notes that a letter was read; its sender is not told. */
export const readLetter = defineRequest({
  subject: 'correspondence.read',
  owner,
  question: Type.Object({ ...ofSeat, letter: LetterId }, CLOSED),
  answer: Nothing,
});

/** Lays a letter before the administrator. */
export const reportLetter = defineRequest({
  subject: 'correspondence.report',
  owner,
  question: Type.Object({ ...ofSeat, letter: LetterId, ...LetterReport.properties }, CLOSED),
  answer: Nothing,
});

/** What was laid before the administrator of a campaign. */
export const reportedLetters = defineRequest({
  subject: 'correspondence.reported',
  owner,
  question: Type.Object(ofCampaign, CLOSED),
  answer: lettersOf(ReportedLetter),
});

/** Every letter of a campaign that has ended; the error of reporting while it has not. */
export const debriefLetters = defineRequest({
  subject: 'correspondence.debrief',
  owner,
  question: Type.Object({ ...ofCampaign, ...page }, CLOSED),
  answer: lettersOf(DebriefLetter),
});

/** How the letters of a campaign travel. */
export const letterDelivery = defineRequest({
  subject: 'correspondence.delivery',
  owner,
  question: Type.Object(ofCampaign, CLOSED),
  answer: LetterDeliveryDocument,
});

/** Sets how letters travel from now on; those on their way arrive as they would have. */
export const setLetterDelivery = defineRequest({
  subject: 'correspondence.deliver',
  owner,
  question: Type.Object({ ...ofCampaign, ...LetterDeliveryDocument.properties }, CLOSED),
  answer: LetterDeliveryDocument,
});

/** Whose letters a seat does not see. */
export const mutedSenders = defineRequest({
  subject: 'correspondence.muted',
  owner,
  question: Type.Object(ofSeat, CLOSED),
  answer: Muted,
});

/** Hides the letters of a player from a seat, or shows them again. */
export const muteSender = defineRequest({
  subject: 'correspondence.mute',
  owner,
  question: Type.Object({ ...ofSeat, sender: Type.String(), hidden: Type.Boolean() }, CLOSED),
  answer: Muted,
});

/** What the gateway asks about letters. */
export const LETTER_REQUESTS = [
  sendLetter,
  estimateLetter,
  receivedLetters,
  sentLetters,
  letterBox,
  readLetter,
  reportLetter,
  reportedLetters,
  debriefLetters,
  letterDelivery,
  setLetterDelivery,
  mutedSenders,
  muteSender,
] as const;

/** Core NATS subject that rings when a seat's letter box has changed; the message is empty. */
export const letterBellSubject = (campaign: string, player: string): string =>
  `letters.${campaign}.${player}`;
