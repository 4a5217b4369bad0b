import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { ClockKeeper } from '../clock/clock-keeper.js';
import type { HouseTime } from '../clock/house-clock.js';
import { CampaignLifeCommands } from '../commands/campaign-life.commands.js';
import { CONDUCTOR_SETTINGS, type ConductorSettings } from '../settings.js';
import { RoundFindings } from './round-findings.js';
import { TurnConductor } from './turn-conductor.js';

/** Looks at every campaign now and then, and when a deadline comes: does what is due by its clock, ends it after its last turn, and mends stuck phases. */
@Injectable()
export class Sweep implements OnApplicationBootstrap {
  private readonly logger = new Logger('Sweep');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;
  /** What the last round saw. */
  findings = new RoundFindings();

  constructor(
    private readonly boards: Boards,
    private readonly conductor: TurnConductor,
    private readonly keeper: ClockKeeper,
    private readonly lives: CampaignLifeCommands,
    shutdown: ShutdownManager,
    @Inject(CONDUCTOR_SETTINGS) private readonly settings: ConductorSettings,
  ) {
    shutdown.register({ stage: 'consumers', name: 'sweep', stop: () => this.stop() });
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /**
   * One round over all campaigns; a campaign that fails does not hold up the others. Returns milliseconds to the next
   * deadline, if one is coming.
   */
  async round(): Promise<number> {
    const time = await this.keeper.time();
    let next = Infinity;
    const findings = new RoundFindings();
    for (const campaign of await this.boards.campaigns()) {
      try {
        const deadline = await this.look(campaign, time, findings);
        if (deadline !== null) next = Math.min(next, deadline - time.now);
      } catch (error) {
        this.logger.warn({ campaign, err: error }, 'Could not sweep');
      }
    }
    this.findings = findings;
    return next;
  }

  private async look(campaign: string, time: HouseTime, findings: RoundFindings): Promise<number | null> {
    const opens = await this.lives.look(campaign, time.now);
    const next = (await this.keeper.look(campaign, time)) ?? opens;
    const board = await this.boards.board(campaign);
    if (!board.isActive) return next;
    findings.note(board, time.now);
    await this.conductor.advance(campaign);
    await this.conductor.mendStalls(campaign, time.now);
    return next;
  }

  private schedule(afterMs: number = this.settings.TURN_SWEEP_MS): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round()
        .catch((error: unknown) => void this.logger.warn({ err: error }, 'Could not sweep'))
        .then((next) => this.schedule(Math.max(1, Math.min(this.settings.TURN_SWEEP_MS, next ?? Infinity))));
    }, afterMs);
  }

  private async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
