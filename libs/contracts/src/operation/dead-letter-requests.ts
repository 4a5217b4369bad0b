import { Type, type Static } from '@sinclair/typebox';
import { CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** A message that was given up on, as an operator reads it. */
export const DeadLetterDocument = Type.Object(
  {
    number: Type.Integer({ minimum: 1, description: 'by which it is sent back or dropped' }),
    subject: Type.String({ description: 'where it came from, without the prefix of the installation' }),
    consumer: Type.String(),
    deliveries: Type.Integer(),
    code: Type.String({ description: 'code of the error it was given up for' }),
    error: Type.String(),
    givenUpAt: Instant,
    value: Type.Unknown({ description: 'what it says; null where that cannot be read' }),
  },
  CLOSED,
);
export type DeadLetterDocument = Static<typeof DeadLetterDocument>;

const Numbered = Type.Object({ number: Type.Integer({ minimum: 1 }) }, CLOSED);

/** Messages given up on, oldest first, from a number on; for whoever runs the installation. */
export const listDeadLetters = defineRequest({
  subject: 'deadletters.list',
  owner: 'turn-conductor',
  askedBy: ['operator'],
  question: Type.Object(
    { from: Type.Integer({ minimum: 1 }), limit: Type.Integer({ minimum: 1, maximum: 1_000 }) },
    CLOSED,
  ),
  answer: Type.Object({ letters: Type.Array(DeadLetterDocument) }, CLOSED),
});

/** Puts a message back where it came from, once, and takes it off the dead letters. */
export const sendBackDeadLetter = defineRequest({
  subject: 'deadletters.return',
  owner: 'turn-conductor',
  askedBy: ['operator'],
  question: Numbered,
  answer: DeadLetterDocument,
});

/** Takes a message off the dead letters for good. */
export const dropDeadLetter = defineRequest({
  subject: 'deadletters.drop',
  owner: 'turn-conductor',
  askedBy: ['operator'],
  question: Numbered,
  answer: Numbered,
});
