import type { TurnAhead } from '@vedette/contracts';
import { Recent } from '@vedette/ledger';
import type { LayDesk, PhaseDesk } from './phase-desk.js';

/** Turns a worker keeps on its desk. */
const DESKS = 3;

/** Turns a worker has laid out ahead at most, and how long one waits for its first phase (our figures). */
const AHEAD = 2;
const WAITS_MS = 10_000;

/** A turn that was laid out before any phase of it was due here: null where that came too early, or failed. */
interface LaidAhead {
  readonly desk: Promise<PhaseDesk | null>;
  readonly at: number;
}

/** The turns a worker has on its desk, and when each was last compared with the log. */
export class Desks {
  private readonly inUse = new Recent<Promise<PhaseDesk>>(DESKS);
  private readonly ahead = new Map<string, LaidAhead>();
  private isLaying = false;
  /** When each desk's last look at the log began, by this process's own clock. */
  private readonly looks = new WeakMap<PhaseDesk, number>();

  constructor(private readonly lay: LayDesk) {}

  /** The desk of a turn of which a phase was resolved here, if it is still there. */
  known(turn: TurnAhead): Promise<PhaseDesk> | undefined {
    return this.inUse.get(keyOf(turn));
  }

  /** The desk of a turn; it is laid out if it is not. */
  of(turn: TurnAhead): Promise<PhaseDesk> {
    const key = keyOf(turn);
    const known = this.inUse.get(key);
    if (known) return known;
    const ahead = this.ahead.get(key);
    this.ahead.delete(key);
    const desk = ahead ? ahead.desk.then((laid) => laid ?? this.layOut(turn)) : this.layOut(turn);
    this.inUse.set(key, desk);
    return desk;
  }

  /** Forgets the desk of a turn. */
  drop(turn: TurnAhead): void {
    this.inUse.delete(keyOf(turn));
  }

  /**
   * Lays out a turn of which no phase is due yet. While it takes orders nothing is kept, since what it starts from may still be edited,
   * but the position of the turn before has then been played on. One at a time, and few: who is told of many turns that end at
   * once could not keep them all, and other workers take their share. Never rejects.
   */
  async prepare(turn: TurnAhead): Promise<void> {
    const key = keyOf(turn);
    const now = performance.now();
    for (const [old, { at }] of this.ahead) if (now - at > WAITS_MS) this.ahead.delete(old);
    if (this.isLaying || this.ahead.size >= AHEAD || this.inUse.get(key) || this.ahead.has(key)) return;
    this.isLaying = true;
    const desk = this.layAhead(turn);
    this.ahead.set(key, { desk, at: now });
    if ((await desk) === null) this.ahead.delete(key);
    this.isLaying = false;
  }

  /** Whether a desk has looked at the log since a moment. */
  hasLooked(desk: PhaseDesk, since: number): boolean {
    return (this.looks.get(desk) ?? -Infinity) >= since;
  }

  /** Has a desk look what has come into the log. */
  async refresh(desk: PhaseDesk): Promise<void> {
    const begun = performance.now();
    await desk.refresh();
    this.looks.set(desk, begun);
  }

  private async layAhead(turn: TurnAhead): Promise<PhaseDesk | null> {
    try {
      const desk = await this.layOut(turn);
      if (desk.record.bookClosed === null) return null;
      desk.prepare?.();
      return desk;
    } catch {
      // Whatever it is, it is told when the phase is due.
      return null;
    }
  }

  private async layOut(turn: TurnAhead): Promise<PhaseDesk> {
    const begun = performance.now();
    const desk = await this.lay(turn);
    this.looks.set(desk, begun);
    return desk;
  }
}

const keyOf = ({ campaign, turn, generation = 0 }: TurnAhead): string => `${campaign}/${turn}/${generation}`;
