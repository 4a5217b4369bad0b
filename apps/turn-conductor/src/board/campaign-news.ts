import type { AnswerOf, campaignNews, NewsItem, NewsRead } from '@vedette/contracts';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import { isStored, readClockEvent, TurnOpened, TurnResolved } from '@vedette/ledger';
import { fold, newClock } from '@vedette/turn-clock';
import type { Boards } from './boards.js';

/** Events of one stream read at once; what is left is read when somebody asks again. */
const MOST = 500;

/** What there is to tell of campaigns beyond what has been read of them. */
export async function newsOf(
  store: EventStore,
  boards: Boards,
  read: readonly NewsRead[],
): Promise<AnswerOf<typeof campaignNews>> {
  const known = new Map(read.map((one) => [one.campaign, one]));
  const campaigns: AnswerOf<typeof campaignNews>['campaigns'][number][] = [];
  for (const campaign of await boards.campaigns()) {
    const before = known.get(campaign) ?? { campaign, turn: 0, administration: 0 };
    const { versions, opening } = await boards.board(campaign);
    if ((versions['turn'] ?? 0) <= before.turn && (versions['administration'] ?? 0) <= before.administration)
      continue;
    const [turn, administration] = await Promise.all(
      (['turn', 'administration'] as const).map((stream) =>
        store.readStream(campaign, stream, { from: before[stream] + 1, limit: MOST }),
      ),
    );
    campaigns.push({
      title: opening.campaign.title,
      read: {
        campaign,
        turn: turn!.at(-1)?.version ?? before.turn,
        administration: administration!.at(-1)?.version ?? before.administration,
      },
      news: [...administration!, ...turn!].flatMap((event) => newsIn(event) ?? []),
    });
  }
  return { campaigns };
}

/** What an event is to those in the campaign; null when it is nothing to them. */
export function newsIn(event: RecordedEvent): NewsItem | null {
  const item = {
    id: `${event.stream}-${event.version}`,
    at: event.recordedAt,
    audience: 'everybody' as const,
  };
  if (isStored(TurnOpened, event))
    return { ...item, kind: 'turn-opened', turn: event.data.turn, deadline: event.data.deadline };
  if (isStored(TurnResolved, event))
    return { ...item, kind: 'turn-resolved', turn: event.data.turn, deadline: null };
  const read = readClockEvent(event);
  const announcement = read && fold(newClock([]), read).announcements[0];
  if (!announcement) return null;
  const { kind, turn, deadline, audience } = announcement;
  return {
    ...item,
    kind,
    turn,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    audience,
  };
}
