import { type PhaseDue, phaseKey } from '@vedette/contracts';
import type { AnyPlan, AnyTurn } from '@vedette/ledger';

/**
 * How long a phase is left to the worker that said it would go on with it (our figure: the silence after which a worker
 * counts as dead; nearly every phase takes less). Afterwards it is handed out like any other.
 */
export const LEFT_ALONE_MS = 5_000;

/**
 * Phases that need not be handed out yet: the worker that resolved the one before goes on with them itself. Time is this
 * process's own and runs from when it first saw the phase, so no clock that is wrong can hold one back.
 */
export class GoneOnWith {
  private readonly seen = new Map<string, Map<string, number>>();

  constructor(
    private readonly leftAloneMs: number = LEFT_ALONE_MS,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Whether a worker goes on with a phase that is ready, so that it is left to it for now. */
  has(record: AnyTurn, { name, after }: AnyPlan, due: PhaseDue): boolean {
    if (due.attempt > 1) return false;
    if (!after.some((before) => record.phases.get(before)?.goesOnWith === name)) return false;
    const key = phaseKey(due);
    const seen = this.seen.get(due.campaign) ?? new Map<string, number>();
    const since = seen.get(key) ?? this.clock();
    this.seen.set(due.campaign, seen.set(key, since));
    return this.clock() - since < this.leftAloneMs;
  }

  /** Forgets a campaign whose turn is resolved, or that another conductor looks after. */
  forget(campaign: string): void {
    this.seen.delete(campaign);
  }
}
