import { Type, type Static } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Digest, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** The longest desk document that is kept, in bytes of its JSON as UTF-8; *our figure*: hundreds of drafts and marks. */
export const LONGEST_DESK_BYTES = 131_072;

/** What a client keeps for a seat: an object, whatever is in it. Nobody but that client ever reads it. */
export const DeskContents = Type.Unsafe<Record<string, unknown>>(
  Type.Object(
    {},
    {
      additionalProperties: true,
      description: `drafts of orders and letters, marks on the map, what was read: a JSON object of at most ${LONGEST_DESK_BYTES / 1024} KB, whatever is in it`,
    },
  ),
);

/** Which state of the document it is: the digest of what it says. */
const tag = Type.Unsafe<string>({
  ...Digest,
  description: 'changes with what the document says, and with nothing else',
});
const savedAt = Type.Union([Instant, Type.Null()], {
  description: 'when it was kept; null while nothing is',
});

/** The private document of a seat. */
export const SeatDeskDocument = Type.Object({ tag, savedAt, document: DeskContents }, CLOSED);
export type SeatDeskDocument = Static<typeof SeatDeskDocument>;

/** That it is kept now. */
export const SavedDeskDocument = Type.Object({ tag, savedAt: Instant }, CLOSED);
export type SavedDeskDocument = Static<typeof SavedDeskDocument>;

/** Who asks: the seat, and whose account holds it; what another account left at the seat is not told, but dropped. */
const holder = {
  campaign: CampaignIdText,
  player: PlayerIdText,
  account: Type.String({ format: 'uuid', description: 'id of the account that has the seat' }),
};
const owner = 'order-intake';

/** The document of a seat; an empty one while nothing is kept. */
export const readDesk = defineRequest({
  subject: 'desk.read',
  owner,
  question: Type.Object(holder, CLOSED),
  answer: SeatDeskDocument,
});

/** Keeps a document in place of the one whose tag is named: when that is not the present one, nothing is changed. */
export const saveDesk = defineRequest({
  subject: 'desk.save',
  owner,
  question: Type.Object({ ...holder, instead: Digest, document: DeskContents }, CLOSED),
  answer: SavedDeskDocument,
});

const OPERATOR = ['operator'] as const;
const ofAccount = Type.Object({ id: Type.String({ format: 'uuid' }) }, CLOSED);

/** Every desk document of an account, for its owner. */
export const copyDesks = defineRequest({
  subject: 'desk.copy',
  owner,
  askedBy: OPERATOR,
  question: ofAccount,
  answer: Type.Object(
    {
      desks: Type.Array(
        Type.Object(
          { campaign: Type.String(), player: Type.String(), savedAt: Instant, document: DeskContents },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
});

/** Forgets every desk document of an account. */
export const eraseDesks = defineRequest({
  subject: 'desk.erase',
  owner,
  askedBy: OPERATOR,
  question: ofAccount,
  answer: Type.Object({ desks: Type.Integer() }, CLOSED),
});

export const DESK_REQUESTS = [readDesk, saveDesk, copyDesks, eraseDesks];
