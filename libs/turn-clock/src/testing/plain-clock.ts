import type { Terms } from '../calendar/calendar.schema.js';

const MINUTE = 60_000;

/** What one player has done, as a clerk would note it. */
interface Note {
  opened: boolean;
  orders: number;
  confirmed: boolean;
  excused: boolean;
  deputy: string | null;
  graces: number;
  misses: number;
}

/**
 * The same clock once more, kept by a clerk with pencil and eraser: no events, no streams, every rule in one place. What the
 * library decides is compared with this.
 */
export class PlainClock {
  turn = 1;
  ended: string | null = null;
  held = false;
  waitsFor: readonly string[] | null = null;
  /** What was left when the clock was stopped. */
  stoppedWith: { readonly left: number | null } | null = null;
  readonly notes = new Map<string, Note>();

  constructor(
    readonly players: readonly string[],
    readonly terms: Terms,
    public now: number,
    public deadline: number | null,
  ) {
    for (const player of players) this.notes.set(player, blank());
  }

  note(player: string): Note {
    return this.notes.get(player)!;
  }

  get isOpen(): boolean {
    return this.ended === null;
  }

  sends(player: string, orders: 1 | -1): void {
    this.note(player).orders += orders;
    this.note(player).confirmed = false;
    this.settle();
  }

  pass(ms: number): void {
    const end = this.now + ms;
    while (this.now < end) {
      this.now = this.deadline !== null && this.deadline > this.now ? Math.min(end, this.deadline) : end;
      this.settle();
    }
  }

  outage(ms: number): void {
    const { fromMinutes, finalMinutes } = this.terms.outage;
    const isRunning = this.isOpen && this.deadline !== null && this.now < this.deadline;
    const over = this.now + ms;
    if (isRunning && ms >= fromMinutes * MINUTE && over > this.deadline! - finalMinutes * MINUTE)
      this.deadline! += ms;
    this.now = over;
    this.settle();
  }

  /** Ends, waits or is held, if it is time. */
  settle(): void {
    if (!this.isOpen || this.stoppedWith) return;
    const expected = this.players.filter((player) => !this.note(player).excused);
    if (
      this.terms.earlyEnd === 'when-all-ready' &&
      expected.length > 0 &&
      expected.every((one) => this.isReady(one))
    )
      return this.end('all-ready');
    if (this.held || this.deadline === null) return;
    const silent = expected.filter((player) => this.isSilent(player));
    if (
      this.waitsFor
        ? this.waitsFor.some((player) => this.isSilent(player)) && this.now < this.deadline
        : this.now < this.deadline
    )
      return;
    const { minutes, each } = this.terms.grace;
    const worthWaiting = silent.filter((player) => each === null || this.note(player).graces < each);
    if (!this.waitsFor && minutes > 0 && worthWaiting.length > 0) {
      this.waitsFor = worthWaiting;
      for (const player of worthWaiting) this.note(player).graces += 1;
      this.deadline = this.now + minutes * MINUTE;
    } else if (this.terms.heldAbove !== null && silent.length > this.terms.heldAbove * expected.length) {
      this.held = true;
      this.deadline = null;
    } else this.end('deadline');
  }

  end(why: 'deadline' | 'all-ready' | 'released' | 'by-hand'): void {
    this.ended = why;
    this.held = false;
    if (why === 'all-ready' || why === 'by-hand') return;
    for (const player of this.players) {
      const note = this.note(player);
      if (!note.excused && note.deputy === null && this.isSilent(player)) note.misses += 1;
    }
  }

  nextTurn(deadline: number | null): void {
    this.turn += 1;
    this.ended = null;
    this.waitsFor = null;
    this.deadline = deadline;
    for (const note of this.notes.values())
      Object.assign(note, { opened: false, orders: 0, confirmed: false, excused: false });
    this.settle();
  }

  private isReady(player: string): boolean {
    return this.who(player).some((one) => one.confirmed);
  }

  private isSilent(player: string): boolean {
    return this.who(player).every((one) => !one.confirmed && one.orders === 0);
  }

  private who(player: string): Note[] {
    const { deputy } = this.note(player);
    return deputy === null ? [this.note(player)] : [this.note(player), this.note(deputy)];
  }
}

const blank = (): Note => ({
  opened: false,
  orders: 0,
  confirmed: false,
  excused: false,
  deputy: null,
  graces: 0,
  misses: 0,
});
