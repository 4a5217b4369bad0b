import { Logger } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { AnnouncementMade, type Occasion } from '@vedette/campaign';
import {
  type AnswerOf,
  type campaignNews,
  NEWS_STREAMS,
  type NewsItem,
  type NewsRead,
  type QuestionOf,
} from '@vedette/contracts';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import {
  CommandHandedBack,
  CommandHandedOver,
  isStored,
  readClockEvent,
  readGameEvent,
  TurnOpened,
  TurnResolved,
  TurnSetAside,
} from '@vedette/ledger';
import { fold, newClock } from '@vedette/turn-clock';
import type { Boards } from './boards.js';

/** What the house announces of itself is news of its own kind. */
const OF_ITSELF = {
  end: 'campaign-ended',
  reopening: 'campaign-reopened',
  publication: 'campaign-published',
} as const satisfies Readonly<Record<Occasion, NewsItem['kind']>>;

/** Events of one stream read at once; what is left is read when somebody asks again. */
const MOST = 500;

type NewsStream = (typeof NEWS_STREAMS)[number];
type CampaignNews = AnswerOf<typeof campaignNews>['campaigns'][number];

const logger = new Logger('News');

/** What there is to tell of campaigns, all unless some are named, beyond what has been read of them; one that cannot be read holds up no other. */
export async function newsOf(
  store: EventStore,
  boards: Boards,
  { read, only }: QuestionOf<typeof campaignNews>,
): Promise<AnswerOf<typeof campaignNews>> {
  const known = new Map(read.map((one) => [one.campaign, one]));
  const campaigns: CampaignNews[] = [];
  for (const campaign of await boards.campaigns()) {
    if (only && !only.includes(campaign)) continue;
    const none = { campaign, administration: 0, turn: 0, umpire: 0, dispositions: 0 };
    try {
      const news = await newsOfOne(store, boards, known.get(campaign) ?? none);
      if (news) campaigns.push(news);
    } catch (error) {
      logger.warn({ campaign, err: error }, 'Could not read the news of a campaign');
    }
  }
  return { campaigns };
}

/**
 * What there is to tell of a campaign beyond what was read before; null when there is nothing. Where the log was cut, and what was read last is
 * not in it any more, everything is told from the first event: nobody knows how far back it was cut.
 */
async function newsOfOne(store: EventStore, boards: Boards, before: NewsRead): Promise<CampaignNews | null> {
  const { campaign } = before;
  const { versions } = await boards.glance(campaign);
  if (NEWS_STREAMS.every((stream) => (versions[stream] ?? 0) === before[stream])) return null;
  const beyond = await pagesAfter(store, before);
  const isCut = beyond.includes(null);
  const nothing: NewsRead = { campaign, administration: 0, turn: 0, umpire: 0, dispositions: 0 };
  const pages = isCut ? await pagesAfter(store, nothing) : beyond;
  if (!isCut && pages.every((page) => page?.length === 0)) return null;
  const { title, record } = await boards.board(campaign);
  return {
    title,
    read: pages.reduce<NewsRead>(
      (reached, page, i) => readTo(reached, NEWS_STREAMS[i]!, page?.at(-1)),
      isCut ? nothing : before,
    ),
    news: pages.flatMap((page) => (page ?? []).flatMap((event) => newsIn(event, record.turn) ?? [])),
    ...(isCut ? { isCut } : {}),
  };
}

const pagesAfter = (store: EventStore, read: NewsRead) =>
  Promise.all(NEWS_STREAMS.map((stream) => pageAfter(store, read, stream)));

/** The events of a stream after what was read; null when what was read last is another event by now, or is not there. */
async function pageAfter(
  store: EventStore,
  { campaign, marks = {}, ...read }: NewsRead,
  stream: NewsStream,
): Promise<readonly RecordedEvent[] | null> {
  const last = read[stream];
  if (last === 0) return store.readStream(campaign, stream, { limit: MOST });
  // With it what was read last, so that it is seen whether that is still there.
  const [known, ...further] = await store.readStream(campaign, stream, { from: last, limit: MOST + 1 });
  const isThere = known !== undefined && (marks[stream] ?? markOf(known)) === markOf(known);
  return isThere ? further : null;
}

/** Tells an event from another that has its place after a log was cut: that one was written later. */
const markOf = ({ recordedAt }: RecordedEvent): string => recordedAt;

const readTo = (read: NewsRead, stream: NewsStream, last: RecordedEvent | undefined): NewsRead =>
  last === undefined
    ? read
    : { ...read, [stream]: last.version, marks: { ...read.marks, [stream]: markOf(last) } };

/** What an event is to those in the campaign, whose latest turn is given; null when it is nothing to them. */
export function newsIn(event: RecordedEvent, latest: number): NewsItem | null {
  const item = {
    // With its moment, since after a log was cut another event has its place.
    id: `${event.stream}-${event.version}-${event.recordedAt}`,
    at: event.recordedAt,
    audience: 'everybody' as const,
    deadline: null,
    text: null,
  };
  if (isStored(TurnOpened, event))
    return { ...item, kind: 'turn-opened', turn: event.data.turn, deadline: event.data.deadline };
  if (isStored(TurnResolved, event)) return { ...item, kind: 'turn-resolved', turn: event.data.turn };
  if (isStored(TurnSetAside, event))
    return { ...item, kind: 'set-aside', turn: event.data.turn, audience: 'administrators' };
  if (isStored(CommandHandedOver, event)) {
    const { player, to, from, until } = event.data;
    const text = `${to} stands in for ${player} from turn ${from} to turn ${until}`;
    return { ...item, kind: 'handed-over', turn: latest, audience: [player, to], text };
  }
  if (isStored(CommandHandedBack, event)) {
    const { player, to } = event.data;
    const text = to ? `${to} stands in for ${player} no more` : `nobody stands in for ${player} any more`;
    return { ...item, kind: 'handed-back', turn: latest, audience: to ? [player, to] : [player], text };
  }
  if (event.type === AnnouncementMade.type) {
    const { turn, audience, data } = readGameEvent(event);
    const { text, occasion } = data as Static<typeof AnnouncementMade.data>;
    if (occasion) return { ...item, kind: OF_ITSELF[occasion], turn, text };
    return { ...item, kind: 'announcement', turn, audience: Object.keys(audience), text };
  }
  const read = readClockEvent(event);
  const announcement = read && fold(newClock([]), read).announcements[0];
  if (!announcement) return null;
  const { kind, turn, deadline, audience } = announcement;
  const at = deadline === null ? null : new Date(deadline).toISOString();
  return { ...item, kind, turn, deadline: at, audience };
}
