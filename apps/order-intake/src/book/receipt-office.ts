import { type Order } from '../game/sent-order.js';
import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OrderOrigin, ReceiptDocument } from '@vedette/contracts';
import type { NewEvent } from '@vedette/event-store';
import {
  OrderAccepted,
  OrderDeclined,
  orderDigest,
  RECEIPT_KEY,
  signReceipt,
  storedEvent,
} from '@vedette/ledger';
import type { Receipt } from '@vedette/order-rules';
import { Keyring, type SigningKey } from '@vedette/vault';
import type { TurnBook } from './turn-book.js';

/** Who sent an order and when, and where it came from. */
export interface Sending {
  /** In whose name. */
  readonly player: string;
  readonly at: string;
  readonly key: string | null;
  readonly sender: string | null;
  readonly origin: OrderOrigin | null;
}

/** Signs receipts with the installation's key. */
@Injectable()
export class ReceiptOffice {
  private signing: Promise<SigningKey> | undefined;

  constructor(private readonly keyring: Keyring) {}

  /** The clerk who signs. @throws RootKeyMissingError */
  async open(): Promise<Clerk> {
    this.signing ??= this.keyring.signingKey(RECEIPT_KEY);
    // A failure must not be remembered: the database may be back a moment later.
    this.signing.catch(() => (this.signing = undefined));
    return new Clerk(await this.signing);
  }
}

/** Makes receipts, and the events in which orders are written down with them. */
export class Clerk {
  constructor(private readonly signing: SigningKey) {}

  /** Numbers what is about to be written into a book. */
  pageOf(book: TurnBook): ReceiptPage {
    return new ReceiptPage(this, book);
  }

  sign(
    order: Order,
    judged: Receipt,
    place: Pick<ReceiptDocument, 'campaign' | 'turn' | 'player' | 'version' | 'at'>,
  ): ReceiptDocument {
    const { accepted, understood, problems } = judged;
    return signReceipt(
      {
        order: judged.order,
        accepted,
        understood,
        problems: [...problems],
        id: randomUUID(),
        ...place,
        digest: orderDigest(order),
        salt: randomBytes(16).toString('hex'),
      },
      this.signing,
    );
  }
}

/** Receipts of one append: each player's versions go on from what he has sent. */
export class ReceiptPage {
  private readonly written = new Map<string, number>();

  constructor(
    private readonly clerk: Clerk,
    private readonly book: TurnBook,
  ) {}

  /** How many orders a player will have sent with those of this page. */
  sentBy(player: string): number {
    return this.book.sentBy(player).length + (this.written.get(player) ?? 0);
  }

  write(
    order: Order,
    judged: Receipt,
    sending: Sending,
  ): { readonly receipt: ReceiptDocument; readonly event: NewEvent } {
    const { campaign, turn } = this.book.record;
    const { player, at, key, sender, origin } = sending;
    const version = this.sentBy(player) + 1;
    this.written.set(player, (this.written.get(player) ?? 0) + 1);
    const receipt = this.clerk.sign(order, judged, { campaign, turn, player, version, at });
    const data = {
      order,
      receipt,
      ...(key === null ? {} : { key }),
      ...(sender === null ? {} : { sender }),
      ...(origin === null ? {} : { origin }),
    };
    return { receipt, event: storedEvent(receipt.accepted ? OrderAccepted : OrderDeclined, data, { turn }) };
  }
}
