import { Injectable } from '@nestjs/common';
import {
  DeskContents,
  readDesk,
  saveDesk,
  type SavedDeskDocument,
  type SeatDeskDocument,
} from '@vedette/contracts';
import { faultsOf } from '@vedette/campaign';
import { BodyMalformedError } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Seat } from '../access/caller.js';
import type { SignedIn } from '../callers/signed-in.js';

/** A seat, and who has it. */
export interface HeldSeat extends Seat {
  readonly me: SignedIn;
}

/** What a player keeps at his own seat, and nobody else reads. */
@Injectable()
export class SeatDeskService {
  constructor(private readonly requests: RequestClient) {}

  read(seat: HeldSeat): Promise<SeatDeskDocument> {
    return this.requests.request(readDesk, holderOf(seat));
  }

  /** Keeps a document in place of the one that `instead` names. @throws BodyMalformedError when it is no object */
  save(seat: HeldSeat, instead: string, document: unknown): Promise<SavedDeskDocument> {
    const faults = faultsOf(DeskContents, document);
    if (faults.length > 0) throw new BodyMalformedError(faults);
    return this.requests.request(saveDesk, {
      ...holderOf(seat),
      instead,
      document: document as SeatDeskDocument['document'],
    });
  }
}

const holderOf = ({ campaign, player, me }: HeldSeat) => ({ campaign, player, account: me.account.id });
