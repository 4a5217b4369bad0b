import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { ANNOUNCED, Calendar, ClockAudience, STANDINGS, Terms } from '@vedette/turn-clock';
import { CampaignIdText, CLOSED, Instant, TurnNumber } from '../names.schema.js';

/** A moment, and what it is on the clocks of the campaign's time zone. */
export const LocalMomentDocument = Type.Object(
  {
    at: Instant,
    zone: Type.String({ description: 'name of the time zone, IANA' }),
    local: Type.String({
      description: 'in words of the zone',
      examples: ['Sunday 25 October 2026, 20:00 (Europe/Berlin, UTC+01:00)'],
    }),
  },
  CLOSED,
);
export type LocalMomentDocument = Static<typeof LocalMomentDocument>;

/** What one player has done with the latest turn. */
export const PlayerClockDocument = Type.Object(
  {
    player: PlayerIdText,
    standing: oneOf(STANDINGS),
    ready: Type.Boolean({ description: 'he, or somebody in his place, has confirmed' }),
    expected: Type.Boolean({ description: 'the turn waits for him' }),
    deputies: Type.Array(PlayerIdText, { description: 'who acts in his place in this turn' }),
    misses: Type.Integer({ description: 'turns missed without excuse' }),
  },
  CLOSED,
);
export type PlayerClockDocument = Static<typeof PlayerClockDocument>;

/**
 * What the clock is at. A turn whose time is up is `resolving`, and `resolved` until the next opens; `rolled-back` and
 * `set-aside` wait for the administrator; `ended` is the campaign itself.
 */
export const CLOCK_STATUSES = [
  'open',
  'grace',
  'held',
  'paused',
  'resolving',
  'resolved',
  'rolled-back',
  'set-aside',
  'ended',
] as const;
export type ClockStatus = (typeof CLOCK_STATUSES)[number];

/** The clock of a campaign for one who looks at it: who is silent only administrators are told, and nobody what was ordered. */
export const ClockDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    status: oneOf(CLOCK_STATUSES),
    now: Type.Unsafe<string>({ ...Instant, description: 'the moment on the clock of the server' }),
    deadline: Type.Union([LocalMomentDocument, Type.Null()]),
    upcoming: Type.Array(LocalMomentDocument, { description: 'further moments of a weekly calendar' }),
    calendar: Calendar,
    terms: Terms,
    count: Type.Union(
      [Type.Object({ ready: Type.Integer(), expected: Type.Integer() }, CLOSED), Type.Null()],
      {
        description: 'how many have confirmed; null where the campaign does not tell',
      },
    ),
    you: Type.Union([PlayerClockDocument, Type.Null()], { description: 'the player you play' }),
    players: Type.Union([Type.Array(PlayerClockDocument), Type.Null()], {
      description: 'everybody, for administrators',
    }),
    announcements: Type.Array(
      Type.Object(
        {
          at: Instant,
          turn: TurnNumber,
          kind: oneOf(ANNOUNCED),
          reason: Type.Union([Type.String(), Type.Null()]),
          deadline: Type.Union([LocalMomentDocument, Type.Null()]),
          audience: Type.Unsafe<ClockAudience>({
            ...ClockAudience,
            description: 'everybody, administrators, or a list of players',
          }),
        },
        CLOSED,
      ),
      { description: 'what you are told, newest first' },
    ),
  },
  CLOSED,
);
export type ClockDocument = Static<typeof ClockDocument>;
