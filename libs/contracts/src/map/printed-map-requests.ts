import { Type, type Static } from '@sinclair/typebox';
import { CampaignIdText, CLOSED, Digest } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** A printed map as the bytes that everybody is given. */
export const PrintedSheet = Type.Object(
  { body: Type.String({ description: 'JSON' }), digest: Digest },
  CLOSED,
);
export type PrintedSheet = Static<typeof PrintedSheet>;

/** The printed map of a campaign, the same for whoever asks. */
export const printedTheatre = defineRequest({
  subject: 'map.theatre',
  owner: 'reporting',
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: PrintedSheet,
});

/** The printed battlefield of a square, the same for whoever asks; not found for what is no square of the map. */
export const printedBattlefield = defineRequest({
  subject: 'map.battlefield',
  owner: 'reporting',
  question: Type.Object(
    { campaign: CampaignIdText, square: Type.String({ minLength: 1, maxLength: 20 }) },
    CLOSED,
  ),
  answer: PrintedSheet,
});

export const MAP_REQUESTS = [printedTheatre, printedBattlefield];
