import { deserialize, serialize } from 'node:v8';
import type { CampaignDocument } from '@vedette/contracts';
import type { CampaignLife } from '@vedette/ledger';
import type { ClockState } from '@vedette/turn-clock';

/** What one sees of a campaign without its turn: enough to tell whether anything is due in it, and to name it among others. */
export interface CampaignGlance {
  /** Version of each stream up to which it was read. */
  readonly versions: Readonly<Record<string, number>>;
  /** Whether the latest turn takes orders or is being resolved. */
  readonly isActive: boolean;
  /** Whether its turn goes on by itself, so that somebody must see when it does not. */
  readonly isBeingResolved: boolean;
  /** Whether its turn waits for the administrator, in a campaign that goes on. */
  readonly isStopped: boolean;
  readonly isSetAside: boolean;
  readonly isAtItsLast: boolean;
  readonly isOver: boolean;
  readonly ended: CampaignLife['ended'];
  readonly clock: ClockState;
  /** What everybody in the campaign may know of it. */
  readonly document: CampaignDocument;
}

/**
 * What is remembered of a board that was let go: a tenth of what the board takes, and most of that outside of the heap. It is
 * true until something happens in the campaign.
 */
export class RememberedGlance implements CampaignGlance {
  readonly versions: CampaignGlance['versions'];
  readonly isActive: boolean;
  readonly isBeingResolved: boolean;
  readonly isStopped: boolean;
  readonly isSetAside: boolean;
  readonly isAtItsLast: boolean;
  readonly isOver: boolean;
  private readonly packedEnd: Uint8Array | null;
  private readonly packedClock: Uint8Array;
  private readonly packedDocument: Uint8Array;

  constructor(board: CampaignGlance) {
    this.versions = { ...board.versions };
    this.isActive = board.isActive;
    this.isBeingResolved = board.isBeingResolved;
    this.isStopped = board.isStopped;
    this.isSetAside = board.isSetAside;
    this.isAtItsLast = board.isAtItsLast;
    this.isOver = board.isOver;
    this.packedEnd = board.ended && serialize(board.ended);
    this.packedClock = serialize(board.clock);
    this.packedDocument = serialize(board.document);
  }

  get ended(): CampaignLife['ended'] {
    return this.packedEnd && (deserialize(this.packedEnd) as CampaignLife['ended']);
  }

  get clock(): ClockState {
    return deserialize(this.packedClock) as ClockState;
  }

  get document(): CampaignDocument {
    return deserialize(this.packedDocument) as CampaignDocument;
  }
}
