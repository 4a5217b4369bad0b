import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { PHASE_OWNERS } from './turn-state.schema.js';

/** The last time a resolved turn was resolved once more, of one owner's phases; never which turn, nor of which campaign. */
export const VerificationDocument = Type.Object(
  {
    owner: oneOf(PHASE_OWNERS),
    at: Type.Unsafe<string>({ ...Instant, description: 'the minute it began in' }),
    agrees: Type.Boolean({ description: 'every phase came out as the log has it' }),
  },
  CLOSED,
);
export type VerificationDocument = Static<typeof VerificationDocument>;

/** When turns were last verified, one entry an owner; an owner of whom none was verified yet is left out. */
export const turnsVerified = defineRequest({
  subject: 'turns.verified',
  owner: 'turn-conductor',
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ verified: Type.Array(VerificationDocument) }, CLOSED),
  timeoutMs: 2_000,
});
