import type { CampaignDocument } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import { type CampaignOpening, isStored, isStoredType, TurnOpened, TurnRecord } from '@vedette/ledger';
import { sequenceOf, type TurnSequence } from '@vedette/rulebooks';

/**
 * Where a campaign stands: its opening and its latest turn. Filled from the log; events of the game are passed over,
 * because the conductor never looks at what happened, only at what is done.
 */
export class CampaignBoard {
  /** Version of each stream up to which the board is filled. */
  readonly versions: Record<string, number>;
  private latest: TurnRecord;
  private lastEvent: RecordedEvent | null = null;

  /** `versions`: what the streams had before the events that are added first were read. */
  constructor(
    readonly opening: CampaignOpening,
    versions: Readonly<Record<string, number>> = {},
  ) {
    this.versions = { ...versions };
    this.latest = new TurnRecord(opening.campaign.id, opening.firstTurn);
  }

  /** The latest turn that was opened. */
  get record(): TurnRecord {
    return this.latest;
  }

  /** The last event the board took in: what is done next is done because of it. */
  get cause(): RecordedEvent | null {
    return this.lastEvent;
  }

  /** The graph of the latest turn. */
  get sequence(): TurnSequence {
    return sequenceOfTurn(this.opening, this.latest);
  }

  /** Whether the latest turn takes orders or is being resolved. */
  get isActive(): boolean {
    return this.latest.opened !== null && this.latest.resolved === null;
  }

  /** Takes in events of the campaign; those seen already change nothing. */
  add(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      this.versions[event.stream] = Math.max(event.version, this.versions[event.stream] ?? 0);
      if (!isStoredType(event.type)) continue;
      if (isStored(TurnOpened, event) && event.data.turn > this.latest.turn)
        this.latest = new TurnRecord(event.campaign, event.data.turn);
      this.latest.add([event]);
      this.lastEvent = event;
    }
  }
}

/** The graph of a turn of a campaign. */
export function sequenceOfTurn({ campaign }: CampaignOpening, record: TurnRecord): TurnSequence {
  return sequenceOf({ rulebooks: campaign.rulebooks, season: record.opened?.season ?? 'campaign' });
}

/** What everybody in a campaign may know of it. */
export function documentOf({ opening, record }: CampaignBoard): CampaignDocument {
  return {
    ...opening.campaign,
    createdAt: opening.createdAt,
    turn: record.turn,
    season: record.opened?.season ?? 'campaign',
  };
}
