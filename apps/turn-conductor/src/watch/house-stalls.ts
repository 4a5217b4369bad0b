import { Injectable } from '@nestjs/common';
import { type Stall, STALLS } from '@vedette/contracts';
import { DeadLetters } from '@vedette/messaging';
import { Boards } from '../board/boards.js';
import { Colleagues } from '../conduct/colleagues.js';
import { PhaseQueue } from '../conduct/phase-queue.js';
import { Sweep } from './sweep.js';

/** From how many seconds on a phase that lies untaken stands still, *our figure*: a worker that is started anew takes what lies there before. */
const UNTAKEN_AFTER_SECONDS = 60;

/**
 * Finds what stands still in the house. Nothing of it hangs on how much is fought: a phase that a worker has in hand goes on, however
 * long it takes.
 */
@Injectable()
export class HouseStalls {
  constructor(
    private readonly boards: Boards,
    private readonly sweep: Sweep,
    private readonly queue: PhaseQueue,
    private readonly letters: DeadLetters,
    private readonly colleagues: Colleagues,
  ) {}

  /** What stands still now, each once, in the order of `STALLS`. */
  async look(): Promise<Stall[]> {
    const [administrator, workers, letters] = await Promise.all([
      this.isTurnStopped(),
      this.isPhaseUntaken(),
      this.letters.count(),
    ]);
    const stands: Readonly<Record<Stall, boolean>> = { administrator, workers, 'given-up': letters > 0 };
    return STALLS.filter((stall) => stands[stall]);
  }

  /** Of campaigns that go on; one whose board cannot be laid is logged where that is tried. */
  private async isTurnStopped(): Promise<boolean> {
    const glances = await this.boards.glances(await this.boards.campaigns());
    return glances.some(({ isStopped }) => isStopped);
  }

  private async isPhaseUntaken(): Promise<boolean> {
    const { waiting } = this.sweep.findings.with(this.colleagues.findings());
    const late = [...waiting].filter(([, seconds]) => seconds >= UNTAKEN_AFTER_SECONDS);
    return (await Promise.all(late.map(([owner]) => this.queue.liesUntaken(owner)))).includes(true);
  }
}
