import type { CampaignEnd, CampaignStanding, CampaignStatus } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import {
  CampaignCreated,
  CampaignEnded,
  CampaignPublished,
  CampaignReopened,
} from '../stored/administration-events.js';
import { isStored } from '../stored/define-stored.js';

/** How long what was hidden stays hidden after an end, and the end can be taken back: seven days, in milliseconds. */
export const HIDDEN_AFTER_END_MS = 7 * 24 * 3_600_000;

/** Whether a campaign goes on, has ended, or has ended for good. */
export interface CampaignLife {
  /** The turn after which it ends by itself; null where it does not. */
  readonly lastTurn: number | null;
  readonly ended: CampaignEnd | null;
  /** How it stood when it ended, for everybody in it; null until it is published. */
  readonly standing: CampaignStanding | null;
  /** The same while it is to be told to nobody. */
  readonly untold: CampaignStanding | null;
  /** When it was reopened last; what was resolved before ends it no more. */
  readonly reopenedAt: string | null;
}

export const UNBORN: CampaignLife = {
  ...{ lastTurn: null, ended: null, reopenedAt: null },
  ...{ standing: null, untold: null },
};

/** A campaign's life after an event of its stream `administration`. */
export function lifeAfter(life: CampaignLife, event: RecordedEvent): CampaignLife {
  if (isStored(CampaignCreated, event)) return { ...life, lastTurn: event.data.lastTurn ?? null };
  if (isStored(CampaignEnded, event)) {
    const { standing: untold = null } = event.data;
    return { ...life, ended: endOf(event.data, event.recordedAt), standing: null, untold };
  }
  if (isStored(CampaignReopened, event)) {
    const { lastTurn = life.lastTurn } = event.data;
    return { ...UNBORN, lastTurn, reopenedAt: event.recordedAt };
  }
  if (isStored(CampaignPublished, event) && life.ended)
    return {
      ...life,
      ended: { ...life.ended, publishedAt: event.recordedAt },
      ...{ standing: life.untold, untold: null },
    };
  return life;
}

/** The life of a campaign, from its whole stream `administration`. */
export const lifeOf = (events: readonly RecordedEvent[]): CampaignLife => events.reduce(lifeAfter, UNBORN);

/** How a campaign stands. */
export function statusOfLife({ ended }: CampaignLife): CampaignStatus {
  if (!ended) return 'playing';
  return ended.publishedAt === null ? 'ended' : 'published';
}

/** An end without a reason is of a time when ends opened everything at once; what was open stays open. */
function endOf({ turn, by, reason, result }: CampaignEnded, at: string): CampaignEnd {
  const opensAt = reason === undefined ? at : new Date(Date.parse(at) + HIDDEN_AFTER_END_MS).toISOString();
  return {
    ...{ turn, at, by },
    reason: reason ?? null,
    result: result ?? null,
    opensAt,
    publishedAt: reason === undefined ? at : null,
  };
}
