import type { ClockDocument } from '@vedette/contracts';
import { GatewayClient } from '../server/gateway-client.js';
import { GatewayRefusedError } from '../server/gateway-refused.error.js';
import type { OrderBook } from '../server/order-book.js';
import { type OfficersMind, officersMind } from './officers-mind.js';

/** A seat an officer looks after, with what its account signs in by. */
export interface Seat {
  readonly player: string;
  readonly account: string;
  readonly password: string;
}

/** Where officers play. */
export interface Post {
  readonly server: string;
  readonly campaign: string;
  readonly scenario: string;
}

/** What came of an officer's turn: orders sent and taken, or that the turn was confirmed before. */
export type TurnDone = { readonly sent: number; readonly accepted: number } | 'was done';

const UNAUTHENTICATED = 401;
/** How long a session that only looks is kept, in milliseconds: well below the ten minutes that a token is good unless set otherwise. */
const LOOKS_WITH_ONE_MS = 240_000;

/** Nobody can sign in for the seat: its owner has changed the password, or the account is shut. */
export class SeatClosedError extends Error {
  readonly code = 'SEAT_CLOSED';

  constructor(readonly player: string) {
    super(`nobody but its owner can sign in for ${player}`);
    this.name = 'SeatClosedError';
  }
}

/**
 * One staff officer at one seat: an ordinary member with a session of his own. He reads his own report, sends his orders and
 * confirms; what other seats know never comes into his hands.
 */
export class Officer {
  private looking: { readonly session: GatewayClient; readonly since: number } | null = null;

  private readonly mind: OfficersMind;

  constructor(
    readonly seat: Seat,
    private readonly post: Post,
  ) {
    this.mind = officersMind(post.scenario, seat.player);
  }

  /** Does a turn that is open, and signs out. @throws SeatClosedError @throws GatewayRefusedError @throws ReportsLateError */
  async play(turn: number): Promise<TurnDone> {
    const session = await this.signIn();
    try {
      const clock = await session.rest<ClockDocument>('GET', this.path('/clock'));
      if (clock.turn !== turn || clock.you?.ready === true) return 'was done';
      const book = await this.mind.book(session, this.post.campaign, turn);
      const sent = book?.orders.length ?? 0;
      const accepted = book && sent > 0 ? await this.send(session, turn, book) : 0;
      await session.rest('POST', this.path('/turn/ready'), { turn });
      return { sent, accepted };
    } finally {
      await this.signOut(session);
    }
  }

  /** Where the latest turn stands; looks follow each other by seconds, and share a session. @throws SeatClosedError @throws GatewayRefusedError */
  async look(): Promise<ClockDocument> {
    if (this.looking && Date.now() - this.looking.since > LOOKS_WITH_ONE_MS) await this.lookAway();
    this.looking ??= { session: await this.signIn(), since: Date.now() };
    try {
      return await this.looking.session.rest<ClockDocument>('GET', this.path('/clock'));
    } catch (error) {
      await this.lookAway();
      throw error;
    }
  }

  /** Ends the session by which he looked, if there is one. */
  async lookAway(): Promise<void> {
    const session = this.looking?.session;
    this.looking = null;
    if (session) await this.signOut(session);
  }

  /** Sends orders for this very turn, so that none slips into the next; how many were taken. */
  private async send(session: GatewayClient, turn: number, book: OrderBook): Promise<number> {
    const receipts = await session.sendByRest(this.post.campaign, book, turn);
    return receipts.filter(({ accepted }) => accepted).length;
  }

  private async signIn(): Promise<GatewayClient> {
    try {
      return await GatewayClient.signIn(this.post.server, this.seat.account, this.seat.password);
    } catch (error) {
      if (error instanceof GatewayRefusedError && error.status === UNAUTHENTICATED)
        throw new SeatClosedError(this.seat.player);
      throw error;
    }
  }

  private async signOut(session: GatewayClient): Promise<void> {
    // A session that cannot be ended ends by itself; it must not cost the turn.
    await session.rest('POST', '/auth/logout').catch(() => undefined);
  }

  private path(rest: string): string {
    return `/campaigns/${this.post.campaign}${rest}`;
  }
}
