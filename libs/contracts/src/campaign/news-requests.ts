import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { ANNOUNCED, ClockAudience } from '@vedette/turn-clock';
import { CampaignIdText, CLOSED, Instant, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

export const NEWS_KINDS = [
  'turn-opened',
  'turn-resolved',
  'announcement',
  'handed-over',
  'handed-back',
  'set-aside',
  'campaign-ended',
  'campaign-reopened',
  'campaign-published',
  ...ANNOUNCED,
] as const;

/** Streams of a campaign in which there is news. */
export const NEWS_STREAMS = ['administration', 'turn', 'umpire', 'dispositions'] as const;
const version = Type.Integer({ minimum: 0 });

const mark = Type.Optional(Type.String());

/**
 * How far somebody has read the news of a campaign: versions of those streams, 0 before the first, and which event that was. By the
 * mark it is seen that the log was cut since, and that other events have those versions now, or none.
 */
export const NewsRead = Type.Object(
  {
    campaign: CampaignIdText,
    administration: version,
    turn: version,
    umpire: version,
    dispositions: version,
    marks: Type.Optional(
      Type.Object({ administration: mark, turn: mark, umpire: mark, dispositions: mark }, CLOSED),
    ),
  },
  CLOSED,
);
export type NewsRead = Static<typeof NewsRead>;

/**
 * Something that those in a campaign are told of: that it happened, and nothing of what happened in the game. What an
 * administrator announces is told in his words, and so are the names of who stands in for whom.
 */
export const NewsItem = Type.Object(
  {
    id: Type.String({ description: 'the event it tells of, unique in the campaign' }),
    kind: oneOf(NEWS_KINDS),
    at: Instant,
    turn: TurnNumber,
    deadline: Type.Union([Instant, Type.Null()]),
    audience: ClockAudience,
    text: Type.Union([Type.String(), Type.Null()]),
  },
  CLOSED,
);
export type NewsItem = Static<typeof NewsItem>;

/** What there is to tell of every campaign, or of those in `only`, beyond what has been read; campaigns without anything new are left out. */
export const campaignNews = defineRequest({
  subject: 'campaign.news',
  owner: 'turn-conductor',
  askedBy: ['gateway', 'correspondence'],
  question: Type.Object(
    {
      read: Type.Array(NewsRead, { maxItems: 10_000 }),
      only: Type.Optional(Type.Array(CampaignIdText, { maxItems: 10_000 })),
    },
    CLOSED,
  ),
  answer: Type.Object(
    {
      campaigns: Type.Array(
        Type.Object(
          {
            title: Type.String(),
            read: NewsRead,
            news: Type.Array(NewsItem),
            isCut: Type.Optional(
              Type.Boolean({
                description:
                  'whether what had been read is not in the log any more: the news begins anew, and tells some again',
              }),
            ),
          },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
});
