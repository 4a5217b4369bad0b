import { setTimeout as pause } from 'node:timers/promises';
import type { ClockDocument } from '@vedette/contracts';
import { Officer, type Post, type Seat, SeatClosedError } from './officer.js';

/** How often it is looked whether a turn has opened, in milliseconds. */
const LOOK_MS = 2_000;
const TAKES_ORDERS: readonly ClockDocument['status'][] = ['open', 'grace'];

type Say = (line: string) => void;

/** What staff officers are asked to do. */
export interface StaffDuty {
  readonly post: Post;
  readonly seats: readonly Seat[];
  /** Whether it ends when every officer has done one turn. */
  readonly once: boolean;
  readonly stop: AbortSignal;
}

/**
 * Has an officer at each seat do every turn that opens, until the campaign has ended or nobody is left. What fails, because a part of
 * the house is away, is tried again at the next look.
 */
export async function keepStaff({ post, seats, once, stop }: StaffDuty, say: Say): Promise<void> {
  const room = new StaffRoom(post, seats, say);
  try {
    while (!stop.aborted) {
      const found = await room.look(stop);
      if (found === 'over' || (once && found === 'turn done')) return;
      await pause(LOOK_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  } finally {
    await room.close();
  }
}

/** The officers of a campaign, and who of them has still to do the turn that is open. */
class StaffRoom {
  private officers: readonly Officer[];
  private due: readonly Officer[] = [];
  private open: number | null = null;
  private lastSaid = '';

  constructor(
    private readonly post: Post,
    seats: readonly Seat[],
    private readonly say: Say,
  ) {
    this.officers = seats.map((seat) => new Officer(seat, post));
  }

  /** Looks once, and does what is due. */
  async look(stop: AbortSignal): Promise<'over' | 'turn done' | 'waits'> {
    const [first] = this.officers;
    if (!first) return 'over';
    const clock = await this.clockBy(first);
    if (clock === null) return 'waits';
    if (clock.status === 'ended') {
      this.say(`${this.post.campaign} has ended with turn ${clock.turn}`);
      return 'over';
    }
    const turn = TAKES_ORDERS.includes(clock.status) ? clock.turn : null;
    // A turn that was closed and takes orders again, because it was rolled back, is done again.
    if (turn !== this.open) this.due = turn === null ? [] : this.officers;
    this.open = turn;
    if (turn === null || this.due.length === 0) return 'waits';
    await this.doTurn(turn, stop);
    if (this.due.length > 0) return 'waits';
    this.say(`turn ${turn}: every officer is done`);
    return 'turn done';
  }

  async close(): Promise<void> {
    for (const officer of this.officers) await officer.lookAway();
  }

  /** The clock as an officer sees it; null when he cannot look now. */
  private async clockBy(officer: Officer): Promise<ClockDocument | null> {
    try {
      return await officer.look();
    } catch (error) {
      if (error instanceof SeatClosedError) this.leave(officer, error);
      else this.sayOnce(`could not look at ${this.post.campaign}: ${messageOf(error)}`);
      return null;
    }
  }

  /** Has who is due do the turn, one after the other: so many reports at once would keep people waiting. */
  private async doTurn(turn: number, stop: AbortSignal): Promise<void> {
    for (const officer of this.due) {
      if (stop.aborted) return;
      const { player } = officer.seat;
      try {
        const done = await officer.play(turn);
        if (done !== 'was done')
          this.say(
            `turn ${turn}, ${player}: ${done.accepted} of ${done.sent} orders accepted, and confirmed`,
          );
        this.due = this.due.filter((one) => one !== officer);
      } catch (error) {
        if (error instanceof SeatClosedError) this.leave(officer, error);
        else this.sayOnce(`turn ${turn}, ${player}: ${messageOf(error)}; tried again`);
      }
    }
  }

  /** A seat for which nobody but its owner can sign in is his. */
  private leave(officer: Officer, error: SeatClosedError): void {
    this.say(`${error.message}; the seat is left to him`);
    this.officers = this.officers.filter((one) => one !== officer);
    this.due = this.due.filter((one) => one !== officer);
  }

  private sayOnce(line: string): void {
    if (line !== this.lastSaid) this.say(line);
    this.lastSaid = line;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
