import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { CloseTurnCommand } from '../commands/close-turn.command.js';
import { CONDUCTOR_SETTINGS, type ConductorSettings } from '../settings.js';
import { TurnConductor } from './turn-conductor.js';

/** Looks at every active campaign now and then: closes turns whose deadline has passed and mends stuck phases. */
@Injectable()
export class Sweep implements OnApplicationBootstrap {
  private readonly logger = new Logger('Sweep');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly boards: Boards,
    private readonly conductor: TurnConductor,
    private readonly closeTurn: CloseTurnCommand,
    shutdown: ShutdownManager,
    @Inject(CONDUCTOR_SETTINGS) private readonly settings: ConductorSettings,
  ) {
    shutdown.register({ stage: 'consumers', name: 'sweep', stop: () => this.stop() });
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /** One round over all active campaigns; a campaign that fails does not hold up the others. */
  async round(now: number = Date.now()): Promise<void> {
    for (const campaign of await this.boards.campaigns()) {
      try {
        await this.look(campaign, now);
      } catch (error) {
        this.logger.warn({ campaign, err: error }, 'Could not sweep');
      }
    }
  }

  private async look(campaign: string, now: number): Promise<void> {
    const { record, isActive } = await this.boards.board(campaign);
    if (!isActive) return;
    const due = record.deadline !== null && Date.parse(record.deadline) <= now;
    if (due && !record.bookClosed) await this.closeTurn.run({ campaign, turn: record.turn });
    await this.conductor.advance(campaign);
    await this.conductor.mendStalls(campaign, now);
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'Could not sweep'))
        .then(() => this.schedule());
    }, this.settings.TURN_SWEEP_MS);
  }

  private async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
