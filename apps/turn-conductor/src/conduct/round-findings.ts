import type { ConductorFindings } from '@vedette/contracts';
import { PHASE_OWNERS, type PhaseOwner, readyPhases } from '@vedette/rulebooks';
import type { CampaignBoard } from '../board/campaign-board.js';
import { isStopped, runningSince } from '../board/turn-state.js';

/** What one round over all campaigns saw that an operator should know: turns that wait, and for whom. Times in seconds. */
export class RoundFindings {
  /** Since the book was closed of the turn that has waited longest for its last phase; 0 when none waits. */
  overdue = 0;
  /** Since the oldest phase of an owner could begin; 0 when none waits. */
  readonly waiting = new Map<PhaseOwner, number>(PHASE_OWNERS.map((owner) => [owner, 0]));
  /** Campaigns for which what was due could not be done: a turn of theirs may neither end nor go on, though nobody is late. */
  failing = 0;

  /** The same as it is told to other conductors. */
  told(): ConductorFindings {
    return { overdue: this.overdue, waiting: Object.fromEntries(this.waiting), failing: this.failing };
  }

  /** What was found here and by others, each in campaigns of its own: of the whole house. */
  with(others: readonly ConductorFindings[]): RoundFindings {
    const all = [this.told(), ...others];
    const house = new RoundFindings();
    house.overdue = Math.max(...all.map(({ overdue }) => overdue));
    house.failing = all.reduce((sum, { failing }) => sum + failing, 0);
    for (const owner of PHASE_OWNERS)
      house.waiting.set(owner, Math.max(...all.map(({ waiting }) => waiting[owner] ?? 0)));
    return house;
  }

  /** Takes in how a campaign stands. A turn that waits for its administrator is not late.
   * @param now milliseconds by the clock of the house
   */
  note({ record, sequence }: Pick<CampaignBoard, 'record' | 'sequence'>, now: number): void {
    if (!record.closedAt || record.resolved || isStopped(record)) return;
    const since = (at: string): number => Math.max(0, (now - Date.parse(at)) / 1000);
    this.overdue = Math.max(this.overdue, since(record.closedAt));
    for (const { owner, after } of readyPhases(sequence, new Set(record.phases.keys()))) {
      const began = runningSince(record, after);
      if (began) this.waiting.set(owner, Math.max(this.waiting.get(owner) ?? 0, since(began)));
    }
  }
}
