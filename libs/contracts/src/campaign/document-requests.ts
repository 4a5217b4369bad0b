import { Type } from '@sinclair/typebox';
import { CampaignIdText, CLOSED, Digest } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

const answer = Type.Object({ text: Type.String({ description: 'the document as JSON' }) }, CLOSED);

/** A position that an operator sent to make a campaign of: its cell fetches it out of the vault of the front, unless it has the same vault. */
export const frontDocument = defineRequest({
  subject: 'documents.sent',
  owner: 'gateway',
  askedBy: ['turn-conductor'],
  question: Type.Object({ document: Digest }, CLOSED),
  answer,
});

/** A position that the conductor has told of and put into the vault of its cell, unless that is the vault of the front. */
export const cellDocument = defineRequest({
  subject: 'administration.document',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText, document: Digest }, CLOSED),
  answer,
});
