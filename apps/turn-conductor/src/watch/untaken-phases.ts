import { Injectable } from '@nestjs/common';
import { PHASE_OWNERS, type PhaseOwner } from '@vedette/rulebooks';
import { PhaseQueue } from '../conduct/phase-queue.js';

/**
 * Tells for how long no worker of an owner has taken anything while phases of that owner lie in the queue. A backlog is no such thing, nor
 * a phase that is fought for long: some worker has one in hand then, and each look that finds so begins the time anew.
 */
@Injectable()
export class UntakenPhases {
  private readonly since = new Map<PhaseOwner, number>();

  constructor(private readonly queue: PhaseQueue) {}

  /**
   * Seconds by owner since the first of the looks in a row that found phases untaken; 0 where they are taken, or none is there.
   * @param now milliseconds of a clock that only goes forward
   */
  async look(now = performance.now()): Promise<ReadonlyMap<PhaseOwner, number>> {
    const found = await Promise.all(
      PHASE_OWNERS.map(async (owner) => [owner, await this.queue.liesUntaken(owner)] as const),
    );
    for (const [owner, isUntaken] of found)
      if (!isUntaken) this.since.delete(owner);
      else if (!this.since.has(owner)) this.since.set(owner, now);
    return new Map(PHASE_OWNERS.map((owner) => [owner, (now - (this.since.get(owner) ?? now)) / 1000]));
  }
}
