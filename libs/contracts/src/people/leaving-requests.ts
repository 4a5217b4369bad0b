import { Type, type Static } from '@sinclair/typebox';
import { orNull, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import {
  AccountEventDocument,
  PersonalTokenDocument,
  PlaceDocument,
  SessionDocument,
} from './people.schema.js';
import { OwnJoinRequest } from './seeking.schema.js';

/** A seat that an account has, and since when: what was written there before is somebody else's. */
export const HeldSeat = Type.Object(
  { campaign: CampaignIdText, player: PlayerIdText, since: Instant },
  CLOSED,
);
export type HeldSeat = Static<typeof HeldSeat>;

const OPERATOR = ['operator'] as const;

/** Everything that people keeps of an account, for its owner. No password, code or token is in it. */
export const copyAccount = defineRequest({
  subject: 'accounts.copy',
  owner: 'people',
  askedBy: OPERATOR,
  question: Type.Object({ account: Type.String() }, CLOSED),
  answer: Type.Object({
    id: Type.String(),
    account: Type.String(),
    operator: Type.Boolean(),
    disabled: Type.Boolean(),
    createdAt: Instant,
    email: orNull(Type.String()),
    places: Type.Array(PlaceDocument),
    /** His places with a player. */
    seats: Type.Array(HeldSeat),
    sessions: Type.Array(SessionDocument),
    tokens: Type.Array(PersonalTokenDocument),
    joinRequests: Type.Array(OwnJoinRequest),
    history: Type.Array(AccountEventDocument),
  }),
});

/** Forgets an account: name, address, password, sessions, devices, tokens, history; its seats are free afterwards. */
export const eraseAccount = defineRequest({
  subject: 'accounts.erase',
  owner: 'people',
  askedBy: OPERATOR,
  question: Type.Object({ account: Type.String() }, CLOSED),
  answer: Type.Object({ account: Type.String(), seats: Type.Integer() }, CLOSED),
});

const ofAccount = Type.Object({ id: Type.String(), seats: Type.Array(HeldSeat) }, CLOSED);

/** Everything that correspondence keeps of an account: what it wrote and was written from its seats, how it is told of news, and what it was told. */
export const copyCorrespondence = defineRequest({
  subject: 'correspondence.copy',
  owner: 'correspondence',
  askedBy: OPERATOR,
  timeoutMs: 60_000,
  question: ofAccount,
  answer: Type.Object({
    sent: Type.Array(
      Type.Object({
        campaign: Type.String(),
        from: Type.String(),
        to: Type.Array(Type.String()),
        text: Type.String(),
        sentAt: Instant,
      }),
    ),
    received: Type.Array(
      Type.Object({
        campaign: Type.String(),
        from: Type.String(),
        at: Type.String({ description: 'the seat it arrived at' }),
        text: Type.String(),
        sentAt: Instant,
        arrivedAt: Instant,
      }),
    ),
    settings: orNull(
      Type.Object({
        mail: Type.Boolean(),
        webhook: orNull(Type.String()),
        kinds: Type.Array(Type.String()),
        reminderHours: Type.Array(Type.Integer()),
        dailyAt: orNull(Type.String()),
        zone: Type.String(),
      }),
    ),
    messages: Type.Array(
      Type.Object({ kind: Type.String(), channel: Type.String(), at: Instant, sentAt: orNull(Instant) }),
    ),
  }),
});

/** Takes the text out of every letter an account wrote, and forgets how it was told of news and what it was told. */
export const eraseCorrespondence = defineRequest({
  subject: 'correspondence.erase',
  owner: 'correspondence',
  askedBy: OPERATOR,
  timeoutMs: 60_000,
  question: ofAccount,
  answer: Type.Object({ letters: Type.Integer(), messages: Type.Integer() }, CLOSED),
});
