import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { Calendar, ClockAudience, Terms } from '@vedette/turn-clock';
import { AdministratorAccount, CampaignIdText, CLOSED, Instant, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { ClockDocument } from './clock.schema.js';

const Nobody = Type.Union([PlayerIdText, Type.Null()]);

/** The clock of a campaign, as a player or an administrator sees it. `player` is whom the asker plays. */
export const describeClock = defineRequest({
  subject: 'clock.describe',
  owner: 'turn-conductor',
  askedBy: ['gateway', 'correspondence'],
  question: Type.Object(
    { campaign: CampaignIdText, seenBy: oneOf(['player', 'administrator']), player: Nobody },
    CLOSED,
  ),
  answer: ClockDocument,
});

/** A player has opened the latest turn, for whatever he read of it. */
export const noteOpening = defineRequest({
  subject: 'clock.opening',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText, player: PlayerIdText }, CLOSED),
  answer: Type.Object({}, CLOSED),
});

/** Whose seats somebody holds in a campaign now: turns do not wait for the others. Told again, it changes nothing. */
export const noteSeats = defineRequest({
  subject: 'clock.seats',
  owner: 'turn-conductor',
  askedBy: ['people'],
  question: Type.Object(
    { campaign: CampaignIdText, taken: Type.Array(PlayerIdText, { maxItems: 500, uniqueItems: true }) },
    CLOSED,
  ),
  answer: Type.Object({}, CLOSED),
});

/** A player is done with a turn, or is not after all. Saying it again changes nothing. */
export const confirmTurn = defineRequest({
  subject: 'clock.confirm',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, turn: TurnNumber, player: PlayerIdText, confirmed: oneOf(['yes', 'no']) },
    CLOSED,
  ),
  answer: ClockDocument,
});

/** Gives a campaign a calendar. Terms that are not named stay as they are. */
export const setCalendar = defineRequest({
  subject: 'clock.calendar',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      calendar: Calendar,
      terms: Type.Optional(Type.Partial(Terms, CLOSED)),
      by: Type.Optional(AdministratorAccount),
    },
    CLOSED,
  ),
  answer: ClockDocument,
});

const Reason = Type.String({ minLength: 1, maxLength: 500 });
const Told = Type.Optional(
  Type.Unsafe<ClockAudience>({ ...ClockAudience, description: 'who is told; everybody unless given' }),
);

/** What an administrator does with the clock, by name. Of `until` and `minutes` an extension has one. */
export const CLOCK_ACTS = {
  extend: Type.Object(
    {
      until: Type.Optional(Instant),
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 525_600 })),
      reason: Reason,
      audience: Told,
    },
    CLOSED,
  ),
  pause: Type.Object({ reason: Reason, audience: Told }, CLOSED),
  resume: Type.Object({ reason: Type.Optional(Reason), audience: Told }, CLOSED),
  excuse: Type.Object({ player: PlayerIdText, turn: Type.Optional(TurnNumber), reason: Reason }, CLOSED),
  replace: Type.Object({ player: PlayerIdText }, CLOSED),
  release: Type.Object({ turn: TurnNumber }, CLOSED),
} as const;
export type ClockActName = keyof typeof CLOCK_ACTS;

/** An act with its name. */
export type ClockAct = {
  [A in ClockActName]: { readonly act: A; readonly how: Static<(typeof CLOCK_ACTS)[A]> };
}[ClockActName];
const ClockActDocument = Type.Unsafe<ClockAct>(
  Type.Union(
    (Object.keys(CLOCK_ACTS) as ClockActName[]).map((act) =>
      Type.Object({ act: Type.Literal(act), how: CLOCK_ACTS[act] }, CLOSED),
    ),
  ),
);

/** Does something with the clock of a campaign, for its administrator. */
export const governClock = defineRequest({
  subject: 'clock.govern',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, does: ClockActDocument, by: Type.Optional(AdministratorAccount) },
    CLOSED,
  ),
  answer: ClockDocument,
});
